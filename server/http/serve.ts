import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { projectFolder } from '../config.ts'
import { AppError } from '../errors.ts'

const webFolder = join(projectFolder, 'build/web')

/** The browser's app: its built files, and its one page for every address that is not a file. */
export async function serveWeb(fastify: FastifyInstance): Promise<void> {
  const built = existsSync(webFolder)
  if (built)
    await fastify.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      index: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  fastify.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !/^\/(api|files|assets)\//.test(request.url) &&
      (request.headers.accept ?? '').includes('text/html')
    if (!wantsPage || !built) throw new AppError('not_found', 'There is nothing here.')
    return reply.header('Cache-Control', 'no-cache').sendFile('index.html')
  })
}
