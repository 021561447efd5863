import { pictureUrl } from '../../../contract/renditions.ts'
import { fileName } from '../../files/index.ts'
import type { NewJob } from '../../jobs/index.ts'
import type { Platform } from '../../platform.ts'
import { isShown } from './queries.ts'
import { renderAll } from './render.ts'

export const renditionsKind = 'pictures.renditions'

/** One job per picture, however often it is asked for. */
export function renditionsJob(base: string): NewJob {
  return { id: `${renditionsKind}:${base}`, kind: renditionsKind, payload: { base } }
}

/** One at a time: an encoder uses all it is given, and requests are to be answered meanwhile. */
let turn: Promise<unknown> = Promise.resolve()

/** Makes what is not there yet of a picture. May be broken off and begun again. */
export function makeRenditions(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  base: string,
  signal?: AbortSignal,
): Promise<void> {
  const work = async () => {
    const name = fileName(pictureUrl(base))
    const kept = name && (await isShown(db, base)) ? await files.read(name) : undefined
    if (!kept) return
    const there = new Set(await files.list(`${base}-`))
    const wanted = (file: string) => !there.has(`${base}-${file}`)
    for await (const { file, bytes } of renderAll(kept, wanted)) {
      if (signal?.aborted) return
      await files.putAs(`${base}-${file}`, bytes)
    }
  }
  const mine = turn.then(work)
  turn = mine.catch(() => undefined)
  return mine
}
