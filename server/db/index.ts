export type { Database, Db } from './database.ts'
export { openDatabase } from './open.ts'
export { inTransaction } from './transaction.ts'
