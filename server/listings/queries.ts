import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { StandardStatus } from '../../contract/words.ts'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import { listingChanges, listings } from '../schema/index.ts'

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

const shown = isNull(listings.archivedAt)

/** The two reads every screen makes, built once per database: building costs more than running them. */
function prepare(db: Db) {
  const mine = eq(listings.userId, sql.placeholder('owner'))
  return {
    list: db
      .select(columns)
      .from(listings)
      .where(and(mine, shown))
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

/** All of `owner` that are not put away, newest first: the order of UUIDv7 is that of creation. */
export function selectListings(db: Db, owner: UserId): Promise<ListingRow[]> {
  return preparedFor(db).list.execute({ owner })
}

/** Those that are put away, the latest first. */
export function selectArchived(db: Db, owner: UserId): Promise<ListingRow[]> {
  return db
    .select(columns)
    .from(listings)
    .where(and(eq(listings.userId, owner), isNotNull(listings.archivedAt)))
    .orderBy(desc(listings.archivedAt), desc(listings.id))
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

/** Adds a listing; undefined when there is one under the same id or idempotency key. */
export async function insertListing(
  db: Db,
  owner: UserId,
  values: NewListing,
): Promise<ListingRow | undefined> {
  const [row] = await db
    .insert(listings)
    .values({ ...values, userId: owner })
    .onConflictDoNothing()
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
    .where(and(eq(listings.userId, owner), shown))
  if (!figures) throw new Error('An aggregate answers one row, always.')
  return figures
}

/** A listing, to be changed in this transaction and by nobody else meanwhile. */
export async function lockListing(tx: Db, owner: UserId, id: string) {
  const [row] = await tx
    .select({ ...columns, originalPrice: listings.originalPrice })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.userId, owner)))
    .for('update')
  return row
}

/** Those of `ids` that are `owner`'s, in the order of their ids, so that two never wait for each other. */
export async function lockListings(tx: Db, owner: UserId, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.userId, owner), inArray(listings.id, ids)))
    .orderBy(listings.id)
    .for('update')
  return rows.map(({ id }) => id)
}

/** Saves a listing that is locked, as its next version. */
export async function updateListingRow(
  tx: Db,
  id: string,
  values: Partial<NewListing>,
): Promise<ListingRow> {
  const [row] = await tx
    .update(listings)
    .set(nextVersion(values))
    .where(eq(listings.id, id))
    .returning(columns)
  if (!row) throw new Error('A listing was locked and is gone.')
  return row
}

/** Those that had another status before. */
export function updateStatus(tx: Db, owner: UserId, ids: string[], status: StandardStatus) {
  return tx
    .update(listings)
    .set(nextVersion({ status }))
    .where(and(eq(listings.userId, owner), inArray(listings.id, ids), ne(listings.status, status)))
    .returning({ id: listings.id, sellPrice: listings.sellPrice })
}

/** How many were put away, or brought back with null. */
export async function setArchived(
  tx: Db,
  owner: UserId,
  ids: string[],
  archivedAt: Date | null,
): Promise<number> {
  const changed = await tx
    .update(listings)
    .set({ archivedAt })
    .where(
      and(
        eq(listings.userId, owner),
        inArray(listings.id, ids),
        archivedAt ? shown : isNotNull(listings.archivedAt),
      ),
    )
    .returning({ id: listings.id })
  return changed.length
}

/** True when there was such a listing of `owner`. */
export async function deleteListing(tx: Db, owner: UserId, id: string): Promise<boolean> {
  const gone = await tx
    .delete(listings)
    .where(and(eq(listings.id, id), eq(listings.userId, owner)))
    .returning({ id: listings.id })
  return gone.length > 0
}

const nextVersion = (values: Partial<NewListing>) => ({
  ...values,
  version: sql`${listings.version} + 1`,
  updatedAt: new Date(),
})

/** Writes down what homes cost and how they stand from now on. */
export async function insertChanges(
  tx: Db,
  changes: Pick<typeof listingChanges.$inferInsert, 'id' | 'homeId' | 'sellPrice' | 'status'>[],
): Promise<void> {
  const changedAt = new Date()
  if (changes.length > 0)
    await tx.insert(listingChanges).values(
      changes.map(({ id, homeId, sellPrice, status }) => ({
        id,
        homeId,
        sellPrice,
        status,
        changedAt,
      })),
    )
}

/** The history of a home, newest first. */
export function selectChanges(db: Db, homeId: string) {
  return db
    .select({
      sellPrice: listingChanges.sellPrice,
      status: listingChanges.status,
      changedAt: listingChanges.changedAt,
    })
    .from(listingChanges)
    .where(eq(listingChanges.homeId, homeId))
    .orderBy(desc(listingChanges.changedAt), desc(listingChanges.id))
}
