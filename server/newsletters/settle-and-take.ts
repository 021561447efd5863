import { v7 as uuidv7 } from 'uuid'
import { type Db, inTransaction } from '../db/index.ts'
import type { Transport } from '../mail/index.ts'
import {
  type Leased,
  leaseParcelAgain,
  type Settled,
  settleAndLease,
  settleDeliveries,
} from './queries.ts'

/** What goes to the transport in one call. */
export interface Parcel {
  key: string
  /** At least one, in the order of their ids. */
  deliveries: Leased[]
  /** It was on the wire before. */
  again: boolean
}

interface Taking {
  /** Parcels to take at most. */
  places: number
  /** Look only behind this delivery. */
  after: string
  transport: Pick<Transport, 'batch' | 'remembersFor'>
  now: Date
}

/** Settles what has come back and marks what goes on the wire next, one parcel per place, in one commit. */
export async function settleAndTake(
  db: Db,
  mailingId: string,
  settled: Settled[],
  taking: Taking,
): Promise<Parcel[]> {
  const { places, after, transport, now } = taking
  if (transport.batch > 1)
    return inTransaction(db, async (tx) => {
      await settleDeliveries(tx, settled)
      return takeBatches(tx, mailingId, taking)
    })
  if (places === 0) {
    await settleDeliveries(db, settled)
    return []
  }
  const key = uuidv7()
  const lease = { parcel: key, limit: places, after, fresh: false, now }
  const rows = await settleAndLease(db, mailingId, settled, lease)
  return inOrder(rows).map((row) => ({ key, deliveries: [row], again: false }))
}

/**
 * Where a transport takes many messages in a call, a parcel that has to go again goes as it was,
 * under its old key; once the transport has forgotten that key, its deliveries become uncertain.
 */
async function takeBatches(
  tx: Db,
  mailingId: string,
  { places, after, transport, now }: Taking,
): Promise<Parcel[]> {
  const parcels: Parcel[] = []
  while (parcels.length < places) {
    const old = await leaseParcelAgain(tx, mailingId, now)
    if (!old) break
    if (now.getTime() - madeAt(old.parcel) > transport.remembersFor)
      await settleDeliveries(tx, old.rows.map(forgotten(old.parcel, now)))
    else parcels.push({ key: old.parcel, deliveries: inOrder(old.rows), again: true })
  }
  while (parcels.length < places) {
    const key = uuidv7()
    const lease = { parcel: key, limit: transport.batch, after, fresh: true, now }
    const rows = await settleAndLease(tx, mailingId, [], lease)
    if (rows.length === 0) break
    parcels.push({ key, deliveries: inOrder(rows), again: false })
  }
  return parcels
}

const inOrder = (rows: Leased[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** The time in a UUIDv7: its first 48 bits, in ms (RFC 9562, section 5.7). */
const madeAt = (key: string) => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)

const forgotten =
  (parcel: string, dueAt: Date) =>
  ({ id }: Leased): Settled => ({
    id,
    parcel,
    keep: false,
    state: 'uncertain',
    response: 'It was on its way too long ago for the mail service to remember.',
    dueAt,
  })
