import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Answer, call } from '../api.ts'

export type MailEntry = Answer<'GET /api/mailbox'>['messages'][number]
export type OpenedMail = Answer<'GET /api/mailbox/:id'>

/** One page of the demo outbox, newest first; `search` looks at the recipients. */
export function useMails(page: number, search: string) {
  return useQuery({
    queryKey: ['mailbox', page, search],
    queryFn: ({ signal }) =>
      call('GET /api/mailbox', { query: { page, search: search || undefined }, signal }),
    placeholderData: keepPreviousData,
    // A mailing may be on its way: letters appear while one looks.
    refetchInterval: 4000,
  })
}

/** One mail with its contents. A mail never changes. */
export function useMail(id: string) {
  return useQuery({
    queryKey: ['mail', id],
    queryFn: ({ signal }) => call('GET /api/mailbox/:id', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
