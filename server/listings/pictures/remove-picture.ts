import { mostPictures, type Picture } from '../../../contract/pictures.ts'
import type { UserId } from '../../caller.ts'
import { type Db, inTransaction } from '../../db/index.ts'
import { AppError } from '../../errors.ts'
import type { Jobs, NewJob } from '../../jobs/index.ts'
import type { Platform } from '../../platform.ts'
import { changeHome, requirePicture } from './own-picture.ts'
import {
  deletePicturesOf,
  deleteRemoved,
  type PictureRow,
  selectPictures,
  updatePicture,
} from './queries.ts'
import { partsOf } from './rules.ts'
import { tidyJob } from './tidy-files.ts'
import { toPicture } from './to-picture.ts'

export const purgeKind = 'pictures.purge'
/** How long a removed picture can be brought back, in ms. */
export const undoFor = 24 * 60 * 60 * 1000

const purgeJob = (id: string): NewJob => ({
  id: `${purgeKind}:${id}`,
  kind: purgeKind,
  payload: { id },
  dueAt: new Date(Date.now() + undoFor),
})

/** Takes a picture out of the gallery. Its place is kept for a day, should it be brought back. */
export async function removePicture(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  owner: UserId,
  id: string,
): Promise<Picture[]> {
  const { homeId, removedAt } = await requirePicture(db, owner, id)
  const rows = await changeHome(db, homeId, async (tx) => {
    if (!removedAt) {
      await updatePicture(tx, id, { removedAt: new Date() })
      await jobs.enqueue(tx, purgeJob(id))
    }
    return selectPictures(tx, homeId)
  })
  return rows.map(toPicture)
}

/** Brings a removed picture back to its place. @throws AppError invalid_input when there is no room. */
export async function restorePicture(db: Db, owner: UserId, id: string): Promise<Picture[]> {
  const { homeId, removedAt } = await requirePicture(db, owner, id)
  const rows = await changeHome(db, homeId, async (tx) => {
    const now = await selectPictures(tx, homeId)
    if (removedAt && now.length >= mostPictures)
      throw new AppError(
        'invalid_input',
        `A listing has at most ${mostPictures} pictures. Remove one to bring this one back.`,
      )
    await updatePicture(tx, id, { removedAt: null })
    return selectPictures(tx, homeId)
  })
  return rows.map(toPicture)
}

/** Forgets a picture that was removed more than a day ago, and has its files looked after. */
export async function purgePicture(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  id: string,
  now = new Date(),
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // A minute's grace: the job's clock and the row's are not read at the same moment.
    const rows = await deleteRemoved(tx, id, new Date(now.getTime() - undoFor + 60_000))
    await tidyLater(tx, jobs, rows)
  })
}

/**
 * Forgets all pictures of listings or drafts of `owner`, in the transaction that removes them for
 * good. The files follow, except those that a newsletter shows.
 */
export async function removePicturesOf(
  tx: Db,
  jobs: Pick<Jobs, 'enqueue'>,
  owner: UserId,
  homeIds: string[],
): Promise<void> {
  await tidyLater(tx, jobs, await deletePicturesOf(tx, owner, homeIds))
}

async function tidyLater(tx: Db, jobs: Pick<Jobs, 'enqueue'>, rows: PictureRow[]): Promise<void> {
  const bases = rows.flatMap(({ file, originalFile }) => [file, originalFile ?? file])
  for (const hash of new Set(bases.map((base) => partsOf(base).hash)))
    await jobs.enqueue(tx, { ...tidyJob(hash), dueAt: new Date() })
}
