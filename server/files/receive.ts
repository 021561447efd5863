import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../errors.ts'
import type { Received } from './store.ts'

export interface Whole extends Received {
  /** SHA-256 of the content. */
  hash: string
}

/** How long a file in the making may lie untouched before it counts as left behind, in ms. */
const patience = 24 * 60 * 60 * 1000

/** Makes the folder for files in the making and clears out what an earlier life left half-done. */
export async function openIncoming(folder: string, options: { alone: boolean }): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const left = await stat(path).catch(() => undefined)
    // Another process may share the folder, and be in the middle of it.
    if (left && (options.alone || Date.now() - left.mtimeMs > patience))
      await rm(path, { recursive: true, force: true })
  }
}

/** Writes a stream to a new file in `folder`, synced to disk. A stream that breaks off leaves none. */
export async function takeWhole(
  folder: string,
  stream: Readable,
  limit?: { atMost: number; tooLarge: string },
): Promise<Whole> {
  const path = join(folder, uuidv7())
  const discard = () => rm(path, { force: true })
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx')
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (limit && size > limit.atMost) throw new AppError('too_large', limit.tooLarge)
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.sync()
  } catch (error) {
    await discard()
    const cut = (error as NodeJS.ErrnoException).code
    if (cut === 'ECONNRESET' || cut === 'ERR_STREAM_PREMATURE_CLOSE')
      throw new AppError('invalid_input', 'The upload was cut off. Please try again.')
    throw error
  } finally {
    await file.close()
  }
  return { path, size, hash: hash.digest('hex'), discard }
}
