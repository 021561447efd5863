import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { and, asc, eq, gt, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { DeliveryState } from '../../contract/newsletters.ts'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import { clients, deliveries, mailings, users } from '../schema/index.ts'

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
    const rows = recipients.map((recipient) => ({ id: uuidv7(), ...recipient }))
    // As JSON: a statement with four parameters per row takes a kilobyte of memory for each of them.
    await tx.execute(sql`
      insert into ${deliveries} (id, mailing_id, client_id, email)
      select v.id, ${mailingId}, v."clientId", v.email
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id text, "clientId" text, email text)`)
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
  if (settled.length > 0) await tx.execute(settling(settled))
}

export interface Leased {
  id: string
  email: string
  /** This one counted. */
  attempts: number
  /** Whether the client still wants newsletters. */
  subscribed: boolean
}

export interface Lease {
  parcel: string
  limit: number
  /** Only ids behind this one: what is before it need not be looked at, row by row, each time. */
  after: string
  /** Leave alone what belongs to an old parcel. */
  fresh: boolean
  now: Date
}

/**
 * Settles what has come back and takes due deliveries for the wire, in the order of their ids. One
 * statement and so one commit: with so many of them, round trips and syncs are what a mailing costs.
 */
export async function settleAndLease(
  db: Db,
  mailingId: string,
  settled: Settled[],
  { parcel, limit, after, fresh, now }: Lease,
): Promise<Leased[]> {
  return leasedRows(
    await db.execute(sql`
      with settled as (${settling(settled)}),
      due as (
        select id from ${deliveries}
        where mailing_id = ${mailingId} and state = 'queued' and id > ${after} and due_at <= ${now.toISOString()}::timestamptz
          ${fresh ? sql`and leased_by is null` : sql``}
        order by id limit ${limit} for update skip locked
      )
      update ${deliveries} d
      set state = 'sending', leased_by = ${parcel}, attempts = d.attempts + 1, updated_at = now()
      from due where d.id = due.id
      ${returningLeased}`),
  )
}

/** Takes a due parcel that was on the wire before, as it was then; undefined when there is none. */
export async function leaseParcelAgain(
  tx: Db,
  mailingId: string,
  now: Date,
): Promise<{ parcel: string; rows: Leased[] } | undefined> {
  const [due] = await tx
    .select({ parcel: deliveries.leasedBy })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.mailingId, mailingId),
        eq(deliveries.state, 'queued'),
        lte(deliveries.dueAt, now),
        isNotNull(deliveries.leasedBy),
      ),
    )
    .orderBy(asc(deliveries.id))
    .limit(1)
  if (!due?.parcel) return undefined
  const rows = leasedRows(
    await tx.execute(sql`
      update ${deliveries} d
      set state = 'sending', attempts = d.attempts + 1, updated_at = now()
      where d.mailing_id = ${mailingId} and d.leased_by = ${due.parcel} and d.state = 'queued'
      ${returningLeased}`),
  )
  return { parcel: due.parcel, rows }
}

/** The ids are named twice so that the rows are found by the index, which the join alone would not. */
function settling(settled: Settled[]): SQL {
  const ids = sql.param(settled.map(({ id }) => id))
  const rows = JSON.stringify(settled.map(({ dueAt, ...row }) => ({ ...row, due_at: dueAt })))
  return sql`
    update ${deliveries} d
    set state = v.state, response = v.response, due_at = v.due_at, updated_at = now(),
      leased_by = case when v.keep then v.parcel end
    from jsonb_to_recordset(${rows}::jsonb)
      as v(id text, parcel text, keep boolean, state text, response text, due_at timestamptz)
    where d.id = any(${ids}::text[]) and d.id = v.id and d.leased_by = v.parcel and d.state = 'sending'`
}

const returningLeased = sql`
  returning d.id, d.email, d.attempts,
    exists (select 1 from ${clients} c where c.id = d.client_id and c.status = 'subscribed') as subscribed`

/** Both engines answer raw statements with an object that has the rows. */
const leasedRows = (result: unknown) => (result as { rows: Leased[] }).rows

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
