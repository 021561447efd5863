import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from '../schema/index.ts'

/** What queries run on: a database, or a transaction of it. The same for both engines. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  engine: 'pglite' | 'postgres'
  /** How often the embedded database has synced to disk; 0 where PostgreSQL looks after that itself. */
  syncs(): number
  /**
   * Makes room where rows were changed or removed and learns anew how the tables are filled: the
   * embedded database has nobody who does so in the background, as a PostgreSQL server has.
   */
  tidy(): Promise<void>
  /** Waits for running queries, then lets go of the database. */
  close(): Promise<void>
}
