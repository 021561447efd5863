import sharp from 'sharp'
import type { UserId } from '../caller.ts'
import { AppError } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { setPicture } from './queries.ts'

/** Bytes. */
export const largestPicture = 10 * 1024 * 1024
const edge = 512
const mostPixels = 40_000_000
const formats = ['jpeg', 'png', 'webp', 'heif']

/**
 * Keeps a portrait as a 512 × 512 JPEG: turned upright, without the camera's notes (which may say
 * where it was taken). What counts is the content, not what it is called.
 * @throws AppError unsupported_file when it is not a picture we can read.
 */
export async function setProfilePicture(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  owner: UserId,
  bytes: Buffer,
): Promise<void> {
  await setPicture(db, owner, await files.put(await toPortrait(bytes), 'jpg'))
}

async function toPortrait(bytes: Buffer): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await image.metadata()
    if (!formats.includes(format ?? '')) throw new Error(`The format is ${format}.`)
    return await image
      .rotate()
      .resize(edge, edge, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
  } catch {
    throw new AppError(
      'unsupported_file',
      'This is not a picture we can read. Please use JPEG, PNG, WebP or AVIF.',
    )
  }
}
