import type { Picture } from '../../../contract/pictures.ts'
import type { UserId } from '../../caller.ts'
import { type Db, inTransaction } from '../../db/index.ts'
import { AppError } from '../../errors.ts'
import {
  findHomeOwner,
  findPicture,
  lockHome,
  type PictureRow,
  selectPictures,
  selectPicturesOf,
  syncListing,
} from './queries.ts'
import { toPicture } from './to-picture.ts'

/** @throws AppError not_yours when the home is somebody else's, not_found when there is none. */
export async function requireHome(db: Db, owner: UserId, homeId: string): Promise<void> {
  const found = await findHomeOwner(db, homeId)
  if (found === undefined) throw new AppError('not_found', 'There is no such listing.')
  if (found !== owner) throw new AppError('not_yours', 'This listing belongs to somebody else.')
}

/** @throws AppError not_yours when the picture is somebody else's, not_found when there is none. */
export async function requirePicture(db: Db, owner: UserId, id: string): Promise<PictureRow> {
  const row = await findPicture(db, id)
  if (!row) throw new AppError('not_found', 'There is no such picture.')
  if (row.userId !== owner)
    throw new AppError('not_yours', 'This picture belongs to somebody else.')
  return row
}

/** The pictures of a home, in the order of its gallery. @throws AppError not_yours, not_found */
export async function listPictures(db: Db, owner: UserId, homeId: string): Promise<Picture[]> {
  await requireHome(db, owner, homeId)
  return picturesOf(db, homeId)
}

/** The same for a home that is known to be the caller's. */
export async function picturesOf(db: Db, homeId: string): Promise<Picture[]> {
  return (await selectPictures(db, homeId)).map(toPicture)
}

/** The pictures of several listings of `owner`, by the listing's id. */
export async function picturesOfAll(
  db: Db,
  owner: UserId,
  homeIds: string[],
): Promise<Map<string, Picture[]>> {
  const byHome = new Map<string, Picture[]>()
  for (const row of await selectPicturesOf(db, owner, homeIds)) {
    const known = byHome.get(row.homeId) ?? []
    byHome.set(row.homeId, [...known, toPicture(row)])
  }
  return byHome
}

/** Changes the pictures of one home, nobody else's change in between, and its listing with them. */
export function changeHome<T>(db: Db, homeId: string, change: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockHome(tx, homeId)
    const result = await change(tx)
    await syncListing(tx, homeId)
    return result
  })
}
