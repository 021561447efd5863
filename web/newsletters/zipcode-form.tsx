import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'

/** Adds a ZIP code to write about that no listing has brought in. */
export function ZipcodeForm({
  known,
  onAdd,
}: {
  known: string[]
  onAdd: (zipcode: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const add = (event: FormEvent) => {
    event.preventDefault()
    const zipcode = typed.trim()
    if (!/^\d{5}$/.test(zipcode)) return setError('Please enter a five-digit ZIP code.')
    setError(undefined)
    setTyped('')
    if (!known.includes(zipcode)) onAdd(zipcode)
    // After the new section is there: its heading takes the focus.
    requestAnimationFrame(() => document.getElementById(`zip-${zipcode}`)?.focus())
  }
  return (
    <form onSubmit={add} noValidate className="flex flex-wrap items-start gap-3">
      <TextField
        label="Another ZIP code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        className="w-48"
      />
      <Button type="submit" variant="secondary" className="mt-[1.95rem]">
        Add
      </Button>
    </form>
  )
}
