import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openOutbox } from './outbox.ts'
import { openResend } from './resend.ts'
import { openSmtp } from './smtp.ts'
import type { Transport } from './transport.ts'

export { compileMailing, type Mailing, unsubscribeHole } from './compile-mailing.ts'
export { composeMessage, oneLine } from './compose.ts'
export type { OutgoingMessage, SendResult, Transport } from './transport.ts'

export interface Mail {
  transport: Transport
  /** The plain address mail is sent from. */
  from: string
}

/** The transport the settings name: SMTP, Resend, or else an outbox folder. */
export async function createMail(config: Pick<Config, 'mail' | 'dataDir'>): Promise<Mail> {
  const { url, connections, resend, from } = config.mail
  if (url) return { from, transport: openSmtp(url, connections) }
  if (resend) return { from, transport: await openResend(resend) }
  return { from, transport: await openOutbox(join(config.dataDir, 'outbox')) }
}
