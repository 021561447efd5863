import { expect, test } from 'vitest'
import { realisticHome } from '../../emails/sample.ts'
import { countStatuses, findListings } from './find-listings.ts'

const [villa, loft, barn] = [
  { ...realisticHome(1), title: 'Villa Doré', sellPrice: 900_000, sqft: null },
  { ...realisticHome(2), title: 'Loft', sellPrice: null, status: 'Pending' as const },
  { ...realisticHome(3), title: 'Barn', sellPrice: 300_000, sqft: 5000, amenities: ['Hot tub'] },
]
const homes = [villa, loft, barn]
const find = (
  search: string,
  status = '',
  order: Parameters<typeof findListings>[1]['order'] = 'newest',
) => findListings(homes, { search, status, order }).map(({ title }) => title)

test('a home is found by the beginnings of its words, in any order, without accents', () => {
  expect(find('dor vil')).toEqual(['Villa Doré'])
  expect(find('98103 PHINNEY')).toEqual(['Villa Doré', 'Loft', 'Barn'])
  expect(find('tub')).toEqual(['Barn'])
  expect(find('oft')).toEqual([])
  expect(find('  ')).toHaveLength(3)
})

test('a status leaves only the homes that stand so', () => {
  expect(find('', 'Pending')).toEqual(['Loft'])
  expect(find('villa', 'Pending')).toEqual([])
  expect([...countStatuses(homes)]).toEqual([
    ['Active', 2],
    ['Pending', 1],
  ])
})

test('a home without a price or an area comes last', () => {
  expect(find('', '', 'dearest')).toEqual(['Villa Doré', 'Barn', 'Loft'])
  expect(find('', '', 'cheapest')).toEqual(['Barn', 'Villa Doré', 'Loft'])
  expect(find('', '', 'largest').at(-1)).toBe('Villa Doré')
  expect(homes[0]).toBe(villa)
})
