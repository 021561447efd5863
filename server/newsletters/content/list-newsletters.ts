import type { NewsletterRecord } from '../../../contract/newsletters.ts'
import type { UserId } from '../../caller.ts'
import type { Db } from '../../db/index.ts'
import { selectNewsletters } from './queries.ts'

/** The newsletters `owner` has sent, newest first. */
export async function listNewsletters(
  db: Db,
  owner: UserId,
): Promise<{ newsletters: NewsletterRecord[] }> {
  const rows = await selectNewsletters(db, owner)
  const newsletters = rows.map((row) => ({ ...row, dateAdded: row.dateAdded.toISOString() }))
  return { newsletters }
}
