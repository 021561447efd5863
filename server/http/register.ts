import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { errorBody } from '../../contract/errors.ts'
import type { Route } from '../../contract/route.ts'
import type { Caller } from '../caller.ts'
import { AppError } from '../errors.ts'
import { listenerSignal, sendEvents } from './send-events.ts'

type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a handler is given: checked input, who calls, and the raw request for the odd cookie. */
export interface Call<R extends Route> {
  params: Output<R['params']>
  query: Output<R['query']>
  body: R extends { fileBody: readonly string[] } ? Buffer : Output<R['body']>
  caller: R['access'] extends 'anyone' ? Caller | undefined : Caller
  /** The Idempotency-Key header, when the caller sent one. */
  idempotencyKey: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}

export type StreamCall<R extends Route> = Omit<Call<R>, 'body'> & { body: Readable }

/** Turns the bearer token of a request into its caller; undefined when there is none or it is no good. */
export type Authenticate = (token: string) => Promise<Caller | undefined>

export interface Http {
  /** Answers a route of the contract. */
  on<R extends Route>(
    route: R,
    handler: (call: Call<R>) => Promise<z.input<R['response']>>,
    options?: RouteOptions,
  ): void
  /** The same for a file that may be too large for memory: its body comes as a stream, of any type. */
  onStream<R extends Route>(
    route: R,
    handler: (call: StreamCall<R>) => Promise<z.input<R['response']>>,
    options?: RouteOptions,
  ): void
  /**
   * Answers a route of the contract with a stream of events. The handler checks who asks and what
   * for, then answers what to tell; `signal` is aborted when nobody listens any more.
   */
  onEvents<R extends Route & { events: true }>(
    route: R,
    handler: (call: Call<R>, signal: AbortSignal) => Promise<AsyncIterable<z.input<R['response']>>>,
  ): void
  /** For public pages that are not calls of the contract, such as unsubscribe. */
  fastify: FastifyInstance
}

export interface RouteOptions {
  /** At most so many calls per address in the window, in ms; 429 beyond. */
  rateLimit?: { max: number; timeWindow: number }
  /** Largest accepted body in bytes. */
  bodyLimit?: number
}

/** Binds contract routes to Fastify: input checks, access rules, answers. */
export function createHttp(fastify: FastifyInstance, authenticate: Authenticate): Http {
  const stopping = new AbortController()
  fastify.addHook('preClose', async () => stopping.abort())
  return {
    fastify,
    on: (route, handler, options) => bind(fastify, authenticate, route, handler, options),
    onEvents: (route, handler) =>
      bind(fastify, authenticate, route, async (call) => {
        const signal = listenerSignal(call.request, stopping.signal)
        return sendEvents(call.reply, await handler(call, signal)) as never
      }),
    onStream(route, handler, options) {
      fastify.register(async (scope) => {
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
        bind(
          scope,
          authenticate,
          route,
          (call) =>
            handler({ ...call, body: (call.body as unknown) ?? Readable.from([]) } as never),
          options,
        )
      })
    },
  }
}

function bind<R extends Route>(
  fastify: FastifyInstance,
  authenticate: Authenticate,
  route: R,
  handler: (call: Call<R>) => Promise<z.input<R['response']>>,
  options: RouteOptions = {},
): void {
  fastify.route({
    method: route.method,
    url: route.path,
    bodyLimit: options.bodyLimit,
    // Compression would hold the events back until there are enough of them.
    ...(route.events && { compress: false }),
    config: options.rateLimit ? { rateLimit: options.rateLimit } : {},
    schema: {
      summary: route.summary,
      tags: [route.path.split('/')[2] ?? ''],
      ...(route.access !== 'anyone' && { security: [{ token: [] }] }),
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      response: { 200: route.response, default: errorBody },
    },
    // Before the body is read and checked: a stranger learns nothing about the input's shape.
    onRequest: async (request) => {
      const caller = await callerOf(request, authenticate)
      if (route.access !== 'anyone') {
        if (!caller) throw new AppError('not_signed_in', 'User not authenticated')
        const { uid } = request.params as { uid?: string }
        if (route.access === 'owner' && uid !== caller.uid)
          throw new AppError('not_yours', 'This belongs to somebody else.')
      }
      request.caller = caller
    },
    handler: async (request, reply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.caller,
        idempotencyKey: idempotencyKeyOf(request),
        request,
        reply,
      }
      return handler(call as unknown as Parameters<typeof handler>[0])
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller | undefined
  }
}

async function callerOf(request: FastifyRequest, authenticate: Authenticate) {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? authenticate(token) : undefined
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new AppError(
      'invalid_input',
      'The Idempotency-Key must be 1 to 200 printable characters.',
    )
  return key
}
