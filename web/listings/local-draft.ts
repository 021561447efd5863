import type { ListingForm } from '../../contract/listing-drafts.ts'

/** What is typed but not saved, kept in this browser at every keystroke: the server's copy follows. */
export interface LocalDraft {
  form: ListingForm
  version: number | null
  /** Milliseconds since 1970. */
  at: number
}

const place = (uid: string, homeId: string) => `doorpost:draft:${uid}:${homeId}`
const newPlace = (uid: string) => `doorpost:new-listing:${uid}`

/** The kept draft, or undefined. A browser without storage has none. */
export const readLocalDraft = (uid: string, homeId: string): LocalDraft | undefined =>
  read<LocalDraft>(place(uid, homeId))
export const keepLocalDraft = (uid: string, homeId: string, draft: LocalDraft): void =>
  write(place(uid, homeId), draft)
export const forgetLocalDraft = (uid: string, homeId: string): void =>
  write(place(uid, homeId), undefined)

/** The id of the new listing that is being written in this browser. */
export const readNewHome = (uid: string): string | undefined => read<string>(newPlace(uid))
export const keepNewHome = (uid: string, homeId: string | undefined): void =>
  write(newPlace(uid), homeId)

function read<T>(key: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the server's copy is the only one.
  }
}
