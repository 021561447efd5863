import { z } from 'zod'
import { picture } from './pictures.ts'
import { route } from './route.ts'
import { id, line, multiline, required } from './text.ts'
import { propertyTypes, standardStatuses } from './words.ts'

export {
  amenityChoices,
  listingArea,
  listingPrice,
  listingTitle,
  type PropertyType,
  propertyTypes,
  type StandardStatus,
  standardStatuses,
} from './words.ts'

/** A US address. `state` is the two-letter code, `zipcode` five digits or ZIP+4. */
export const address = z.object({
  addressLine1: required(line(120), 'Please enter the street address.'),
  city: required(line(80), 'Please enter the city.'),
  state: line(2).regex(/^[A-Z]{2}$/, 'Please use the two-letter state, like WA.'),
  zipcode: line(10).regex(/^\d{5}(-\d{4})?$/, 'Please enter a ZIP code, like 98103.'),
})
export type Address = z.infer<typeof address>

const count = (max: number) =>
  z
    .number('Please enter a number.')
    .int('Please enter a whole number.')
    .min(0, 'This cannot be below zero.')
    .max(max, `Please enter at most ${max.toLocaleString('en-US')}.`)

/** What an agent writes about a home. Money is whole US dollars, area square feet. */
export const listingFields = z.object({
  title: line(120),
  /** At most 4,000 characters: the length of PublicRemarks in the RESO Data Dictionary 2.0. */
  description: multiline(4000),
  sellPrice: count(2_000_000_000).min(1, 'Please enter a price above zero.').nullable(),
  bedroomCount: count(99),
  bathroomCount: z
    .number('Please enter a number.')
    .min(0, 'This cannot be below zero.')
    .max(99, 'Please enter at most 99.')
    .multipleOf(0.25, 'Please use whole, half or quarter bathrooms.'),
  sqft: count(1_000_000).min(1, 'Please enter an area above zero.').nullable(),
  garageCount: count(99),
  fireplaceCount: count(99),
  yearBuilt: count(2100).min(1600, 'Please enter a year from 1600 on.').nullable(),
  /** Square feet of land. */
  lotSqft: count(2_000_000_000).min(1, 'Please enter an area above zero.').nullable().default(null),
  propertyType: z.enum(propertyTypes).nullable().default(null),
  status: z.enum(standardStatuses).default('Active'),
  amenities: z
    .array(required(line(60), 'Please name the amenity.'))
    .max(60, 'Please keep to 60 amenities.')
    .transform((names) => [...new Set(names)])
    .default([]),
  address: address.nullable(),
})
export type ListingFields = z.infer<typeof listingFields>
/** The same as it may be written, without what has a default. */
export type ListingInput = z.input<typeof listingFields>

export const reel = z.object({
  videoUrl: z.string(),
  videoThumbnailUri: z.string().nullable(),
  /** Seconds; unknown for a film elsewhere. */
  duration: z.number().nullish(),
  /** Pixels. */
  width: z.number().nullish(),
  height: z.number().nullish(),
})
export type Reel = z.infer<typeof reel>

/** Answers are not checked as strictly as input: what is stored is what is shown. */
export const listing = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    imageUrls: z.array(z.string()),
    sellPrice: z.number().nullable(),
    bedroomCount: z.number(),
    bathroomCount: z.number(),
    sqft: z.number().nullable(),
    garageCount: z.number(),
    fireplaceCount: z.number(),
    yearBuilt: z.number().nullable(),
    lotSqft: z.number().nullable(),
    propertyType: z.string().nullable(),
    status: z.enum(standardStatuses),
    amenities: z.array(z.string()),
    address: z
      .object({
        addressLine1: z.string(),
        city: z.string(),
        state: z.string(),
        zipcode: z.string(),
      })
      .nullable(),
    /** Degrees, WGS 84. */
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    /** Of the first of `imageUrls`. */
    coverAlt: z.string(),
    /** Base64 of the first picture's ThumbHash. */
    coverThumbhash: z.string().nullable(),
    /** In the order of the gallery; answered for one listing, not in the list of all. */
    pictures: z.array(picture).optional(),
    reel: reel.nullable(),
    listingKey: z.string().nullable(),
    listingId: z.string().nullable(),
    /** Goes up by one with every save. */
    version: z.number(),
    /** Set while the listing is put away. */
    archivedAt: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Listing' })
export type Listing = z.infer<typeof listing>

export const listings = {
  list: route({
    method: 'GET',
    path: '/api/listings/user/:uid',
    access: 'owner',
    summary: 'All your listings, newest first',
    params: z.object({ uid: id }),
    response: z.array(listing),
  }),
  get: route({
    method: 'GET',
    path: '/api/listings/:id',
    access: 'signed in',
    summary: 'One of your listings',
    params: z.object({ id }),
    response: listing,
  }),
  create: route({
    method: 'POST',
    path: '/api/listings',
    access: 'signed in',
    summary: 'Add a listing (send an Idempotency-Key to make a repeat harmless)',
    body: listingFields,
    response: listing,
  }),
}
