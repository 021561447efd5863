import type { Location } from 'react-router'

/**
 * Where a visitor of /login wanted to go: what the guard wrote down, if it is a page of ours, else
 * the dashboard. `state` is what that page was given (the selection of a newsletter, for one).
 */
export function destinationOf(state: unknown): { to: string; state: unknown } {
  const from = (state as { from?: Partial<Location> } | null)?.from
  const { pathname, search = '', hash = '' } = from ?? {}
  // '//host' and '/\host' are other hosts to a browser.
  if (typeof pathname !== 'string' || !/^\/(?![/\\])/.test(pathname))
    return { to: '/dashboard', state: null }
  return { to: `${pathname}${search}${hash}`, state: from?.state ?? null }
}
