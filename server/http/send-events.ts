import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * How long one stream lasts at most, in ms. The browser asks again then, with a token that is checked
 * anew: whoever signed out meanwhile is told nothing more.
 */
const longestStream = 5 * 60 * 1000

/** A signal for one stream: aborted when its listener leaves, when it is old, or when the program stops. */
export function listenerSignal(request: FastifyRequest, stopping: AbortSignal): AbortSignal {
  const left = new AbortController()
  request.raw.once('close', () => left.abort())
  return AbortSignal.any([left.signal, stopping, AbortSignal.timeout(longestStream)])
}

/** Sends each thing told as a server-sent event (WHATWG HTML, section 9.2.6). */
export function sendEvents(reply: FastifyReply, told: AsyncIterable<unknown>): FastifyReply {
  return reply
    .header('Content-Type', 'text/event-stream')
    .header('Cache-Control', 'no-store')
    .send(Readable.from(asText(told)))
}

async function* asText(told: AsyncIterable<unknown>) {
  for await (const event of told) yield `data: ${JSON.stringify(event)}\n\n`
}
