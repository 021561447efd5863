import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { oddities } from './oddities.ts'

const now = new Date('2026-11-21')
const cottage = {
  sellPrice: 400_000,
  bedroomCount: 2,
  bathroomCount: 1,
  sqft: 900,
  lotSqft: 4000,
  yearBuilt: 1930,
}

test('an ordinary home, and one of which little is known, raise no question', () => {
  expect(oddities(cottage, now)).toEqual([])
  expect(oddities({ ...cottage, sellPrice: null, sqft: null, yearBuilt: null }, now)).toEqual([])
})

test('what looks like a slip of the pen is asked about', () => {
  expect(oddities({ ...cottage, bedroomCount: 33, sqft: 1620 }, now)).toEqual([
    '33 bedrooms in 1,620 square feet: is that right?',
  ])
  expect(oddities({ ...cottage, sellPrice: 400 }, now)[0]).toContain('$0 per square foot')
  expect(oddities({ ...cottage, bathroomCount: 25 }, now)).toHaveLength(1)
  expect(oddities({ ...cottage, yearBuilt: 2090 }, now)).toEqual(['Built in 2090: is that right?'])
})

const folder = join(dirname(fileURLToPath(import.meta.url)), '../..')
const sales = join(folder, 'shared/data/king-county-sales.csv')
if (!existsSync(sales)) console.log(`Skipped: the real sales are not at ${sales}.`)

test.skipIf(!existsSync(sales))('of 21,597 real sales only the known slip is asked about', () => {
  const [head = '', ...lines] = readFileSync(sales, 'utf8').trim().split(/\r?\n/)
  const names = head.replaceAll('"', '').split(',')
  const odd = lines.flatMap((line) => {
    const cells = line.replaceAll('"', '').split(',')
    const cell = (name: string) => Number(cells[names.indexOf(name)])
    return oddities(
      {
        sellPrice: cell('price'),
        bedroomCount: cell('bedrooms'),
        bathroomCount: cell('bathrooms'),
        sqft: cell('sqft_living'),
        lotSqft: cell('sqft_lot'),
        yearBuilt: cell('yr_built'),
      },
      now,
    )
  })
  expect(lines).toHaveLength(21_597)
  expect(odd).toEqual(['33 bedrooms in 1,620 square feet: is that right?'])
})
