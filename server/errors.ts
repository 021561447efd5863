import type { ErrorCode, Problem } from '../contract/errors.ts'

/** What a use case throws when it refuses; `server/http` answers with the code's status. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly problems?: Problem[],
    /** With `conflict`: what is there now, as the contract answers it. */
    readonly current?: unknown,
  ) {
    super(message)
    this.name = 'AppError'
  }
}
