import { pgTable, text } from 'drizzle-orm/pg-core'
import { created, time } from './columns.ts'

export const contactMessages = pgTable('contact_messages', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  createdAt: created(),
  deliveredAt: time('delivered_at'),
})
