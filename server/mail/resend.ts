import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ErrorResponse } from 'resend'
import type { OutgoingMessage, SendResult, Transport } from './transport.ts'

/** Messages in one call: Resend's limit for /emails/batch. */
const batch = 100
/** Tries of one call before it is put off for longer. */
const tries = 3
const secondsToAnswer = 60
/** A longer pause than this is left to the queue. */
const longestPause = 10_000
/** Resend keeps idempotency keys for 24 hours. */
const hoursRemembered = 24

/**
 * Sends through Resend's API in batches. Each call carries an idempotency key: the same call
 * again delivers once, whether it was its answer that got lost or the whole program.
 */
export async function openResend(
  settings: { apiKey: string; baseUrl: string },
  timing = { secondsToAnswer },
): Promise<Transport> {
  const { Resend } = await import('resend')
  const resend = new Resend(settings.apiKey, { baseUrl: settings.baseUrl })
  let notBefore = 0

  const timeout = () => AbortSignal.timeout(timing.secondsToAnswer * 1000)

  async function call(entries: ReturnType<typeof toEntry>[], idempotencyKey: string) {
    await wait(Math.max(0, notBefore - Date.now()))
    const answer = await resend.batch.send(entries, {
      idempotencyKey,
      // One wrong address must not keep the other 99 from being sent.
      batchValidation: 'permissive',
      signal: timeout(),
    } as { idempotencyKey: string; batchValidation: 'permissive' })
    notBefore = Date.now() + pauseAskedFor(answer.headers, answer.error)
    return answer
  }

  async function send(messages: OutgoingMessage[], callKey?: string): Promise<SendResult[]> {
    const entries = messages.map(toEntry)
    const idempotencyKey = callKey ?? keyOf(messages)
    for (let attempt = 1; ; attempt++) {
      const { data, error } = await call(entries, idempotencyKey)
      if (!error) return toResults(messages.length, data)
      const result = toResult(error)
      const pause = Math.max(500 * 2 ** attempt, notBefore - Date.now())
      if (!isPassing(error) || attempt === tries || pause > longestPause)
        return messages.map(() => result)
      await wait(pause)
    }
  }

  return {
    name: 'resend',
    connections: 2,
    batch,
    remembersFor: hoursRemembered * 60 * 60 * 1000,
    async verify() {
      const { error } = await resend.get('/domains', { signal: timeout() })
      // A key that may only send is refused here, and is fine.
      if (error && error.name !== 'restricted_api_key') throw new Error(wordsOf(error))
    },
    send,
    close: async () => {},
  }
}

function keyOf(messages: OutgoingMessage[]): string {
  const keys = messages.map(({ key }) => key).join()
  return createHash('sha256').update(keys).digest('hex')
}

function toEntry({ to, parts }: OutgoingMessage) {
  return { ...parts(), to: [to] }
}

/** One result per message: refused ones are named by their place, the ids are those of the others. */
function toResults(
  count: number,
  answer: { data: { id: string }[]; errors?: { index: number; message: string }[] },
): SendResult[] {
  const refused = new Map(answer.errors?.map(({ index, message }) => [index, message]))
  const ids = answer.data.values()
  return Array.from({ length: count }, (_, index) => {
    const response = refused.get(index)
    return response === undefined
      ? { outcome: 'accepted', response: ids.next().value?.id ?? 'accepted' }
      : { outcome: 'rejected', response }
  })
}

/** Whether the same call is worth another try at once. No status means no answer that could be read. */
const isPassing = ({ name, statusCode }: ErrorResponse) =>
  statusCode === null ||
  statusCode >= 500 ||
  name === 'rate_limit_exceeded' ||
  name === 'concurrent_idempotent_requests'

/** Statuses that are about the messages; the others are about us (key, domain, quota) or the moment. */
const aboutTheMessages = [400, 413, 422]

function toResult(error: ErrorResponse): SendResult {
  const response = wordsOf(error)
  // The call went out before, but not with this content: what became of it cannot be found out.
  if (error.name === 'invalid_idempotent_request') return { outcome: 'unknown', response }
  const lasting = aboutTheMessages.includes(error.statusCode ?? 0)
  return { outcome: lasting ? 'rejected' : 'deferred', response }
}

const wordsOf = ({ name, message }: ErrorResponse) => `${message} (${name})`

/** Milliseconds Resend wants no call in: by Retry-After, or until its limit is reset. */
function pauseAskedFor(headers: Record<string, string> | null, error: unknown): number {
  const asked = headers?.['retry-after']
  const exhausted = error || headers?.['ratelimit-remaining'] === '0'
  const seconds = Number(asked ?? (exhausted ? headers?.['ratelimit-reset'] : 0))
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0
}
