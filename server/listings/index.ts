import { contract } from '../../contract/index.ts'
import type { Feature } from '../platform.ts'
import { createListing } from './create-listing.ts'
import { getListing, listListings } from './get-listing.ts'
import { pictures } from './pictures/index.ts'

export { createListing } from './create-listing.ts'
export { getListings } from './get-listing.ts'
export { type MarketFigures, selectMarketFigures as getMarketFigures } from './queries.ts'

/** The homes an agent offers. */
export const listings: Feature = {
  routes(http, platform) {
    const { db } = platform
    http.on(contract.listings.list, ({ caller }) => listListings(db, caller.uid))
    http.on(contract.listings.get, ({ caller, params }) => getListing(db, caller.uid, params.id))
    http.on(contract.listings.create, ({ caller, body, idempotencyKey }) =>
      createListing(db, caller.uid, body, { idempotencyKey }),
    )
    pictures.routes?.(http, platform)
  },
  async start(platform) {
    await pictures.start?.(platform)
  },
}
