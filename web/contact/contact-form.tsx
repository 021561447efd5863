import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { contactFields } from '../../contract/contact.ts'
import { call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/fields.tsx'
import { showServerProblems } from '../ui/server-problems.ts'
import { Notice } from '../ui/states.tsx'

/** How long the thanks stay before the panel closes, in ms (specification, section 9). */
const successVisible = 3000

const empty = { name: '', email: '', message: '', website: '' }

/** The contact form. `onDone` is called three seconds after a message has been sent. */
export function ContactForm({ open, onDone }: { open: boolean; onDone: () => void }) {
  const [sent, setSent] = useState(false)
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm({
    resolver: zodResolver(contactFields),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    if (open) setFocus('name')
    else setSent(false)
  }, [open, setFocus])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from the moment of sending.
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(onDone, successVisible)
    return () => clearTimeout(timer)
  }, [sent])

  const send = handleSubmit(async (fields) => {
    setSent(false)
    try {
      await call('POST /api/send-email', { body: fields })
    } catch (reason) {
      showServerProblems(reason, setError, ['name', 'email', 'message'])
      alert('There was an error sending your message. Please try again.')
      return
    }
    reset(empty)
    setSent(true)
  })

  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <TextField
        label="Your Name"
        labelHidden
        placeholder="Your Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Your Email"
        labelHidden
        type="email"
        placeholder="Your Email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextArea
        label="Your Message"
        labelHidden
        rows={4}
        placeholder="Your Message"
        required
        error={errors.message?.message}
        {...register('message')}
      />
      {/* Only a program that fills in every field finds this one. */}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
        Send message
      </Button>
      {sent && <Notice tone="success">Message sent successfully!</Notice>}
    </form>
  )
}
