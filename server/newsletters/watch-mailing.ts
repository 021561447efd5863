import { setTimeout as wait } from 'node:timers/promises'
import type { Mailing } from '../../contract/newsletters.ts'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import { getMailing } from './get-mailing.ts'

/** How often the rows are looked at, in ms: any process may be the one that sends. */
const lookEvery = 500
/** Looks without news after which the same is told again, so that no proxy takes the line for dead. */
const mostSilentLooks = 30

/**
 * Tells how far a mailing has come, at once and whenever that changes, until it is finished or
 * `signal` is aborted. Each event is the whole truth: who comes back later needs no earlier one.
 * @throws AppError not_found, not_yours, before anything is told
 */
export async function watchMailing(
  db: Db,
  owner: UserId,
  id: string,
  signal: AbortSignal,
): Promise<AsyncIterable<Mailing>> {
  const first = await getMailing(db, owner, id)
  return tell()

  async function* tell() {
    let last = first
    yield last
    let silent = 0
    while (last.state === 'sending') {
      const cut = await wait(lookEvery, false, { signal }).catch(() => true)
      if (cut) return
      const now = await getMailing(db, owner, id)
      silent += 1
      if (silent < mostSilentLooks && JSON.stringify(now) === JSON.stringify(last)) continue
      last = now
      silent = 0
      yield last
    }
  }
}
