import * as openid from 'openid-client'
import type { Platform } from '../platform.ts'
import { demoClient, demoIssuer, demoProviderUrl } from './demo-provider.ts'
import type { Identity } from './queries.ts'

/** What must be remembered between leaving for the provider and coming back. */
export interface SignInAttempt {
  state: string
  nonce: string
  codeVerifier: string
}

/** Google, or the demo provider, by OpenID Connect: the same code for both. */
export function createProvider(platform: Pick<Platform, 'config' | 'publicUrl'>) {
  const { google } = platform.config
  const callbackUrl = () => `${platform.publicUrl()}/api/auth/callback`
  let discovered: Promise<openid.Configuration> | undefined

  /** Read once; a failure is not kept, so that the next try asks again. */
  function discover(): Promise<openid.Configuration> {
    const provider = google ?? { issuer: demoProviderUrl(platform.publicUrl()), ...demoClient }
    const issuer = new URL(provider.issuer)
    discovered ??= openid
      .discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
        timeout: 30,
        // Only a provider on this very machine, such as the demo's, may do without encryption.
        execute: issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        discovered = undefined
        throw error
      })
    return discovered
  }

  return {
    /** Begins a sign-in: where to send the browser, and what to remember. */
    async begin(): Promise<{ url: URL; attempt: SignInAttempt }> {
      const attempt = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      }
      const url = openid.buildAuthorizationUrl(await discover(), {
        redirect_uri: callbackUrl(),
        scope: 'openid email profile',
        prompt: 'select_account',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url, attempt }
    },

    /** Ends a sign-in with the query the provider sent the browser back with. @throws when it does not hold. */
    async finish(query: string, attempt: SignInAttempt): Promise<Identity> {
      const tokens = await openid.authorizationCodeGrant(
        await discover(),
        new URL(`${callbackUrl()}?${query}`),
        {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.codeVerifier,
          idTokenExpected: true,
        },
      )
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no identity.')
      if (typeof claims.email !== 'string' || claims.email_verified === false)
        throw new Error('The provider does not vouch for the e-mail address.')
      return {
        issuer: google ? claims.iss : demoIssuer,
        subject: claims.sub,
        email: claims.email,
        name: typeof claims.name === 'string' ? claims.name : claims.email,
        picture: typeof claims.picture === 'string' ? claims.picture : null,
      }
    },
  }
}
