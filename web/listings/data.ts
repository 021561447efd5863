import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Listing, ListingFields, StandardStatus } from '../../contract/listings.ts'
import { currentUser, useUser } from '../account/session.ts'
import { call } from '../api.ts'

const listKey = (uid: string) => ['listings', uid]
const archiveKey = (uid: string) => ['archived listings', uid]
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

/** Those that are put away, once they are asked for. */
export function useArchivedListings(enabled: boolean) {
  const { uid } = useUser()
  return useQuery({
    queryKey: archiveKey(uid),
    enabled,
    queryFn: ({ signal }) =>
      call('GET /api/listings/user/:uid', {
        params: { uid: currentUser().uid },
        query: { archived: 'true' },
        signal,
      }),
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

/** Adds the listing of a draft, or changes one; the list and its own page know of it at once. */
export function useSaveListing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (save: { id: string; version: number | null; fields: ListingFields }) =>
      save.version === null
        ? add(save.id, save.fields)
        : change(save.id, save.version, save.fields),
    onSuccess: (saved) => {
      const key = listKey(currentUser().uid)
      queries.setQueryData<Listing[]>(key, (known) =>
        known?.some(({ id }) => id === saved.id)
          ? known.map((home) => (home.id === saved.id ? saved : home))
          : known && [saved, ...known],
      )
      void queries.invalidateQueries({ queryKey: key })
      void queries.invalidateQueries({ queryKey: oneKey(saved.id) })
    },
  })
}

const change = (id: string, version: number, fields: ListingFields) =>
  call('PUT /api/listings/:id', { params: { id }, body: { ...fields, version } })

/** An earlier try whose answer was lost may have added it, with what was typed then. */
async function add(draftId: string, fields: ListingFields): Promise<Listing> {
  const added = await call('POST /api/listings', { body: { ...fields, draftId } })
  const names = Object.keys(fields) as (keyof ListingFields)[]
  const asTyped = names.every(
    (name) => JSON.stringify(added[name]) === JSON.stringify(fields[name]),
  )
  return asTyped ? added : change(added.id, added.version, fields)
}

/** What can be done to many listings at once. */
export type BulkChange =
  | { kind: 'status'; ids: string[]; status: StandardStatus }
  | { kind: 'archive' | 'restore'; ids: string[] }

/** Changes many at once; the lists show it before the server has answered, and take it back if it refuses. */
export function useBulkChange() {
  const queries = useQueryClient()
  const keys = () => {
    const { uid } = currentUser()
    return [listKey(uid), archiveKey(uid)]
  }
  return useMutation({
    mutationFn: (change: BulkChange) => {
      const { ids } = change
      if (change.kind === 'status')
        return call('POST /api/listings/status', { body: { ids, status: change.status } })
      return change.kind === 'archive'
        ? call('POST /api/listings/archive', { body: { ids } })
        : call('POST /api/listings/restore', { body: { ids } })
    },
    onMutate: async (change) => {
      await Promise.all(keys().map((queryKey) => queries.cancelQueries({ queryKey })))
      const before = keys().map((key) => [key, queries.getQueryData<Listing[]>(key)] as const)
      const chosen = new Set(change.ids)
      const [shown, archived] = keys() as [string[], string[]]
      if (change.kind === 'status')
        queries.setQueryData<Listing[]>(shown, (known) =>
          known?.map((home) => (chosen.has(home.id) ? { ...home, status: change.status } : home)),
        )
      else
        queries.setQueryData<Listing[]>(change.kind === 'archive' ? shown : archived, (known) =>
          known?.filter(({ id }) => !chosen.has(id)),
        )
      return before
    },
    onError: (_reason, _change, before) => {
      for (const [key, known] of before ?? []) queries.setQueryData(key, known)
    },
    onSettled: async (_result, _reason, { ids }) => {
      const stale = [...keys(), ...ids.map(oneKey)]
      await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
  })
}

/** Removes a listing for good. */
export function useRemoveListing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/listings/:id', { params: { id } }),
    onSuccess: (_, id) => {
      const { uid } = currentUser()
      for (const key of [listKey(uid), archiveKey(uid)])
        queries.setQueryData<Listing[]>(key, (known) => known?.filter((home) => home.id !== id))
      queries.removeQueries({ queryKey: oneKey(id) })
    },
  })
}
