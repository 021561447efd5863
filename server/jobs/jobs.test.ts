import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { type Database, inTransaction, openDatabase } from '../db/index.ts'
import { createJobs, type Jobs } from './index.ts'
import { leaseJobs } from './queries.ts'
import { maxAttempts, retryDelay } from './rules.ts'

const quiet = { error: () => {}, warn: () => {} }
let folder: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
let jobs: Jobs

beforeEach(async () => {
  folder = await createTestDatabase()
  database = await openDatabase({ ...folder, throwawayDatabase: true })
  jobs = createJobs(database.db, { engine: database.engine, log: quiet })
})
afterEach(async () => {
  await jobs.stop()
  await database.close()
  await folder.drop()
})

/** Waits for what is expected; vitest's own time limit ends a wait in vain. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}

const waiting = () =>
  leaseJobs(database.db, {
    holder: 'test',
    kinds: ['greet'],
    limit: 10,
    leaseMs: 0,
    now: new Date(Date.now() + 24 * 60 * 60 * 1000),
  })

test('work that was written in a transaction is done once, with its payload', async () => {
  const done: unknown[] = []
  jobs.handle('greet', async (payload) => void done.push(payload))
  jobs.start()
  await inTransaction(database.db, (tx) =>
    jobs.enqueue(tx, { kind: 'greet', payload: { name: 'Ana' } }),
  )
  jobs.wake()
  await until(() => done.length > 0)
  await until(async () => (await waiting()).length === 0)
  expect(done).toEqual([{ name: 'Ana' }])
})

test('work of a transaction that was rolled back is never done', async () => {
  const failed = inTransaction(database.db, async (tx) => {
    await jobs.enqueue(tx, { kind: 'greet', payload: {} })
    throw new Error('changed our mind')
  })
  await expect(failed).rejects.toThrow('changed our mind')
  expect(await waiting()).toEqual([])
})

test('work that fails is tried again and not lost', async () => {
  let tries = 0
  jobs.handle('greet', async () => {
    tries += 1
    if (tries === 1) throw new Error('the mail server is away')
  })
  jobs.start()
  await jobs.enqueue(database.db, { kind: 'greet', payload: {} })
  jobs.wake()
  await until(() => tries === 2)
})

test('work asked for again while it runs is done once more', async () => {
  const job = { id: 'greet-ana', kind: 'greet', payload: {} }
  let runs = 0
  jobs.handle('greet', async () => {
    runs += 1
    if (runs === 1) await jobs.enqueue(database.db, { ...job, dueAt: new Date(Date.now() - 1) })
  })
  jobs.start()
  await jobs.enqueue(database.db, job)
  jobs.wake()
  await until(() => runs === 2)
  await until(async () => (await waiting()).length === 0)
})

test('two workers never take the same work', async () => {
  for (let i = 0; i < 20; i++) await jobs.enqueue(database.db, { kind: 'greet', payload: { i } })
  const lease = (holder: string) =>
    leaseJobs(database.db, {
      holder,
      kinds: ['greet'],
      limit: 15,
      leaseMs: 60_000,
      now: new Date(),
    })
  const [one, two] = await Promise.all([lease('one'), lease('two')])
  const ids = [...one, ...two].map(({ id }) => id)
  expect(ids).toHaveLength(20)
  expect(new Set(ids).size).toBe(20)
})

test('work of a process that died is taken up by the next one', async () => {
  await jobs.enqueue(database.db, { kind: 'greet', payload: {} })
  const now = new Date(Date.now() - 60_000)
  const [taken] = await leaseJobs(database.db, {
    holder: 'the dead one',
    kinds: ['greet'],
    limit: 1,
    leaseMs: 30_000,
    now: new Date(now.getTime() + 60_000),
  })
  expect(taken).toBeDefined()
  let done = false
  jobs.handle('greet', async () => {
    done = true
  })
  if (database.engine === 'postgres') {
    // The lease must run out first: another process may be alive there.
    const [again] = await leaseJobs(database.db, {
      holder: 'the next one',
      kinds: ['greet'],
      limit: 1,
      leaseMs: 30_000,
      now: new Date(Date.now() + 31_000),
    })
    expect(again?.id).toBe(taken?.id)
    return
  }
  jobs.start()
  await until(() => done)
})

test('stopping waits for running work and tells it to come to an end', async () => {
  let ended = false
  let began = false
  jobs.handle('greet', async (_payload, { signal }) => {
    began = true
    await until(() => signal.aborted)
    ended = true
  })
  jobs.start()
  await jobs.enqueue(database.db, { kind: 'greet', payload: {} })
  jobs.wake()
  await until(() => began)
  await jobs.stop()
  expect(ended).toBe(true)
  expect(await waiting()).toHaveLength(1)
})

test('tries grow apart, from a second to six hours, spread by a quarter', () => {
  expect(retryDelay(1, () => 0)).toBe(1000)
  expect(retryDelay(4, () => 0)).toBe(8000)
  expect(retryDelay(4, () => 1)).toBe(10_000)
  expect(retryDelay(maxAttempts, () => 0)).toBe(6 * 60 * 60 * 1000)
})
