import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Db } from '../db/index.ts'
import {
  finishJob,
  type JobRow,
  leaseJobs,
  putBackJob,
  releaseAllLeases,
  renewLeases,
} from './queries.ts'
import { maxAttempts, retryDelay } from './rules.ts'

const leaseMs = 30_000
const pollMs = 1_000
/** Jobs of one process at once. They mostly wait for a mail server. */
const atOnce = 16

/** `signal` is aborted when the program stops: a long job then returns early and is taken up again. */
export type Handler<P> = (payload: P, job: { id: string; signal: AbortSignal }) => Promise<void>

export function createWorker(
  db: Db,
  options: { engine: Database['engine']; log: Pick<FastifyBaseLogger, 'error' | 'warn'> },
) {
  const holder = uuidv7()
  const handlers = new Map<string, Handler<never>>()
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let renewal: NodeJS.Timeout | undefined
  let turn: Promise<void> | undefined
  let again = false

  /** One look for work; a wake during the look causes another one. */
  function wake(): void {
    if (stopping.signal.aborted || !timer) return
    if (turn) {
      again = true
      return
    }
    turn = look()
      .catch((error) => options.log.error({ err: error }, 'looking for jobs failed'))
      .finally(() => {
        turn = undefined
        if (again) {
          again = false
          wake()
        }
      })
  }

  async function look(): Promise<void> {
    const limit = atOnce - running.size
    if (limit <= 0 || handlers.size === 0) return
    const kinds = [...handlers.keys()]
    const found = await leaseJobs(db, { holder, kinds, limit, leaseMs, now: new Date() })
    for (const job of found) {
      const work = run(job).finally(() => {
        running.delete(job.id)
        wake()
      })
      running.set(job.id, work)
    }
  }

  async function run(job: JobRow): Promise<void> {
    const { signal } = stopping
    try {
      await handlers.get(job.kind)?.(job.payload as never, { id: job.id, signal })
      if (signal.aborted) await putBack(job, null, 0)
      else await finishJob(db, holder, job)
    } catch (error) {
      options.log.warn({ err: error, job: job.id, kind: job.kind }, 'a job failed')
      await putBack(job, String(error), retryDelay(job.attempts)).catch((reason) =>
        options.log.error({ err: reason, job: job.id }, 'a job could not be put back'),
      )
    }
  }

  function putBack(job: JobRow, lastError: string | null, delayMs: number): Promise<void> {
    const dead = lastError !== null && job.attempts >= maxAttempts
    const dueAt = new Date(Date.now() + delayMs)
    return putBackJob(db, holder, job.id, { dueAt, dead, lastError })
  }

  return {
    handle<P>(kind: string, handler: Handler<P>): void {
      handlers.set(kind, handler as Handler<never>)
    },
    wake,
    start(): void {
      const begin = async () => {
        // One process owns the embedded database, so any lease is a dead process's.
        if (options.engine === 'pglite') await releaseAllLeases(db)
        if (stopping.signal.aborted) return
        timer = setInterval(wake, pollMs)
        renewal = setInterval(() => {
          if (running.size === 0) return
          renewLeases(db, holder, [...running.keys()], new Date(Date.now() + leaseMs)).catch(
            (error) => options.log.error({ err: error }, 'renewing leases failed'),
          )
        }, leaseMs / 3)
        wake()
      }
      begin().catch((error) => options.log.error({ err: error }, 'jobs could not start'))
    },
    async stop(): Promise<void> {
      stopping.abort()
      clearInterval(timer)
      await turn
      await Promise.allSettled(running.values())
      clearInterval(renewal)
    },
  }
}
