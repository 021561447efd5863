import { useSyncExternalStore } from 'react'
import type { SignedInUser } from '../../contract/accounts.ts'
import { ApiError, call, setIdentityTokenSource } from '../api.ts'

/**
 * What the app knows about who is there. `chosen`: somebody pressed Sign Out, here or in another
 * tab. `unreachable`: the server could not be asked.
 */
export type SessionState =
  | { is: 'signed in'; user: SignedInUser }
  | { is: 'signed out'; chosen: boolean }
  | { is: 'unreachable' }

const minute = 60_000
const renewBefore = 5 * minute
const firstRetry = 30_000
const lastRetry = 16 * minute
// A phone may be waking its radio or changing cells: it gets twice the time.
const networkTimeout = /Mobi|Android/i.test(navigator.userAgent) ? 60_000 : 30_000

let state: SessionState = { is: 'unreachable' }
// In memory alone: no script of another page and nobody at the disk can read it.
let token: { value: string; expiresAt: number } | undefined
let renewal: Promise<SessionState> | undefined
let retryDelay = firstRetry
let timer: ReturnType<typeof setTimeout> | undefined

const listeners = new Set<() => void>()
const tabs = new BroadcastChannel('doorpost:session')

function settle(next: SessionState): SessionState {
  if (next.is !== 'signed in') token = undefined
  state = next
  for (const listener of listeners) listener()
  return next
}

function renewIn(delay: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void renew(), delay)
}

/** One tab at a time: the cookie is used once, and two tabs must not both try to use it. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('doorpost:session', work) : work()
}

async function askServer(): Promise<SessionState> {
  try {
    const { session } = await call('POST /api/auth/refresh', {
      signal: AbortSignal.timeout(networkTimeout),
    })
    retryDelay = firstRetry
    clearTimeout(timer)
    if (!session) return settle({ is: 'signed out', chosen: false })
    token = { value: session.token, expiresAt: Date.parse(session.expiresAt) }
    renewIn(Math.max(token.expiresAt - Date.now() - renewBefore, firstRetry))
    return settle({ is: 'signed in', user: session.user })
  } catch (reason) {
    console.warn('The session could not be renewed.', reason)
    const refused =
      reason instanceof ApiError && ['not_signed_in', 'not_yours'].includes(reason.code)
    if (refused) return settle({ is: 'signed out', chosen: false })
    renewIn(retryDelay)
    retryDelay = Math.min(retryDelay * 2, lastRetry)
    // Whoever is signed in stays so: a lost network is no sign-out.
    return state.is === 'signed in' ? state : settle({ is: 'unreachable' })
  }
}

/**
 * Trades the session cookie for a fresh identity token. Calls at the same time share one request.
 * Never throws: without a network the state stays what it was, and it tries again after 30 seconds,
 * then after twice as long each time, up to 16 minutes.
 */
export function renew(): Promise<SessionState> {
  renewal ??= alone(askServer).finally(() => {
    renewal = undefined
  })
  return renewal
}

/** The token for a request, renewed first when it is about to expire or was just refused. */
async function identityToken(refused?: string): Promise<string | undefined> {
  if (!token) return undefined
  if (token.value === refused || token.expiresAt - Date.now() < 5000) await renew()
  return token?.value
}

/** Finds out who is there. Call once, before anything is rendered. */
export async function startSession(): Promise<void> {
  setIdentityTokenSource(identityToken)
  tabs.addEventListener('message', ({ data }) => {
    if (data?.type !== 'signed out') return
    clearTimeout(timer)
    settle({ is: 'signed out', chosen: true })
  })
  // A sign-in in one tab is one in all of them, also when its own tab has given up waiting.
  new BroadcastChannel('doorpost:sign-in').addEventListener('message', ({ data }) => {
    if (data?.type === 'doorpost:sign-in' && data.ok === true) void renew()
  })
  addEventListener('online', () => state.is === 'unreachable' && void renew())
  await renew()
}

/** Ends the session on the server, here and in the other tabs. @throws ApiError and stays signed in. */
export async function signOut(): Promise<void> {
  await alone(() =>
    call('POST /api/auth/sign-out', { signal: AbortSignal.timeout(networkTimeout) }),
  )
  clearTimeout(timer)
  tabs.postMessage({ type: 'signed out' })
  settle({ is: 'signed out', chosen: true })
}

/** Who is there, kept up to date. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}

/** The signed-in user. @throws Error 'User not authenticated' when there is none. */
export function currentUser(): SignedInUser {
  if (state.is !== 'signed in') throw new Error('User not authenticated')
  return state.user
}

/** The signed-in user, for pages behind the guard. @throws Error 'User not authenticated'. */
export function useUser(): SignedInUser {
  const session = useSession()
  if (session.is !== 'signed in') throw new Error('User not authenticated')
  return session.user
}
