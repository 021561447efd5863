import type { Listing } from '../../contract/listings.ts'
import { listingAddress, listingArea, listingTitle } from '../../contract/words.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { StatusBadge } from './status-badge.tsx'

/** One line of the listings shown as a list. */
export function ListingRow({
  home,
  titleId,
  factsId,
}: {
  home: Listing
  /** Ids for the title and the facts, so that a checkbox can be named by them. */
  titleId?: string
  factsId?: string
}) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-5 gap-y-1 py-3 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <Picture
        src={home.imageUrls[0]}
        alt={home.coverAlt}
        thumbhash={home.coverThumbhash}
        sizes="7.5rem"
        className="row-span-2 rounded-sm text-sm sm:row-span-1"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span
            id={titleId}
            className="min-w-0 font-display text-lg leading-snug [overflow-wrap:anywhere]"
          >
            {listingTitle(home)}
          </span>
          <StatusBadge home={home} />
        </p>
        <p className="truncate text-quiet">
          {home.address ? listingAddress(home.address) : 'Address information not available'}
        </p>
      </div>
      <div id={factsId} className="sm:text-right">
        <p>
          <Price value={home.sellPrice} />
        </p>
        <p className="figures flex flex-wrap gap-x-3 text-sm text-quiet sm:justify-end">
          <span>{home.bedroomCount} BR</span>
          <span>{home.bathroomCount} BA</span>
          <span>{listingArea(home.sqft)} SQFT</span>
        </p>
      </div>
    </div>
  )
}
