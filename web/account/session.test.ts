import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const seconds = 1000
const minutes = 60 * seconds

const user = { uid: 'u1', displayName: 'Avery Stone', email: 'avery@demo.example', photo: null }
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const signedIn = (token = 'first') =>
  answer({ session: { token, user, expiresAt: new Date(Date.now() + 60 * minutes).toISOString() } })

/** Channels of one name hear each other, at once: what tabs of one browser are to each other. */
class Channel extends EventTarget {
  static open: Channel[] = []
  constructor(readonly name: string) {
    super()
    Channel.open.push(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }))
  }
  close() {}
}

const fetch = vi.fn<(url: string, request?: RequestInit) => Promise<Response>>()
let session: typeof import('./session.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  fetch.mockReset()
  Channel.open = []
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('navigator', { userAgent: 'Desktop' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.spyOn(console, 'warn').mockReturnValue()
  session = await import('./session.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const signIn = async () => {
  fetch.mockImplementation(async () => signedIn())
  await session.startSession()
  fetch.mockClear()
}

describe('the session in the browser', () => {
  test('a visitor without one is nobody, and what needs a user says so', async () => {
    fetch.mockResolvedValue(answer({ session: null }))
    await session.startSession()
    expect(() => session.currentUser()).toThrow('User not authenticated')
  })

  test('the cookie of an earlier visit signs in again', async () => {
    await signIn()
    expect(session.currentUser()).toEqual(user)
  })

  test('the identity token is renewed five minutes before it expires, and not earlier', async () => {
    await signIn()
    await vi.advanceTimersByTimeAsync(55 * minutes - seconds)
    expect(fetch).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(seconds)
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('without a network it tries again after 30 seconds, then twice as long, up to 16 minutes', async () => {
    fetch.mockRejectedValue(new TypeError('offline'))
    await session.startSession()
    for (const wait of [30, 60, 120, 240, 480, 960, 960]) {
      fetch.mockClear()
      await vi.advanceTimersByTimeAsync(wait * seconds - 1)
      expect(fetch).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(fetch).toHaveBeenCalledOnce()
    }
  })

  test('a lost network signs nobody out', async () => {
    await signIn()
    fetch.mockRejectedValue(new TypeError('offline'))
    await session.renew()
    expect(session.currentUser()).toEqual(user)
  })

  test('renewals at the same time share one request, because the cookie works once', async () => {
    await signIn()
    await Promise.all([session.renew(), session.renew(), session.renew()])
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('a refused token is renewed and the call made once more', async () => {
    await signIn()
    fetch.mockReset()
    fetch
      .mockResolvedValueOnce(answer({ error: { code: 'not_signed_in', message: '' } }, 401))
      .mockResolvedValueOnce(signedIn('second'))
      .mockResolvedValueOnce(answer({ subscribed: 40 }))
    const { call } = await import('../api.ts')
    expect(await call('GET /api/clients/count', {})).toEqual({ subscribed: 40 })
    const last = fetch.mock.calls.at(-1)?.[1]?.headers
    expect(new Headers(last).get('Authorization')).toBe('Bearer second')
  })

  test('a sign-in in another tab is one here', async () => {
    fetch.mockResolvedValue(answer({ session: null }))
    await session.startSession()
    fetch.mockImplementation(async () => signedIn())
    new Channel('doorpost:sign-in').postMessage({ type: 'doorpost:sign-in', ok: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.currentUser()).toEqual(user)
  })

  test('a sign-out in another tab is one here', async () => {
    await signIn()
    new Channel('doorpost:session').postMessage({ type: 'signed out' })
    expect(() => session.currentUser()).toThrow('User not authenticated')
  })

  test('signing out tells the other tabs', async () => {
    await signIn()
    const heard = vi.fn()
    new Channel('doorpost:session').addEventListener('message', heard)
    fetch.mockResolvedValue(answer({ ok: true }))
    await session.signOut()
    expect(() => session.currentUser()).toThrow('User not authenticated')
    expect(heard).toHaveBeenCalledOnce()
  })

  test('a sign-out the server did not hear of changes nothing: the session is still there', async () => {
    await signIn()
    fetch.mockRejectedValue(new TypeError('offline'))
    await expect(session.signOut()).rejects.toThrow()
    expect(session.currentUser()).toEqual(user)
  })
})
