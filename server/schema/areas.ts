import { jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { time, updated } from './columns.ts'

export const areaNotes = pgTable(
  'area_notes',
  {
    id: text().primaryKey(),
    userId: owner(),
    zipcode: text().notNull(),
    topic: text().notNull(),
    /** A part of the ZIP code, or empty for all of it. */
    neighborhood: text().notNull().default(''),
    text: text().notNull(),
    source: text().notNull().default(''),
    sourceUrl: text('source_url').notNull().default(''),
    /** The day the source says it, as `2026-11-21`, or empty. */
    sourceDate: text('source_date').notNull().default(''),
    updatedAt: updated(),
  },
  (table) => [
    unique('area_notes_topic').on(table.userId, table.zipcode, table.neighborhood, table.topic),
  ],
)

/** Answers of open-data services about a ZIP code, kept so that no screen waits for them. */
export const areaFacts = pgTable(
  'area_facts',
  {
    service: text().notNull(),
    zipcode: text().notNull(),
    facts: jsonb().notNull(),
    source: text().notNull(),
    license: text().notNull(),
    fetchedAt: time('fetched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.zipcode] })],
)
