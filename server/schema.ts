import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

/**
 * Every table, in one place, as features.ts is for behaviour. Only `queries.ts` files use them.
 * Ids are UUIDv7 text, money whole US dollars, areas square feet, times `timestamptz`.
 */
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const created = () => time('created_at').notNull().defaultNow()
const updated = () => time('updated_at').notNull().defaultNow()

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

const owner = () =>
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

export const listings = pgTable(
  'listings',
  {
    id: text().primaryKey(),
    userId: owner(),
    /** The request's Idempotency-Key: the same request again finds the same listing. */
    idempotencyKey: text('idempotency_key'),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    imageUrls: text('image_urls').array().notNull().default(sql`'{}'::text[]`),
    sellPrice: integer('sell_price'),
    bedroomCount: integer('bedroom_count').notNull(),
    bathroomCount: doublePrecision('bathroom_count').notNull(),
    sqft: integer(),
    garageCount: integer('garage_count').notNull().default(0),
    fireplaceCount: integer('fireplace_count').notNull().default(0),
    yearBuilt: integer('year_built'),
    addressLine1: text('address_line1'),
    city: text(),
    state: text(),
    zipcode: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    reelVideoUrl: text('reel_video_url'),
    reelThumbnailUrl: text('reel_thumbnail_url'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('listings_user').on(table.userId, table.id),
    unique('listings_idempotency').on(table.userId, table.idempotencyKey),
  ],
)

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

export const areaNotes = pgTable(
  'area_notes',
  {
    id: text().primaryKey(),
    userId: owner(),
    zipcode: text().notNull(),
    topic: text().notNull(),
    text: text().notNull(),
    source: text().notNull().default(''),
    updatedAt: updated(),
  },
  (table) => [unique('area_notes_topic').on(table.userId, table.zipcode, table.topic)],
)

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

export const contactMessages = pgTable('contact_messages', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  createdAt: created(),
  deliveredAt: time('delivered_at'),
})

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
