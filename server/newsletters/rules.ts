import type { DeliveryState } from '../../contract/newsletters.ts'
import type { SendResult } from '../mail/index.ts'

export const maxAttempts = 8

/**
 * Wait before the next try of a deferred delivery, in ms: a minute, then three times as long each
 * time, with up to a quarter more so that not all return at once. Seven waits end within 23 hours,
 * while Resend still remembers what it was sent.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  return Math.round(60_000 * 3 ** (attempts - 1) * (1 + random() / 4))
}

/** What a transport's answer means for a delivery that has been tried so often. */
export function settle(
  attempts: number,
  { outcome, response }: SendResult,
): { state: DeliveryState; response: string } {
  // PostgreSQL refuses NUL in text, and a mail server may say anything.
  const words = response.replaceAll('\u0000', '').slice(0, 500)
  return { state: stateAfter(outcome, attempts), response: words }
}

function stateAfter(outcome: SendResult['outcome'], attempts: number): DeliveryState {
  if (outcome === 'accepted') return 'accepted'
  if (outcome === 'unknown') return 'uncertain'
  return outcome === 'deferred' && attempts < maxAttempts ? 'queued' : 'failed'
}
