import type { ListingForm } from '../../contract/listing-drafts.ts'
import { type FormField, formFields } from './listing-form.ts'

export type Side = 'mine' | 'theirs'

export interface Difference {
  field: FormField
  mine: string
  theirs: string
  /** What is chosen until the agent chooses: the side that was changed, and one's own where both were. */
  usual: Side
}

/** The fields in which two versions of a form differ; `saved` is what both began with. */
export function differences(
  saved: ListingForm,
  mine: ListingForm,
  theirs: ListingForm,
): Difference[] {
  return formFields.flatMap((field) => {
    const [before, my, their] = [saved, mine, theirs].map((form) => textOf(form, field)) as [
      string,
      string,
      string,
    ]
    if (my === their) return []
    return [{ field, mine: my, theirs: their, usual: my === before ? 'theirs' : 'mine' } as const]
  })
}

/** My form with the fields of theirs that were chosen. */
export function takeSides(
  mine: ListingForm,
  theirs: ListingForm,
  chosen: [FormField, Side][],
): ListingForm {
  const merged = structuredClone(mine)
  for (const [field, side] of chosen) if (side === 'theirs') copy(theirs, merged, field)
  return merged
}

function copy(from: ListingForm, to: ListingForm, field: FormField): void {
  const [group, part] = field.split('.') as [keyof ListingForm, (keyof ListingForm['address'])?]
  if (part) to.address[part] = from.address[part]
  else Object.assign(to, { [group]: from[group] })
}

function textOf(form: ListingForm, field: FormField): string {
  const [group, part] = field.split('.') as [keyof ListingForm, (keyof ListingForm['address'])?]
  const value = part ? form.address[part] : form[group]
  return Array.isArray(value) ? value.join(', ') : String(value)
}
