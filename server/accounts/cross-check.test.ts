import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { interactionPolicy } from 'oidc-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CookieJar, renew } from '../../tests/support/sign-in.ts'
import { request, startTestProgram, type TestProgram } from '../../tests/support/start.ts'

// The same sign-in against a certified provider that shares no code with ours.
let program: TestProgram
let emailVerified = true
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
const server = createServer((request, response) => answer(request, response))

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  program = await startTestProgram({
    GOOGLE_CLIENT_ID: 'doorpost',
    GOOGLE_CLIENT_SECRET: 'a secret for the test',
    GOOGLE_ISSUER: issuer,
  })
  const provider = createProvider(issuer, program.url)
  const callback = provider.callback()
  answer = (request, response) => {
    // Whoever asks is signed in: the account chooser of this provider has one account.
    if (request.url?.startsWith('/interaction/'))
      provider.interactionFinished(request, response, {
        login: { accountId: 'casey' },
        select_account: {},
      })
    else callback(request, response)
  }
})
afterAll(async () => {
  server.close()
  await program.stop()
})

function createProvider(issuer: string, productUrl: string): Provider {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return new Provider(issuer, {
    clients: [
      {
        client_id: 'doorpost',
        client_secret: 'a secret for the test',
        redirect_uris: [`${productUrl}/api/auth/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key for the test'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: 'casey@agents.example',
        email_verified: emailVerified,
        name: 'Casey Park',
      }),
    }),
    async loadExistingGrant(context) {
      const { client, session } = context.oidc
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId,
        accountId: session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

/** Follows the sign-in from page to page, as the popup does; answers its last page. */
async function walk(jar: CookieJar) {
  let url = `${program.url}/api/auth/google`
  for (let step = 0; step < 12; step++) {
    const page = await jar.visit(url)
    const next = page.headers.get('location')
    if (!next) return page
    url = new URL(next, url).href
  }
  throw new Error('The sign-in went round in circles.')
}

test('an agent signs in with a provider that is not ours', async () => {
  const jar = new CookieJar()
  expect((await walk(jar)).text).toContain('You are signed in')
  const person = await renew(program.url, jar)
  const profile = await request(`${program.url}/api/users/${person.uid}`, { token: person.token })
  expect(profile.json).toMatchObject({ name: 'Casey Park', email: 'casey@agents.example' })
})

test('an address the provider does not vouch for signs nobody in', async () => {
  emailVerified = false
  const jar = new CookieJar()
  expect((await walk(jar)).text).toContain('Sign-in did not work')
  emailVerified = true
})

test('with a real provider the demo’s does not exist', async () => {
  const answer = await request(`${program.url}/demo-identity/.well-known/openid-configuration`)
  expect(answer.status).toBe(404)
})
