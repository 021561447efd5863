import { z } from 'zod'
import { route } from './route.ts'
import { id, isoTime, line, multiline, required } from './text.ts'
import { highlightTopics } from './words.ts'

export { defaultContent, type HighlightTopic, highlightTexts, highlightTopics } from './words.ts'

/** Listings in one newsletter. Thirty stay below the size where Gmail cuts a mail off. */
export const maxListingsInNewsletter = 100
/** Characters of `htmlContent` and `html`. */
export const maxNewsletterHtml = 1_000_000

/** One text per topic; empty where nothing is known. */
export const highlights = z
  .object({
    neighborhoodSafety: z.string(),
    proximityToAmenities: z.string(),
    schoolDistrictQuality: z.string(),
    transportation: z.string(),
    communityVibe: z.string(),
    /** What the home's pictures show, in their order; left out where nobody has said so. */
    pictureAlts: z.array(z.string()).optional(),
  })
  .meta({ id: 'Highlights' })
export type Highlights = z.infer<typeof highlights>

export const newsletterContent = z
  .object({
    title: z.string(),
    intro: z.string(),
    marketStatus: z.string(),
    listings: z.array(highlights),
  })
  .meta({ id: 'NewsletterContent' })
export type NewsletterContent = z.infer<typeof newsletterContent>

/** A fact an agent has written down about a ZIP code, and where it is from. */
export const areaNoteFields = z.object({
  zipcode: line(5).regex(/^\d{5}$/, 'Please enter a five-digit ZIP code.'),
  topic: z.enum(highlightTopics),
  /** A part of the ZIP code, or empty for all of it. */
  neighborhood: line(80).default(''),
  text: required(multiline(600), 'Please write down the fact.'),
  source: line(200),
  sourceUrl: line(500)
    .refine(
      (value) => value === '' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
      'Please enter a web address, like https://example.com.',
    )
    .default(''),
  /** The day the source says it. */
  sourceDate: z.union([z.literal(''), z.iso.date('Please enter a date.')]).default(''),
})
export type AreaNoteFields = z.infer<typeof areaNoteFields>
/** The same as it may be written, without what has a default. */
export type AreaNoteInput = z.input<typeof areaNoteFields>
/** An answer is what is stored: the fields above tidy what people type, which works one way only. */
export const areaNote = z
  .object({
    id,
    zipcode: z.string(),
    topic: z.enum(highlightTopics),
    neighborhood: z.string(),
    text: z.string(),
    source: z.string(),
    sourceUrl: z.string(),
    sourceDate: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'AreaNote' })
export type AreaNote = z.infer<typeof areaNote>

/** A newsletter as it was sent, kept for the agent. */
export const newsletterRecord = z
  .object({
    id,
    html: z.string(),
    userId: id,
    dateAdded: z.string(),
    /** The mailing that carried it, when there is one. */
    mailingId: id.nullable(),
  })
  .meta({ id: 'Newsletter' })
export type NewsletterRecord = z.infer<typeof newsletterRecord>

/**
 * How far one client's copy has come. `uncertain`: it was on its way when the program stopped, and
 * the mail server cannot be asked; the agent decides.
 */
export const deliveryState = z.enum(['queued', 'sending', 'accepted', 'failed', 'uncertain'])
export type DeliveryState = z.infer<typeof deliveryState>

export const mailing = z
  .object({
    id,
    subject: z.string(),
    state: z.enum(['sending', 'finished']),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    recipientCount: z.number(),
    counts: z.record(deliveryState, z.number()),
  })
  .meta({ id: 'Mailing' })
export type Mailing = z.infer<typeof mailing>

export const delivery = z
  .object({
    id,
    email: z.string(),
    state: deliveryState,
    attempts: z.number(),
    /** The mail server's last words about it. */
    response: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Delivery' })
export type Delivery = z.infer<typeof delivery>

export const newsletters = {
  past: route({
    method: 'GET',
    path: '/api/newsletter/past/:uid',
    access: 'owner',
    summary: 'The newsletters you have sent, newest first',
    params: z.object({ uid: id }),
    response: z.object({ newsletters: z.array(newsletterRecord) }),
  }),
  generate: route({
    method: 'POST',
    path: '/api/newsletter/generate',
    access: 'signed in',
    summary: 'Write a newsletter about listings of yours (only their ids and order are used)',
    body: z.object({
      selectedListings: z
        .array(z.looseObject({ id }))
        .min(1, 'Please select at least one listing to include in your newsletter')
        .max(
          maxListingsInNewsletter,
          `A newsletter can hold at most ${maxListingsInNewsletter} listings.`,
        ),
    }),
    response: newsletterContent,
  }),
  send: route({
    method: 'POST',
    path: '/api/send-email/newsletter',
    access: 'signed in',
    summary:
      'Send a newsletter to all your subscribed clients (send an Idempotency-Key to make a repeat harmless)',
    body: z.object({
      htmlContent: z
        .string()
        .min(1, 'The newsletter is empty.')
        .max(maxNewsletterHtml, 'The newsletter is too long to be sent.'),
    }),
    response: z.object({ mailingId: id, recipientCount: z.number() }),
  }),
  add: route({
    method: 'POST',
    path: '/api/newsletter/add',
    access: 'signed in',
    summary: 'Keep a newsletter that was sent',
    body: z.object({
      html: z.string().min(1, 'The newsletter is empty.').max(maxNewsletterHtml),
      userId: id,
      dateAdded: isoTime,
      mailingId: id.optional(),
    }),
    response: z.object({ id }),
  }),
  getMailing: route({
    method: 'GET',
    path: '/api/mailings/:mailingId',
    access: 'signed in',
    summary: 'How far one of your mailings has come',
    params: z.object({ mailingId: id }),
    response: mailing,
  }),
  watchMailing: route({
    method: 'GET',
    path: '/api/mailings/:mailingId/events',
    access: 'signed in',
    summary: 'How far one of your mailings has come, told anew whenever that changes',
    params: z.object({ mailingId: id }),
    events: true,
    response: mailing,
  }),
  listDeliveries: route({
    method: 'GET',
    path: '/api/mailings/:mailingId/deliveries',
    access: 'signed in',
    summary: 'Who a mailing goes to and what became of each copy',
    params: z.object({ mailingId: id }),
    query: z.object({
      state: deliveryState.optional(),
      after: id.optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: z.object({ deliveries: z.array(delivery), next: id.nullable() }),
  }),
  resolveUncertain: route({
    method: 'POST',
    path: '/api/mailings/:mailingId/resolve-uncertain',
    access: 'signed in',
    summary: 'Decide about copies that may or may not have arrived: send them again, or leave it',
    params: z.object({ mailingId: id }),
    body: z.object({ resolution: z.enum(['send again', 'leave']) }),
    response: z.object({ resolved: z.number() }),
  }),
  listAreaNotes: route({
    method: 'GET',
    path: '/api/area-notes',
    access: 'signed in',
    summary: 'The facts you have written down about ZIP codes',
    response: z.array(areaNote),
  }),
  saveAreaNote: route({
    method: 'PUT',
    path: '/api/area-notes',
    access: 'signed in',
    summary: 'Write down a fact about a ZIP code, replacing the one of the same topic',
    body: areaNoteFields,
    response: areaNote,
  }),
  removeAreaNote: route({
    method: 'DELETE',
    path: '/api/area-notes/:id',
    access: 'signed in',
    summary: 'Remove a fact about a ZIP code',
    params: z.object({ id }),
    response: z.object({ ok: z.literal(true) }),
  }),
}
