import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { created, time, updated } from './columns.ts'
import { listings } from './listings.ts'

/** A file of listings on its way in. */
export const imports = pgTable(
  'imports',
  {
    id: text().primaryKey(),
    userId: owner(),
    fileName: text('file_name').notNull(),
    format: text({ enum: ['csv', 'reso'] }).notNull(),
    /** Where the file store keeps what was uploaded. */
    file: text().notNull(),
    bytes: integer().notNull(),
    state: text({
      enum: ['mapping', 'checking', 'checked', 'running', 'finished', 'cancelled', 'failed'],
    })
      .notNull()
      .default('mapping'),
    /** Column → field. */
    mapping: jsonb().$type<Record<string, string>>().notNull().default({}),
    totalRows: integer('total_rows').notNull(),
    doneRows: integer('done_rows').notNull().default(0),
    /** Outcome → rows. */
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
    problem: text(),
    createdAt: created(),
    finishedAt: time('finished_at'),
  },
  (table) => [index('imports_user').on(table.userId, table.id)],
)

/** What became of each row of an import. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** 1 is the first row below the headings. */
    row: integer().notNull(),
    outcome: text({ enum: ['created', 'updated', 'unchanged', 'skipped'] }).notNull(),
    homeId: text('home_id'),
    title: text().notNull().default(''),
    /** Why it was skipped, and what looks odd about it. */
    notes: text().array().notNull().default(sql`'{}'::text[]`),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
)

/** How an agent mapped files with these headings before. */
export const importMappings = pgTable(
  'import_mappings',
  {
    userId: owner(),
    /** SHA-256 of the headings. */
    headings: text().notNull(),
    mapping: jsonb().$type<Record<string, string>>().notNull(),
    updatedAt: updated(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.headings] })],
)

/** Pictures an import names by address, to be fetched one after the other. */
export const pictureFetches = pgTable(
  'picture_fetches',
  {
    id: text().primaryKey(),
    userId: owner(),
    importId: text('import_id').references(() => imports.id, { onDelete: 'cascade' }),
    homeId: text('home_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    position: integer().notNull(),
    caption: text().notNull().default(''),
    state: text({ enum: ['queued', 'fetched', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    problem: text(),
    updatedAt: updated(),
  },
  (table) => [
    unique('picture_fetches_once').on(table.homeId, table.url),
    index('picture_fetches_import').on(table.importId, table.state),
  ],
)
