import { v7 as uuidv7 } from 'uuid'
import type { ContactFields } from '../../contract/contact.ts'
import { inTransaction } from '../db/index.ts'
import type { Platform } from '../platform.ts'
import { insertMessage } from './queries.ts'

/** The job that mails a kept message. */
export const deliverMessageJob = 'contact-message'

export interface DeliverMessage {
  messageId: string
}

/**
 * Keeps a message of the contact form together with the job that mails it. One with the hidden
 * field filled in is dropped, and its sender is told the same as everyone.
 */
export async function sendMessage(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  { name, email, message, website }: ContactFields,
): Promise<void> {
  if (website) return
  const id = uuidv7()
  await inTransaction(db, async (tx) => {
    await insertMessage(tx, { id, name, email, message })
    const payload: DeliverMessage = { messageId: id }
    await jobs.enqueue(tx, { kind: deliverMessageJob, payload })
  })
  jobs.wake()
}
