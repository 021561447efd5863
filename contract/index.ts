import { accounts } from './accounts.ts'
import { clients } from './clients.ts'
import { contact } from './contact.ts'
import { listingDrafts } from './listing-drafts.ts'
import { listings } from './listings.ts'
import { mailbox } from './mailbox.ts'
import { newsletters } from './newsletters.ts'
import { pictures } from './pictures.ts'
import { places } from './places.ts'

/** Everything the browser may ask of the server. */
export const contract = {
  accounts,
  clients,
  contact,
  listingDrafts,
  listings,
  mailbox,
  newsletters,
  pictures,
  places,
}
export type Contract = typeof contract
