import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Listing } from '../../contract/listings.ts'
import type { AreaNote, AreaNoteFields, Mailing } from '../../contract/newsletters.ts'
import { currentUser, useUser } from '../account/session.ts'
import { call, watch } from '../api.ts'

const pastKey = (uid: string) => ['newsletters', uid]
const notesKey = (uid: string) => ['area notes', uid]
const mailingKey = (mailingId: string) => ['mailing', mailingId]

/** The newsletters the signed-in user has sent, newest first. */
export function usePastNewsletters() {
  const { uid } = useUser()
  return useQuery({
    queryKey: pastKey(uid),
    queryFn: async ({ signal }) => {
      const { newsletters } = await call('GET /api/newsletter/past/:uid', {
        params: { uid: currentUser().uid },
        signal,
      })
      return newsletters.toSorted((a, b) => Date.parse(b.dateAdded) - Date.parse(a.dateAdded))
    },
  })
}

/** After a send: what is kept and the profile's list of it are out of date. */
export function useForgetNewsletters() {
  const queries = useQueryClient()
  const { uid } = useUser()
  return () => {
    void queries.invalidateQueries({ queryKey: pastKey(uid) })
    void queries.invalidateQueries({ queryKey: ['profile', uid] })
  }
}

/** How many clients a newsletter goes to. */
export function useClientCount() {
  const { uid } = useUser()
  return useQuery({
    queryKey: ['client count', uid],
    queryFn: ({ signal }) => call('GET /api/clients/count', { signal }),
  })
}

/** Writes the texts of a newsletter about these listings, in their order. */
export function useGenerateNewsletter() {
  return useMutation({
    mutationFn: (selectedListings: Listing[]) =>
      call('POST /api/newsletter/generate', { body: { selectedListings } }),
  })
}

/** How far a mailing has come; the server tells of every change while it is being sent. */
export function useMailing(mailingId: string) {
  const queries = useQueryClient()
  const mailing = useQuery({
    queryKey: mailingKey(mailingId),
    queryFn: ({ signal }) =>
      call('GET /api/mailings/:mailingId', { params: { mailingId }, signal }),
  })
  const sending = mailing.data?.state === 'sending'
  useEffect(() => {
    if (!sending) return
    const leaving = new AbortController()
    void followMailing(mailingId, leaving.signal, (now) =>
      queries.setQueryData(mailingKey(mailingId), now),
    )
    return () => leaving.abort()
  }, [mailingId, sending, queries])
  return mailing
}

/** Listens until `signal` is aborted; a line that broke is taken up again two seconds later. */
async function followMailing(
  mailingId: string,
  signal: AbortSignal,
  show: (mailing: Mailing) => void,
): Promise<void> {
  while (!signal.aborted) {
    await watch(
      'GET /api/mailings/:mailingId/events',
      { params: { mailingId }, signal },
      show,
    ).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}

/** Decides about the copies nobody knows the fate of. */
export function useResolveUncertain(mailingId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (resolution: 'send again' | 'leave') =>
      call('POST /api/mailings/:mailingId/resolve-uncertain', {
        params: { mailingId },
        body: { resolution },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailingKey(mailingId) }),
  })
}

/** The facts the signed-in user has written down about ZIP codes. */
export function useAreaNotes() {
  const { uid } = useUser()
  return useQuery({
    queryKey: notesKey(uid),
    queryFn: ({ signal }) => call('GET /api/area-notes', { signal }),
  })
}

/** Writes a fact down, in place of the one of the same ZIP code and topic. */
export function useSaveAreaNote() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: AreaNoteFields) => call('PUT /api/area-notes', { body }),
    onSuccess: (saved) =>
      queries.setQueryData<AreaNote[]>(notesKey(currentUser().uid), (known = []) => [
        ...known.filter((note) => note.zipcode !== saved.zipcode || note.topic !== saved.topic),
        saved,
      ]),
  })
}

/** Takes a fact away. */
export function useRemoveAreaNote() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (note: AreaNote) => call('DELETE /api/area-notes/:id', { params: { id: note.id } }),
    onSuccess: (_, removed) =>
      queries.setQueryData<AreaNote[]>(notesKey(currentUser().uid), (known = []) =>
        known.filter((note) => note.id !== removed.id),
      ),
  })
}
