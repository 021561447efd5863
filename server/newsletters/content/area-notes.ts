import { v7 as uuidv7 } from 'uuid'
import { type AreaNote, type AreaNoteFields, areaNote } from '../../../contract/newsletters.ts'
import type { UserId } from '../../caller.ts'
import type { Db } from '../../db/index.ts'
import { AppError } from '../../errors.ts'
import {
  type AreaNoteRow,
  areaNoteExists,
  deleteAreaNote,
  selectAreaNotes,
  upsertAreaNote,
} from './queries.ts'

/** A row as the contract answers it. The column is plain text; every write went through the contract. */
export function toAreaNote(row: AreaNoteRow): AreaNote {
  const topic = areaNote.shape.topic.parse(row.topic)
  return { ...row, topic, updatedAt: row.updatedAt.toISOString() }
}

export async function listAreaNotes(db: Db, owner: UserId): Promise<AreaNote[]> {
  const rows = await selectAreaNotes(db, owner)
  return rows.map(toAreaNote)
}

/** Writes a fact down; one that is there for the same ZIP code and topic is replaced. */
export async function saveAreaNote(
  db: Db,
  owner: UserId,
  fields: AreaNoteFields,
): Promise<AreaNote> {
  const note = { ...fields, id: uuidv7(), updatedAt: new Date() }
  return toAreaNote(await upsertAreaNote(db, owner, note))
}

/** @throws AppError not_yours when it is somebody else's, not_found when there is none. */
export async function removeAreaNote(db: Db, owner: UserId, id: string): Promise<void> {
  if (await deleteAreaNote(db, owner, id)) return
  if (await areaNoteExists(db, id))
    throw new AppError('not_yours', 'This note belongs to somebody else.')
  throw new AppError('not_found', 'There is no such note.')
}
