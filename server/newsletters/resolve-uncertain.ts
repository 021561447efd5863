import type { UserId } from '../caller.ts'
import { inTransaction } from '../db/index.ts'
import type { Platform } from '../platform.ts'
import { deliveryJob } from './deliver-mailing.ts'
import { getOwnMailing } from './get-mailing.ts'
import { moveUncertain } from './queries.ts'

/**
 * The agent's decision about copies that may or may not have arrived. Answers how many there were.
 * @throws AppError not_found, not_yours
 */
export async function resolveUncertain(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  owner: UserId,
  mailingId: string,
  resolution: 'send again' | 'leave',
): Promise<number> {
  await getOwnMailing(db, owner, mailingId)
  const again = resolution === 'send again'
  const resolved = await inTransaction(db, async (tx) => {
    const count = await moveUncertain(
      tx,
      mailingId,
      again
        ? { state: 'queued', response: 'To be sent again, as the agent decided.' }
        : { state: 'failed', response: 'Left as it is, as the agent decided.' },
    )
    if (again && count > 0) await jobs.enqueue(tx, deliveryJob(mailingId))
    return count
  })
  if (again) jobs.wake()
  return resolved
}
