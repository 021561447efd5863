import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { contentTypeOf, type Files, fileUrl, isFileName } from '../files/index.ts'
import { parseRange } from './parse-range.ts'

const forEver = 'public, max-age=31536000, immutable'

/** Stored files under `/files/`, wherever they are kept: named by their content, so they never change. */
export async function serveFiles(fastify: FastifyInstance, files: Files): Promise<void> {
  await fastify.register(
    async (scope) => {
      scope.route<{ Params: { name: string } }>({
        method: ['GET', 'HEAD'],
        url: '/:name',
        exposeHeadRoute: false,
        schema: { hide: true },
        handler: (request, reply) => serveFile(files, request.params.name, request, reply),
      })
    },
    { prefix: '/files' },
  )
}

async function serveFile(files: Files, name: string, request: FastifyRequest, reply: FastifyReply) {
  const found = isFileName(name) ? await files.stat(name) : undefined
  if (!found) return answerMissing(files, request, reply)
  const etag = `"${name}"`
  reply.headers({
    'Cache-Control': forEver,
    'Accept-Ranges': 'bytes',
    'Content-Type': contentTypeOf(name),
    ETag: etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const current = request.headers['if-range']
  const asked = current === undefined || current === etag ? request.headers.range : undefined
  const range = parseRange(asked, found.size)
  if (range === 'none of it')
    return reply.code(416).header('Content-Range', `bytes */${found.size}`).send()
  const length = range ? range.end - range.start + 1 : found.size
  reply.header('Content-Length', length)
  if (range)
    reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${found.size}`)
  return reply.send(request.method === 'HEAD' ? undefined : await files.open(name, range))
}

/**
 * What is made from a picture after it was stored, like `3fa9…-w960.avif`, may not be there yet: the
 * browser is sent to the picture itself, `3fa9….jpg`, and asks again next time.
 */
async function answerMissing(files: Files, request: FastifyRequest, reply: FastifyReply) {
  const [, base, what = ''] =
    /^\/files\/([0-9a-z]+)-([0-9a-z]+)\.(?:avif|webp|jpg)$/.exec(request.url) ?? []
  if (base !== undefined && (await files.stat(`${base}.jpg`))) {
    await files.tellMissing(base, what)
    return reply.header('Cache-Control', 'no-store').redirect(fileUrl(`${base}.jpg`), 302)
  }
  throw new AppError('not_found', 'There is nothing here.')
}
