import { expect, test } from 'vitest'
import { findPlace } from './find-place.ts'

test('a ZIP code says its city, its state and its middle', () => {
  expect(findPlace('98103')).toEqual({
    zipcode: '98103',
    city: 'Seattle',
    state: 'WA',
    lat: expect.closeTo(47.67, 1),
    lng: expect.closeTo(-122.34, 1),
  })
  expect(findPlace('00000')).toBeUndefined()
})
