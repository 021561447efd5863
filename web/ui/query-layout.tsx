import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { ApiError } from '../api.ts'

/** Refusals do not change by asking again; an unreachable server may be back in a moment. */
function worthRetrying(count: number, reason: Error): boolean {
  const lasting = reason instanceof ApiError && !['unreachable', 'internal'].includes(reason.code)
  return !lasting && count < 1
}

/** Server data for the pages within. It lives as long as this layout: signing out forgets it all. */
export function QueryLayout() {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Asked even when the browser believes it is offline: a refusal is clearer than waiting.
          queries: {
            networkMode: 'always',
            retry: worthRetrying,
            retryDelay: 800,
            staleTime: 10_000,
          },
          mutations: { networkMode: 'always', retry: false },
        },
      }),
  )
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
