import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import { listings } from '../schema/index.ts'

/** A listing as its row holds it, without what only the database needs. */
const columns = {
  id: listings.id,
  title: listings.title,
  description: listings.description,
  imageUrls: listings.imageUrls,
  sellPrice: listings.sellPrice,
  bedroomCount: listings.bedroomCount,
  bathroomCount: listings.bathroomCount,
  sqft: listings.sqft,
  garageCount: listings.garageCount,
  fireplaceCount: listings.fireplaceCount,
  yearBuilt: listings.yearBuilt,
  lotSqft: listings.lotSqft,
  propertyType: listings.propertyType,
  status: listings.status,
  amenities: listings.amenities,
  addressLine1: listings.addressLine1,
  city: listings.city,
  state: listings.state,
  zipcode: listings.zipcode,
  reelVideoUrl: listings.reelVideoUrl,
  lat: listings.lat,
  lng: listings.lng,
  coverAlt: listings.coverAlt,
  coverThumbhash: listings.coverThumbhash,
  reelThumbnailUrl: listings.reelThumbnailUrl,
  reelDuration: listings.reelDuration,
  reelWidth: listings.reelWidth,
  reelHeight: listings.reelHeight,
  listingKey: listings.listingKey,
  listingId: listings.listingId,
  version: listings.version,
  archivedAt: listings.archivedAt,
  createdAt: listings.createdAt,
  updatedAt: listings.updatedAt,
}

/** The two reads every screen makes, built once per database: building costs more than running them. */
function prepare(db: Db) {
  const mine = eq(listings.userId, sql.placeholder('owner'))
  return {
    list: db
      .select(columns)
      .from(listings)
      .where(mine)
      .orderBy(desc(listings.id))
      .prepare('listings_of_owner'),
    find: db
      .select(columns)
      .from(listings)
      .where(and(eq(listings.id, sql.placeholder('id')), mine))
      .prepare('listing_of_owner'),
  }
}

const prepared = new WeakMap<Db, ReturnType<typeof prepare>>()

function preparedFor(db: Db): ReturnType<typeof prepare> {
  const known = prepared.get(db)
  if (known) return known
  const made = prepare(db)
  prepared.set(db, made)
  return made
}

export type ListingRow = Awaited<ReturnType<ReturnType<typeof prepare>['list']['execute']>>[number]

/** All listings of `owner`, newest first: ids are UUIDv7, whose order is that of creation. */
export function selectListings(db: Db, owner: UserId): Promise<ListingRow[]> {
  return preparedFor(db).list.execute({ owner })
}

export async function selectListing(
  db: Db,
  owner: UserId,
  id: string,
): Promise<ListingRow | undefined> {
  const [row] = await preparedFor(db).find.execute({ owner, id })
  return row
}

/** Those of `ids` that are listings of `owner`, in no particular order. */
export function selectListingsById(db: Db, owner: UserId, ids: string[]): Promise<ListingRow[]> {
  return db
    .select(columns)
    .from(listings)
    .where(and(inArray(listings.id, ids), eq(listings.userId, owner)))
}

/** Those of `ids` that are listings of anybody: tells "not yours" from "not there", nothing else. */
export async function selectExistingIds(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.select({ id: listings.id }).from(listings).where(inArray(listings.id, ids))
  return rows.map(({ id }) => id)
}

export type NewListing = Omit<typeof listings.$inferInsert, 'userId'>

/** Adds a listing; undefined when `owner` already has one under the same idempotency key. */
export async function insertListing(
  db: Db,
  owner: UserId,
  values: NewListing,
): Promise<ListingRow | undefined> {
  const [row] = await db
    .insert(listings)
    .values({ ...values, userId: owner })
    .onConflictDoNothing({ target: [listings.userId, listings.idempotencyKey] })
    .returning(columns)
  return row
}

export async function selectListingByKey(
  db: Db,
  owner: UserId,
  idempotencyKey: string,
): Promise<ListingRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(listings)
    .where(and(eq(listings.userId, owner), eq(listings.idempotencyKey, idempotencyKey)))
  return row
}

/** What all listings of one agent come to. Prices in US dollars; null where nothing is known. */
export interface MarketFigures {
  count: number
  pricedCount: number
  medianPrice: number | null
  lowestPrice: number | null
  highestPrice: number | null
  /** How many listings have both a price and an area. */
  measuredCount: number
  /** Of those alone. */
  medianPricePerSqft: number | null
}

export async function selectMarketFigures(db: Db, owner: UserId): Promise<MarketFigures> {
  const median = (value: ReturnType<typeof sql>) =>
    sql<number | null>`percentile_cont(0.5) within group (order by ${value})::float8`
  const perSqft = sql`${listings.sellPrice}::float8 / ${listings.sqft}`
  const measured = and(isNotNull(listings.sellPrice), isNotNull(listings.sqft))
  const [figures] = await db
    .select({
      count: sql<number>`count(*)::int`,
      pricedCount: sql<number>`count(${listings.sellPrice})::int`,
      medianPrice: median(sql`${listings.sellPrice}`),
      lowestPrice: sql<number | null>`min(${listings.sellPrice})::int`,
      highestPrice: sql<number | null>`max(${listings.sellPrice})::int`,
      measuredCount: sql<number>`count(*) filter (where ${measured})::int`,
      // A median leaves out nulls, and the quotient is null where either part is.
      medianPricePerSqft: median(perSqft),
    })
    .from(listings)
    .where(eq(listings.userId, owner))
  if (!figures) throw new Error('An aggregate answers one row, always.')
  return figures
}
