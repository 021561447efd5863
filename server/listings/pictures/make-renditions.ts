import { pictureUrl } from '../../../contract/renditions.ts'
import { fileName } from '../../files/index.ts'
import type { NewJob } from '../../jobs/index.ts'
import type { Platform } from '../../platform.ts'
import { isShown } from './queries.ts'
import { renderAll } from './render.ts'

export const renditionsKind = 'pictures.renditions'

/**
 * One job per picture, however often it is asked for; with `only`, for those whose names begin so:
 * a card needs no large ones, and these take most of the time.
 */
export function renditionsJob(base: string, only?: string): NewJob {
  const id = [renditionsKind, base, ...(only ? [only] : [])].join(':')
  return { id, kind: renditionsKind, payload: { base, only } }
}

/** One at a time: an encoder uses all it is given, and requests are to be answered meanwhile. */
let turn: Promise<unknown> = Promise.resolve()

/** Makes what is not there yet of a picture. May be broken off and begun again. */
export function makeRenditions(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  base: string,
  { only = '', signal }: { only?: string | undefined; signal?: AbortSignal } = {},
): Promise<void> {
  const work = async () => {
    const name = fileName(pictureUrl(base))
    const kept = name && (await isShown(db, base)) ? await files.read(name) : undefined
    if (!kept) return
    const there = new Set(await files.list(`${base}-`))
    const wanted = (file: string) => file.startsWith(only) && !there.has(`${base}-${file}`)
    for await (const { file, bytes } of renderAll(kept, wanted)) {
      if (signal?.aborted) return
      await files.putAs(`${base}-${file}`, bytes)
    }
  }
  const mine = turn.then(work)
  turn = mine.catch(() => undefined)
  return mine
}
