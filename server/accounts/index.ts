import { accounts as contract } from '../../contract/accounts.ts'
import { mintUserId, type UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import type { Feature, Platform } from '../platform.ts'
import { serveDemoProvider } from './demo-provider.ts'
import { getProfile } from './get-profile.ts'
import { largestPicture, setProfilePicture } from './profile-picture.ts'
import { type Identity, setPicture, setProfile, upsertUser } from './queries.ts'
import { signInRoutes } from './sign-in-routes.ts'

export { demoAgents } from './demo-agents.ts'
export { demoIssuer } from './demo-provider.ts'
export { getProfile } from './get-profile.ts'
export { createAuthenticate } from './identity-token.ts'
export { setProfilePicture } from './profile-picture.ts'
export {
  addNewsletterId as rememberNewsletter,
  getOrCreateSetting,
  setProfile as updateProfile,
} from './queries.ts'

/** The account of an identity a provider vouched for, made on its first sign-in. */
export async function signInAs(db: Db, identity: Identity): Promise<UserId> {
  return mintUserId(await upsertUser(db, identity))
}

/** Who somebody is: sign-in, session, profile. */
export const accounts: Feature = {
  routes(http, platform: Platform) {
    const { db } = platform
    signInRoutes(http, platform)
    http.fastify.register(() => serveDemoProvider(http, platform))
    http.fastify.addContentTypeParser(
      [...contract.setProfilePicture.fileBody],
      { parseAs: 'buffer', bodyLimit: largestPicture },
      async (_request: unknown, body: Buffer) => body,
    )

    http.on(contract.getProfile, ({ caller }) => getProfile(db, caller.uid))
    http.on(contract.updateProfile, async ({ caller, body }) => {
      await setProfile(db, caller.uid, body)
      return getProfile(db, caller.uid)
    })
    http.on(
      contract.setProfilePicture,
      async ({ caller, body }) => {
        await setProfilePicture(platform, caller.uid, body)
        return getProfile(db, caller.uid)
      },
      { bodyLimit: largestPicture },
    )
    http.on(contract.removeProfilePicture, async ({ caller }) => {
      await setPicture(db, caller.uid, null)
      return getProfile(db, caller.uid)
    })
  },
}
