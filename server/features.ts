import { accounts } from './accounts/index.ts'
import { clients } from './clients/index.ts'
import { contact } from './contact/index.ts'
import { demo } from './demo/index.ts'
import { listings } from './listings/index.ts'
import { mailbox } from './mailbox/index.ts'
import { newsletters } from './newsletters/index.ts'
import { places } from './places/index.ts'
import type { Feature } from './platform.ts'

/** Table of contents: every room of the domain, in the order in which they start; the demo uses them all. */
export const features: Feature[] = [
  accounts,
  places,
  listings,
  clients,
  newsletters,
  contact,
  mailbox,
  demo,
]
