import { contract } from '../../../contract/index.ts'
import type { Http } from '../../http/register.ts'
import type { Platform } from '../../platform.ts'
import { addNewsletter } from './add-newsletter.ts'
import { listAreaNotes, removeAreaNote, saveAreaNote } from './area-notes.ts'
import { generateNewsletter } from './generate-newsletter.ts'
import { listNewsletters } from './list-newsletters.ts'

export { addNewsletter, generateNewsletter, saveAreaNote }

/** Records are up to a million characters, each of which may take four bytes and be escaped. */
const recordLimit = 8 * 1024 * 1024

/** What newsletters say and which were sent: writing them, the notes they draw on, the archive. */
export function contentRoutes(http: Http, platform: Platform): void {
  const { db } = platform
  const routes = contract.newsletters
  http.on(routes.generate, ({ caller, body }) => {
    const ids = body.selectedListings.map(({ id }) => id)
    return generateNewsletter(db, caller.uid, ids, new Date())
  })
  http.on(routes.past, ({ caller }) => listNewsletters(db, caller.uid))
  http.on(routes.add, ({ caller, body }) => addNewsletter(platform, caller.uid, body), {
    bodyLimit: recordLimit,
  })
  http.on(routes.listAreaNotes, ({ caller }) => listAreaNotes(db, caller.uid))
  http.on(routes.saveAreaNote, ({ caller, body }) => saveAreaNote(db, caller.uid, body))
  http.on(routes.removeAreaNote, async ({ caller, params }) => {
    await removeAreaNote(db, caller.uid, params.id)
    return { ok: true as const }
  })
}
