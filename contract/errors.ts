import { z } from 'zod'

/**
 * Every error the API answers with: code → HTTP status (RFC 9110; 429 from RFC 6585).
 * Use cases throw `AppError(code, message)`; `server/http` turns the code into the status.
 */
export const errorStatus = {
  invalid_input: 400,
  not_signed_in: 401,
  not_yours: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_file: 415,
  no_recipients: 422,
  too_many_requests: 429,
  internal: 500,
  mail_unavailable: 502,
} as const

export type ErrorCode = keyof typeof errorStatus

/** One wrong field of a refused request. `path` is dotted, as in `address.zipcode`. */
export const problem = z.object({ path: z.string(), message: z.string() })
export type Problem = z.infer<typeof problem>

/** The body of every answer that is not a success. */
export const errorBody = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      problems: z.array(problem).optional(),
      /** With `conflict`: what is there now, as a GET of the same thing answers it. */
      current: z.unknown().optional(),
      requestId: z.string().optional(),
    }),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof errorBody>
