import type { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import { largestPicture, mostPictures, type Picture } from '../../../contract/pictures.ts'
import type { UserId } from '../../caller.ts'
import type { Db } from '../../db/index.ts'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform.ts'
import { renditionsJob } from './make-renditions.ts'
import { changeHome, requireHome } from './own-picture.ts'
import { findPictureByKey, insertPictures, selectPictures, syncListing } from './queries.ts'
import { type Prepared, readPicture } from './read-picture.ts'
import { tidyJob } from './tidy-files.ts'
import { toPicture } from './to-picture.ts'

type Parts = Pick<Platform, 'db' | 'files' | 'jobs'>

/**
 * Adds an uploaded picture to a listing or a draft of `owner`, behind the others. When this answers,
 * the picture is on disk and in the database. The same key again answers the same picture.
 * @throws AppError not_yours, not_found, too_large, unsupported_file; nothing is kept then.
 */
export async function addPicture(
  platform: Parts,
  owner: UserId,
  homeId: string,
  upload: Readable,
  options: { idempotencyKey?: string | undefined; alt?: string } = {},
): Promise<Picture> {
  const { db } = platform
  await requireHome(db, owner, homeId)
  const key = options.idempotencyKey
  const known = key === undefined ? undefined : await findPictureByKey(db, owner, key)
  if (known) return toPicture(known)
  await requireRoom(db, homeId)
  const file = await receivePicture(platform, upload)

  const added = await changeHome(db, homeId, async (tx) => {
    await requireRoom(tx, homeId)
    const [row] = await insertPictures(tx, owner, homeId, [
      { id: uuidv7(), homeId, idempotencyKey: key ?? null, alt: options.alt ?? '', ...file },
    ])
    if (row) await platform.jobs.enqueue(tx, renditionsJob(row.file))
    return row
  })
  platform.jobs.wake()
  // Of two that arrive at once the database lets one in; the other finds it here.
  const row = added ?? (key === undefined ? undefined : await findPictureByKey(db, owner, key))
  if (!row) throw new Error('A picture was neither added nor found under its key.')
  return toPicture(row)
}

/** Takes an upload, reads it, and keeps what is to be kept of it. */
export async function receivePicture(platform: Parts, upload: Readable): Promise<PictureFile> {
  const received = await platform.files.receive(upload, {
    atMost: largestPicture,
    tooLarge: `This picture is larger than ${largestPicture / 1024 / 1024} MB. Please make it smaller.`,
  })
  try {
    return await keepPrepared(platform, await readPicture(received.path))
  } finally {
    await received.discard()
  }
}

/** A picture whose file is kept already, and what is said of it. */
export type KeptPicture = PictureFile & { alt: string; idempotencyKey: string }

/** Adds pictures that need no checking, our own, in the caller's transaction. A repeat adds none. */
export async function addKeptPictures(
  tx: Db,
  owner: UserId,
  homeId: string,
  kept: KeptPicture[],
): Promise<void> {
  if (kept.length === 0) return
  await insertPictures(
    tx,
    owner,
    homeId,
    kept.map((picture) => ({ id: uuidv7(), homeId, ...picture })),
  )
  await syncListing(tx, homeId)
}

export type PictureFile = Omit<Prepared, 'bytes'> & { file: string }

/**
 * Keeps the bytes of a picture. Before that, a look after them is ordered: should this program die
 * before a row in the database names them, they are removed then.
 */
export async function keepPrepared(
  { db, files, jobs }: Parts,
  { bytes, ...rest }: Prepared,
): Promise<PictureFile> {
  await jobs.enqueue(db, tidyJob(bytes))
  const name = await files.put(bytes, 'jpg')
  return { file: name.replace('.jpg', ''), ...rest }
}

async function requireRoom(db: Db, homeId: string): Promise<void> {
  if ((await selectPictures(db, homeId)).length >= mostPictures)
    throw new AppError(
      'invalid_input',
      `A listing has at most ${mostPictures} pictures. Remove one to add another.`,
    )
}
