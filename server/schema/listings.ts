import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { StandardStatus } from '../../contract/words.ts'
import { owner } from './accounts.ts'
import { created, time, updated } from './columns.ts'

export const listings = pgTable(
  'listings',
  {
    id: text().primaryKey(),
    userId: owner(),
    /** The request's Idempotency-Key: the same request again finds the same listing. */
    idempotencyKey: text('idempotency_key'),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    imageUrls: text('image_urls').array().notNull().default(sql`'{}'::text[]`),
    sellPrice: integer('sell_price'),
    bedroomCount: integer('bedroom_count').notNull(),
    bathroomCount: doublePrecision('bathroom_count').notNull(),
    sqft: integer(),
    garageCount: integer('garage_count').notNull().default(0),
    fireplaceCount: integer('fireplace_count').notNull().default(0),
    yearBuilt: integer('year_built'),
    lotSqft: integer('lot_sqft'),
    propertyType: text('property_type'),
    /** StandardStatus of the RESO Data Dictionary 2.0. */
    status: text().$type<StandardStatus>().notNull().default('Active'),
    amenities: text().array().notNull().default(sql`'{}'::text[]`),
    addressLine1: text('address_line1'),
    city: text(),
    state: text(),
    zipcode: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    reelVideoUrl: text('reel_video_url'),
    reelThumbnailUrl: text('reel_thumbnail_url'),
    /** Seconds. */
    reelDuration: doublePrecision('reel_duration'),
    /** Pixels. */
    reelWidth: integer('reel_width'),
    reelHeight: integer('reel_height'),
    /** Of the first picture, so that a list shows it without asking for the others. */
    coverAlt: text('cover_alt').notNull().default(''),
    coverThumbhash: text('cover_thumbhash'),
    /** ListingKey and ListingId of the system a listing was imported from. */
    listingKey: text('listing_key'),
    listingId: text('listing_id'),
    /** What makes two addresses the same one, for imports that have no key. */
    addressKey: text('address_key'),
    originalPrice: integer('original_price'),
    /** Fields of an import that Doorpost does not know, to be given back on export. */
    otherFields: jsonb('other_fields').$type<Record<string, unknown>>().notNull().default({}),
    /** Counts the saves: a save that was based on an older one is told so. */
    version: integer().notNull().default(1),
    archivedAt: time('archived_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('listings_user').on(table.userId, table.id),
    unique('listings_idempotency').on(table.userId, table.idempotencyKey),
    unique('listings_key').on(table.userId, table.listingKey),
    index('listings_listing_id').on(table.userId, table.listingId),
    index('listings_address').on(table.userId, table.addressKey),
  ],
)

/** What a listing cost and how it stood, from one time to the next. The first row is its beginning. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: text().primaryKey(),
    homeId: text('home_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    sellPrice: integer('sell_price'),
    status: text().$type<StandardStatus>().notNull(),
    changedAt: time('changed_at').notNull().defaultNow(),
  },
  (table) => [index('listing_changes_home').on(table.homeId, table.id)],
)

/** What is typed into a listing's form and not saved yet. A new listing takes the id of its draft. */
export const listingDrafts = pgTable(
  'listing_drafts',
  {
    id: text().primaryKey(),
    userId: owner(),
    /** The version the form was opened on; null for a new listing. */
    version: integer(),
    form: jsonb().notNull(),
    updatedAt: updated(),
  },
  (table) => [index('listing_drafts_user').on(table.userId, table.updatedAt)],
)

/** The photographs of a listing or of the draft of one. */
export const pictures = pgTable(
  'pictures',
  {
    id: text().primaryKey(),
    userId: owner(),
    /** A listing, or a draft that will become one under the same id. */
    homeId: text('home_id').notNull(),
    /** The request's Idempotency-Key. */
    idempotencyKey: text('idempotency_key'),
    position: integer().notNull(),
    /** What the names of its files begin with. */
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Base64. */
    thumbhash: text().notNull(),
    caption: text().notNull().default(''),
    alt: text().notNull().default(''),
    /** Digitally altered, as California's Business and Professions Code § 10140.8 (AB 723) means it. */
    altered: boolean().notNull().default(false),
    /** The picture before it was altered, one tap away. */
    originalFile: text('original_file'),
    createdAt: created(),
    /** Taken out of the gallery; can be brought back for a while. */
    removedAt: time('removed_at'),
  },
  (table) => [
    index('pictures_home').on(table.homeId, table.position),
    index('pictures_file').on(table.file),
    unique('pictures_idempotency').on(table.userId, table.idempotencyKey),
  ],
)
