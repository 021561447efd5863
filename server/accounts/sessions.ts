import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { mintUserId, type UserId } from '../caller.ts'
import { type Db, inTransaction } from '../db/index.ts'
import { rememberRevoked } from './identity-token.ts'
import {
  insertRefreshToken,
  insertSession,
  isSuccessorUsed,
  lockRefreshToken,
  markRefreshTokenUsed,
  revokeSession,
} from './queries.ts'

export const sessionMs = 30 * 24 * 60 * 60 * 1000
/** How long a page that was reloaded while its answer was on the way may use its old token again. */
const reloadMs = 10_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const newToken = () => randomBytes(32).toString('base64url')

export interface OpenSession {
  uid: UserId
  sessionId: string
  /** For the cookie; only its hash is kept. */
  refreshToken: string
}

/** Begins a session of somebody who has just proved who they are. */
export async function openSession(db: Db, uid: UserId): Promise<OpenSession> {
  const sessionId = uuidv7()
  const refreshToken = newToken()
  await inTransaction(db, async (tx) => {
    const expiresAt = new Date(Date.now() + sessionMs)
    await insertSession(tx, { id: sessionId, userId: uid, expiresAt })
    await insertRefreshToken(tx, { hash: hashOf(refreshToken), sessionId, replaces: null })
  })
  return { uid, sessionId, refreshToken }
}

interface Stolen {
  stolen: string
}

/**
 * Trades a refresh token for its successor (rotation, RFC 9700 section 4.14.2). A token that was
 * traded before is a sign of theft and ends the session, with one exception: its successor was
 * issued moments ago and nobody has used it, which is a reloaded page whose answer got lost.
 * @returns undefined when the token is unknown or its session is over.
 */
export async function rotateSession(db: Db, token: string): Promise<OpenSession | undefined> {
  const hash = hashOf(token)
  const now = new Date()
  const result = await inTransaction(db, async (tx): Promise<OpenSession | Stolen | undefined> => {
    const row = await lockRefreshToken(tx, hash)
    if (!row || row.revokedAt || row.expiresAt <= now) return undefined
    if (row.usedAt) {
      const reloaded =
        now.getTime() - row.usedAt.getTime() < reloadMs && !(await isSuccessorUsed(tx, hash))
      if (!reloaded) {
        await revokeSession(tx, row.sessionId, now)
        return { stolen: row.sessionId }
      }
    } else {
      await markRefreshTokenUsed(tx, hash, now)
    }
    const refreshToken = newToken()
    await insertRefreshToken(tx, {
      hash: hashOf(refreshToken),
      sessionId: row.sessionId,
      replaces: hash,
    })
    return { uid: mintUserId(row.userId), sessionId: row.sessionId, refreshToken }
  })
  if (!result) return undefined
  if ('stolen' in result) {
    await rememberRevoked(db, result.stolen)
    return undefined
  }
  return result
}

/** Ends a session: its identity token is refused at once. */
export async function closeSession(db: Db, sessionId: string): Promise<void> {
  await revokeSession(db, sessionId, new Date())
  await rememberRevoked(db, sessionId)
}

/** The session a refresh token belongs to, for signing out by cookie alone. */
export async function sessionOf(db: Db, token: string): Promise<string | undefined> {
  const row = await inTransaction(db, (tx) => lockRefreshToken(tx, hashOf(token)))
  return row?.sessionId
}
