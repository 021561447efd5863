import { contract } from '../../contract/index.ts'
import type { Feature } from '../platform.ts'
import { deliverMessage } from './deliver-message.ts'
import { type DeliverMessage, deliverMessageJob, sendMessage } from './send-message.ts'

/** Per address: enough for a person who corrects themselves, too little for a flood. */
const rateLimit = { max: 5, timeWindow: 10 * 60 * 1000 }

/** The way to the people behind the product. */
export const contact: Feature = {
  routes(http, platform) {
    const { config } = platform
    http.on(
      contract.contact.send,
      async ({ body }) => {
        await sendMessage(platform, body)
        return { ok: true as const }
      },
      { rateLimit },
    )
    http.on(contract.contact.site, async () => ({
      supportEmail: config.mail.supportEmail,
      demo: config.demo,
    }))
  },
  start(platform) {
    platform.jobs.handle<DeliverMessage>(deliverMessageJob, (payload) =>
      deliverMessage(platform, payload),
    )
  },
}
