import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { created, time, updated } from './columns.ts'

/** What the program remembers about itself: its signing keys, whether the demo data was made. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: created(),
})

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** Issuer and subject together name a person for good; an e-mail address does not (OpenID Connect Core 5.7). */
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    displayName: text('display_name').notNull(),
    photoUrl: text('photo_url'),
    name: text().notNull(),
    title: text().notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    brokerageName: text('brokerage_name').notNull().default(''),
    licenseNumber: text('license_number').notNull().default(''),
    licenseState: text('license_state').notNull().default(''),
    postalAddress: text('postal_address').notNull().default(''),
    /** A file of the file store, like `ab12….jpg`. */
    profilePicture: text('profile_picture'),
    newsletterIds: text('newsletter_ids').array().notNull().default(sql`'{}'::text[]`),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [unique('users_identity').on(table.issuer, table.subject)],
)

/** The column that says whose a row is. */
export const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: owner(),
    createdAt: created(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_revoked').on(table.revokedAt),
  ],
)

/** Refresh tokens by their SHA-256; the token itself is only in the browser's cookie. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The token this one replaced. */
    replaces: text(),
    createdAt: created(),
    usedAt: time('used_at'),
  },
  (table) => [
    index('refresh_tokens_session').on(table.sessionId),
    index('refresh_tokens_replaces').on(table.replaces),
  ],
)
