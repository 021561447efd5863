import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import * as schema from '../schema/index.ts'
import type { Database, Db } from './database.ts'
import { migrations } from './migrations.ts'

/** Any number, the same in every Doorpost: who holds it may change the tables. */
const migrationLock = 748_226_331

/**
 * Opens the PostgreSQL database at `url`. Processes that start together change its tables one after
 * the other.
 * @throws ConfigError when it cannot be reached or is older than version 15.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // An idle connection that breaks is replaced at the next query; without this it ends the program.
  pool.on('error', () => {})
  const connection = await pool.connect().catch(async (error: Error) => {
    await pool.end()
    throw new ConfigError(`The database at DATABASE_URL cannot be reached: ${error.message}`)
  })
  try {
    const { rows } = await connection.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int AS version",
    )
    if ((rows[0]?.version ?? 0) < 150_000)
      throw new ConfigError('The database at DATABASE_URL is older than PostgreSQL 15.')
    await connection.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(connection, { schema }), migrations)
    await connection.query('SELECT pg_advisory_unlock($1)', [migrationLock])
  } catch (error) {
    // A closed connection gives up its lock.
    connection.release(true)
    await pool.end()
    throw error
  }
  connection.release()
  const db = drizzle(pool, { schema }) as unknown as Db
  return { db, engine: 'postgres', syncs: () => 0, tidy: async () => {}, close: () => pool.end() }
}
