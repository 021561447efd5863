import { composeMessage } from '../mail/index.ts'
import type { Platform } from '../platform.ts'
import { markDelivered, selectMessage } from './queries.ts'
import type { DeliverMessage } from './send-message.ts'

/**
 * Mails a kept message to the support address; an answer goes to its sender. Runs until the mail
 * server takes it: whether a broken-off try arrived cannot be known, and a message that comes twice
 * (under the same Message-ID) is better than one that never comes.
 * @throws Error in the mail server's words when it was not taken, so that the job is tried again.
 */
export async function deliverMessage(
  { db, mail, config }: Pick<Platform, 'db' | 'mail' | 'config'>,
  { messageId }: DeliverMessage,
): Promise<void> {
  const row = await selectMessage(db, messageId)
  if (!row || row.deliveredAt) return
  const { name, email, message, createdAt } = row
  const composed = await composeMessage({
    key: messageId,
    from: mail.from,
    fromName: 'Doorpost contact form',
    to: config.mail.supportEmail,
    replyTo: { name, address: email },
    subject: `Message from ${name}`,
    text: `${message}\n\n${name}\n${email}\n`,
    date: createdAt,
  })
  const [result] = await mail.transport.send([composed])
  if (result?.outcome !== 'accepted') throw new Error(result?.response ?? 'No answer.')
  await markDelivered(db, messageId, new Date())
}
