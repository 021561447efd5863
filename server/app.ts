import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createAuthenticate } from './accounts/index.ts'
import { features } from './features.ts'
import { answerErrors } from './http/answer-errors.ts'
import { documentApi } from './http/document-api.ts'
import { logRequests } from './http/log-requests.ts'
import { createHttp } from './http/register.ts'
import { secure } from './http/secure.ts'
import { serveWeb } from './http/serve.ts'
import { serveFiles } from './http/serve-files.ts'
import type { Platform } from './platform.ts'

/** Puts everything that answers requests onto `fastify`: the API, stored files, the browser's app. */
export async function buildApp(fastify: FastifyInstance, platform: Platform): Promise<void> {
  fastify.setValidatorCompiler(validatorCompiler)
  fastify.setSerializerCompiler(serializerCompiler)
  answerErrors(fastify)
  logRequests(fastify)
  await secure(fastify, platform.config)
  await fastify.register(compress, { threshold: 1024 })
  await fastify.register(cookie)
  await fastify.register(rateLimit, { global: false })
  await documentApi(fastify)

  const http = createHttp(fastify, createAuthenticate(platform))
  for (const feature of features) feature.routes?.(http, platform)

  await serveFiles(fastify, platform.files)
  await serveWeb(fastify)
}
