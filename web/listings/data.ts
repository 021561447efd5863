import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Listing, ListingFields } from '../../contract/listings.ts'
import { currentUser, useUser } from '../account/session.ts'
import { call } from '../api.ts'

const listKey = (uid: string) => ['listings', uid]
const oneKey = (id: string) => ['listing', id]

/** All of the signed-in user's listings, newest first. */
export function useListings() {
  const { uid } = useUser()
  return useQuery({
    queryKey: listKey(uid),
    queryFn: ({ signal }) =>
      call('GET /api/listings/user/:uid', { params: { uid: currentUser().uid }, signal }),
  })
}

/** One listing; what the list already knows of it is shown until the answer is there. */
export function useListing(id: string) {
  const queries = useQueryClient()
  const { uid } = useUser()
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call('GET /api/listings/:id', { params: { id }, signal }),
    placeholderData: () =>
      queries.getQueryData<Listing[]>(listKey(uid))?.find((home) => home.id === id),
  })
}

/** Adds a listing; the list and its own page know of it at once. The same key adds it only once. */
export function useCreateListing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: { fields: ListingFields; idempotencyKey: string }) =>
      call('POST /api/listings', { body: input.fields, idempotencyKey: input.idempotencyKey }),
    onSuccess: (created) => {
      const key = listKey(currentUser().uid)
      queries.setQueryData(oneKey(created.id), created)
      queries.setQueryData<Listing[]>(
        key,
        (known) => known && [created, ...known.filter((home) => home.id !== created.id)],
      )
      void queries.invalidateQueries({ queryKey: key })
    },
  })
}
