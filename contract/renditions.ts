/**
 * A stored picture is `/files/<base>.jpg`; what is made of it for screens and mails has names that
 * follow from it alone. Without schemas, so that every page may use it.
 */

/** Sizes of the same crop, 3:2: cards, thumbnails. Width in pixels by name. */
export const crops = { c480: 480, c960: 960 } as const
/** Sizes of the whole picture: the gallery. Longest edge in pixels by name. */
export const wholes = { w1280: 1280, w2048: 2048 } as const
/** In mails, JPEG alone: twice 200 × 200 for listings, twice 300 × 180 for films. */
export const mailRenditions = { mail: [400, 400], reel: [600, 360] } as const
export const formats = ['avif', 'webp', 'jpg'] as const

/** SHA-256 of the picture, and how often it was turned right: `…r1` lies a quarter turn from `…`. */
const stored = /^\/files\/([0-9a-f]{64}(?:r[123])?)\.jpg$/

/** What the names of a stored picture's files begin with; undefined for pictures elsewhere. */
export function pictureBase(url: string): string | undefined {
  return stored.exec(url)?.[1]
}

export function pictureUrl(base: string): string {
  return `/files/${base}.jpg`
}

/** The `srcset` of one format: the crop for cards, or the whole picture for the gallery. */
export function srcSet(base: string, shape: 'crop' | 'whole', format: (typeof formats)[number]) {
  return Object.entries(shape === 'crop' ? crops : wholes)
    .map(([name, width]) => `/files/${base}-${name}.${format} ${width}w`)
    .join(', ')
}

/** The picture at the size for a mail; one that is not ours stays as it is. */
export function mailPicture(url: string, kind: keyof typeof mailRenditions): string {
  const base = pictureBase(url)
  return base === undefined ? url : `/files/${base}-${kind}.jpg`
}
