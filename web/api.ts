import type { z } from 'zod'
import type { ErrorBody, ErrorCode, Problem } from '../contract/errors.ts'
import type { Contract } from '../contract/index.ts'
import type { Route } from '../contract/route.ts'

// Types alone come from the contract: a page that only calls the API ships no schema code.
type ByKey<Room> = {
  [Name in keyof Room as Room[Name] extends Route
    ? `${Room[Name]['method']} ${Room[Name]['path']}`
    : never]: Room[Name]
}
type Rooms = { [Name in keyof Contract]: ByKey<Contract[Name]> }[keyof Contract]
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never
type Calls = AllOf<Rooms>

type RouteOf<K extends keyof Calls> = Calls[K] extends infer R extends Route ? R : never

/** Every call that answers a stream of events, as 'METHOD /path/:param'. */
export type EventKey = {
  [K in keyof Calls & string]: RouteOf<K> extends { events: true } ? K : never
}[keyof Calls & string]
/** Every other call there is. */
export type CallKey = Exclude<keyof Calls & string, EventKey>

type Input<R, Part extends 'params' | 'query' | 'body'> =
  R extends Record<Part, infer S extends z.ZodType> ? { [P in Part]: z.input<S> } : unknown
type FileInput<R> = R extends { fileBody: readonly string[] } ? { file: Blob } : unknown

export type CallInput<K extends CallKey | EventKey> = Input<RouteOf<K>, 'params'> &
  Partial<Input<RouteOf<K>, 'query'>> &
  Input<RouteOf<K>, 'body'> &
  FileInput<RouteOf<K>> & { idempotencyKey?: string; signal?: AbortSignal; keepalive?: boolean }
export type Answer<K extends CallKey | EventKey> = z.output<RouteOf<K>['response']>

/** The server refused, or could not be reached (`code` is then `unreachable`). */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode | 'unreachable',
    message: string,
    readonly problems: Problem[] = [],
    /** With `conflict`: what is there now. */
    readonly current?: unknown,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

let identityToken: (refused?: string) => Promise<string | undefined> = async () => undefined

/** The session tells here how to get an identity token; given a refused one, it gets a fresh one. */
export function setIdentityTokenSource(source: typeof identityToken): void {
  identityToken = source
}

/** The token for a request that is not made by `call`; given a refused one, a fresh one. */
export const bearerToken = (refused?: string) => identityToken(refused)

/**
 * Calls the server, typed by the contract:
 * `call('GET /api/listings/:id', { params: { id } })`.
 * @throws ApiError
 */
export async function call<K extends CallKey>(key: K, input: CallInput<K>): Promise<Answer<K>> {
  const response = await ask(key, input as Given)
  return (await response.json()) as Answer<K>
}

/**
 * Listens to a call's events until the server has told everything or `signal` is aborted:
 * `watch('GET /api/mailings/:mailingId/events', { params: { mailingId }, signal }, show)`.
 * @throws ApiError, or the reason for which the line broke
 */
export async function watch<K extends EventKey>(
  key: K,
  input: CallInput<K>,
  onEvent: (event: Answer<K>) => void,
): Promise<void> {
  const { createParser } = await import('eventsource-parser')
  const { body } = await ask(key, input as Given)
  const parser = createParser({ onEvent: ({ data }) => onEvent(JSON.parse(data) as Answer<K>) })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) return
    parser.feed(value)
  }
}

interface Given {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
  idempotencyKey?: string
  signal?: AbortSignal
  keepalive?: boolean
}

/** The server's answer, when it is a good one. @throws ApiError */
async function ask(key: string, given: Given): Promise<Response> {
  const [method, pattern] = key.split(' ') as [string, string]
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(given.params?.[name] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given.query ?? {}))
    if (value !== undefined) query.set(name, String(value))

  const headers = new Headers()
  const token = path.startsWith('/api/auth/') ? undefined : await identityToken()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (given.body !== undefined) headers.set('Content-Type', 'application/json')
  if (given.file) headers.set('Content-Type', given.file.type)
  if (given.idempotencyKey) headers.set('Idempotency-Key', given.idempotencyKey)

  const send = () =>
    fetch(query.size > 0 ? `${path}?${query}` : path, {
      method,
      headers,
      body: given.file ?? (given.body === undefined ? undefined : JSON.stringify(given.body)),
      signal: given.signal,
      keepalive: given.keepalive,
    }).catch((reason: unknown) => {
      if (given.signal?.aborted) throw reason
      throw new ApiError('unreachable', 'Doorpost cannot be reached. Please check your connection.')
    })
  let response = await send()
  // A refused token did nothing, so asking again with a fresh one repeats nothing.
  if (response.status === 401 && token) {
    const fresh = await identityToken(token)
    if (fresh && fresh !== token) {
      headers.set('Authorization', `Bearer ${fresh}`)
      response = await send()
    }
  }
  if (response.ok) return response
  const answer = (await response.json().catch(() => undefined)) as ErrorBody | undefined
  throw new ApiError(
    answer?.error.code ?? 'internal',
    answer?.error.message ?? 'Something went wrong on our side. Please try again.',
    answer?.error.problems,
    answer?.error.current,
  )
}
