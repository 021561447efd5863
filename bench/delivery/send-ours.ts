import { setTimeout as wait } from 'node:timers/promises'
import { demoIssuer, signInAs } from '../../server/accounts/index.ts'
import { readConfig } from '../../server/config.ts'
import { getMailing } from '../../server/newsletters/get-mailing.ts'
import { sendNewsletter } from '../../server/newsletters/send-newsletter.ts'
import { startProgram } from '../../server/program.ts'
import { html } from './newsletter.ts'

/**
 * The product itself: `send-ours.ts <data folder> <mail server> <connections>`. Prints how long it
 * took from the agent's click to the last answer of the mail server written down, and the most
 * memory the process had.
 */
const [, , dataDir = '', mailUrl = '', connections = ''] = process.argv
const program = await startProgram({
  ...readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    MAIL_URL: mailUrl,
    MAIL_CONNECTIONS: connections,
    LOG_LEVEL: 'error',
  }),
  demoData: false,
})
const { db } = program.platform
const owner = await signInAs(db, {
  issuer: demoIssuer,
  subject: 'avery',
  email: 'avery@demo.example',
  name: 'Avery Stone',
  picture: null,
})
const begin = performance.now()
const cpu = process.cpuUsage()
const { mailingId, recipientCount } = await sendNewsletter(program.platform, owner, {
  htmlContent: html,
})
const accepted = performance.now()
let mailing = await getMailing(db, owner, mailingId)
while (mailing.state !== 'finished') {
  await wait(100)
  mailing = await getMailing(db, owner, mailingId)
}
const seconds = (performance.now() - begin) / 1000
const { user, system } = process.cpuUsage(cpu)
await program.stop()
if (mailing.counts.accepted !== recipientCount) throw new Error(JSON.stringify(mailing.counts))
console.log(
  JSON.stringify({
    messages: recipientCount,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    acceptSeconds: (accepted - begin) / 1000,
    peakMemory: process.resourceUsage().maxRSS / 1024,
  }),
)
