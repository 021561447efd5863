import { contract } from '../../contract/index.ts'
import type { Feature } from '../platform.ts'
import { archiveListings, setStatus } from './change-listings.ts'
import { createListing } from './create-listing.ts'
import { drafts } from './drafts/index.ts'
import { getListing, listListings } from './get-listing.ts'
import { pictures } from './pictures/index.ts'
import { removeListing } from './remove-listing.ts'
import { updateListing } from './update-listing.ts'

export { createListing } from './create-listing.ts'
export { getListings } from './get-listing.ts'
export { addKeptPictures, type KeptPicture } from './pictures/index.ts'
export { type MarketFigures, selectMarketFigures as getMarketFigures } from './queries.ts'
export { addressKey } from './rules.ts'

/** The homes an agent offers. */
export const listings: Feature = {
  routes(http, platform) {
    const { db } = platform
    http.on(contract.listings.list, ({ caller, query }) => listListings(db, caller.uid, query))
    http.on(contract.listings.get, ({ caller, params }) => getListing(db, caller.uid, params.id))
    http.on(contract.listings.create, ({ caller, body: { draftId, ...fields }, idempotencyKey }) =>
      createListing(db, caller.uid, fields, { idempotencyKey, draftId }),
    )
    http.on(contract.listings.update, ({ caller, params, body }) =>
      updateListing(db, caller.uid, params.id, body),
    )
    http.on(contract.listings.setStatus, ({ caller, body }) =>
      setStatus(db, caller.uid, body.ids, body.status),
    )
    http.on(contract.listings.archive, ({ caller, body }) =>
      archiveListings(db, caller.uid, body.ids, new Date()),
    )
    http.on(contract.listings.restore, ({ caller, body }) =>
      archiveListings(db, caller.uid, body.ids, null),
    )
    http.on(contract.listings.remove, async ({ caller, params }) => {
      await removeListing(platform, caller.uid, params.id)
      return { ok: true as const }
    })
    drafts.routes?.(http, platform)
    pictures.routes?.(http, platform)
  },
  async start(platform) {
    await pictures.start?.(platform)
  },
}
