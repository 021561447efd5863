import { v7 as uuidv7 } from 'uuid'
import { type Listing, type ListingFields, listingFields } from '../../contract/listings.ts'
import type { UserId } from '../caller.ts'
import { type Db, inTransaction } from '../db/index.ts'
import { AppError } from '../errors.ts'
import { findPlace } from '../places/index.ts'
import { deleteDraft } from './drafts/index.ts'
import { getListing, refuse } from './get-listing.ts'
import { insertChanges, lockListing, updateListingRow } from './queries.ts'
import { addressKey } from './rules.ts'
import { toListing } from './to-listing.ts'

/**
 * Saves a listing that was read as `version`. The same save again, after an answer that was lost, does
 * nothing and is answered alike.
 * @throws AppError conflict with the listing as it is now, when it was changed since; not_yours, not_found
 */
export async function updateListing(
  db: Db,
  owner: UserId,
  id: string,
  { version, ...fields }: ListingFields & { version: number },
): Promise<Listing> {
  const saved = await inTransaction(db, async (tx) => {
    const before = await lockListing(tx, owner, id)
    if (!before) return refuse(tx, [id])
    if (before.version !== version) return same(toListing(before), fields) ? before : undefined
    const { address, ...rest } = fields
    const place = address ?? { addressLine1: null, city: null, state: null, zipcode: null }
    const after = await updateListingRow(tx, id, {
      ...rest,
      ...place,
      ...pointOf(before.zipcode, place.zipcode),
      addressKey: addressKey(place.addressLine1, place.zipcode),
      originalPrice: before.originalPrice ?? fields.sellPrice,
    })
    if (before.sellPrice !== fields.sellPrice || before.status !== fields.status)
      await insertChanges(tx, [{ ...fields, id: uuidv7(), homeId: id }])
    await deleteDraft(tx, owner, id)
    return after
  })
  if (saved) return toListing(saved)
  throw new AppError(
    'conflict',
    'This listing was changed somewhere else since you opened it.',
    undefined,
    await getListing(db, owner, id),
  )
}

/** Where a home is that moved to another ZIP code: at that one's middle, until somebody knows better. */
function pointOf(before: string | null, now: string | null) {
  if (before === now) return {}
  const place = now ? findPlace(now.slice(0, 5)) : undefined
  return { lat: place?.lat ?? null, lng: place?.lng ?? null }
}

/** Whether a listing has these fields already. */
function same(listing: Listing, fields: ListingFields): boolean {
  return (
    JSON.stringify(listingFields.parse(listing)) === JSON.stringify(listingFields.parse(fields))
  )
}
