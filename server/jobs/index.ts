import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Db } from '../db/index.ts'
import { insertJob } from './queries.ts'
import { createWorker, type Handler } from './worker.ts'

export interface NewJob {
  kind: string
  payload: unknown
  id?: string
  dueAt?: Date
}

export interface Jobs {
  /** Names the work of one kind. Register before `start`. A handler that throws is tried again later. */
  handle<P>(kind: string, handler: Handler<P>): void
  /**
   * Writes a job in the transaction that causes it; `wake` once that is committed. There is one job
   * per id: enqueued again while it waits or runs, it runs once more.
   */
  enqueue(tx: Db, job: NewJob): Promise<void>
  /** Looks for work now rather than at the next turn. */
  wake(): void
  start(): void
  /** Begins nothing new and waits for what runs; handlers see `signal` aborted and may stop early. */
  stop(): Promise<void>
}

/**
 * Work that outlives the request which caused it: rows of one table, written in that request's
 * transaction, leased by workers, tried again with backoff, kept when given up.
 */
export function createJobs(
  db: Db,
  options: { engine: Database['engine']; log: Pick<FastifyBaseLogger, 'error' | 'warn'> },
): Jobs {
  const worker = createWorker(db, options)
  return {
    handle: worker.handle,
    enqueue: (tx, job) => insertJob(tx, { id: uuidv7(), dueAt: new Date(), ...job }),
    wake: worker.wake,
    start: worker.start,
    stop: worker.stop,
  }
}
