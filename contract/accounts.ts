import { z } from 'zod'
import { route } from './route.ts'
import { id, line, multiline, required } from './text.ts'

export { defaultAgentTitle } from './words.ts'

/** The person as the identity provider knows them. */
export const signedInUser = z
  .object({
    uid: id,
    displayName: z.string(),
    email: z.string(),
    photo: z.string().nullable(),
  })
  .meta({ id: 'SignedInUser' })
export type SignedInUser = z.infer<typeof signedInUser>

/** What an agent says about themselves. All of it may be empty; it goes into their newsletters. */
export const profileFields = z.object({
  name: required(line(120), 'Please enter your name.'),
  title: line(120),
  phoneNumber: line(40),
  brokerageName: line(160),
  licenseNumber: line(60),
  licenseState: line(2).regex(/^([A-Z]{2})?$/, 'Please use the two-letter state, like WA.'),
  postalAddress: multiline(400),
})
export type ProfileFields = z.infer<typeof profileFields>

export const profile = z
  .object({
    uid: id,
    name: z.string(),
    firstName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    profilePictureUrl: z.string().nullable(),
    title: z.string(),
    newsletterIds: z.array(id),
    brokerageName: z.string(),
    licenseNumber: z.string(),
    licenseState: z.string(),
    postalAddress: z.string(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profile>

const ownPath = z.object({ uid: id })

export const accounts = {
  /** Trades the session cookie for an identity token; `session` is null when nobody is signed in. */
  refresh: route({
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'anyone',
    summary: 'Renew the identity token with the session cookie',
    response: z.object({
      session: z
        .object({ token: z.string(), expiresAt: z.string(), user: signedInUser })
        .nullable(),
    }),
  }),
  signOut: route({
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'anyone',
    summary: 'End the session; its identity token is refused from now on',
    response: z.object({ ok: z.literal(true) }),
  }),
  getProfile: route({
    method: 'GET',
    path: '/api/users/:uid',
    access: 'owner',
    summary: 'Your profile',
    params: ownPath,
    response: profile,
  }),
  updateProfile: route({
    method: 'PUT',
    path: '/api/users/:uid',
    access: 'owner',
    summary: 'Change your profile',
    params: ownPath,
    body: profileFields,
    response: profile,
  }),
  setProfilePicture: route({
    method: 'PUT',
    path: '/api/users/:uid/profile-picture',
    access: 'owner',
    summary: 'Change your portrait (the picture itself is the body, at most 10 MB)',
    params: ownPath,
    fileBody: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    response: profile,
  }),
  removeProfilePicture: route({
    method: 'DELETE',
    path: '/api/users/:uid/profile-picture',
    access: 'owner',
    summary: 'Remove your portrait',
    params: ownPath,
    response: profile,
  }),
}
