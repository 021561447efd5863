import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../contract/words.ts'
import { aboutTheArea, realisticHome } from '../../emails/sample.ts'
import {
  clientWords,
  deliveryWords,
  longDate,
  missingHighlights,
  pairUp,
  previewIn,
  selectedIn,
  zipcodesOf,
} from './rules.ts'

const written = (word: string) => ({ ...aboutTheArea, transportation: word })

describe('the way from the selection to the preview', () => {
  it('finds nothing selected when the address is typed by hand or the state is foreign', () => {
    for (const state of [null, undefined, 'x', {}, { listingIds: 'a' }, { listingIds: [1] }])
      expect(selectedIn(state)).toEqual([])
    expect(selectedIn({ listingIds: ['a', 'b'] })).toEqual(['a', 'b'])
  })

  it('shows the stock texts where no content was brought along', () => {
    expect(previewIn({ listingIds: ['a'] }).content).toEqual(defaultContent)
  })

  it('keeps each home with its own text when one is gone since', () => {
    const [a, b, c] = [0, 1, 2].map(realisticHome)
    if (!a || !b || !c) throw new Error('three homes were made')
    const content = { ...defaultContent, listings: [written('a'), written('b'), written('c')] }
    const state = { listingIds: [c.id, b.id, a.id], content, idempotencyKey: 'k' }
    const paired = pairUp(state, [a, c])
    expect(paired.listings).toEqual([c, a])
    expect(paired.content.listings.map((one) => one.transportation)).toEqual(['a', 'c'])
  })

  it('counts the highlights that are missing', () => {
    const content = { ...defaultContent, listings: [written(' '), aboutTheArea] }
    expect(missingHighlights(content)).toBe(1)
  })
})

it('says what became of a mailing, leaving out what there is none of', () => {
  const counts = { queued: 1, sending: 2, accepted: 1040, failed: 0, uncertain: 2 }
  expect(deliveryWords({ counts })).toEqual(['1,040 sent', '3 on the way', '2 uncertain'])
})

it('writes dates in the long American way', () => {
  expect(longDate('2025-05-05T12:00:00.000Z')).toBe('May 5, 2025')
})

it('counts clients', () => {
  expect([clientWords(1), clientWords(1200)]).toEqual(['1 client', '1,200 clients'])
})

it('lists every ZIP code of notes and homes once', () => {
  const home = realisticHome(0)
  const plusFour = { address: home.address && { ...home.address, zipcode: '98103-1234' } }
  expect(
    zipcodesOf(
      [{ zipcode: '98118' }, { zipcode: '98103' }],
      [plusFour, { address: null }],
      ['10001'],
    ),
  ).toEqual(['10001', '98103', '98118'])
})
