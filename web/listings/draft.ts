import type { ListingFields } from '../../contract/listings.ts'
import { emptyForm, type ListingForm } from './listing-form.ts'

/** What is typed but not saved, kept in this browser per person so that a reload loses nothing. */
interface Draft {
  form: ListingForm
  /** The last try to save, and the key it was made under. */
  attempt?: { body: string; key: string }
}

const place = (uid: string) => `doorpost:new-listing:${uid}`

/** The kept draft, or undefined. A browser without storage has none. */
export function readDraft(uid: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place(uid)) ?? 'null') as Draft | null
    if (!kept?.form) return undefined
    const address = { ...emptyForm.address, ...kept.form.address }
    return { ...kept, form: { ...emptyForm, ...kept.form, address } }
  } catch {
    return undefined
  }
}

/** Keeps the form as it is; an empty one is forgotten. */
export function keepDraft(uid: string, form: ListingForm): void {
  const untouched = JSON.stringify(form) === JSON.stringify(emptyForm)
  write(uid, untouched ? undefined : { form, attempt: readDraft(uid)?.attempt })
}

export function forgetDraft(uid: string): void {
  write(uid, undefined)
}

/**
 * The Idempotency-Key to save these fields under: the same fields again, even after a reload, have
 * the same key, so that a lost answer never makes two listings; changed fields have a new one.
 */
export function keyFor(uid: string, form: ListingForm, fields: ListingFields): string {
  const body = JSON.stringify(fields)
  const before = readDraft(uid)?.attempt
  const key = before?.body === body ? before.key : crypto.randomUUID()
  write(uid, { form, attempt: { body, key } })
  return key
}

function write(uid: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(place(uid), JSON.stringify(draft))
    else localStorage.removeItem(place(uid))
  } catch {
    // Storage is full or forbidden: the form works, only without a memory.
  }
}
