import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInWithPopup } from './google-popup.ts'

const news = (ok: boolean) => ({ type: 'doorpost:sign-in', ok })

const window = Object.assign(new EventTarget(), { open: vi.fn() })
let popup: { closed: boolean; focus: () => void }
let channel: EventTarget
let outcome: string | undefined

beforeEach(() => {
  vi.useFakeTimers()
  popup = { closed: false, focus: () => undefined }
  window.open = vi.fn(() => popup)
  vi.stubGlobal('window', window)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super()
        channel = this
      }
      close() {}
    },
  )
  vi.stubGlobal('location', { origin: 'https://homes.example' })
  for (const side of ['screenX', 'screenY', 'outerWidth', 'outerHeight']) vi.stubGlobal(side, 900)
  outcome = undefined
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const begin = () => {
  void signInWithPopup(new AbortController().signal).then((result) => {
    outcome = result
  })
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const message = (data: unknown, origin = 'https://homes.example') =>
  new MessageEvent('message', { data, origin })

describe('the sign-in popup', () => {
  test('opens with the click itself, or browsers would block it', () => {
    begin()
    expect(window.open).toHaveBeenCalledWith(
      '/api/auth/google',
      'doorpost-sign-in',
      expect.any(String),
    )
  })

  test('says when it was blocked', async () => {
    window.open = vi.fn(() => null)
    begin()
    await pass(0)
    expect(outcome).toBe('blocked')
  })

  test('brings success by a message to its opener', async () => {
    begin()
    window.dispatchEvent(message(news(true)))
    await pass(0)
    expect(outcome).toBe('signed in')
  })

  test('brings success over the channel, when a page on the way has cut it off from its opener', async () => {
    begin()
    channel.dispatchEvent(message(news(true)))
    await pass(0)
    expect(outcome).toBe('signed in')
  })

  test('brings the refusal of the provider', async () => {
    begin()
    channel.dispatchEvent(message(news(false)))
    await pass(0)
    expect(outcome).toBe('refused')
  })

  test('believes nothing that another site says', async () => {
    begin()
    window.dispatchEvent(message(news(true), 'https://evil.example'))
    await pass(60_000)
    expect(outcome).toBeUndefined()
  })

  test('is waited for eight seconds after it was closed', async () => {
    begin()
    popup.closed = true
    await pass(8000)
    expect(outcome).toBeUndefined()
    await pass(1000)
    expect(outcome).toBe('closed')
  })

  test('may bring success within these eight seconds', async () => {
    begin()
    popup.closed = true
    await pass(5000)
    channel.dispatchEvent(message(news(true)))
    await pass(0)
    expect(outcome).toBe('signed in')
  })
})
