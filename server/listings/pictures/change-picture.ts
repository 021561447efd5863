import type { Picture, PictureWords } from '../../../contract/pictures.ts'
import { pictureUrl } from '../../../contract/renditions.ts'
import type { UserId } from '../../caller.ts'
import type { Db } from '../../db/index.ts'
import { AppError } from '../../errors.ts'
import { fileName } from '../../files/index.ts'
import type { Platform } from '../../platform.ts'
import { renditionsJob } from './make-renditions.ts'
import { changeHome, requireHome, requirePicture } from './own-picture.ts'
import { selectPictures, updateOrder, updatePicture } from './queries.ts'
import { turnPicture } from './read-picture.ts'
import { partsOf, turned } from './rules.ts'
import { tidyJob } from './tidy-files.ts'
import { toPicture } from './to-picture.ts'

/** Says what a picture shows. @throws AppError not_yours, not_found */
export async function describePicture(
  db: Db,
  owner: UserId,
  id: string,
  words: PictureWords,
): Promise<Picture> {
  const { homeId } = await requirePicture(db, owner, id)
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
  await changeHome(db, homeId, (tx) => updatePicture(tx, id, given))
  return toPicture(await requirePicture(db, owner, id))
}

const changed = 'The pictures of this listing have changed meanwhile. Please look again.'

/**
 * Puts the pictures of a home in order; the first is the cover.
 * @throws AppError invalid_input or conflict when `ids` are not all its pictures, each once.
 */
export async function orderPictures(
  db: Db,
  owner: UserId,
  homeId: string,
  ids: string[],
): Promise<Picture[]> {
  await requireHome(db, owner, homeId)
  const rows = await changeHome(db, homeId, async (tx) => {
    const known = (await selectPictures(tx, homeId)).map(({ id }) => id)
    if (new Set(ids).size !== ids.length || ids.some((id) => !known.includes(id)))
      throw new AppError('invalid_input', changed, [{ path: 'ids', message: changed }])
    if (ids.length !== known.length) throw new AppError('conflict', changed)
    await updateOrder(tx, ids)
    return selectPictures(tx, homeId)
  })
  return rows.map(toPicture)
}

/** Turns a picture to the right, anew from what was kept first: four turns lose nothing. */
export async function rotatePicture(
  { db, files, jobs }: Pick<Platform, 'db' | 'files' | 'jobs'>,
  owner: UserId,
  id: string,
  quarterTurns: number,
): Promise<Picture> {
  const before = await requirePicture(db, owner, id)
  const file = turned(before.file, quarterTurns)
  const { hash, turns } = partsOf(file)
  const first = await files.read(fileName(pictureUrl(hash)) ?? '')
  if (!first) throw new Error(`The file of the picture ${id} is missing.`)
  const { bytes, ...shape } = await turnPicture(first, turns)
  if (turns > 0) await files.putAs(`${file}.jpg`, bytes)
  await changeHome(db, before.homeId, async (tx) => {
    await updatePicture(tx, id, { ...shape, file })
    await jobs.enqueue(tx, renditionsJob(file))
    await jobs.enqueue(tx, tidyJob(hash))
  })
  jobs.wake()
  return toPicture(await requirePicture(db, owner, id))
}
