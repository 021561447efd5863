import { demoIssuer, signInAs } from '../../server/accounts/index.ts'
import { addClient } from '../../server/clients/index.ts'
import { inTransaction, openDatabase } from '../../server/db/index.ts'

/** Makes a data folder with one agent and so many clients: `add-clients.ts <folder> <count>`. */
const [, , dataDir = '', count = '0'] = process.argv
const database = await openDatabase({ dataDir, databaseUrl: undefined, throwawayDatabase: true })
await inTransaction(database.db, async (tx) => {
  const owner = await signInAs(tx, {
    issuer: demoIssuer,
    subject: 'avery',
    email: 'avery@demo.example',
    name: 'Avery Stone',
    picture: null,
  })
  for (let i = 0; i < Number(count); i++)
    await addClient(tx, owner, { name: '', email: `client${i}@mail.example` })
})
await database.close()
