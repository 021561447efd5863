import type { Listing } from '../contract/listings.ts'
import type { Highlights } from '../contract/newsletters.ts'
import { listingAddress, listingArea, listingPrice, listingTitle } from '../contract/words.ts'
import { AreaHighlights, type Missing } from './area-highlights.tsx'
import { Pictures } from './pictures.tsx'
import { colour, text } from './theme.ts'
import { VirtualTour } from './virtual-tour.tsx'

/** One home: pictures, title, address, price, facts, what the area is like, the film. */
export function ListingSpread({
  home,
  highlights,
  missing,
  origin,
  pictureLimit,
}: {
  home: Listing
  highlights: Highlights | undefined
  missing: Missing
  origin: string
  pictureLimit: number
}) {
  return (
    <>
      <div style={{ margin: '36px 0 28px', borderTop: `1px solid ${colour.hairline}` }} />
      <Pictures
        urls={home.imageUrls.slice(0, pictureLimit)}
        alts={home.pictures?.map(({ alt }) => alt) ?? highlights?.pictureAlts ?? [home.coverAlt]}
        origin={origin}
      />
      <h2 style={text.heading}>{listingTitle(home)}</h2>
      <p style={text.detail}>
        {home.address ? listingAddress(home.address) : 'Address information not available'}
      </p>
      <p style={text.price}>{listingPrice(home.sellPrice)}</p>
      <p style={text.detail}>{facts(home)}</p>
      <AreaHighlights highlights={highlights} missing={missing} />
      {home.reel && (
        <VirtualTour reel={home.reel} firstPicture={home.imageUrls[0]} origin={origin} />
      )}
    </>
  )
}

function facts(home: Listing): string {
  return [
    `${home.bedroomCount} BR`,
    `${home.bathroomCount} BA`,
    ...(home.sqft === null ? [] : [`${listingArea(home.sqft)} SQFT`]),
  ].join(' \u00b7 ')
}
