import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { ClientStatus } from '../../contract/clients.ts'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import { clients } from '../schema/index.ts'

/** Adds a client unless the owner has one with this address. */
export async function insertClient(
  db: Db,
  owner: UserId,
  client: { name: string; email: string; normalizedEmail: string },
): Promise<void> {
  await db
    .insert(clients)
    .values({ id: uuidv7(), userId: owner, ...client })
    .onConflictDoNothing()
}

export async function countSubscribed(db: Db, owner: UserId): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(clients)
    .where(and(eq(clients.userId, owner), eq(clients.status, 'subscribed')))
  return row?.count ?? 0
}

/** What a client decided about newsletters, by their own link: nobody has to be signed in for it. */
export async function setClientStatus(
  db: Db,
  clientId: string,
  status: ClientStatus,
): Promise<void> {
  await db
    .update(clients)
    .set({ status, statusChangedAt: new Date() })
    .where(eq(clients.id, clientId))
}
