import type { UserId } from '../caller.ts'
import { inTransaction } from '../db/index.ts'
import type { Platform } from '../platform.ts'
import { deleteDraft } from './drafts/index.ts'
import { refuse } from './get-listing.ts'
import { removePicturesOf } from './pictures/index.ts'
import { deleteListing } from './queries.ts'

/**
 * Removes a listing for good, with its history, its pictures and its film. The files follow in the
 * background; those that a newsletter shows stay, so that what was sent stays readable.
 * @throws AppError not_yours, not_found
 */
export async function removeListing(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  owner: UserId,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteListing(tx, owner, id))) return refuse(tx, [id])
    await removePicturesOf(tx, jobs, owner, [id])
    await deleteDraft(tx, owner, id)
  })
  jobs.wake()
}
