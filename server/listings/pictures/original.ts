import type { Readable } from 'node:stream'
import type { Picture } from '../../../contract/pictures.ts'
import type { UserId } from '../../caller.ts'
import type { Platform } from '../../platform.ts'
import { receivePicture } from './add-picture.ts'
import { renditionsJob } from './make-renditions.ts'
import { changeHome, requirePicture } from './own-picture.ts'
import { updatePicture } from './queries.ts'
import { partsOf } from './rules.ts'
import { tidyJob } from './tidy-files.ts'
import { toPicture } from './to-picture.ts'

type Parts = Pick<Platform, 'db' | 'files' | 'jobs'>

/**
 * Keeps the picture as it was before it was digitally altered, and marks it as altered: California's
 * Business and Professions Code § 10140.8 wants the unaltered picture within reach of the altered.
 */
export async function setOriginal(
  platform: Parts,
  owner: UserId,
  id: string,
  upload: Readable,
): Promise<Picture> {
  await requirePicture(platform.db, owner, id)
  const { file } = await receivePicture(platform, upload)
  return changeOriginal(platform, owner, id, { originalFile: file, altered: true })
}

/** Forgets the picture as it was before; the mark stays until it is taken off. */
export function removeOriginal(platform: Parts, owner: UserId, id: string): Promise<Picture> {
  return changeOriginal(platform, owner, id, { originalFile: null })
}

async function changeOriginal(
  { db, jobs }: Parts,
  owner: UserId,
  id: string,
  values: { originalFile: string | null; altered?: boolean },
): Promise<Picture> {
  const { homeId, originalFile } = await requirePicture(db, owner, id)
  await changeHome(db, homeId, async (tx) => {
    await updatePicture(tx, id, values)
    if (values.originalFile) await jobs.enqueue(tx, renditionsJob(values.originalFile))
    if (originalFile) await jobs.enqueue(tx, tidyJob(partsOf(originalFile).hash))
  })
  jobs.wake()
  return toPicture(await requirePicture(db, owner, id))
}
