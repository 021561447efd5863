import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { created, time } from './columns.ts'

export const clients = pgTable(
  'clients',
  {
    id: text().primaryKey(),
    userId: owner(),
    name: text().notNull().default(''),
    email: text().notNull(),
    /** Lower case, domain in ASCII: what makes two addresses the same one. */
    normalizedEmail: text('normalized_email').notNull(),
    status: text({ enum: ['subscribed', 'unsubscribed', 'bounced', 'complained'] })
      .notNull()
      .default('subscribed'),
    statusChangedAt: time('status_changed_at').notNull().defaultNow(),
    createdAt: created(),
  },
  (table) => [
    unique('clients_email').on(table.userId, table.normalizedEmail),
    index('clients_status').on(table.userId, table.status),
  ],
)
