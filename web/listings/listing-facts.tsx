import type { Listing } from '../../contract/listings.ts'
import { listingAddress, listingArea, listingTitle } from '../../contract/words.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { StatusBadge } from './status-badge.tsx'

export interface ListingFactsProps {
  home: Listing
  /** Ids for the title and the facts, so that a checkbox can be named by them. */
  titleId?: string
  factsId?: string
  /** True for pictures that are seen without scrolling. */
  first?: boolean
}

/** What a card shows of a home: picture, title, price, rooms, area and address. */
export function ListingFacts({ home, titleId, factsId, first = false }: ListingFactsProps) {
  return (
    <>
      <div className="relative">
        <Picture
          src={home.imageUrls[0]}
          alt={home.coverAlt}
          thumbhash={home.coverThumbhash}
          sizes="(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 100vw"
          first={first}
          className="rounded-sm"
        />
        <div className="absolute left-3 top-3">
          <StatusBadge home={home} />
        </div>
      </div>
      <div className="mt-4 grid gap-1">
        <p id={titleId} className="font-display text-xl leading-snug [overflow-wrap:anywhere]">
          {listingTitle(home)}
        </p>
        <div id={factsId} className="grid gap-1">
          <p>
            <Price value={home.sellPrice} />
          </p>
          <p className="figures mt-1 flex flex-wrap gap-x-4 border-t border-line pt-2.5">
            <span>{home.bedroomCount} BR</span>
            <span>{home.bathroomCount} BA</span>
            <span>{listingArea(home.sqft)} SQFT</span>
          </p>
          <p className="text-quiet [overflow-wrap:anywhere]">
            {home.address ? listingAddress(home.address) : 'Address information not available'}
          </p>
        </div>
      </div>
    </>
  )
}
