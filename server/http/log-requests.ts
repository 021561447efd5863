import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * What a request looks like in the log: its route and not its address, since an address can carry a
 * sign-in code or an unsubscribe token; no headers, no bodies.
 */
export const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions?.url ?? 'none',
    address: request.ip,
  }),
}

/** One line per answered request: failures of ours as errors, the rest only at level debug. */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'debug'
    const ms = Math.round(reply.elapsedTime)
    request.log[level]({ req: request, status: reply.statusCode, ms }, 'answered')
  })
}
