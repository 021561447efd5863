import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reel } from '../../contract/listings.ts'
import { projectFolder } from '../config.ts'
import { type FileStore, fileUrl } from '../files/index.ts'

const folder = join(projectFolder, 'server/demo')

export interface HomePictures {
  imageUrls: string[]
  reel: Reel | null
}

/**
 * Puts the drawn pictures and films of the demo homes into the file store and answers, per home,
 * where they are. Pictures are called `<home>-<number>-<what>.jpg`, numbered as in the gallery;
 * a film is `<home>.mp4` with `<home>.jpg` as its thumbnail.
 */
export async function loadPictures(
  files: FileStore,
  slugs: string[],
): Promise<Map<string, HomePictures>> {
  const pictures = await filesOf('pictures')
  const reels = await filesOf('reels')
  const store = async (kind: string, file: string, extension: 'jpg' | 'mp4') =>
    fileUrl(await files.put(await readFile(join(folder, kind, file)), extension))

  const load = async (slug: string): Promise<[string, HomePictures]> => {
    const own = pictures
      .filter((file) => file.startsWith(`${slug}-`) && file.endsWith('.jpg'))
      .sort(new Intl.Collator('en', { numeric: true }).compare)
    const [imageUrls, reel] = await Promise.all([
      Promise.all(own.map((file) => store('pictures', file, 'jpg'))),
      reels.includes(`${slug}.mp4`) ? loadReel(slug) : null,
    ])
    return [slug, { imageUrls, reel }]
  }
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
function filesOf(kind: 'pictures' | 'reels' | 'portraits'): Promise<string[]> {
  return readdir(join(folder, kind)).catch(() => [])
}
