import { newsletters as contract } from '../../contract/newsletters.ts'
import type { Feature, Platform } from '../platform.ts'
import { contentRoutes } from './content/index.ts'
import { deliverMailing } from './deliver-mailing.ts'
import { getMailing, getOwnMailing } from './get-mailing.ts'
import { listDeliveries } from './queries.ts'
import { resolveUncertain } from './resolve-uncertain.ts'
import { sendNewsletter } from './send-newsletter.ts'
import { createSlots } from './slots.ts'
import { unsubscribeRoutes } from './unsubscribe-routes.ts'
import { watchMailing } from './watch-mailing.ts'

export * from './content/index.ts'

/** Bytes: a million characters, each of which may take four bytes and be escaped. */
const newsletterLimit = 8 * 1024 * 1024

/** Writing, sending and keeping newsletters, and the way out of them. */
export const newsletters: Feature = {
  routes(http, platform: Platform) {
    const { db } = platform
    contentRoutes(http, platform)
    unsubscribeRoutes(http, platform)
    http.on(
      contract.send,
      ({ caller, body, idempotencyKey }) =>
        sendNewsletter(platform, caller.uid, { ...body, idempotencyKey }),
      { bodyLimit: newsletterLimit },
    )
    http.on(contract.getMailing, ({ caller, params }) =>
      getMailing(db, caller.uid, params.mailingId),
    )
    http.onEvents(contract.watchMailing, ({ caller, params }, signal) =>
      watchMailing(db, caller.uid, params.mailingId, signal),
    )
    http.on(contract.listDeliveries, async ({ caller, params, query }) => {
      await getOwnMailing(db, caller.uid, params.mailingId)
      const rows = await listDeliveries(db, params.mailingId, query)
      return {
        deliveries: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),
        next: rows.length === query.limit ? (rows.at(-1)?.id ?? null) : null,
      }
    })
    http.on(contract.resolveUncertain, async ({ caller, params, body }) => ({
      resolved: await resolveUncertain(platform, caller.uid, params.mailingId, body.resolution),
    }))
  },

  start(platform) {
    const slots = createSlots(platform.mail.transport.connections)
    platform.jobs.handle<{ mailingId: string }>('deliver-mailing', ({ mailingId }, { signal }) =>
      deliverMailing(platform, slots, mailingId, signal),
    )
  },
}
