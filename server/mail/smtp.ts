import { parseConnectionUrl } from 'nodemailer/lib/shared'
import { openSession, type SmtpError, type SmtpServer, type SmtpSession } from './smtp-session.ts'
import type { OutgoingMessage, SendResult, Transport } from './transport.ts'

const secondsToConnect = 20
const secondsOfSilence = 120
/** Servers end idle sessions after five minutes (RFC 5321, section 4.5.3.2.7); we do so before them. */
const secondsIdle = 60

/**
 * Sends over SMTP (RFC 5321) through at most `connections` sessions, each kept for further messages.
 * A pool of our own on nodemailer's connection: nodemailer's pool sends a message again by itself or
 * tells a broken line without saying whether the message had been handed over.
 */
export function openSmtp(url: string, connections: number): Transport {
  const server = {
    ...parseConnectionUrl(url),
    connectionTimeout: secondsToConnect * 1000,
    greetingTimeout: secondsToConnect * 1000,
    socketTimeout: secondsOfSilence * 1000,
  } as SmtpServer
  const idle: { session: SmtpSession; timer: NodeJS.Timeout }[] = []
  const waiting: (() => void)[] = []
  let busy = 0
  let closed = false

  async function send(message: OutgoingMessage): Promise<SendResult> {
    if (busy >= connections) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await handOver(message)
    } finally {
      // Whoever waits takes over the place.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }

  async function handOver(message: OutgoingMessage): Promise<SendResult> {
    while (true) {
      const kept = takeIdle()
      const session = kept ?? (await openSession(server).catch((error: SmtpError) => error))
      if (session instanceof Error)
        return { outcome: 'deferred', response: session.response ?? session.message }
      const { begun, ...result } = await session.send(message)
      if (session.open) keep(session)
      // The server had ended the kept session meanwhile; a new one takes the same message.
      else if (kept && !begun && result.outcome === 'deferred') continue
      return result
    }
  }

  function takeIdle(): SmtpSession | undefined {
    while (true) {
      const kept = idle.pop()
      clearTimeout(kept?.timer)
      if (!kept || kept.session.open) return kept?.session
    }
  }

  function keep(session: SmtpSession): void {
    if (closed) {
      session.quit()
      return
    }
    const timer = setTimeout(() => {
      idle.splice(idle.indexOf(entry), 1)
      session.quit()
    }, secondsIdle * 1000).unref()
    const entry = { session, timer }
    idle.push(entry)
  }

  return {
    name: 'smtp',
    connections,
    batch: 1,
    remembersFor: 0,
    async verify() {
      const session = await openSession(server).catch((error: SmtpError) => {
        throw new Error(inPlainWords(error, `${server.host}:${server.port ?? ''}`))
      })
      session.quit()
    },
    send: (messages) => Promise.all(messages.map(send)),
    async close() {
      closed = true
      for (let session = takeIdle(); session; session = takeIdle()) session.quit()
    },
  }
}

function inPlainWords(error: SmtpError, address: string): string {
  if (error.code === 'EAUTH')
    return `the mail server refuses our user name or password (${error.response ?? error.message})`
  if (error.response) return `the mail server refuses the connection (${error.response})`
  return `the mail server at ${address.replace(/:$/, '')} does not answer (${error.message})`
}
