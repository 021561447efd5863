import { v7 as uuidv7 } from 'uuid'
import type { StandardStatus } from '../../contract/listings.ts'
import type { UserId } from '../caller.ts'
import { type Db, inTransaction } from '../db/index.ts'
import { refuse } from './get-listing.ts'
import { insertChanges, lockListings, setArchived, updateStatus } from './queries.ts'

/** Gives listings another status, all of them or none. @throws AppError not_yours, not_found */
export function setStatus(
  db: Db,
  owner: UserId,
  ids: string[],
  status: StandardStatus,
): Promise<{ changed: number }> {
  return inTransaction(db, async (tx) => {
    await requireAll(tx, owner, ids)
    const changed = await updateStatus(tx, owner, ids, status)
    await insertChanges(
      tx,
      changed.map(({ id, sellPrice }) => ({ id: uuidv7(), homeId: id, sellPrice, status })),
    )
    return { changed: changed.length }
  })
}

/** Puts listings away, or brings them back. @throws AppError not_yours, not_found */
export function archiveListings(
  db: Db,
  owner: UserId,
  ids: string[],
  archivedAt: Date | null,
): Promise<{ changed: number }> {
  return inTransaction(db, async (tx) => {
    await requireAll(tx, owner, ids)
    return { changed: await setArchived(tx, owner, ids, archivedAt) }
  })
}

async function requireAll(tx: Db, owner: UserId, ids: string[]): Promise<void> {
  const mine = new Set(await lockListings(tx, owner, ids))
  const others = ids.filter((id) => !mine.has(id))
  if (others.length > 0) await refuse(tx, others)
}
