import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type ErrorBody, type ErrorCode, errorStatus, type Problem } from '../../contract/errors.ts'
import { AppError } from '../errors.ts'

/** One place for every answer that is not a success. What was not foreseen stays in the log. */
export function answerErrors(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const body = toBody(error)
    if (body.error.code === 'internal') {
      body.error.requestId = request.id
      request.log.error({ err: error }, 'unforeseen error')
    }
    return reply.status(errorStatus[body.error.code]).send(body)
  })
}

/** Fastify's own refusals, by status, in our words. */
const refusals: Record<number, [ErrorCode, string]> = {
  400: ['invalid_input', 'The request could not be read.'],
  413: ['too_large', 'This is too large.'],
  415: ['unsupported_file', 'This type of content is not accepted here.'],
  429: ['too_many_requests', 'Too many tries. Please wait a little and try again.'],
}

function toBody(error: FastifyError | AppError): ErrorBody {
  if (error instanceof AppError) {
    const { code, message, problems, current } = error
    return { error: { code, message, problems, current } }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems: Problem[] = error.validation.map((issue) => ({
      path: issue.instancePath.slice(1).replaceAll('/', '.'),
      message: issue.message ?? 'This is not right.',
    }))
    const message = problems[0]?.message ?? 'Some fields are not right.'
    return { error: { code: 'invalid_input', message, problems } }
  }
  const [code, message] = refusals[error.statusCode ?? 500] ?? [
    'internal',
    'Something went wrong on our side. Please try again.',
  ]
  return { error: { code, message } }
}
