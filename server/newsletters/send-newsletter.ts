import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { getProfile } from '../accounts/index.ts'
import type { UserId } from '../caller.ts'
import { type Db, inTransaction } from '../db/index.ts'
import { AppError } from '../errors.ts'
import { oneLine } from '../mail/index.ts'
import type { Platform } from '../platform.ts'
import { addLegalFooter } from './add-legal-footer.ts'
import { deliveryJob } from './deliver-mailing.ts'
import { findMailingByKey, insertDeliveries, insertMailing } from './queries.ts'
import { sanitizeNewsletter, titleOf, toPlainText } from './sanitize-newsletter.ts'

/** Without a key of the caller's, the same newsletter within this time is taken for a repeat. */
const repeatMs = 10 * 60 * 1000

/**
 * Accepts a newsletter for all subscribed clients of `owner`: when this answers, it is in the
 * database, one delivery per client, and will be handed over whatever happens to this process.
 * The same idempotency key again answers the same mailing.
 * @throws AppError mail_unavailable when the transport gives no sign of life, no_recipients when
 * nobody is subscribed; nothing is kept then.
 */
export async function sendNewsletter(
  platform: Pick<Platform, 'db' | 'mail' | 'jobs' | 'publicUrl'>,
  owner: UserId,
  { htmlContent, idempotencyKey }: { htmlContent: string; idempotencyKey?: string | undefined },
): Promise<{ mailingId: string; recipientCount: number }> {
  const { db, mail, jobs, publicUrl } = platform
  const key = idempotencyKey ? `given:${idempotencyKey}` : repeatKey(htmlContent)
  const known = await findMailingByKey(db, owner, key)
  if (known) return { mailingId: known.id, recipientCount: known.recipientCount }

  const sender = await getProfile(db, owner)
  const newsletter = sanitizeNewsletter(htmlContent, publicUrl())
  const html = addLegalFooter(newsletter, sender)
  await mail.transport.verify().catch((error: Error) => {
    throw new AppError('mail_unavailable', error.message)
  })

  const mailing = {
    id: uuidv7(),
    idempotencyKey: key,
    subject: oneLine(titleOf(newsletter)).slice(0, 300),
    fromName: sender.name,
    replyTo: sender.email,
    html,
    text: toPlainText(html),
  }
  const recipientCount = await inTransaction(db, async (tx) => {
    if (!(await insertMailing(tx, owner, mailing))) return undefined
    const count = await insertDeliveries(tx, owner, mailing.id)
    if (count === 0)
      throw new AppError(
        'no_recipients',
        'You have no subscribed clients yet. Add a client before you send.',
      )
    await jobs.enqueue(tx, deliveryJob(mailing.id))
    return count
  })
  if (recipientCount === undefined) return twin(db, owner, key)
  jobs.wake()
  return { mailingId: mailing.id, recipientCount }
}

/** The same request came twice at the same moment, and the other one was first. */
async function twin(db: Db, owner: UserId, key: string) {
  const first = await findMailingByKey(db, owner, key)
  if (!first) throw new Error('A mailing was neither added nor found under its key.')
  return { mailingId: first.id, recipientCount: first.recipientCount }
}

function repeatKey(html: string): string {
  const hash = createHash('sha256').update(html).digest('hex')
  return `content:${hash}:${Math.floor(Date.now() / repeatMs)}`
}
