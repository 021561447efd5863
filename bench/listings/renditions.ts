import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '../../server/config.ts'
import { openFiles } from '../../server/files/index.ts'
import { plans, renderAll } from '../../server/listings/pictures/render.ts'
import { median } from '../support/median.ts'

/**
 * Renditions per second through our pipeline, kept in the file store, against sharp alone: the same
 * sizes, formats and settings, each straight from the picture, written to plain files. The rounds
 * alternate, so that whatever else the machine does falls on both.
 */
const rounds = 3
const goal = 0.8
const folder = join(projectFolder, 'server/demo/pictures')

export async function compareRenditions(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'doorpost-bench-'))
  try {
    const files = await openFiles({ dataDir, databaseUrl: undefined, s3: undefined })
    const pictures = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).slice(0, 6)
    const kept = await Promise.all(pictures.map((name) => enlarged(join(folder, name))))
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round++) {
      ours.push(
        await perSecond(kept, async (bytes, at) => throughUs(files, bytes, `${round}${at}`)),
      )
      theirs.push(await perSecond(kept, (bytes, at) => sharpAlone(bytes, join(dataDir, `${at}`))))
    }
    const ratio = median(ours.map((rate, at) => rate / (theirs[at] ?? rate)))
    console.log(
      `renditions: ${median(ours).toFixed(1)}/s through us, ${median(theirs).toFixed(1)}/s by sharp alone, ratio ${ratio.toFixed(2)} (goal ${goal})`,
    )
    return ratio >= goal
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** As large as a photograph from a camera is when it is kept. */
function enlarged(path: string): Promise<Buffer> {
  return sharp(path).resize(3840).jpeg({ quality: 86 }).toBuffer()
}

async function throughUs(
  files: Awaited<ReturnType<typeof openFiles>>,
  bytes: Buffer,
  base: string,
): Promise<number> {
  let made = 0
  for await (const { file, bytes: rendition } of renderAll(bytes)) {
    await files.putAs(`${base}-${file}`, rendition)
    made++
  }
  return made
}

async function sharpAlone(bytes: Buffer, base: string): Promise<number> {
  let made = 0
  for (const { name, width, height, fit, formats } of plans)
    for (const format of formats) {
      const image = sharp(bytes).resize(width, height, { fit })
      const encoded = {
        avif: () => image.avif({ quality: 52, effort: 2 }),
        webp: () => image.webp({ quality: 76, effort: 3 }),
        jpg: () => image.jpeg({ quality: 80, progressive: true }),
      }[format]()
      await writeFile(`${base}-${name}.${format}`, await encoded.toBuffer())
      made++
    }
  return made
}

async function perSecond(
  pictures: Buffer[],
  work: (bytes: Buffer, at: number) => Promise<number>,
): Promise<number> {
  const begin = performance.now()
  let made = 0
  for (const [at, bytes] of pictures.entries()) made += await work(bytes, at)
  return (made * 1000) / (performance.now() - begin)
}
