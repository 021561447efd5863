import { z } from 'zod'
import { route } from './route.ts'
import { homeId, id } from './text.ts'

/** What stands in a field, letter for letter, right or wrong. The database refuses NUL. */
const typed = (max: number) =>
  z
    .string()
    .max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)
    .refine(
      (value) => !value.includes('\u0000') && !/[\ud800-\udfff]/u.test(value),
      'Contains characters that cannot be displayed. Please type it again.',
    )

/** A listing's form as it is on the screen. */
export const listingForm = z.object({
  title: typed(1000),
  description: typed(20_000),
  sellPrice: typed(100),
  bedroomCount: typed(100),
  bathroomCount: typed(100),
  sqft: typed(100),
  lotSqft: typed(100),
  garageCount: typed(100),
  fireplaceCount: typed(100),
  yearBuilt: typed(100),
  propertyType: typed(100),
  status: typed(100),
  amenities: z.array(typed(1000)).max(200, 'Please keep to 200 amenities.'),
  address: z.object({
    addressLine1: typed(1000),
    city: typed(1000),
    state: typed(100),
    zipcode: typed(100),
  }),
})
export type ListingForm = z.infer<typeof listingForm>

export const listingDraft = z
  .object({
    /** The listing it changes, or the one it will become. */
    id,
    /** The version of the listing it changes; null for a new one. */
    version: z.number().nullable(),
    form: listingForm,
    updatedAt: z.string(),
  })
  .meta({ id: 'ListingDraft' })
export type ListingDraft = z.infer<typeof listingDraft>

const oneDraft = z.object({ id: homeId })

export const listingDrafts = {
  list: route({
    method: 'GET',
    path: '/api/listing-drafts',
    access: 'signed in',
    summary: 'What you have typed into listings and not saved yet, the latest first',
    response: z.array(listingDraft),
  }),
  get: route({
    method: 'GET',
    path: '/api/listing-drafts/:id',
    access: 'signed in',
    summary: 'What you have typed into one listing',
    params: oneDraft,
    response: z.object({ draft: listingDraft.nullable() }),
  }),
  save: route({
    method: 'PUT',
    path: '/api/listing-drafts/:id',
    access: 'signed in',
    summary: 'Keep what is typed; the id is that of the listing, or a new one',
    params: oneDraft,
    body: z.object({ form: listingForm, version: z.number().int().min(1).nullable() }),
    response: listingDraft,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/listing-drafts/:id',
    access: 'signed in',
    summary: 'Throw away what is typed; the pictures of a listing that was never saved go with it',
    params: oneDraft,
    response: z.object({ ok: z.literal(true) }),
  }),
}
