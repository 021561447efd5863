import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Picture, PictureWords } from '../../../contract/pictures.ts'
import { currentUser } from '../../account/session.ts'
import { call } from '../../api.ts'
import { sendPicture } from './send-picture.ts'

const key = (homeId: string) => ['pictures', homeId]

/** The pictures of a listing or of a draft, in the order of the gallery. */
export function usePictures(homeId: string) {
  return useQuery({
    queryKey: key(homeId),
    queryFn: ({ signal }) =>
      call('GET /api/listings/:id/pictures', { params: { id: homeId }, signal }),
  })
}

/** Changes what is known of the pictures here; the listing and its card are asked for anew. */
export function useChangePictures(homeId: string) {
  const queries = useQueryClient()
  return useCallback(
    (change: (known: Picture[]) => Picture[]) => {
      queries.setQueryData<Picture[]>(key(homeId), (known) => change(known ?? []))
      void queries.invalidateQueries({ queryKey: ['listing', homeId] })
      void queries.invalidateQueries({ queryKey: ['listings', currentUser().uid] })
    },
    [queries, homeId],
  )
}

/** Asks for the pictures again, after a refusal that says they are others by now. */
export function useAskAgain(homeId: string) {
  const queries = useQueryClient()
  return useCallback(
    () => void queries.invalidateQueries({ queryKey: key(homeId) }),
    [queries, homeId],
  )
}

/** Puts the pictures in order, here at once; a refusal puts them back. */
export function useOrderPictures(homeId: string) {
  const queries = useQueryClient()
  const change = useChangePictures(homeId)
  return useMutation({
    scope: { id: `order ${homeId}` },
    mutationFn: (ids: string[]) =>
      call('PUT /api/listings/:id/pictures/order', { params: { id: homeId }, body: { ids } }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey: key(homeId) })
      change((known) => {
        const byId = new Map(known.map((picture) => [picture.id, picture]))
        return ids.flatMap((id) => byId.get(id) ?? [])
      })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key(homeId) }),
  })
}

const replace = (by: Picture) => (known: Picture[]) =>
  known.map((picture) => (picture.id === by.id ? by : picture))

export function useDescribePicture(homeId: string) {
  const change = useChangePictures(homeId)
  return useMutation({
    mutationFn: ({ id, words }: { id: string; words: PictureWords }) =>
      call('PUT /api/pictures/:id', { params: { id }, body: words }),
    onSuccess: (picture) => change(replace(picture)),
  })
}

export function useRotatePicture(homeId: string) {
  const change = useChangePictures(homeId)
  return useMutation({
    scope: { id: `rotate ${homeId}` },
    mutationFn: (id: string) =>
      call('POST /api/pictures/:id/rotation', { params: { id }, body: { quarterTurns: 1 } }),
    onSuccess: (picture) => change(replace(picture)),
  })
}

export function useRemovePicture(homeId: string) {
  const change = useChangePictures(homeId)
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/pictures/:id', { params: { id } }),
    onSuccess: (pictures) => change(() => pictures),
  })
}

export function useRestorePicture(homeId: string) {
  const change = useChangePictures(homeId)
  return useMutation({
    mutationFn: (id: string) => call('POST /api/pictures/:id/restoration', { params: { id } }),
    onSuccess: (pictures) => change(() => pictures),
  })
}

/** Keeps the picture as it was before it was altered, or with null forgets it. */
export function useSetOriginal(homeId: string) {
  const change = useChangePictures(homeId)
  return useMutation({
    mutationFn: ({ id, file }: { id: string; file: File | null }) =>
      file
        ? sendPicture(`/api/pictures/${id}/original`, file, { method: 'PUT' })
        : call('DELETE /api/pictures/:id/original', { params: { id } }),
    onSuccess: (picture) => change(replace(picture)),
  })
}
