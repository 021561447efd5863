import type { Mailing } from '../../contract/newsletters.ts'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import { AppError } from '../errors.ts'
import { countDeliveries, findMailing, type MailingRow } from './queries.ts'

/** The owner's mailing. @throws AppError not_found, not_yours */
export async function getOwnMailing(db: Db, owner: UserId, id: string): Promise<MailingRow> {
  const mailing = await findMailing(db, id)
  if (!mailing) throw new AppError('not_found', 'There is no such mailing.')
  if (mailing.userId !== owner)
    throw new AppError('not_yours', 'This mailing belongs to somebody else.')
  return mailing
}

/** How far a mailing has come, from the rows themselves. @throws AppError not_found, not_yours */
export async function getMailing(db: Db, owner: UserId, id: string): Promise<Mailing> {
  const { subject, state, createdAt, finishedAt, recipientCount } = await getOwnMailing(
    db,
    owner,
    id,
  )
  return {
    id,
    subject,
    state,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    recipientCount,
    counts: await countDeliveries(db, id),
  }
}
