import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { ProfileFields } from '../../contract/accounts.ts'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import { refreshTokens, sessions, settings, users } from '../schema/index.ts'

export type UserRow = typeof users.$inferSelect

/** Who somebody is, as an identity provider vouches for it. */
export interface Identity {
  issuer: string
  subject: string
  email: string
  name: string
  picture: string | null
}

/** Finds the account of an identity or makes it; name and photo follow the provider's. */
export async function upsertUser(db: Db, identity: Identity): Promise<string> {
  const { issuer, subject, email, name, picture } = identity
  const [row] = await db
    .insert(users)
    .values({ id: uuidv7(), issuer, subject, email, displayName: name, photoUrl: picture, name })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: { email, displayName: name, photoUrl: picture },
    })
    .returning({ id: users.id })
  if (!row) throw new Error('An account was neither found nor made.')
  return row.id
}

export async function findUser(db: Db, owner: UserId): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, owner))
  return row
}

export async function setProfile(db: Db, owner: UserId, fields: ProfileFields): Promise<void> {
  await db
    .update(users)
    .set({ ...fields, updatedAt: new Date() })
    .where(eq(users.id, owner))
}

export async function setPicture(db: Db, owner: UserId, file: string | null): Promise<void> {
  await db
    .update(users)
    .set({ profilePicture: file, updatedAt: new Date() })
    .where(eq(users.id, owner))
}

export async function addNewsletterId(tx: Db, owner: UserId, id: string): Promise<void> {
  await tx
    .update(users)
    .set({ newsletterIds: sql`array_append(${users.newsletterIds}, ${id})` })
    .where(and(eq(users.id, owner), sql`not ${id} = any(${users.newsletterIds})`))
}

/** A setting, made by `create` if it is not there; of two processes that make it one wins. */
export async function getOrCreateSetting(
  db: Db,
  name: string,
  create: () => string,
): Promise<string> {
  await db.insert(settings).values({ name, value: create() }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  if (!row) throw new Error(`The setting ${name} was not kept.`)
  return row.value
}

export async function insertSession(
  db: Db,
  session: { id: string; userId: UserId; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function insertRefreshToken(
  db: Db,
  token: { hash: string; sessionId: string; replaces: string | null },
): Promise<void> {
  await db.insert(refreshTokens).values(token)
}

/** A refresh token with its session, locked until the transaction ends. */
export async function lockRefreshToken(tx: Db, hash: string) {
  const [row] = await tx
    .select({
      usedAt: refreshTokens.usedAt,
      sessionId: sessions.id,
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('update')
  return row
}

export async function markRefreshTokenUsed(tx: Db, hash: string, usedAt: Date): Promise<void> {
  await tx.update(refreshTokens).set({ usedAt }).where(eq(refreshTokens.hash, hash))
}

/** Whether a token that replaced this one has been used in its turn. */
export async function isSuccessorUsed(tx: Db, hash: string): Promise<boolean> {
  const [row] = await tx
    .select({ used: sql<boolean>`bool_or(${refreshTokens.usedAt} is not null)` })
    .from(refreshTokens)
    .where(eq(refreshTokens.replaces, hash))
  return row?.used ?? false
}

export async function revokeSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}

/** Sessions revoked after `since`: their identity tokens may not have run out yet. */
export async function revokedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(gt(sessions.revokedAt, since))
  return rows.map(({ id }) => id)
}

export async function isRevoked(db: Db, sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ revokedAt: sessions.revokedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return !row || row.revokedAt !== null
}
