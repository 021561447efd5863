import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { accounts } from '../../contract/accounts.ts'
import { mintUserId } from '../caller.ts'
import { AppError } from '../errors.ts'
import type { Http } from '../http/register.ts'
import type { Platform } from '../platform.ts'
import { mintIdentityToken } from './identity-token.ts'
import { callbackPage, callbackScript, callbackScriptPath } from './pages.ts'
import { createProvider, type SignInAttempt } from './provider.ts'
import { findUser, upsertUser } from './queries.ts'
import { closeSession, openSession, rotateSession, sessionMs, sessionOf } from './sessions.ts'

const sessionCookie = 'doorpost_session'
const attemptCookie = 'doorpost_sign_in'
const attemptSeconds = 600

/** Sign-in by popup, the session's renewal and its end. */
export function signInRoutes(http: Http, platform: Platform): void {
  const { db, publicUrl, log } = platform
  const provider = createProvider(platform)
  // A sign-in takes minutes and one process, so its key need not outlive this one.
  const attemptKey = randomBytes(32)
  const cookie = (sameSite: 'strict' | 'lax') =>
    ({
      path: '/api/auth',
      httpOnly: true,
      sameSite,
      secure: publicUrl().startsWith('https:'),
    }) as const
  const rateLimit = { max: 60, timeWindow: 60_000 }

  http.fastify.get('/api/auth/google', { config: { rateLimit } }, async (_request, reply) => {
    const started = await provider.begin().catch((error: unknown) => {
      log.error({ err: error }, 'the identity provider could not be asked')
      return undefined
    })
    if (!started) return answer(reply, false)
    const sealed = await new SignJWT({ ...started.attempt })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(`${attemptSeconds}s`)
      .sign(attemptKey)
    reply.setCookie(attemptCookie, sealed, { ...cookie('lax'), maxAge: attemptSeconds })
    return reply.redirect(started.url.href)
  })

  http.fastify.get('/api/auth/callback', { config: { rateLimit } }, async (request, reply) => {
    reply.clearCookie(attemptCookie, cookie('lax'))
    try {
      const attempt = await readAttempt(request)
      const query = request.url.slice(request.url.indexOf('?') + 1)
      const identity = await provider.finish(query, attempt)
      const uid = mintUserId(await upsertUser(db, identity))
      const session = await openSession(db, uid)
      setSessionCookie(reply, session.refreshToken)
      return answer(reply, true)
    } catch (error) {
      log.warn({ err: error }, 'a sign-in did not hold')
      return answer(reply, false)
    }
  })

  http.fastify.get(callbackScriptPath, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(callbackScript),
  )

  http.on(accounts.refresh, async ({ request, reply }) => {
    refuseOtherOrigins(request)
    const token = request.cookies[sessionCookie]
    if (!token) return { session: null }
    const session = await rotateSession(db, token)
    const user = session && (await findUser(db, session.uid))
    if (!session || !user) {
      reply.clearCookie(sessionCookie, cookie('strict'))
      return { session: null }
    }
    setSessionCookie(reply, session.refreshToken)
    reply.header('Cache-Control', 'no-store')
    return {
      session: {
        ...(await mintIdentityToken(db, session)),
        user: {
          uid: user.id,
          displayName: user.displayName,
          email: user.email,
          photo: user.photoUrl,
        },
      },
    }
  })

  http.on(accounts.signOut, async ({ caller, request, reply }) => {
    refuseOtherOrigins(request)
    const token = request.cookies[sessionCookie]
    const sessionIds = [caller?.sessionId, token && (await sessionOf(db, token))]
    for (const sessionId of sessionIds) if (sessionId) await closeSession(db, sessionId)
    reply.clearCookie(sessionCookie, cookie('strict'))
    return { ok: true as const }
  })

  async function readAttempt(request: FastifyRequest): Promise<SignInAttempt> {
    const sealed = request.cookies[attemptCookie] ?? ''
    const { payload } = await jwtVerify<SignInAttempt>(sealed, attemptKey, {
      algorithms: ['HS256'],
    })
    return payload
  }

  function setSessionCookie(reply: FastifyReply, token: string): void {
    reply.setCookie(sessionCookie, token, { ...cookie('strict'), maxAge: sessionMs / 1000 })
  }

  /** The cookie is SameSite=Strict; this also stops a neighbour on another port of the same site. */
  function refuseOtherOrigins(request: FastifyRequest): void {
    const { origin } = request.headers
    if (!origin) return
    const own = [publicUrl(), `${request.protocol}://${request.headers.host}`]
    if (!own.some((url) => new URL(url).origin === origin))
      throw new AppError('not_yours', 'This request comes from another site.')
  }
}

/** The popup's last page. It must stay tied to its opener, whatever the provider's page was. */
function answer(reply: FastifyReply, ok: boolean) {
  return reply
    .header('Cross-Origin-Opener-Policy', 'unsafe-none')
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(callbackPage(ok))
}
