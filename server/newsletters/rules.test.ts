import { expect, test } from 'vitest'
import { maxAttempts, retryDelay, settle } from './rules.ts'
import { createSlots } from './slots.ts'

const day = 24 * 60 * 60 * 1000

test('a copy that is put off is tried eight times within a day, and then given up', () => {
  const longest = Array.from({ length: maxAttempts - 1 }, (_, i) => retryDelay(i + 1, () => 1))
  expect(longest[0]).toBe(75_000)
  expect(longest.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(day)
  const deferred = { outcome: 'deferred', response: '451 later' } as const
  expect(settle(maxAttempts - 1, deferred)).toEqual({ state: 'queued', response: '451 later' })
  expect(settle(maxAttempts, deferred)).toEqual({ state: 'failed', response: '451 later' })
})

test('a copy that may have arrived is uncertain at once, and a refused one is not tried again', () => {
  expect(settle(1, { outcome: 'unknown', response: 'cut' }).state).toBe('uncertain')
  expect(settle(1, { outcome: 'rejected', response: '550 no' }).state).toBe('failed')
  expect(settle(1, { outcome: 'accepted', response: '250 ok' }).state).toBe('accepted')
})

test('whatever a mail server says can be kept', () => {
  const { response } = settle(1, { outcome: 'rejected', response: `55\u0000${'x'.repeat(9999)}` })
  expect(response).toBe(`55${'x'.repeat(498)}`)
})

test('places on the wire are shared: a second mailing need not wait for the end of the first', async () => {
  const slots = createSlots(4)
  expect(slots.take(4)).toBe(4)
  expect(slots.take(4)).toBe(0)
  const second = slots.wait()
  expect(slots.wanted).toBe(true)
  slots.release(1)
  await second
  expect(slots.take(4)).toBe(1)
})

test('while somebody waits, nobody takes more than a fair share', () => {
  const slots = createSlots(4)
  slots.take(4)
  slots.wait()
  slots.wait()
  slots.release(4)
  expect(slots.take(4)).toBe(2)
})
