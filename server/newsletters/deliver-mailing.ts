import type { NewJob } from '../jobs/index.ts'
import { compileMailing } from '../mail/index.ts'
import type { Platform } from '../platform.ts'
import {
  findMailing,
  finishMailing,
  nextDue,
  recoverDeliveries,
  type Settled,
  settleDeliveries,
} from './queries.ts'
import { retryDelay, settle } from './rules.ts'
import { type Parcel, settleAndTake } from './settle-and-take.ts'
import type { Slots } from './slots.ts'
import { unsubscribeUrl } from './unsubscribe-token.ts'

/** How long a copy that has come back waits for others to share its commit: little beside a mail server. */
const patienceMs = 10

/** One job per mailing: it never runs twice at a time, however often it is asked for. */
export const deliveryJob = (mailingId: string, dueAt = new Date()) =>
  ({
    id: `deliver-${mailingId}`,
    kind: 'deliver-mailing',
    payload: { mailingId },
    dueAt,
  }) satisfies NewJob

/**
 * Hands a mailing to the mail server until nothing is due any more. Copies are marked in the
 * database before they go on the wire and settled after; both happen in one commit per turn, and
 * never more are marked than there are places on the wire. So a crash leaves at most that many in
 * doubt: where the transport remembers what it was sent they go again, otherwise they are `uncertain`.
 */
export async function deliverMailing(
  platform: Pick<Platform, 'db' | 'mail' | 'jobs' | 'publicUrl'>,
  slots: Slots,
  mailingId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, jobs } = platform
  const { transport } = platform.mail
  const mailing = await findMailing(db, mailingId)
  if (!mailing) return
  const handOver = await prepare(platform, mailing)
  await recoverDeliveries(db, mailingId, transport.remembersFor > 0 ? 'queued' : 'uncertain')

  /** The last delivery taken: the next ones are behind it, until the end is reached. */
  let after = ''
  let onTheWire = 0
  let settled: Settled[] = []
  let failure: Error | undefined
  let arrived = () => {}
  let cameBack = 0
  /** Places of ours: one per parcel on the wire, and those of parcels that have just come back. */
  let held = 0

  /** Settles what has come back and takes new parcels, in one commit. Answers whether any were due. */
  async function turn(): Promise<boolean> {
    const results = settled
    settled = []
    cameBack = 0
    if (!signal.aborted) held += slots.take(transport.connections - held)
    const spare = held - onTheWire
    // Somebody waits for a place: one of those that came back goes to them.
    const places = signal.aborted ? 0 : spare - (slots.wanted && held > 1 && spare > 0 ? 1 : 0)
    try {
      const taking = { places, after, transport, now: new Date() }
      const parcels = await settleAndTake(db, mailingId, results, taking)
      for (const parcel of parcels) send(parcel)
      const fromTheStart = after === ''
      if (places > 0) after = parcels.at(-1)?.deliveries.at(-1)?.id ?? ''
      return parcels.length > 0 || places <= 0 || !fromTheStart
    } catch (error) {
      settled.push(...results)
      throw error
    } finally {
      // A parcel that came back during the commit is not settled yet and keeps its place: in the
      // database it is still on the wire, and a crash would leave it in doubt.
      const idle = held - onTheWire - cameBack
      held -= idle
      slots.release(idle)
    }
  }

  function send(parcel: Parcel): void {
    onTheWire += 1
    handOver(parcel)
      .then((results) => settled.push(...results))
      .catch((error: Error) => {
        failure = error
      })
      .finally(() => {
        onTheWire -= 1
        cameBack += 1
        arrived()
      })
  }

  const arrival = () =>
    new Promise<void>((resolve) => {
      arrived = resolve
    })

  /** The first to come back waits a moment for others, so that they share a commit. */
  async function someArrivals(): Promise<void> {
    if (onTheWire > 0 && settled.length === 0) await arrival()
    let late = false
    const timer = setTimeout(() => {
      late = true
      arrived()
    }, patienceMs)
    while (!late && onTheWire > 0) await arrival()
    clearTimeout(timer)
  }

  try {
    while (true) {
      const more = await turn()
      await someArrivals()
      if (failure) throw failure
      if (onTheWire === 0 && settled.length === 0) {
        if (signal.aborted) return
        if (!more) break
        await slots.wait()
      }
    }
  } finally {
    while (onTheWire > 0) await arrival()
    slots.release(held)
    await settleDeliveries(db, settled)
  }

  const due = await nextDue(db, mailingId)
  if (due) await jobs.enqueue(db, deliveryJob(mailingId, due))
  else await finishMailing(db, mailingId)
}

type Mailing = NonNullable<Awaited<ReturnType<typeof findMailing>>>

/** Compiles the mailing once; answers a function that sends a parcel and tells what became of it. */
async function prepare(
  { db, mail, publicUrl }: Pick<Platform, 'db' | 'mail' | 'publicUrl'>,
  mailing: Mailing,
): Promise<(parcel: Parcel) => Promise<Settled[]>> {
  const fill = await compileMailing({
    ...mailing,
    from: mail.from,
    date: mailing.createdAt,
    listName: `Newsletter of ${mailing.fromName}`,
  })
  const toUnsubscribe = await unsubscribeUrl(db, publicUrl())

  return async ({ key, deliveries, again }) => {
    // A parcel that goes again must be what it was, or the transport would not know it again.
    const wanted = deliveries.filter(({ subscribed }) => subscribed || again)
    const messages = wanted.map(({ id, email }) =>
      fill({ key: id, email, unsubscribeUrl: toUnsubscribe(id) }),
    )
    const outcomes = messages.length > 0 ? await mail.transport.send(messages, key) : []
    const retryAt = new Date(Date.now() + retryDelay(deliveries[0]?.attempts ?? 1))
    return deliveries.map(({ id, attempts, subscribed }) => {
      const outcome = subscribed || again ? outcomes.shift() : unwanted
      const result = settle(attempts, outcome ?? noAnswer)
      const keep = result.state === 'queued' && mail.transport.batch > 1
      return { id, parcel: key, keep, dueAt: retryAt, ...result }
    })
  }
}

const unwanted = { outcome: 'rejected', response: 'The client unsubscribed.' } as const
const noAnswer = { outcome: 'unknown', response: 'The transport gave no answer.' } as const
