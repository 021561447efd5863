import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/index.ts'
import type { Transport } from '../mail/index.ts'
import { leaseDeliveries, leaseParcelAgain, type Settled, settleDeliveries } from './queries.ts'

type Leased = Awaited<ReturnType<typeof leaseDeliveries>>[number]

/** What goes to the transport in one call. */
export interface Parcel {
  key: string
  /** At least one, in the order of their ids. */
  deliveries: Leased[]
  /** It was on the wire before. */
  again: boolean
}

/**
 * Marks what goes on the wire next, one parcel per place. Where a transport takes many messages in a
 * call, a parcel that has to go again goes as it was, under its old key; once the transport has
 * forgotten that key, its deliveries become uncertain.
 */
export async function leaseParcels(
  tx: Db,
  mailingId: string,
  {
    places,
    transport,
    now,
  }: { places: number; transport: Pick<Transport, 'batch' | 'remembersFor'>; now: Date },
): Promise<Parcel[]> {
  if (places <= 0) return []
  if (transport.batch === 1) {
    const key = uuidv7()
    const rows = await leaseDeliveries(tx, mailingId, {
      parcel: key,
      limit: places,
      fresh: false,
      now,
    })
    return rows.map((row) => ({ key, deliveries: [row], again: false }))
  }
  const parcels: Parcel[] = []
  while (parcels.length < places) {
    const old = await leaseParcelAgain(tx, mailingId, now)
    if (!old) break
    if (now.getTime() - madeAt(old.parcel) > transport.remembersFor)
      await settleDeliveries(tx, old.rows.map(forgotten(old.parcel, now)))
    else parcels.push({ key: old.parcel, deliveries: inOrder(old.rows), again: true })
  }
  while (parcels.length < places) {
    const key = uuidv7({ msecs: now.getTime() })
    const limit = transport.batch
    const rows = await leaseDeliveries(tx, mailingId, { parcel: key, limit, fresh: true, now })
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
