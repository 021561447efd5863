import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { AppError } from '../errors.ts'
import type { Http } from '../http/register.ts'
import type { Platform } from '../platform.ts'
import { demoAgents } from './demo-agents.ts'
import { chooserPage } from './pages.ts'

const path = '/demo-identity'
/** What the accounts of the demo are kept under: unlike the provider's address, it outlives a change of port. */
export const demoIssuer = 'doorpost-demo'
export const demoProviderUrl = (publicUrl: string) => publicUrl + path
export const demoClient = { clientId: 'doorpost-demo', clientSecret: 'no-secret-in-the-demo' }

/**
 * A small OpenID provider with three made-up people, so that the demo signs in through the very
 * code that Google's sign-in uses. It does not exist in production or next to Google's settings.
 */
export async function serveDemoProvider(http: Http, { config, publicUrl }: Platform) {
  if (!config.demo || config.production) return
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'demo', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { subject: string; nonce: string; challenge: string }>()

  http.fastify.get(`${path}/.well-known/openid-configuration`, async () => ({
    issuer: demoProviderUrl(publicUrl()),
    authorization_endpoint: `${demoProviderUrl(publicUrl())}/authorize`,
    token_endpoint: `${demoProviderUrl(publicUrl())}/token`,
    jwks_uri: `${demoProviderUrl(publicUrl())}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  }))

  http.fastify.get(`${path}/keys`, async () => ({ keys: [jwk] }))

  http.fastify.get<{ Querystring: Record<string, string> }>(
    `${path}/authorize`,
    async ({ query }, reply) => {
      const { redirect_uri, client_id, state, nonce, code_challenge, account } = query
      const isOurs =
        redirect_uri === `${publicUrl()}/api/auth/callback` && client_id === demoClient.clientId
      if (!isOurs || !state || !nonce || !code_challenge)
        throw new AppError('invalid_input', 'This sign-in request is not complete.')
      const agent = demoAgents.find(({ subject }) => subject === account)
      if (!agent) {
        const link = (subject: string) =>
          `${path}/authorize?${new URLSearchParams({ ...query, account: subject })}`
        return reply.type('text/html; charset=utf-8').send(chooserPage(demoAgents, link))
      }
      const code = randomBytes(16).toString('base64url')
      codes.set(code, { subject: agent.subject, nonce, challenge: code_challenge })
      setTimeout(() => codes.delete(code), 60_000).unref()
      return reply.redirect(`${redirect_uri}?${new URLSearchParams({ code, state })}`)
    },
  )

  http.fastify.register(async (scope) => {
    const form = { parseAs: 'string' } as const
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      form,
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    scope.post<{ Body: Record<string, string> }>(`${path}/token`, async ({ body }, reply) => {
      const grant = codes.get(body.code ?? '')
      codes.delete(body.code ?? '')
      const challenge = createHash('sha256')
        .update(body.code_verifier ?? '')
        .digest('base64url')
      const agent = demoAgents.find(({ subject }) => subject === grant?.subject)
      if (!grant || !agent || grant.challenge !== challenge)
        return reply.status(400).send({ error: 'invalid_grant' })
      const id_token = await new SignJWT({
        nonce: grant.nonce,
        email: agent.email,
        email_verified: true,
        name: agent.name,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'demo' })
        .setIssuer(demoProviderUrl(publicUrl()))
        .setAudience(demoClient.clientId)
        .setSubject(agent.subject)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey)
      return { access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', id_token }
    })
  })
}
