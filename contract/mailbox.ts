import { z } from 'zod'
import { route } from './route.ts'
import { id } from './text.ts'

/** A mail in the outbox folder. */
export const mailboxEntry = z
  .object({ id, to: z.string(), from: z.string(), subject: z.string(), date: z.string() })
  .meta({ id: 'MailboxEntry' })
export type MailboxEntry = z.infer<typeof mailboxEntry>

/** Only in demo mode with the outbox as transport; elsewhere these answer 404. */
export const mailbox = {
  list: route({
    method: 'GET',
    path: '/api/mailbox',
    access: 'anyone',
    summary: 'The mails in the demo outbox, newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      search: z.string().trim().max(254).optional(),
    }),
    response: z.object({
      messages: z.array(mailboxEntry),
      page: z.number(),
      pageCount: z.number(),
      total: z.number(),
    }),
  }),
  get: route({
    method: 'GET',
    path: '/api/mailbox/:id',
    access: 'anyone',
    summary: 'One mail of the demo outbox',
    params: z.object({ id }),
    response: mailboxEntry.extend({
      replyTo: z.string().nullable(),
      html: z.string().nullable(),
      text: z.string(),
      headers: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  }),
}
