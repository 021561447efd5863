import type { Picture } from '../../../contract/pictures.ts'
import { largestPicture } from '../../../contract/words.ts'

/** A file on its way to the server. One that arrived is a picture and leaves the list. */
export interface Upload {
  /** Its Idempotency-Key too: tried again, it is added only once. */
  key: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1; at 1 the server is looking at it. */
  progress: number
  /** Why it failed. */
  problem?: string
}

/** So many at once: more would only share the same line. */
const together = 3

export interface UploadsOptions {
  send(upload: Upload, onProgress: (part: number) => void): Promise<Picture>
  onChange(uploads: Upload[]): void
  onArrived(picture: Picture): void
  /** Nothing is on its way any more: the new pictures, in the order in which they were chosen. */
  onSettled(arrived: Picture[]): void
  newKey?(): string
}

/** A queue of files to send, a few at once. What fails stays until it is tried again or given up. */
export function createUploads(options: UploadsOptions) {
  const newKey = options.newKey ?? (() => crypto.randomUUID())
  let uploads: Upload[] = []
  let chosen: string[] = []
  const arrived = new Map<string, Picture>()

  const change = (key: string, values: Partial<Upload>) => {
    uploads = uploads.map((upload) => (upload.key === key ? { ...upload, ...values } : upload))
    options.onChange(uploads)
  }
  const next = () => {
    const sending = uploads.filter(({ state }) => state === 'sending').length
    const waiting = uploads.filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, together - sending)) void begin(upload)
    if (sending > 0 || waiting.length > 0 || arrived.size === 0) return
    const inOrder = chosen.flatMap((key) => arrived.get(key) ?? [])
    arrived.clear()
    if (uploads.length === 0) chosen = []
    options.onSettled(inOrder)
  }
  const begin = async ({ key, ...upload }: Upload) => {
    change(key, { state: 'sending', progress: 0, problem: undefined })
    try {
      const picture = await options.send({ key, ...upload }, (progress) =>
        change(key, { progress }),
      )
      uploads = uploads.filter((one) => one.key !== key)
      arrived.set(key, picture)
      options.onArrived(picture)
      options.onChange(uploads)
    } catch (reason) {
      const problem = reason instanceof Error ? reason.message : 'Please try again.'
      change(key, { state: 'failed', problem })
    }
    next()
  }
  return {
    add(files: File[]) {
      const added = files.map((file): Upload => {
        const problem = problemOf(file)
        const state = problem ? 'failed' : 'waiting'
        return { key: newKey(), file, state, progress: 0, ...(problem && { problem }) }
      })
      uploads = [...uploads, ...added]
      chosen.push(...added.map(({ key }) => key))
      options.onChange(uploads)
      next()
    },
    retry(key: string) {
      change(key, { state: 'waiting', progress: 0, problem: undefined })
      next()
    },
    giveUp(key: string) {
      uploads = uploads.filter((upload) => upload.key !== key)
      chosen = chosen.filter((one) => one !== key)
      options.onChange(uploads)
    },
  }
}

/** What can be told without the server: what a file contains, it must see for itself. */
function problemOf(file: File): string | undefined {
  if (file.size === 0) return 'This file is empty.'
  if (file.size > largestPicture)
    return `This picture is larger than ${largestPicture / 1024 / 1024} MB. Please make it smaller.`
  return undefined
}
