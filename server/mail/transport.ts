/** One message, ready to leave, with its envelope (RFC 5321). */
export interface OutgoingMessage {
  /** Names the message for good: the same key again is the same message. Fit for a file name. */
  key: string
  from: string
  to: string
  /** The whole message (RFC 5322). */
  raw: Buffer
  /** The same in parts, for services that build the message themselves. */
  parts(): MessageParts
}

export interface MessageParts {
  from: string
  replyTo: string
  subject: string
  html?: string
  text: string
  headers: Record<string, string>
}

/**
 * accepted: the mail server took responsibility. rejected: it never will (5xx). deferred: not now
 * (4xx, no connection), safe to try again. unknown: the line broke after the message was handed
 * over, so it may or may not have been taken.
 */
export interface SendResult {
  outcome: 'accepted' | 'rejected' | 'deferred' | 'unknown'
  /** The mail server's words. */
  response: string
}

/** How mail leaves. */
export interface Transport {
  name: 'outbox' | 'smtp' | 'resend'
  /** Calls of `send` that may be under way at once. */
  connections: number
  /** Messages one call of `send` may carry. */
  batch: number
  /**
   * For how long the same messages sent again in one call deliver once, in ms: 0 for never, where a
   * message that was on its way in a crash is uncertain.
   */
  remembersFor: number
  /** Asks for a sign of life. @throws Error whose message says what is wrong, for the agent to read. */
  verify(): Promise<void>
  /**
   * Sends messages; one result per message, in order. Never throws for a message's sake. `callKey`
   * names the call, where a transport remembers calls; by default it is made of the messages' keys.
   */
  send(messages: OutgoingMessage[], callKey?: string): Promise<SendResult[]>
  close(): Promise<void>
}
