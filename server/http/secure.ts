import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Security headers on every answer. */
export async function secure(
  fastify: FastifyInstance,
  config: Pick<Config, 'production'>,
): Promise<void> {
  await fastify.register(helmet, {
    // The sign-in popup must be able to answer its opener; helmet's default would cut the two apart.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Portraits and pictures are shown inside mails, which are other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    hsts: config.production,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // A newsletter is laid out with inline styles, as every e-mail is.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  })
}
