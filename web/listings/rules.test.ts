import { expect, it } from 'vitest'
import { around, swipe } from './rules.ts'

it('goes from the last picture to the first and from the first to the last', () => {
  expect(around(4, 4)).toBe(0)
  expect(around(-1, 4)).toBe(3)
  expect(around(2, 4)).toBe(2)
})

it('turns to the next picture when the finger goes left, back when it goes right', () => {
  expect(swipe(-80, 10)).toBe(1)
  expect(swipe(80, -10)).toBe(-1)
})

it('stays when the finger scrolls the page or hardly moves', () => {
  expect(swipe(-80, 90)).toBe(0)
  expect(swipe(-20, 0)).toBe(0)
})
