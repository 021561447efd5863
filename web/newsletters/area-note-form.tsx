import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type AreaNote,
  type AreaNoteFields,
  type AreaNoteInput,
  areaNoteFields,
} from '../../contract/newsletters.ts'
import type { HighlightTopic } from '../../contract/words.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/fields.tsx'
import { FormProblems } from '../ui/form-problems.tsx'
import { showServerProblems } from '../ui/server-problems.ts'
import { toast } from '../ui/toast.tsx'
import { useSaveAreaNote } from './data.ts'

/** Writes or rewrites the note of one topic, in place. Escape leaves it as it was. */
export function AreaNoteForm({
  zipcode,
  topic,
  heading,
  note,
  onDone,
  onCancel,
}: {
  zipcode: string
  topic: HighlightTopic
  heading: string
  note: AreaNote | undefined
  onDone: () => void
  onCancel: () => void
}) {
  const save = useSaveAreaNote()
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<
    AreaNoteInput,
    unknown,
    AreaNoteFields
  >({
    defaultValues: { zipcode, topic, text: note?.text ?? '', source: note?.source ?? '' },
    resolver: zodResolver(areaNoteFields),
  })
  useEffect(() => setFocus('text'), [setFocus])

  const submit = handleSubmit(async (fields) => {
    setRefusal(undefined)
    try {
      await save.mutateAsync(fields)
      toast('Note saved')
      onDone()
    } catch (reason) {
      setRefusal(showServerProblems(reason, setError, ['text', 'source']))
    }
  })
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={`${heading}, ${zipcode}`}
      className="grid gap-4"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <FormProblems message={refusal} />
      <TextArea
        label={heading}
        hint="One or two sentences of fact, as a client may read them."
        rows={3}
        error={formState.errors.text?.message}
        {...register('text')}
      />
      <TextField
        label="Source"
        hint="Named in the newsletter, like a city report or a school’s website."
        optional
        error={formState.errors.source?.message}
        {...register('source')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} busyLabel="Saving...">
          Save note
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
