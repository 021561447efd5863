import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { created, time } from './columns.ts'

/** Work to be done after the request that caused it; written in that request's transaction. */
export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: time('due_at').notNull().defaultNow(),
    leasedBy: text('leased_by'),
    leasedUntil: time('leased_until'),
    /** Given up after too many tries; kept so that a person can see it. */
    dead: boolean().notNull().default(false),
    lastError: text('last_error'),
    createdAt: created(),
  },
  (table) => [index('jobs_due').on(table.dead, table.dueAt)],
)
