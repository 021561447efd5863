import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import * as schema from '../schema/index.ts'
import type { Database, Db } from './database.ts'
import { DurableFiles, durableStartParams, syncParent, syncTree } from './durable-files.ts'
import { lockFolder } from './lock-folder.ts'
import { migrations } from './migrations.ts'

/**
 * Opens the embedded database in `dataDir/database`, making it on first start.
 * @throws ConfigError when another process has it; Error when commits would not reach the disk.
 */
export async function openEmbedded(dataDir: string, throwaway: boolean): Promise<Database> {
  const unlock = lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'database')
    if (!existsSync(folder)) await create(folder, throwaway)
    const { client, files } = await openFolder(folder, throwaway)
    const db = drizzle(guardTransactions(client), { schema })
    await migrate(db, migrations)
    if (files) await checkSyncs(client, files)
    return {
      db: db as unknown as Db,
      engine: 'pglite',
      syncs: () => files?.syncs ?? 0,
      async tidy() {
        await client.exec('VACUUM (ANALYZE)')
      },
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openFolder(folder: string, throwaway: boolean) {
  if (throwaway) return { client: await PGlite.create(folder), files: undefined }
  const files = new DurableFiles(folder)
  const client = await PGlite.create({ fs: files, startParams: durableStartParams })
  return { client, files }
}

/** Built beside its place and renamed when whole, so that a start killed half-way leaves no half database. */
async function create(folder: string, throwaway: boolean): Promise<void> {
  const building = `${folder}.creating`
  rmSync(building, { recursive: true, force: true })
  const { client } = await openFolder(building, throwaway)
  await client.close()
  if (!throwaway) syncTree(building)
  renameSync(building, folder)
  if (!throwaway) syncParent(folder)
}

/** The durability hangs on PGlite's internals; better no start than commits that a power cut takes back. */
async function checkSyncs(client: PGlite, files: DurableFiles): Promise<void> {
  const before = files.syncs
  await client.exec('CREATE TABLE IF NOT EXISTS sync_check (at timestamptz); DROP TABLE sync_check')
  if (files.syncs === before)
    throw new Error('The embedded database does not sync its commits to disk. Refusing to start.')
}

/**
 * A query on the outer database inside a transaction would wait for that transaction for ever, since
 * PGlite runs one at a time. This makes it an error at once.
 */
function guardTransactions(client: PGlite): PGlite {
  const inside = new AsyncLocalStorage<true>()
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (name === 'transaction')
        return (work: Parameters<PGlite['transaction']>[0]) => {
          refuse()
          return target.transaction((tx) => inside.run(true, () => work(tx)))
        }
      if (name === 'query' || name === 'exec' || name === 'sql')
        return (...args: unknown[]) => {
          refuse()
          return value.apply(target, args)
        }
      return value.bind(target)
    },
  })

  function refuse() {
    if (inside.getStore())
      throw new Error('The outer database was used inside a transaction. Use `tx` there.')
  }
}
