import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reel } from '../../contract/listings.ts'
import { projectFolder } from '../config.ts'
import { type FileStore, fileUrl } from '../files/index.ts'
import type { KeptPicture } from '../listings/index.ts'

const folder = join(projectFolder, 'server/demo')

export interface HomePictures {
  pictures: KeptPicture[]
  reel: Reel | null
}

type Manifest = Record<string, { file: string; alt: string; thumbhash: string }[]>

/**
 * Puts the drawn pictures and films of the demo homes into the file store and answers, per home,
 * where they are. `pictures/manifest.json` says in which order the pictures stand and what they show;
 * a film is `<home>.mp4` with `<home>.jpg` as its thumbnail.
 */
export async function loadPictures(
  files: FileStore,
  slugs: string[],
): Promise<Map<string, HomePictures>> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, 'pictures/manifest.json'), 'utf8'),
  )
  const reels = await filesOf('reels')
  const store = async (kind: string, file: string, extension: 'jpg' | 'mp4') =>
    fileUrl(await files.put(await readFile(join(folder, kind, file)), extension))

  const load = async (slug: string): Promise<[string, HomePictures]> => {
    const [pictures, reel] = await Promise.all([
      Promise.all((manifest[slug] ?? []).map(loadPicture)),
      reels.includes(`${slug}.mp4`) ? loadReel(slug) : null,
    ])
    return [slug, { pictures, reel }]
  }
  // As large as the illustrator draws them.
  const loadPicture = async ({
    file,
    ...rest
  }: Manifest[string][number]): Promise<KeptPicture> => ({
    file: (await files.put(await readFile(join(folder, 'pictures', file)), 'jpg')).replace(
      '.jpg',
      '',
    ),
    idempotencyKey: `demo-${file}`,
    width: 1200,
    height: 800,
    ...rest,
  })
  const loadReel = async (slug: string): Promise<Reel> => {
    const [videoUrl, videoThumbnailUri] = await Promise.all([
      store('reels', `${slug}.mp4`, 'mp4'),
      store('reels', `${slug}.jpg`, 'jpg'),
    ])
    return { videoUrl, videoThumbnailUri }
  }
  return new Map(await Promise.all(slugs.map(load)))
}

/** The drawn portrait of an agent, when there is one. */
export async function readPortrait(subject: string): Promise<Buffer | undefined> {
  const file = (await filesOf('portraits')).find((name) => name.startsWith(subject))
  return file === undefined ? undefined : readFile(join(folder, 'portraits', file))
}

/** Nothing is drawn yet where the folder is missing. */
function filesOf(kind: 'reels' | 'portraits'): Promise<string[]> {
  return readdir(join(folder, kind)).catch(() => [])
}
