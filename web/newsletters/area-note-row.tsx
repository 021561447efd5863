import { useEffect, useRef, useState } from 'react'
import type { AreaNote, AreaNoteFields } from '../../contract/newsletters.ts'
import type { HighlightTopic } from '../../contract/words.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { AreaNoteForm } from './area-note-form.tsx'
import { useRemoveAreaNote, useSaveAreaNote } from './data.ts'

/** One topic of a ZIP code: the note with its source, or the invitation to write one. */
export function AreaNoteRow({
  zipcode,
  topic,
  heading,
  note,
}: {
  zipcode: string
  topic: HighlightTopic
  heading: string
  note: AreaNote | undefined
}) {
  const [writing, setWriting] = useState(false)
  const [removed, setRemoved] = useState<AreaNote>()
  const remove = useRemoveAreaNote()
  const restore = useSaveAreaNote()
  const opener = useRef<HTMLButtonElement>(null)
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && !writing) opener.current?.focus()
    wasWriting.current = writing
  }, [writing])

  const about = `${heading}, ${zipcode}`
  if (writing)
    return (
      <li className="border-b border-line py-5">
        <AreaNoteForm
          zipcode={zipcode}
          topic={topic}
          heading={heading}
          note={note ?? removed}
          onDone={() => {
            setWriting(false)
            setRemoved(undefined)
          }}
          onCancel={() => setWriting(false)}
        />
      </li>
    )
  const undo = (fields: AreaNoteFields) =>
    restore.mutate(fields, { onSuccess: () => setRemoved(undefined) })
  const failure = remove.error ?? restore.error
  return (
    <li className="grid gap-x-6 border-b border-line py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 className="font-text font-semibold tracking-normal">{heading}</h3>
        {note ? (
          <>
            <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
            {note.source && (
              <p className="text-sm text-quiet [overflow-wrap:anywhere]">Source: {note.source}</p>
            )}
          </>
        ) : (
          <p className="text-quiet">{removed ? 'Removed.' : 'Nothing written down yet.'}</p>
        )}
        {failure && (
          <p role="alert" className="text-danger">
            {failure.message}
          </p>
        )}
      </div>
      <div className="-ml-3 flex items-start sm:-mr-3 sm:ml-0">
        {!note && removed && (
          <Button
            variant="quiet"
            busy={restore.isPending}
            aria-label={`Undo: ${about}`}
            onClick={() => undo(removed)}
          >
            Undo
          </Button>
        )}
        <Button
          ref={opener}
          variant="quiet"
          aria-label={`${note ? 'Edit' : 'Write'}: ${about}`}
          onClick={() => setWriting(true)}
        >
          {note ? 'Edit' : 'Write'}
        </Button>
        {note && (
          <Button
            variant="quiet"
            busy={remove.isPending}
            aria-label={`Remove: ${about}`}
            onClick={() =>
              remove.mutate(note, {
                onSuccess() {
                  setRemoved(note)
                  toast('Note removed')
                  opener.current?.focus()
                },
              })
            }
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  )
}
