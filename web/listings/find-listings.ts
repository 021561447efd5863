import type { Listing } from '../../contract/listings.ts'
import { listingTitle } from '../../contract/words.ts'

export const orders = {
  newest: 'Newest first',
  changed: 'Last changed first',
  dearest: 'Highest price first',
  cheapest: 'Lowest price first',
  largest: 'Largest first',
} as const
export type Order = keyof typeof orders

/** Those whose words begin with every word searched for, with this status if one is given, in this order. */
export function findListings(
  listings: Listing[],
  { search, status, order }: { search: string; status: string; order: Order },
): Listing[] {
  const words = plain(search).split(' ').filter(Boolean)
  const found = listings.filter(
    (home) =>
      (status === '' || home.status === status) &&
      words.every((word) => textOf(home).includes(` ${word}`)),
  )
  return order === 'newest' ? found : found.sort(comparisons[order])
}

/** How many homes stand how. */
export function countStatuses(listings: Listing[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { status } of listings) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

type Comparison = (one: Listing, other: Listing) => number

// Without a price or an area, a home comes last either way.
const comparisons: Record<Exclude<Order, 'newest'>, Comparison> = {
  changed: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  dearest: (one, other) => (other.sellPrice ?? -1) - (one.sellPrice ?? -1),
  cheapest: (one, other) => (one.sellPrice ?? 1e12) - (other.sellPrice ?? 1e12),
  largest: (one, other) => (other.sqft ?? -1) - (one.sqft ?? -1),
}

/** Small letters without accents, one space before each word. */
const plain = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`

const texts = new WeakMap<Listing, string>()

/** Built once per home: five thousand of them are searched at every keystroke. */
function textOf(home: Listing): string {
  const known = texts.get(home)
  if (known !== undefined) return known
  const { address, listingId, description, amenities } = home
  const place = address ? [address.addressLine1, address.city, address.state, address.zipcode] : []
  const text = plain(
    [listingTitle(home), ...place, listingId ?? '', ...amenities, description].join(' '),
  )
  texts.set(home, text)
  return text
}
