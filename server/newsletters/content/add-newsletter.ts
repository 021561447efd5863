import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { rememberNewsletter } from '../../accounts/index.ts'
import type { UserId } from '../../caller.ts'
import { inTransaction } from '../../db/index.ts'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform.ts'
import { sanitizeNewsletter } from '../sanitize-newsletter.ts'
import { insertNewsletter, selectMailingOwner, selectNewsletterId } from './queries.ts'

export interface NewsletterToKeep {
  html: string
  /** Who says to keep it; must be the owner. */
  userId: string
  /** ISO 8601. */
  dateAdded: string
  mailingId?: string | undefined
}

/**
 * Keeps a newsletter that was sent, cleaned of anything a mail may not carry. The same one again
 * (same markup, same time) answers the same id and is kept once.
 * @throws AppError not_yours for another user or another's mailing, not_found for an unknown mailing.
 */
export async function addNewsletter(
  { db, publicUrl }: Pick<Platform, 'db' | 'publicUrl'>,
  owner: UserId,
  { html, userId, dateAdded, mailingId }: NewsletterToKeep,
): Promise<{ id: string }> {
  if (userId !== owner) throw new AppError('not_yours', 'This belongs to somebody else.')
  if (mailingId !== undefined) {
    const mailingOwner = await selectMailingOwner(db, mailingId)
    if (mailingOwner === undefined) throw new AppError('not_found', 'There is no such mailing.')
    if (mailingOwner !== owner)
      throw new AppError('not_yours', 'This mailing belongs to somebody else.')
  }
  const newsletter = {
    id: uuidv7(),
    html: sanitizeNewsletter(html, publicUrl()),
    contentKey: contentKeyOf(owner, dateAdded, html),
    dateAdded: new Date(dateAdded),
    mailingId: mailingId ?? null,
  }
  return inTransaction(db, async (tx) => {
    if (await insertNewsletter(tx, owner, newsletter)) {
      await rememberNewsletter(tx, owner, newsletter.id)
      return { id: newsletter.id }
    }
    const id = await selectNewsletterId(tx, owner, newsletter.contentKey)
    if (!id) throw new Error('A newsletter was neither kept nor found.')
    return { id }
  })
}

function contentKeyOf(userId: string, dateAdded: string, html: string): string {
  return createHash('sha256').update(`${userId}\n${dateAdded}\n${html}`).digest('hex')
}
