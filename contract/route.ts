import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call a route. `owner` means: signed in, and the `uid` in the path is the caller's own.
 * Routes about one thing by its id say `signed in`; their use case checks whose thing it is.
 */
export type Access = 'anyone' | 'signed in' | 'owner'

/** A call as data: the server registers it, the browser calls it, the API document describes it. */
export interface Route {
  method: Method
  /** Full path with `:name` parameters, below the program's own origin. */
  path: `/api/${string}`
  access: Access
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Content types accepted when the body is a file and not JSON. */
  fileBody?: readonly string[]
  /** The answer; with `events`, each of the events. */
  response: z.ZodType
  /** Answers a stream of server-sent events (WHATWG HTML, section 9.2) that ends when there is nothing more to tell. */
  events?: true
}

/** Keeps the literal types of a route, on which the browser's typed calls depend. */
export function route<const R extends Route>(definition: R): R {
  return definition
}
