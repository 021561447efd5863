import type { Listing } from '../../../contract/listings.ts'
import { capitalised, counted, dollars, listed, pick, seedOf } from './rules.ts'

/** 'November 2026 Property Showcase'. */
export function writeTitle(now: Date): string {
  const month = now.toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
  return `${month} Property Showcase`
}

/**
 * Two or three sentences about the homes of one newsletter: how many, where, for how much. Only
 * what their listings say; what some of them leave open is not spoken of for all.
 */
export function writeIntro(homes: Listing[]): string {
  const seed = seedOf(homes.map(({ id }) => id).join())
  const one = homes.length === 1
  const them = [counted(homes.length, 'home', 'homes'), places(homes)].filter(Boolean).join(' ')
  const opening = pick(
    [
      `This month I would like to show you ${them}.`,
      `Here ${one ? 'is' : 'are'} ${them} I have picked out for you.`,
      `I have chosen ${them} for you this month.`,
      `${capitalised(them)}: that is what I have put together for you this month.`,
    ],
    seed,
  )
  const closing = pick(
    one
      ? [
          'If it speaks to you, reply to this e-mail and I will arrange a visit.',
          'Would you like to see it? A reply to this e-mail is all it takes.',
          'Write back if you would like to walk through it with me.',
        ]
      : [
          'If one of them speaks to you, reply to this e-mail and I will arrange a visit.',
          'Would you like to see one of them? A reply to this e-mail is all it takes.',
          'Write back if you would like to walk through one of them with me.',
        ],
    // Other digits of the seed than the opening's, so that the two vary apart.
    seed >>> 8,
  )
  return [opening, prices(homes, seed >>> 16), closing].filter(Boolean).join(' ')
}

/** 'in Seattle and Kirkland'; nothing when a home's place is not known. */
function places(homes: Listing[]): string {
  const cities = homes.map(({ address }) => address?.city)
  const known = [...new Set(cities.filter((city) => city !== undefined))]
  if (known.length === 0 || cities.includes(undefined)) return ''
  if (known.length <= 4) return `in ${listed(known)}`
  const others = counted(known.length - 3, 'place', 'places')
  return `in ${known.slice(0, 3).join(', ')} and ${others.replace(' ', ' other ')}`
}

/** The lowest and the highest published price, or the only one. */
function prices(homes: Listing[], seed: number): string {
  const known = homes.map(({ sellPrice }) => sellPrice).filter((price) => price !== null)
  if (known.length === 0) return ''
  const low = dollars(Math.min(...known))
  const high = dollars(Math.max(...known))
  if (homes.length === 1) return pick([`It is priced at ${low}.`, `The price is ${low}.`], seed)
  if (known.length < homes.length)
    return known.length === 1
      ? `One of them has a published price, ${low}; ask me about the ${homes.length === 2 ? 'other' : 'others'}.`
      : `Those with a published price ${range(low, high)}; ask me about the ${known.length === homes.length - 1 ? 'other one' : 'others'}.`
  return low === high
    ? `${homes.length === 2 ? 'Both' : 'All of them'} are priced at ${low}.`
    : pick([`Prices run from ${low} to ${high}.`, `They are priced from ${low} to ${high}.`], seed)
}

function range(low: string, high: string): string {
  return low === high ? `are at ${low}` : `run from ${low} to ${high}`
}
