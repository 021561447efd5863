import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Profile, ProfileFields } from '../../contract/accounts.ts'
import { call } from '../api.ts'
import { currentUser, useUser } from './session.ts'

const profileKey = (uid: string) => ['profile', uid]

/** The signed-in user's profile. */
export function useProfile() {
  const { uid } = useUser()
  return useQuery({
    queryKey: profileKey(uid),
    queryFn: ({ signal }) =>
      call('GET /api/users/:uid', { params: { uid: currentUser().uid }, signal }),
  })
}

function useProfileMutation<Input>(change: (input: Input) => Promise<Profile>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (profile) => queries.setQueryData(profileKey(profile.uid), profile),
  })
}

/** Saves the fields of the profile form. */
export function useUpdateProfile() {
  return useProfileMutation((body: ProfileFields) =>
    call('PUT /api/users/:uid', { params: { uid: currentUser().uid }, body }),
  )
}

/** Replaces the portrait by a picture file. */
export function useSetProfilePicture() {
  return useProfileMutation((file: Blob) =>
    call('PUT /api/users/:uid/profile-picture', { params: { uid: currentUser().uid }, file }),
  )
}

/** Removes the portrait. */
export function useRemoveProfilePicture() {
  return useProfileMutation(() =>
    call('DELETE /api/users/:uid/profile-picture', { params: { uid: currentUser().uid } }),
  )
}
