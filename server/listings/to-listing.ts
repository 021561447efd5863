import type { Listing } from '../../contract/listings.ts'
import type { ListingRow } from './queries.ts'

/** A row as the contract answers it. An address is whole or absent, and so is a reel. */
export function toListing(row: ListingRow): Listing {
  const { addressLine1, city, state, zipcode } = row
  const known = addressLine1 !== null && city !== null && state !== null && zipcode !== null
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    imageUrls: row.imageUrls,
    sellPrice: row.sellPrice,
    bedroomCount: row.bedroomCount,
    bathroomCount: row.bathroomCount,
    sqft: row.sqft,
    garageCount: row.garageCount,
    fireplaceCount: row.fireplaceCount,
    yearBuilt: row.yearBuilt,
    lotSqft: row.lotSqft,
    propertyType: row.propertyType,
    status: row.status,
    amenities: row.amenities,
    address: known ? { addressLine1, city, state, zipcode } : null,
    reel:
      row.reelVideoUrl === null
        ? null
        : {
            videoUrl: row.reelVideoUrl,
            videoThumbnailUri: row.reelThumbnailUrl,
            duration: row.reelDuration,
            width: row.reelWidth,
            height: row.reelHeight,
          },
    lat: row.lat,
    lng: row.lng,
    coverAlt: row.coverAlt,
    coverThumbhash: row.coverThumbhash,
    listingKey: row.listingKey,
    listingId: row.listingId,
    version: row.version,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
