import { afterEach, beforeEach, expect, test } from 'vitest'
import { addClients } from '../../tests/support/add-clients.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { type Database, openDatabase } from '../db/index.ts'
import { countDeliveries, insertDeliveries, insertMailing, recoverDeliveries } from './queries.ts'
import { type Parcel, settleAndTake } from './settle-and-take.ts'

const mailingId = 'mailing'
const hour = 60 * 60 * 1000

let folder: TestDatabase
let database: Database
beforeEach(async () => {
  folder = await createTestDatabase()
  database = await openDatabase({ ...folder, throwawayDatabase: true })
  const owner = await addClients(database.db, 7)
  await insertMailing(database.db, owner, {
    id: mailingId,
    idempotencyKey: 'key',
    subject: 'Homes',
    fromName: 'Jordan Lee',
    replyTo: 'jordan@demo.example',
    html: '',
    text: '',
  })
  await insertDeliveries(database.db, owner, mailingId)
})
afterEach(async () => {
  await database.close()
  await folder.drop()
})

/** A transport that takes three messages in a call and remembers them for a day. */
const take = (places: number, now = new Date(), remembersFor = 24 * hour) =>
  settleAndTake(database.db, mailingId, [], {
    places,
    after: '',
    transport: { batch: 3, remembersFor },
    now,
  })
const idsOf = ({ deliveries }: Parcel) => deliveries.map(({ id }) => id)

test('parcels hold as much as a call can carry, and nobody is in two', async () => {
  const parcels = await take(9)
  expect(parcels.map((parcel) => parcel.deliveries.length)).toEqual([3, 3, 1])
  expect(new Set(parcels.flatMap(idsOf)).size).toBe(7)
  expect(new Set(parcels.map(({ key }) => key)).size).toBe(3)
  expect(await take(9)).toEqual([])
})

test('after a crash a parcel goes again with the same content under the same key, before anything new', async () => {
  const before = await take(1)
  await recoverDeliveries(database.db, mailingId, 'queued')
  const [again, fresh] = await take(2)
  expect(again).toMatchObject({ key: before[0]?.key, again: true })
  expect(again && idsOf(again)).toEqual(before[0] && idsOf(before[0]))
  expect(fresh).toMatchObject({ again: false })
})

test('a parcel the transport has forgotten is left to the agent', async () => {
  await take(1)
  await recoverDeliveries(database.db, mailingId, 'queued')
  const parcels = await take(9, new Date(Date.now() + 25 * hour))
  expect(parcels.map((parcel) => parcel.deliveries.length)).toEqual([3, 1])
  expect(await countDeliveries(database.db, mailingId)).toMatchObject({ uncertain: 3, sending: 4 })
})
