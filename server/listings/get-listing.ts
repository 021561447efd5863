import type { Listing } from '../../contract/listings.ts'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import { AppError } from '../errors.ts'
import { picturesOf, picturesOfAll } from './pictures/index.ts'
import {
  selectArchived,
  selectChanges,
  selectExistingIds,
  selectListing,
  selectListings,
  selectListingsById,
} from './queries.ts'
import { toListing } from './to-listing.ts'

/** All listings of `owner` that are not put away, or only those that are; newest first. */
export async function listListings(
  db: Db,
  owner: UserId,
  options: { archived?: boolean } = {},
): Promise<Listing[]> {
  const rows = await (options.archived ? selectArchived : selectListings)(db, owner)
  return rows.map(toListing)
}

/** With its pictures and its history. @throws AppError not_yours when it is somebody else's, not_found when there is none. */
export async function getListing(db: Db, owner: UserId, id: string): Promise<Listing> {
  const row = await selectListing(db, owner, id)
  if (!row) return refuse(db, [id])
  const changes = await selectChanges(db, id)
  return {
    ...toListing(row),
    pictures: await picturesOf(db, id),
    changes: changes.map((change) => ({ ...change, changedAt: change.changedAt.toISOString() })),
  }
}

/**
 * The listings with these ids in this order, all of them `owner`'s, with their pictures.
 * @throws AppError not_yours or not_found as soon as one is not.
 */
export async function getListings(db: Db, owner: UserId, ids: string[]): Promise<Listing[]> {
  const rows = await selectListingsById(db, owner, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const missing = ids.filter((id) => !byId.has(id))
  if (missing.length > 0) return refuse(db, missing)
  const pictures = await picturesOfAll(db, owner, ids)
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => ({ ...toListing(row), pictures: pictures.get(row.id) ?? [] }))
}

/** Says why these are no listings of the caller. @throws AppError not_yours, not_found; always */
export async function refuse(db: Db, ids: string[]): Promise<never> {
  const existing = await selectExistingIds(db, ids)
  if (existing.length > 0) throw new AppError('not_yours', 'This listing belongs to somebody else.')
  throw new AppError('not_found', 'There is no such listing.')
}
