import { z } from 'zod'
import { route } from './route.ts'
import { id, line, multiline } from './text.ts'
import { largestPicture, mostPictures, pictureTypes } from './words.ts'

export { largestPicture, mostPictures, pictureTypes } from './words.ts'

/** A photograph of a home, in the order of the gallery. */
export const picture = z
  .object({
    id,
    /** The picture itself, upright; `renditions.ts` says what other sizes are called. */
    url: z.string(),
    /** Pixels. */
    width: z.number(),
    height: z.number(),
    /** Base64 of its ThumbHash. */
    thumbhash: z.string(),
    caption: z.string(),
    alt: z.string(),
    /** Digitally altered, as California's Business and Professions Code § 10140.8 means it. */
    altered: z.boolean(),
    /** The picture before it was altered. */
    originalUrl: z.string().nullable(),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof picture>

/** What an agent says about a picture; what is left out stays. */
export const pictureWords = z
  .object({
    alt: line(200).optional(),
    caption: multiline(500).optional(),
    altered: z.boolean('Please say yes or no.').optional(),
  })
  .refine((words) => Object.keys(words).length > 0, 'Please say what to change.')
export type PictureWords = z.infer<typeof pictureWords>

const gallery = z.array(picture)
const onePicture = z.object({ id })

export const pictures = {
  list: route({
    method: 'GET',
    path: '/api/listings/:id/pictures',
    access: 'signed in',
    summary: 'The pictures of one of your listings, or of a draft of one',
    params: z.object({ id }),
    response: gallery,
  }),
  add: route({
    method: 'POST',
    path: '/api/listings/:id/pictures',
    access: 'signed in',
    summary: `Add a picture at the end (send an Idempotency-Key to make a repeat harmless); at most ${mostPictures} of ${largestPicture / 1024 / 1024} MB`,
    params: z.object({ id }),
    fileBody: pictureTypes,
    response: picture,
  }),
  order: route({
    method: 'PUT',
    path: '/api/listings/:id/pictures/order',
    access: 'signed in',
    summary: 'Put the pictures of a listing in order; the first is its cover',
    params: z.object({ id }),
    body: z.object({ ids: z.array(id).max(mostPictures) }),
    response: gallery,
  }),
  describe: route({
    method: 'PUT',
    path: '/api/pictures/:id',
    access: 'signed in',
    summary: 'Say what a picture shows, and whether it was digitally altered',
    params: onePicture,
    body: pictureWords,
    response: picture,
  }),
  rotate: route({
    method: 'POST',
    path: '/api/pictures/:id/rotation',
    access: 'signed in',
    summary: 'Turn a picture to the right by quarter turns',
    params: onePicture,
    body: z.object({ quarterTurns: z.number().int().min(1).max(3) }),
    response: picture,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/pictures/:id',
    access: 'signed in',
    summary: 'Take a picture out of the gallery; it can be brought back for a day',
    params: onePicture,
    response: gallery,
  }),
  restore: route({
    method: 'POST',
    path: '/api/pictures/:id/restoration',
    access: 'signed in',
    summary: 'Bring a removed picture back to its place',
    params: onePicture,
    response: gallery,
  }),
  setOriginal: route({
    method: 'PUT',
    path: '/api/pictures/:id/original',
    access: 'signed in',
    summary: 'Keep the picture as it was before it was digitally altered',
    params: onePicture,
    fileBody: pictureTypes,
    response: picture,
  }),
  removeOriginal: route({
    method: 'DELETE',
    path: '/api/pictures/:id/original',
    access: 'signed in',
    summary: 'Forget the picture as it was before',
    params: onePicture,
    response: picture,
  }),
}
