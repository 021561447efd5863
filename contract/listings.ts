import { z } from 'zod'
import { picture } from './pictures.ts'
import { route } from './route.ts'
import { homeId, id, line, multiline, required } from './text.ts'
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

/** What a home cost and how it stood from `changedAt` on. */
export const listingChange = z
  .object({
    sellPrice: z.number().nullable(),
    status: z.enum(standardStatuses),
    changedAt: z.string(),
  })
  .meta({ id: 'ListingChange' })
export type ListingChange = z.infer<typeof listingChange>

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
    /** Newest first, the beginning last; answered for one listing, not in the list of all. */
    changes: z.array(listingChange).optional(),
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

/** Listings in one call about many. */
export const mostListingsAtOnce = 10_000
const someListings = z
  .array(homeId)
  .min(1, 'Please select at least one listing.')
  .max(mostListingsAtOnce, `Please select at most ${mostListingsAtOnce.toLocaleString('en-US')}.`)

export const listings = {
  list: route({
    method: 'GET',
    path: '/api/listings/user/:uid',
    access: 'owner',
    summary: 'All your listings, newest first; or, with archived=true, those you have put away',
    params: z.object({ uid: id }),
    query: z.object({ archived: z.stringbool().default(false) }),
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
    body: listingFields.extend({
      /** The draft it was written in: the listing takes its id, and the pictures and film added there. */
      draftId: homeId.optional(),
    }),
    response: listing,
  }),
  update: route({
    method: 'PUT',
    path: '/api/listings/:id',
    access: 'signed in',
    summary:
      'Change a listing; one that was changed since `version` is refused with what is there now',
    params: z.object({ id }),
    body: listingFields.extend({ version: z.number().int().min(1) }),
    response: listing,
  }),
  setStatus: route({
    method: 'POST',
    path: '/api/listings/status',
    access: 'signed in',
    summary: 'Give listings of yours another status',
    body: z.object({ ids: someListings, status: z.enum(standardStatuses) }),
    response: z.object({ changed: z.number() }),
  }),
  archive: route({
    method: 'POST',
    path: '/api/listings/archive',
    access: 'signed in',
    summary: 'Put listings of yours away; nothing is lost',
    body: z.object({ ids: someListings }),
    response: z.object({ changed: z.number() }),
  }),
  restore: route({
    method: 'POST',
    path: '/api/listings/restore',
    access: 'signed in',
    summary: 'Bring archived listings of yours back',
    body: z.object({ ids: someListings }),
    response: z.object({ changed: z.number() }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/listings/:id',
    access: 'signed in',
    summary:
      'Remove a listing for good, with its pictures and films; sent newsletters stay readable',
    params: z.object({ id }),
    response: z.object({ ok: z.literal(true) }),
  }),
}
