import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { jobs } from '../schema/index.ts'

export interface JobRow {
  id: string
  kind: string
  payload: unknown
  attempts: number
  dueAt: Date
}

/** Adds a job. One of the same id that is there already, running or not, is done once more. */
export async function insertJob(
  tx: Db,
  job: { id: string; kind: string; payload: unknown; dueAt: Date },
): Promise<void> {
  await tx
    .insert(jobs)
    .values(job)
    .onConflictDoUpdate({ target: jobs.id, set: { dueAt: job.dueAt, dead: false } })
}

/**
 * Takes up to `limit` due jobs of the given kinds for `holder`. `SKIP LOCKED` lets several workers
 * take at once; a lease that ran out is taken over.
 */
export async function leaseJobs(
  db: Db,
  options: { holder: string; kinds: string[]; limit: number; leaseMs: number; now: Date },
): Promise<JobRow[]> {
  const { holder, kinds, limit, leaseMs, now } = options
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.dead, false),
        inArray(jobs.kind, kinds),
        lte(jobs.dueAt, now),
        or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, now)),
      ),
    )
    .orderBy(asc(jobs.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(jobs)
    .set({
      leasedBy: holder,
      leasedUntil: new Date(now.getTime() + leaseMs),
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(inArray(jobs.id, due))
    .returning({
      id: jobs.id,
      kind: jobs.kind,
      payload: jobs.payload,
      attempts: jobs.attempts,
      dueAt: jobs.dueAt,
    })
}

export async function renewLeases(
  db: Db,
  holder: string,
  ids: string[],
  leasedUntil: Date,
): Promise<void> {
  await db
    .update(jobs)
    .set({ leasedUntil })
    .where(and(eq(jobs.leasedBy, holder), inArray(jobs.id, ids)))
}

/** Frees every lease: for the embedded database at start, when no other process can be alive. */
export async function releaseAllLeases(db: Db): Promise<void> {
  await db.update(jobs).set({ leasedBy: null, leasedUntil: null })
}

/** Deletes a finished job, unless it was asked for again meanwhile: then it only loses its lease. */
export async function finishJob(db: Db, holder: string, job: JobRow): Promise<void> {
  const mine = and(eq(jobs.id, job.id), eq(jobs.leasedBy, holder))
  const deleted = await db
    .delete(jobs)
    .where(and(mine, eq(jobs.dueAt, job.dueAt)))
    .returning({ id: jobs.id })
  if (deleted.length === 0)
    await db.update(jobs).set({ leasedBy: null, leasedUntil: null, attempts: 0 }).where(mine)
}

/** Puts a job back for later, or buries it; a buried job stays visible with its last error. */
export async function putBackJob(
  db: Db,
  holder: string,
  id: string,
  outcome: { dueAt: Date; dead: boolean; lastError: string | null },
): Promise<void> {
  await db
    .update(jobs)
    .set({ ...outcome, leasedBy: null, leasedUntil: null })
    .where(and(eq(jobs.id, id), eq(jobs.leasedBy, holder)))
}
