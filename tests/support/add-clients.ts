import { demoIssuer, signInAs } from '../../server/accounts/index.ts'
import type { UserId } from '../../server/caller.ts'
import { addClient } from '../../server/clients/index.ts'
import { type Db, inTransaction, openDatabase } from '../../server/db/index.ts'
import type { TestDatabase } from './database.ts'

export const clientAddress = (i: number) => `client${i}@mail.example`

/** Gives the demo's Jordan Lee so many clients. */
export function addClients(db: Db, count: number): Promise<UserId> {
  return inTransaction(db, async (tx) => {
    const owner = await signInAs(tx, {
      issuer: demoIssuer,
      subject: 'jordan',
      email: 'jordan@demo.example',
      name: 'Jordan Lee',
      picture: null,
    })
    for (let i = 0; i < count; i++)
      await addClient(tx, owner, { name: '', email: clientAddress(i) })
    return owner
  })
}

/** The same in a database that no program has open. */
export async function addClientsTo(database: TestDatabase, count: number): Promise<void> {
  const opened = await openDatabase({ ...database, throwawayDatabase: true })
  await addClients(opened.db, count)
  await opened.close()
}
