import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { DeliveryState } from '../../contract/newsletters.ts'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import { clients, deliveries, mailings, users } from '../schema.ts'

export type MailingRow = typeof mailings.$inferSelect

export async function findMailingByKey(db: Db, owner: UserId, key: string) {
  const [row] = await db
    .select({ id: mailings.id, recipientCount: mailings.recipientCount })
    .from(mailings)
    .where(and(eq(mailings.userId, owner), eq(mailings.idempotencyKey, key)))
  return row
}

export type NewMailing = Omit<typeof mailings.$inferInsert, 'userId' | 'recipientCount'>

/** Adds a mailing; false when its key is taken already, also by one that is just being written. */
export async function insertMailing(tx: Db, owner: UserId, mailing: NewMailing): Promise<boolean> {
  const rows = await tx
    .insert(mailings)
    .values({ ...mailing, userId: owner, recipientCount: 0 })
    .onConflictDoNothing()
    .returning({ id: mailings.id })
  return rows.length > 0
}

const insertedAtOnce = 1000

/**
 * One delivery per subscribed client of the owner; answers how many. Ids are UUIDv7, made here
 * because PostgreSQL 15 cannot.
 */
export async function insertDeliveries(tx: Db, owner: UserId, mailingId: string): Promise<number> {
  let count = 0
  let after = ''
  while (true) {
    const recipients = await tx
      .select({ clientId: clients.id, email: clients.email })
      .from(clients)
      .where(
        and(eq(clients.userId, owner), eq(clients.status, 'subscribed'), gt(clients.id, after)),
      )
      .orderBy(asc(clients.id))
      .limit(insertedAtOnce)
    if (recipients.length === 0) break
    await tx
      .insert(deliveries)
      .values(recipients.map((recipient) => ({ id: uuidv7(), mailingId, ...recipient })))
    count += recipients.length
    after = recipients.at(-1)?.clientId ?? ''
    // Queries on the embedded database leave nobody else a turn.
    await yieldToOthers()
  }
  await tx.update(mailings).set({ recipientCount: count }).where(eq(mailings.id, mailingId))
  return count
}

/** For the worker, which acts for whoever the mailing belongs to. */
export async function findMailing(db: Db, mailingId: string): Promise<MailingRow | undefined> {
  const [row] = await db.select().from(mailings).where(eq(mailings.id, mailingId))
  return row
}

export async function countDeliveries(db: Db, mailingId: string) {
  const counts = { queued: 0, sending: 0, accepted: 0, failed: 0, uncertain: 0 }
  const rows = await db
    .select({ state: deliveries.state, count: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(eq(deliveries.mailingId, mailingId))
    .groupBy(deliveries.state)
  for (const { state, count } of rows) counts[state] = count
  return counts
}

export function listDeliveries(
  db: Db,
  mailingId: string,
  { state, after, limit }: { state?: DeliveryState; after?: string; limit: number },
) {
  return db
    .select({
      id: deliveries.id,
      email: deliveries.email,
      state: deliveries.state,
      attempts: deliveries.attempts,
      response: deliveries.response,
      updatedAt: deliveries.updatedAt,
    })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.mailingId, mailingId),
        state && eq(deliveries.state, state),
        after ? gt(deliveries.id, after) : undefined,
      ),
    )
    .orderBy(asc(deliveries.id))
    .limit(limit)
}

/**
 * What an earlier run of this mailing left on the wire: that run is over, or we would not be here.
 * What is queued again keeps its parcel.
 */
export async function recoverDeliveries(
  db: Db,
  mailingId: string,
  state: 'queued' | 'uncertain',
): Promise<void> {
  const response = 'The program stopped while this copy was on its way.'
  await db
    .update(deliveries)
    .set({ state, response, dueAt: new Date(), updatedAt: new Date() })
    .where(and(eq(deliveries.mailingId, mailingId), eq(deliveries.state, 'sending')))
}

export interface Settled {
  id: string
  /** The parcel it was on the wire in. */
  parcel: string
  /** What goes again goes again in the same parcel. */
  keep: boolean
  state: DeliveryState
  response: string
  dueAt: Date
}

/** Writes down what became of deliveries that were on the wire. */
export async function settleDeliveries(tx: Db, settled: Settled[]): Promise<void> {
  if (settled.length === 0) return
  const rows = JSON.stringify(settled.map(({ dueAt, ...row }) => ({ ...row, due_at: dueAt })))
  await tx
    .update(deliveries)
    .set({
      state: sql`v.state`,
      response: sql`v.response`,
      dueAt: sql`v.due_at`,
      leasedBy: sql`case when v.keep then v.parcel end`,
      updatedAt: new Date(),
    })
    .from(
      sql`jsonb_to_recordset(${rows}::jsonb) as v(id text, parcel text, keep boolean, state text, response text, due_at timestamptz)`,
    )
    .where(
      and(
        eq(deliveries.id, sql`v.id`),
        eq(deliveries.leasedBy, sql`v.parcel`),
        eq(deliveries.state, 'sending'),
      ),
    )
}

const forTheWire = {
  id: deliveries.id,
  email: deliveries.email,
  attempts: deliveries.attempts,
  subscribed: sql<boolean>`exists (select 1 from ${clients} where ${clients.id} = ${deliveries.clientId} and ${clients.status} = 'subscribed')`,
}

/** Takes up to `limit` due deliveries for the wire, in `parcel`; `fresh` leaves old parcels alone. */
export async function leaseDeliveries(
  tx: Db,
  mailingId: string,
  { parcel, limit, fresh, now }: { parcel: string; limit: number; fresh: boolean; now: Date },
) {
  const due = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(isDue(mailingId, now), fresh ? isNull(deliveries.leasedBy) : undefined))
    .orderBy(asc(deliveries.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(deliveries)
    .set({
      state: 'sending',
      leasedBy: parcel,
      attempts: sql`${deliveries.attempts} + 1`,
      updatedAt: now,
    })
    .where(inArray(deliveries.id, due))
    .returning(forTheWire)
}

/** Takes a due parcel that was on the wire before, as it was then; undefined when there is none. */
export async function leaseParcelAgain(tx: Db, mailingId: string, now: Date) {
  const [due] = await tx
    .select({ parcel: deliveries.leasedBy })
    .from(deliveries)
    .where(and(isDue(mailingId, now), isNotNull(deliveries.leasedBy)))
    .orderBy(asc(deliveries.id))
    .limit(1)
  if (!due?.parcel) return undefined
  const rows = await tx
    .update(deliveries)
    .set({ state: 'sending', attempts: sql`${deliveries.attempts} + 1`, updatedAt: now })
    .where(
      and(
        eq(deliveries.mailingId, mailingId),
        eq(deliveries.leasedBy, due.parcel),
        eq(deliveries.state, 'queued'),
      ),
    )
    .returning(forTheWire)
  return { parcel: due.parcel, rows }
}

const isDue = (mailingId: string, now: Date) =>
  and(
    eq(deliveries.mailingId, mailingId),
    eq(deliveries.state, 'queued'),
    lte(deliveries.dueAt, now),
  )

/** When the next queued delivery is due; undefined when none is queued. */
export async function nextDue(db: Db, mailingId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ dueAt: deliveries.dueAt })
    .from(deliveries)
    .where(and(eq(deliveries.mailingId, mailingId), eq(deliveries.state, 'queued')))
    .orderBy(asc(deliveries.dueAt))
    .limit(1)
  return row?.dueAt
}

/** Marks a mailing finished, provided nothing of it is waiting or on the wire. */
export async function finishMailing(db: Db, mailingId: string): Promise<void> {
  await db
    .update(mailings)
    .set({ state: 'finished', finishedAt: new Date() })
    .where(
      and(
        eq(mailings.id, mailingId),
        ne(mailings.state, 'finished'),
        sql`not exists (select 1 from ${deliveries} where ${deliveries.mailingId} = ${mailings.id} and ${deliveries.state} in ('queued', 'sending'))`,
      ),
    )
}

/** Moves the uncertain deliveries of a mailing to another state; answers how many there were. */
export async function moveUncertain(
  tx: Db,
  mailingId: string,
  to: { state: 'queued' | 'failed'; response: string },
): Promise<number> {
  const rows = await tx
    .update(deliveries)
    .set({ ...to, leasedBy: null, dueAt: new Date(), updatedAt: new Date() })
    .where(and(eq(deliveries.mailingId, mailingId), eq(deliveries.state, 'uncertain')))
    .returning({ id: deliveries.id })
  if (rows.length > 0 && to.state === 'queued')
    await tx
      .update(mailings)
      .set({ state: 'sending', finishedAt: null })
      .where(eq(mailings.id, mailingId))
  return rows.length
}

/** Whom a delivery went to and for whom, for the unsubscribe page. */
export async function findSubscription(db: Db, deliveryId: string) {
  const [row] = await db
    .select({ clientId: clients.id, status: clients.status, agentName: users.name })
    .from(deliveries)
    .innerJoin(clients, eq(clients.id, deliveries.clientId))
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(deliveries.id, deliveryId))
  return row
}
