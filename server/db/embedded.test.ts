import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, test as anyTest, beforeEach, expect } from 'vitest'
import { projectFolder } from '../config.ts'
import { insertJob, leaseJobs } from '../jobs/queries.ts'
import { type Database, type Db, inTransaction, openDatabase } from './index.ts'

const enqueueGreeting = (db: Db, number: number) =>
  insertJob(db, { id: String(number), kind: 'greet', payload: {}, dueAt: new Date(0) })
const greetings = (db: Db) =>
  leaseJobs(db, { holder: 'test', kinds: ['greet'], limit: 100, leaseMs: 0, now: new Date() })

// The run on PostgreSQL need not repeat what is about the embedded database alone.
const test = anyTest.skipIf(process.env.TEST_DATABASE_URL)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorpost-embedded-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (dataDir = folder): Promise<Database> =>
  openDatabase({ dataDir, databaseUrl: undefined, throwawayDatabase: false })

/** Another process that opens the same data folder and stays. */
function openElsewhere(dataDir: string) {
  const script = `
    import { openDatabase } from './server/db/index.ts'
    await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, throwawayDatabase: false })
    console.log('open')
    setInterval(() => {}, 1000)`
  return spawn('node', ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('every committed transaction is synced to disk', async () => {
  const database = await open()
  for (let i = 0; i < 5; i++) {
    const before = database.syncs()
    await inTransaction(database.db, (tx) => enqueueGreeting(tx, i))
    expect(database.syncs()).toBeGreaterThan(before)
  }
  await database.close()
})

test('tidying gives the room of removed rows to new ones', async () => {
  const database = await open()
  const fillAndEmpty = async () => {
    await database.db.execute(sql`
      INSERT INTO jobs (id, kind, payload)
      SELECT number::text, 'greet', '{}' FROM generate_series(1, 2000) AS number`)
    await database.db.execute(sql`DELETE FROM jobs`)
  }
  const size = async () => {
    const { rows } = (await database.db.execute(
      sql`SELECT pg_relation_size('jobs')::int AS size`,
    )) as unknown as { rows: [{ size: number }] }
    return rows[0].size
  }
  await fillAndEmpty()
  const filledOnce = await size()
  for (let round = 0; round < 5; round++) {
    await database.tidy()
    await fillAndEmpty()
  }
  expect(await size()).toBe(filledOnce)
  await database.close()
})

test('a second process is refused with a sentence, and a killed one leaves no lock', async () => {
  const other = openElsewhere(folder)
  await once(other.stdout, 'data')
  await expect(open()).rejects.toThrow('Another Doorpost is already running on the data folder')
  other.kill('SIGKILL')
  await once(other, 'exit')
  await (await open()).close()
})

test('a start killed while it makes the database recovers', async () => {
  for (const moment of [300, 900, 1500]) {
    const other = openElsewhere(folder)
    await new Promise((resolve) => setTimeout(resolve, moment))
    other.kill('SIGKILL')
    await once(other, 'exit')
    const database = await open()
    await enqueueGreeting(database.db, moment)
    await database.close()
    rmSync(folder, { recursive: true })
  }
})

test('the outer database inside a transaction is an error and not an endless wait', async () => {
  const database = await open()
  const mistake = inTransaction(database.db, () => greetings(database.db))
  await expect(mistake).rejects.toThrow()
  expect(await greetings(database.db)).toEqual([])
  await database.close()
})

/** A small disk in a file, mounted; undefined where that is not allowed. */
function mountDisk() {
  const image = `${folder}.disk`
  const mountPoint = join(folder, 'mounted')
  mkdirSync(mountPoint)
  const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
  const mounted =
    run('truncate', '-s', '400M', image) &&
    run('mkfs.ext4', '-q', image) &&
    run('mount', '-o', 'loop', image, mountPoint)
  const unmount = () => run('umount', '-l', mountPoint)
  return { image, mountPoint, mounted, run, unmount }
}

test('what was committed survives a power cut', async ({ skip }) => {
  const disk = mountDisk()
  if (!disk.mounted) {
    console.log('Skipped: this machine does not let us mount a disk to cut its power.')
    rmSync(disk.image, { force: true })
    skip()
  }
  const after = `${disk.image}.after`
  const database = await open(disk.mountPoint)
  for (let i = 0; i < 50; i++) await enqueueGreeting(database.db, i)
  // The disk as it is at this moment: what was never synced is not on it.
  copyFileSync(disk.image, after)
  await database.close()
  disk.unmount()

  expect(disk.run('mount', '-o', 'loop', after, disk.mountPoint)).toBe(true)
  expect(existsSync(join(disk.mountPoint, 'database'))).toBe(true)
  const survived = await open(disk.mountPoint)
  const kept = await greetings(survived.db)
  await survived.close()
  disk.unmount()
  for (const image of [disk.image, after]) rmSync(image)
  expect(kept).toHaveLength(50)
})
