import { v7 as uuidv7 } from 'uuid'
import type { Listing, ListingFields, Reel } from '../../contract/listings.ts'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import { insertListing, selectListingByKey } from './queries.ts'
import { toListing } from './to-listing.ts'

export interface CreateOptions {
  /** The same key of the same owner again answers the listing that is already there. */
  idempotencyKey?: string | undefined
  imageUrls?: string[]
  reel?: Reel | null
  /** Degrees, WGS 84. */
  lat?: number | null
  lng?: number | null
}

/** Adds a listing of `owner`. Pictures, films and places come from the program, never from a request. */
export async function createListing(
  db: Db,
  owner: UserId,
  fields: ListingFields,
  options: CreateOptions = {},
): Promise<Listing> {
  const { address, ...rest } = fields
  const { idempotencyKey, reel } = options
  const inserted = await insertListing(db, owner, {
    ...rest,
    ...address,
    id: uuidv7(),
    idempotencyKey: idempotencyKey ?? null,
    imageUrls: options.imageUrls ?? [],
    reelVideoUrl: reel?.videoUrl ?? null,
    reelThumbnailUrl: reel?.videoThumbnailUri ?? null,
    reelDuration: reel?.duration ?? null,
    reelWidth: reel?.width ?? null,
    reelHeight: reel?.height ?? null,
    originalPrice: fields.sellPrice,
    lat: options.lat ?? null,
    lng: options.lng ?? null,
  })
  // Of two that arrive at once the database lets one in; the other finds it here.
  const row = inserted ?? (idempotencyKey && (await selectListingByKey(db, owner, idempotencyKey)))
  if (!row) throw new Error('A listing was neither added nor found under its key.')
  return toListing(row)
}
