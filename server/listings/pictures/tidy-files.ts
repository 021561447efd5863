import { createHash } from 'node:crypto'
import type { NewJob } from '../../jobs/index.ts'
import type { Platform } from '../../platform.ts'
import { isInNewsletter, selectBasesOf } from './queries.ts'
import { unusedFiles } from './rules.ts'

export const tidyKind = 'pictures.tidy'
/** So old must a file be, in ms: a younger one may belong to an upload that is not written down yet. */
const soonest = 60 * 60 * 1000

/** Looks after the files of the picture with this content, or this hash, an hour from now. */
export function tidyJob(of: Buffer | string): NewJob {
  const hash = typeof of === 'string' ? of : createHash('sha256').update(of).digest('hex')
  const dueAt = new Date(Date.now() + soonest)
  return { id: `${tidyKind}:${hash}`, kind: tidyKind, payload: { hash }, dueAt }
}

/** Removes files of a picture that nobody shows any more; what a newsletter shows stays. */
export async function tidyFiles(
  { db, files, jobs }: Pick<Platform, 'db' | 'files' | 'jobs'>,
  hash: string,
  now = new Date(),
): Promise<void> {
  const names = await files.list(hash)
  const unused = unusedFiles(names, hash, await selectBasesOf(db, hash))
  if (unused.length === 0 || (await isInNewsletter(db, hash))) return
  const kept = await files.stat(`${hash}.jpg`)
  if (kept && now.getTime() - kept.keptAt.getTime() < soonest - 60_000) {
    await jobs.enqueue(db, tidyJob(hash))
    return
  }
  for (const name of unused) await files.remove(name)
}
