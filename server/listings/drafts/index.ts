import { listingDrafts as contract, type ListingDraft } from '../../../contract/listing-drafts.ts'
import type { UserId } from '../../caller.ts'
import { type Db, inTransaction } from '../../db/index.ts'
import { AppError } from '../../errors.ts'
import type { Feature, Platform } from '../../platform.ts'
import { findHomeOwner, removePicturesOf } from '../pictures/index.ts'
import { selectExistingIds } from '../queries.ts'
import {
  countDrafts,
  type DraftRow,
  deleteDraft,
  selectDraft,
  selectDrafts,
  upsertDraft,
} from './queries.ts'

export { deleteDraft }

/** Drafts one agent may have at once: nobody types into so many homes, a program gone wrong does. */
const mostDrafts = 500

/** What is typed into a listing's form and not saved yet: one part of the listings. */
export const drafts: Feature = {
  routes(http, platform) {
    const { db } = platform
    http.on(contract.list, async ({ caller }) => (await selectDrafts(db, caller.uid)).map(toDraft))
    http.on(contract.get, async ({ caller, params }) => {
      await requireFree(db, caller.uid, params.id)
      const row = await selectDraft(db, caller.uid, params.id)
      return { draft: row ? toDraft(row) : null }
    })
    http.on(contract.save, ({ caller, params, body }) =>
      saveDraft(db, caller.uid, { ...body, id: params.id }),
    )
    http.on(contract.remove, async ({ caller, params }) => {
      await removeDraft(platform, caller.uid, params.id)
      return { ok: true as const }
    })
  },
}

/**
 * Refuses an id that is somebody else's draft or listing; a free one is the caller's to take.
 * @throws AppError not_yours
 */
export async function requireFree(db: Db, owner: UserId, id: string): Promise<void> {
  const found = await findHomeOwner(db, id)
  if (found !== undefined && found !== owner)
    throw new AppError('not_yours', 'This listing belongs to somebody else.')
}

async function saveDraft(
  db: Db,
  owner: UserId,
  draft: Parameters<typeof upsertDraft>[2],
): Promise<ListingDraft> {
  await requireFree(db, owner, draft.id)
  if ((await countDrafts(db, owner)) >= mostDrafts && !(await selectDraft(db, owner, draft.id)))
    throw new AppError(
      'invalid_input',
      'There are too many unsaved listings. Please save some first.',
    )
  const row = await upsertDraft(db, owner, draft)
  if (!row) throw new AppError('not_yours', 'This listing belongs to somebody else.')
  return toDraft(row)
}

/** What was added to a listing that was never saved has no other place, and goes with the draft. */
async function removeDraft(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  owner: UserId,
  id: string,
): Promise<void> {
  await requireFree(db, owner, id)
  await inTransaction(db, async (tx) => {
    const gone = await deleteDraft(tx, owner, id)
    const saved = await selectExistingIds(tx, [id])
    if (gone && saved.length === 0) await removePicturesOf(tx, jobs, owner, [id])
  })
}

/** The form is stored as it came through the contract. */
function toDraft({ form, updatedAt, ...row }: DraftRow): ListingDraft {
  return { ...row, form: form as ListingDraft['form'], updatedAt: updatedAt.toISOString() }
}
