import { open } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { AppError } from '../../errors.ts'
import { createTurns } from './in-turn.ts'
import { type Kind, recognise, refuseStowaways } from './recognise.ts'

/** Pixels of one picture at most: the largest that phones and cameras make, and no bomb. */
const mostPixels = 64_000_000
/** Longest edge of what is kept, in pixels: enough for any screen and for print in a brochure. */
const longestEdge = 3840
const quality = 86

// What sharp keeps between pictures is memory the server would rather have.
sharp.cache(false)

// A picture of 24 megapixels takes 100 to 170 MB while it is read: such have their turn alone.
const inTurn = createTurns(24_000_000, 2)

/** A photograph as it is kept: JPEG, upright, sRGB, without what the camera noted. */
export interface Prepared {
  bytes: Buffer
  width: number
  height: number
  /** Base64. */
  thumbhash: string
}

/**
 * Reads an uploaded file, whatever it is called, and makes of it what is kept.
 * @throws AppError unsupported_file or too_large with what is wrong with it.
 */
export async function readPicture(path: string): Promise<Prepared> {
  // Nothing but what begins as a picture is ever given to a decoder.
  const [begin, end] = await endsOf(path)
  const kind = recognise(begin)
  refuseStowaways([begin, end])
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!found) throw unreadable(kind)
  refuseShape(found)
  return inTurn(found.width * found.height, async () => {
    // By its path, not its bytes: what the decoder reads bit by bit needs no memory of ours.
    return prepare(sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })).catch(() => {
      throw unreadable(kind)
    })
  })
}

/** How far into both ends of a file a second one is looked for: there it must be, to be opened. */
const reach = 64 * 1024

async function endsOf(path: string): Promise<[begin: Buffer, end: Buffer]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (from: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(reach), 0, reach, from)
      return buffer.subarray(0, bytesRead)
    }
    return [await read(0), await read(Math.max(0, size - reach))]
  } finally {
    await file.close()
  }
}

/** Turns a kept picture to the right by quarter turns, anew from what was kept first. */
export function turnPicture(bytes: Buffer, quarterTurns: number): Promise<Prepared> {
  return inTurn(longestEdge * longestEdge, () =>
    prepare(sharp(bytes).rotate(quarterTurns * 90), quality + 4),
  )
}

async function prepare(image: Sharp, jpegQuality = quality): Promise<Prepared> {
  const { data, info } = await image
    .autoOrient()
    .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    // Without a profile of its own, a picture is taken for sRGB; with one, it is brought there.
    .toColourspace('srgb')
    .jpeg({ quality: jpegQuality, progressive: true })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { bytes: data, width, height, thumbhash: await thumbhashOf(data) }
}

async function thumbhashOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize(100, 100, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

function refuseShape({ width, height }: Metadata): void {
  const format = (of: number) => of.toLocaleString('en-US')
  if (width * height > mostPixels)
    throw new AppError(
      'too_large',
      `This picture is ${format(width)} × ${format(height)} pixels. Please make it smaller: at most ${mostPixels / 1e6} megapixels.`,
    )
  if (Math.max(width, height) > 20 * Math.min(width, height))
    throw new AppError(
      'unsupported_file',
      `This picture is ${format(width)} × ${format(height)} pixels, too narrow for a gallery.`,
    )
}

function unreadable(kind: Kind): AppError {
  return new AppError(
    'unsupported_file',
    kind === 'HEIC'
      ? 'This is a HEIC picture, which cannot be read here. Please export it as JPEG; an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.'
      : `This ${kind} is damaged or incomplete. Please export or upload it again.`,
  )
}
