import sharp, { type Sharp } from 'sharp'
import { crops, formats, mailRenditions, wholes } from '../../../contract/renditions.ts'

export interface Rendition {
  /** What comes after the picture's base and a dash: `c480.avif`. */
  file: string
  bytes: Buffer
}

const encode = {
  // Efforts chosen by measurement: more takes several times as long for a few percent.
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 3 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, progressive: true }),
}

interface Plan {
  name: string
  width: number
  height: number
  /** Cut to this shape, or whole within it. */
  fit: 'cover' | 'inside'
  formats: readonly (keyof typeof encode)[]
}

const [mailWidth, mailHeight] = mailRenditions.mail
const [reelWidth, reelHeight] = mailRenditions.reel
/** Everything made of a kept picture; what is seen first is made first. */
export const plans: Plan[] = [
  ...Object.entries(crops).map(
    ([name, width]): Plan => ({ name, width, height: width / 1.5, fit: 'cover', formats }),
  ),
  { name: 'mail', width: mailWidth, height: mailHeight, fit: 'inside', formats: ['jpg'] },
  { name: 'reel', width: reelWidth, height: reelHeight, fit: 'cover', formats: ['jpg'] },
  ...Object.entries(wholes).map(
    ([name, edge]): Plan => ({ name, width: edge, height: edge, fit: 'inside', formats }),
  ),
]

/**
 * The renditions of a kept picture, one by one, those that are `wanted`. The picture is decoded
 * once, to the largest size, and nothing is made larger than it is.
 */
export async function* renderAll(
  kept: Buffer,
  wanted: (file: string) => boolean = () => true,
): AsyncGenerator<Rendition> {
  const largest = await pixelsOf(resize(sharp(kept), { ...wholes2048, fit: 'inside' }))
  const made = new Map<string, Buffer>()
  for (const plan of plans) {
    const missing = plan.formats.filter((format) => wanted(`${plan.name}.${format}`))
    if (missing.length === 0) continue
    const pixels = await pixelsOf(resize(from(largest), within(plan, largest.info)))
    const { width, height } = pixels.info
    for (const format of missing) {
      // A picture smaller than two of the sizes is the same in both.
      const size = `${width}x${height}.${format}`
      const bytes = made.get(size) ?? (await encode[format](from(pixels)).toBuffer())
      if (plan.fit === 'inside') made.set(size, bytes)
      yield { file: `${plan.name}.${format}`, bytes }
    }
  }
}

const wholes2048 = { width: wholes.w2048, height: wholes.w2048 }

type Box = Pick<Plan, 'width' | 'height' | 'fit'>

/** A crop of a picture that is smaller than the crop keeps its shape and gets smaller too. */
function within({ width, height, fit }: Plan, of: { width: number; height: number }): Box {
  if (fit === 'inside') return { width, height, fit }
  const scale = Math.min(1, of.width / width, of.height / height)
  const atLeastOne = (edge: number) => Math.max(1, Math.round(edge * scale))
  return { width: atLeastOne(width), height: atLeastOne(height), fit }
}

function resize(image: Sharp, { width, height, fit }: Box): Sharp {
  return image.resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
}

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

function pixelsOf(image: Sharp): Promise<Pixels> {
  return image.raw().toBuffer({ resolveWithObject: true }) as Promise<Pixels>
}

function from({ data, info }: Pixels): Sharp {
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}
