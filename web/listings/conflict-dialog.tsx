import { useState } from 'react'
import type { ListingForm } from '../../contract/listing-drafts.ts'
import type { Listing } from '../../contract/listings.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { differences, type Side, takeSides } from './conflict-rules.ts'
import { type FormField, fieldLabels, formOf } from './listing-form.ts'

/** Shows what was changed in two places, field by field, and lets the agent choose. */
export function ConflictDialog({
  saved,
  mine,
  current,
  onClose,
  onResolve,
}: {
  /** What the form was opened on. */
  saved: ListingForm
  mine: ListingForm
  current: Listing
  onClose: () => void
  onResolve: (merged: ListingForm) => void
}) {
  const theirs = formOf(current)
  const fields = differences(saved, mine, theirs)
  const [sides, setSides] = useState<Partial<Record<FormField, Side>>>({})
  const sideOf = (field: FormField, usual: Side) => sides[field] ?? usual
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title="This listing was changed meanwhile"
      description="It was saved somewhere else after you opened it. Choose what to keep."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Back to the form
          </Button>
          <Button
            onClick={() =>
              onResolve(
                takeSides(
                  mine,
                  theirs,
                  fields.map(({ field, usual }) => [field, sideOf(field, usual)]),
                ),
              )
            }
          >
            Save these
          </Button>
        </>
      }
    >
      <div className="grid gap-7">
        {fields.map(({ field, usual, mine: my, theirs: their }) => (
          <fieldset key={field} className="min-w-0">
            <legend className="mb-2 font-semibold">{fieldLabels[field]}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {(
                [
                  ['theirs', 'Saved meanwhile', their],
                  ['mine', 'What you typed', my],
                ] as const
              ).map(([side, words, text]) => (
                <label
                  key={side}
                  className="flex cursor-pointer gap-3 rounded-md border border-line-strong px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft"
                >
                  <input
                    type="radio"
                    className="mt-1 size-5 shrink-0 accent-accent"
                    name={field}
                    checked={sideOf(field, usual) === side}
                    onChange={() => setSides({ ...sides, [field]: side })}
                  />
                  <span className="min-w-0">
                    <span className="block text-sm text-quiet">{words}</span>
                    <span className="line-clamp-6 whitespace-pre-line [overflow-wrap:anywhere]">
                      {text === '' ? 'Nothing' : text}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
