import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Listing } from '../../../contract/listings.ts'
import type { MarketFigures } from '../../listings/index.ts'
import { closed, counted, listed } from './rules.ts'
import { writeHighlights } from './write-highlights.ts'
import { writeIntro, writeTitle } from './write-intro.ts'
import { writeMarketStatus } from './write-market-status.ts'

function home(
  id: string,
  over: Partial<Omit<Listing, 'address'>> & { city?: string; zip?: string },
): Listing {
  const { city = 'Seattle', zip = '98107', ...rest } = over
  return {
    id,
    title: '',
    description: '',
    imageUrls: [],
    sellPrice: 500000,
    bedroomCount: 2,
    bathroomCount: 1,
    sqft: 1000,
    garageCount: 0,
    fireplaceCount: 0,
    yearBuilt: null,
    lotSqft: null,
    propertyType: null,
    status: 'Active',
    amenities: [],
    address: city === '' ? null : { addressLine1: '1 A St', city, state: 'WA', zipcode: zip },
    reel: null,
    lat: null,
    lng: null,
    coverAlt: '',
    coverThumbhash: null,
    listingKey: null,
    listingId: null,
    version: 1,
    archivedAt: null,
    createdAt: '',
    updatedAt: '',
    ...rest,
  }
}

const figures = (over: Partial<MarketFigures>): MarketFigures => ({
  count: 0,
  pricedCount: 0,
  medianPrice: null,
  lowestPrice: null,
  highestPrice: null,
  measuredCount: 0,
  medianPricePerSqft: null,
  ...over,
})

test('the title names the month', () => {
  expect(writeTitle(new Date(2026, 10, 21))).toBe('November 2026 Property Showcase')
  expect(writeTitle(new Date(2027, 0, 15))).toBe('January 2027 Property Showcase')
})

test('the intro of one home speaks of one home', () => {
  const text = writeIntro([home('a', { sellPrice: 1250000, city: 'Vashon' })])
  expect(text).toMatch(/one home in Vashon/i)
  expect(text).toContain('$1,250,000')
  expect(text).not.toMatch(/homes|them|prices/i)
})

test('the intro counts the homes and names their places and the range of their prices', () => {
  const text = writeIntro([
    home('a', { sellPrice: 300000 }),
    home('b', { sellPrice: 900000, city: 'Kirkland' }),
    home('c', { sellPrice: 450000 }),
  ])
  expect(text).toMatch(/three homes in Seattle and Kirkland/i)
  expect(text).toContain('from $300,000 to $900,000')
})

test('many places are not all named', () => {
  const cities = ['Seattle', 'Kirkland', 'Vashon', 'Renton', 'Redmond']
  const text = writeIntro(cities.map((city, at) => home(String(at), { city })))
  expect(text).toContain('in Seattle, Kirkland, Vashon and two other places')
})

test('a home without an address keeps the intro from saying where all of them are', () => {
  const text = writeIntro([home('a', {}), home('b', { city: '' })])
  expect(text).not.toContain('Seattle')
})

test('a home without a price keeps the intro from giving a range for all of them', () => {
  const two = writeIntro([home('a', {}), home('b', { sellPrice: null })])
  expect(two).toContain('One of them has a published price, $500,000; ask me about the other.')
  const three = writeIntro([
    home('a', {}),
    home('b', { sellPrice: 700000 }),
    home('c', { sellPrice: null }),
  ])
  expect(three).toContain('Those with a published price run from $500,000 to $700,000')
  expect(writeIntro([home('a', { sellPrice: null })])).not.toContain('$')
})

test('the intro is the same every time and differs between newsletters', () => {
  const texts = 'abcdefghijkl'.split('').map((id) => writeIntro([home(id, {})]))
  expect(writeIntro([home('a', {})])).toBe(texts[0])
  expect(new Set(texts).size).toBeGreaterThan(4)
})

test('every number in an intro is a price of its homes', () => {
  const price = fc.option(fc.integer({ min: 1, max: 2_000_000_000 }), { nil: null })
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 10 }), fc.string(), (prices, seed) => {
      const homes = prices.map((sellPrice, at) => home(seed + at, { sellPrice }))
      const said = [...writeIntro(homes).matchAll(/\$([\d,]+\d)|\$(\d)/g)].map(([amount]) =>
        Number(amount.replace(/[$,]/g, '')),
      )
      const known = prices.filter((amount) => amount !== null)
      expect(said.every((amount) => known.includes(amount))).toBe(true)
      expect(said.length > 0).toBe(known.length > 0)
    }),
  )
})

test('the market status of one home is about one home', () => {
  const text = writeMarketStatus(
    figures({
      count: 1,
      pricedCount: 1,
      medianPrice: 650000,
      lowestPrice: 650000,
      highestPrice: 650000,
      measuredCount: 1,
      medianPricePerSqft: 321.4,
    }),
  )
  expect(text).toBe(
    'I have one home on offer at the moment. It is priced at $650,000. That comes to $321 per square foot.',
  )
})

test('the market status gives median, range and price per square foot, and of how many', () => {
  const text = writeMarketStatus(
    figures({
      count: 12,
      pricedCount: 11,
      medianPrice: 612500.5,
      lowestPrice: 325000,
      highestPrice: 1650000,
      measuredCount: 9,
      medianPricePerSqft: 342.5,
    }),
  )
  expect(text).toBe(
    'I have 12 homes on offer at the moment. The median price of the 11 with a published price is $612,501, and prices range from $325,000 to $1,650,000. The median price per square foot is $343, reckoned from the 9 whose area is known.',
  )
})

test('the market status manages without prices and without homes', () => {
  expect(writeMarketStatus(figures({ count: 3 }))).toBe(
    'I have three homes on offer at the moment. Ask me about their prices.',
  )
  expect(writeMarketStatus(figures({}))).not.toMatch(/\d|null|NaN/)
})

const note = (zipcode: string, text: string, source = '') =>
  ({ zipcode, topic: 'transportation', text, source }) as const

test('a highlight holds the note word for word and says where it is from', () => {
  const [first] = writeHighlights(
    [home('a', { zip: '98107-1234' })],
    [note('98107', 'The D Line stops on 15th Avenue NW', 'King County Metro')],
  )
  expect(first?.transportation).toContain('The D Line stops on 15th Avenue NW.')
  expect(first?.transportation).toContain('King County Metro')
})

test('nothing is said where nothing was noted', () => {
  const notes = [note('98107', 'A fact.')]
  const [elsewhere, nowhere, there] = writeHighlights(
    [home('a', { zip: '98056' }), home('b', { city: '' }), home('c', {})],
    notes,
  )
  expect(Object.values(elsewhere ?? {})).toEqual(['', '', '', '', ''])
  expect(Object.values(nowhere ?? {})).toEqual(['', '', '', '', ''])
  expect(there).toMatchObject({ transportation: 'A fact.', neighborhoodSafety: '' })
})

test('homes in one ZIP code share the fact but no two read alike', () => {
  const homes = Array.from({ length: 12 }, (_, at) => home(String(at), {}))
  const texts = writeHighlights(homes, [note('98107', 'A fact.', 'A place')])
  expect(new Set(texts.map(({ transportation }) => transportation)).size).toBe(12)
  for (const { transportation } of texts) expect(transportation).toContain('A fact.')
})

test('small words: counts, lists and full stops', () => {
  expect([counted(1, 'home', 'homes'), counted(12, 'home', 'homes')]).toEqual([
    'one home',
    '12 homes',
  ])
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
  expect([closed('Yes'), closed('Yes!'), closed('(Yes.)')]).toEqual(['Yes.', 'Yes!', '(Yes.)'])
})
