import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { created, time, updated } from './columns.ts'

export const mailings = pgTable(
  'mailings',
  {
    id: text().primaryKey(),
    userId: owner(),
    idempotencyKey: text('idempotency_key').notNull(),
    subject: text().notNull(),
    fromName: text('from_name').notNull(),
    replyTo: text('reply_to').notNull(),
    /** The whole document with its legal footer; the unsubscribe address is a hole, filled per client. */
    html: text().notNull(),
    text: text().notNull(),
    state: text({ enum: ['sending', 'finished'] })
      .notNull()
      .default('sending'),
    recipientCount: integer('recipient_count').notNull(),
    createdAt: created(),
    finishedAt: time('finished_at'),
  },
  (table) => [unique('mailings_idempotency').on(table.userId, table.idempotencyKey)],
)

export const deliveries = pgTable(
  'deliveries',
  {
    id: text().primaryKey(),
    mailingId: text('mailing_id')
      .notNull()
      .references(() => mailings.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    email: text().notNull(),
    state: text({ enum: ['queued', 'sending', 'accepted', 'failed', 'uncertain'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** Not to be tried again before this time. */
    dueAt: time('due_at').notNull().defaultNow(),
    /** The parcel it is on the wire in, or was last, where what goes again must go again together. */
    leasedBy: text('leased_by'),
    leasedUntil: time('leased_until'),
    response: text(),
    updatedAt: updated(),
  },
  (table) => [
    unique('deliveries_once').on(table.mailingId, table.clientId),
    index('deliveries_queue').on(table.mailingId, table.state, table.id),
    index('deliveries_client').on(table.clientId),
  ],
)

export const newsletters = pgTable(
  'newsletters',
  {
    id: text().primaryKey(),
    userId: owner(),
    mailingId: text('mailing_id').references(() => mailings.id, { onDelete: 'set null' }),
    html: text().notNull(),
    /** SHA-256 of what was asked to be kept: the same request again finds the same record. */
    contentKey: text('content_key').notNull(),
    dateAdded: time('date_added').notNull(),
    createdAt: created(),
  },
  (table) => [
    unique('newsletters_once').on(table.userId, table.contentKey),
    index('newsletters_user').on(table.userId, table.dateAdded),
  ],
)
