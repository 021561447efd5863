import { expect, test } from 'vitest'
import { differences, takeSides } from './conflict-rules.ts'
import { emptyForm } from './listing-form.ts'

const saved = { ...emptyForm, title: 'Cottage', sellPrice: '400,000', bedroomCount: '2' }
const mine = { ...saved, title: 'My cottage', bedroomCount: '3', amenities: ['Garden'] }
const theirs = {
  ...saved,
  title: 'Their cottage',
  sellPrice: '390,000',
  address: { ...saved.address, city: 'Seattle' },
}

test('each field that differs is shown, and the side that was changed is proposed', () => {
  expect(differences(saved, mine, theirs)).toEqual([
    { field: 'title', mine: 'My cottage', theirs: 'Their cottage', usual: 'mine' },
    { field: 'bedroomCount', mine: '3', theirs: '2', usual: 'mine' },
    { field: 'amenities', mine: 'Garden', theirs: '', usual: 'mine' },
    { field: 'sellPrice', mine: '400,000', theirs: '390,000', usual: 'theirs' },
    { field: 'address.city', mine: '', theirs: 'Seattle', usual: 'theirs' },
  ])
})

test('what is chosen of both is put together, and neither form is touched', () => {
  const chosen = differences(saved, mine, theirs).map(({ field, usual }) => [field, usual] as const)
  const merged = takeSides(
    mine,
    theirs,
    chosen.map(([field, side]) => [field, side]),
  )
  expect(merged).toEqual({
    ...mine,
    sellPrice: '390,000',
    address: { ...saved.address, city: 'Seattle' },
  })
  expect(mine.address.city).toBe('')
})
