import type { NewsletterContent } from '../../../contract/newsletters.ts'
import type { UserId } from '../../caller.ts'
import type { Db } from '../../db/index.ts'
import { AppError } from '../../errors.ts'
import { getListings, getMarketFigures } from '../../listings/index.ts'
import { toAreaNote } from './area-notes.ts'
import { selectAreaNotes } from './queries.ts'
import { writeHighlights } from './write-highlights.ts'
import { writeIntro, writeTitle } from './write-intro.ts'
import { writeMarketStatus } from './write-market-status.ts'

/**
 * Writes a newsletter about these listings of `owner`, in this order, out of what the database
 * knows. The answer's `listings` stand in the same order, so an id may appear only once: leaving
 * out a repeat would shift those after it.
 * @throws AppError invalid_input for a repeat, not_yours or not_found for a listing that is not theirs.
 */
export async function generateNewsletter(
  db: Db,
  owner: UserId,
  ids: string[],
  now: Date,
): Promise<NewsletterContent> {
  refuseRepeats(ids)
  const homes = await getListings(db, owner, ids)
  const zipcodes = homes.flatMap(({ address }) => address?.zipcode.slice(0, 5) ?? [])
  const notes = zipcodes.length > 0 ? await selectAreaNotes(db, owner, zipcodes) : []
  return {
    title: writeTitle(now),
    intro: writeIntro(homes),
    marketStatus: writeMarketStatus(await getMarketFigures(db, owner)),
    listings: writeHighlights(homes, notes.map(toAreaNote)),
  }
}

function refuseRepeats(ids: string[]): void {
  const at = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (at < 0) return
  const message = 'The same listing is selected twice.'
  throw new AppError('invalid_input', message, [{ path: `selectedListings.${at}.id`, message }])
}
