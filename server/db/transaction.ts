import type { Db } from './database.ts'

/**
 * Runs `work` in one transaction. Inside, use `tx` alone: on the embedded database a query on the
 * outer `db` would wait for this transaction for ever. No network, mail or file work inside.
 */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction((tx) => work(tx as unknown as Db))
}
