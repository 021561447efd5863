import { clients as contract } from '../../contract/clients.ts'
import type { UserId } from '../caller.ts'
import type { Db } from '../db/index.ts'
import type { Feature } from '../platform.ts'
import { countSubscribed, insertClient } from './queries.ts'
import { normalizeEmail } from './rules.ts'

export { setClientStatus } from './queries.ts'

/** Adds somebody to an agent's clients; who is there already stays as they are. */
export function addClient(
  db: Db,
  owner: UserId,
  client: { name: string; email: string },
): Promise<void> {
  return insertClient(db, owner, { ...client, normalizedEmail: normalizeEmail(client.email) })
}

/** The people an agent writes to. */
export const clients: Feature = {
  routes(http, { db }) {
    http.on(contract.count, async ({ caller }) => ({
      subscribed: await countSubscribed(db, caller.uid),
    }))
  },
}
