import { randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { type Caller, mintUserId, type UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import type { Authenticate } from '../http/register.ts'
import type { Platform } from '../platform.ts'
import { getOrCreateSetting, isRevoked, revokedSince } from './queries.ts'

export const identityTokenMs = 60 * 60 * 1000
const issuer = 'doorpost'
const rememberedTokens = 10_000

const keys = new WeakMap<Db, Promise<Uint8Array>>()

/** The key that signs identity tokens, made on first use and kept in the database. */
function signingKey(db: Db): Promise<Uint8Array> {
  let key = keys.get(db)
  if (!key) {
    key = getOrCreateSetting(db, 'identity-token-key', () => randomBytes(32).toString('hex')).then(
      (hex) => Buffer.from(hex, 'hex'),
    )
    key.catch(() => keys.delete(db))
    keys.set(db, key)
  }
  return key
}

/** A JWT (RFC 7519) that says who is calling for the next hour. */
export async function mintIdentityToken(
  db: Db,
  caller: { uid: UserId; sessionId: string },
  now = new Date(),
): Promise<{ token: string; expiresAt: string }> {
  const expiresAt = new Date(now.getTime() + identityTokenMs)
  const token = await new SignJWT({ sid: caller.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(issuer)
    .setSubject(caller.uid)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(await signingKey(db))
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Sessions revoked so lately that their identity tokens would still be valid. */
const revoked = new WeakMap<Db, Promise<Set<string>>>()

function revokedSessions(db: Db): Promise<Set<string>> {
  let known = revoked.get(db)
  if (!known) {
    known = revokedSince(db, new Date(Date.now() - 2 * identityTokenMs)).then((ids) => new Set(ids))
    known.catch(() => revoked.delete(db))
    revoked.set(db, known)
  }
  return known
}

/** Refuses a session's identity tokens in this process from now on. */
export async function rememberRevoked(db: Db, sessionId: string): Promise<void> {
  ;(await revokedSessions(db)).add(sessionId)
}

/**
 * The session check. A verified token is remembered until it runs out; whether its session was
 * revoked is looked up every time. The embedded database has one process, whose memory knows every
 * revocation; on PostgreSQL another process may have revoked, so the table is asked.
 */
export function createAuthenticate({ db, engine }: Pick<Platform, 'db' | 'engine'>): Authenticate {
  const verified = new Map<string, { caller: Caller; expiresAt: number }>()

  return async (token) => {
    let known = verified.get(token)
    if (!known || known.expiresAt <= Date.now()) {
      verified.delete(token)
      known = await verify(db, token)
      if (!known) return undefined
      if (verified.size >= rememberedTokens) verified.clear()
      verified.set(token, known)
    }
    const { caller } = known
    const gone =
      engine === 'pglite'
        ? (await revokedSessions(db)).has(caller.sessionId)
        : await isRevoked(db, caller.sessionId)
    return gone ? undefined : caller
  }
}

async function verify(db: Db, token: string) {
  try {
    const { payload } = await jwtVerify(token, await signingKey(db), {
      algorithms: ['HS256'],
      issuer,
      audience: issuer,
      requiredClaims: ['sub', 'sid', 'exp'],
    })
    if (!payload.sub || typeof payload.sid !== 'string' || !payload.exp) return undefined
    const caller: Caller = { uid: mintUserId(payload.sub), sessionId: payload.sid }
    return { caller, expiresAt: payload.exp * 1000 }
  } catch {
    return undefined
  }
}
