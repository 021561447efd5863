import { v7 as uuidv7 } from 'uuid'
import type { Listing, ListingFields, Reel } from '../../contract/listings.ts'
import type { UserId } from '../caller.ts'
import { type Db, inTransaction } from '../db/index.ts'
import { findPlace } from '../places/index.ts'
import { deleteDraft, requireFree } from './drafts/index.ts'
import { syncListingPictures } from './pictures/index.ts'
import { insertChanges, insertListing, selectListing, selectListingByKey } from './queries.ts'
import { addressKey } from './rules.ts'
import { toListing } from './to-listing.ts'

export interface CreateOptions {
  /** The same key of the same owner again answers the listing that is already there. */
  idempotencyKey?: string | undefined
  /** The draft it was written in, whose id, pictures and film it takes over. */
  draftId?: string | undefined
  imageUrls?: string[]
  reel?: Reel | null
  /** Degrees, WGS 84. */
  lat?: number | null
  lng?: number | null
}

/**
 * Adds a listing of `owner`. Pictures, films and places come from the program, never from a request.
 * @throws AppError not_yours when the draft is somebody else's
 */
export function createListing(
  db: Db,
  owner: UserId,
  fields: ListingFields,
  options: CreateOptions = {},
): Promise<Listing> {
  const { idempotencyKey, draftId } = options
  return inTransaction(db, async (tx) => {
    if (draftId) await requireFree(tx, owner, draftId)
    const id = draftId ?? uuidv7()
    const inserted = await insertListing(tx, owner, rowOf(id, fields, options))
    if (inserted) {
      const { sellPrice, status } = fields
      await insertChanges(tx, [{ id: uuidv7(), homeId: id, sellPrice, status }])
      if (!draftId) return toListing(inserted)
      await deleteDraft(tx, owner, draftId)
      await syncListingPictures(tx, id)
    }
    // Of two that arrive at once the database lets one in; the other finds it here.
    const row =
      (idempotencyKey && (await selectListingByKey(tx, owner, idempotencyKey))) ||
      (await selectListing(tx, owner, id))
    if (!row) throw new Error('A listing was neither added nor found under its key.')
    return toListing(row)
  })
}

function rowOf(id: string, fields: ListingFields, options: CreateOptions) {
  const { address, ...rest } = fields
  const { idempotencyKey, reel } = options
  const place = address && findPlace(address.zipcode.slice(0, 5))
  return {
    ...rest,
    ...address,
    id,
    idempotencyKey: idempotencyKey ?? null,
    addressKey: addressKey(address?.addressLine1 ?? null, address?.zipcode ?? null),
    imageUrls: options.imageUrls ?? [],
    reelVideoUrl: reel?.videoUrl ?? null,
    reelThumbnailUrl: reel?.videoThumbnailUri ?? null,
    reelDuration: reel?.duration ?? null,
    reelWidth: reel?.width ?? null,
    reelHeight: reel?.height ?? null,
    originalPrice: fields.sellPrice,
    lat: options.lat ?? place?.lat ?? null,
    lng: options.lng ?? place?.lng ?? null,
  }
}
