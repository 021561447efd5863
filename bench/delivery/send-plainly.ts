import { createTransport } from 'nodemailer'
import { v7 as uuidv7 } from 'uuid'
import { toPlainText } from '../../server/newsletters/sanitize-newsletter.ts'
import { html } from './newsletter.ts'

/**
 * The reference, as one would write it without thinking of ours: a nodemailer pool that builds every
 * message, and keeps no record. `send-plainly.ts <mail server> <connections> <messages>`.
 */
const [, , url = '', connections = '', messages = ''] = process.argv
const pool = createTransport({
  url,
  pool: true,
  maxConnections: Number(connections),
  maxMessages: Number.POSITIVE_INFINITY,
} as Parameters<typeof createTransport>[0])
const text = toPlainText(html)
let next = 0
const begin = performance.now()
const cpu = process.cpuUsage()
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (next < Number(messages)) {
      const to = `client${next++}@mail.example`
      const way = `http://localhost:3000/unsubscribe/${Buffer.from(uuidv7()).toString('base64url')}`
      await pool.sendMail({
        from: { name: 'Avery Stone', address: 'newsletters@doorpost.example' },
        replyTo: 'avery@demo.example',
        to,
        subject: 'November 2026 Property Showcase',
        html: html.replace('</body>', `<p><a href="${way}">unsubscribe</a></p></body>`),
        text: `${text}\n\nUnsubscribe: ${way}`,
        headers: {
          'List-Unsubscribe': `<${way}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      })
    }
  }),
)
const seconds = (performance.now() - begin) / 1000
const { user, system } = process.cpuUsage(cpu)
pool.close()
console.log(
  JSON.stringify({
    messages: Number(messages),
    seconds,
    cpuSeconds: (user + system) / 1e6,
    peakMemory: process.resourceUsage().maxRSS / 1024,
  }),
)
