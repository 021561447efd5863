import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { OutgoingMessage, SendResult } from './transport.ts'

export type SmtpServer = NonNullable<ConstructorParameters<typeof SMTPConnection>[0]> & {
  auth?: { user: string; pass: string }
}

/** A connection to a mail server that is ready to take messages, one after the other. */
export interface SmtpSession {
  /** False once either side has closed it. */
  readonly open: boolean
  /** `begun` tells whether any of the message itself was handed over. Never throws. */
  send(message: OutgoingMessage): Promise<SendResult & { begun: boolean }>
  quit(): void
}

/** Connects, greets and signs in. @throws SmtpError */
export async function openSession(server: SmtpServer): Promise<SmtpSession> {
  const connection = new SMTPConnection(server)
  let open = true
  connection.on('error', () => {})
  connection.once('end', () => {
    open = false
  })
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.once('end', () => reject(new Error('Connection closed unexpectedly')))
      connection.connect((error) => {
        if (error) reject(error)
        else if (!server.auth || !connection.allowsAuth) resolve()
        else
          connection.login({ ...server.auth }, (refusal) => (refusal ? reject(refusal) : resolve()))
      })
    })
  } catch (error) {
    connection.close()
    throw error
  }

  return {
    get open() {
      return open
    },
    send({ from, to, raw }) {
      const body = Readable.from(raw)
      return new Promise((resolve) => {
        connection.send({ from, to: [to], size: raw.length }, body, (error, info) => {
          if (!error) return resolve({ outcome: 'accepted', response: info.response, begun: true })
          const begun = body.readableDidRead
          const result = { ...toResult(error, begun), begun }
          // After a refusal the session goes on with the next message; anything else has ended it.
          if (!open || !error.responseCode || error.responseCode === 421) {
            connection.close()
            return resolve(result)
          }
          connection.reset((failure) => {
            if (failure) connection.close()
            resolve(result)
          })
        })
      })
    },
    quit: () => connection.quit(),
  }
}

export interface SmtpError extends Error {
  code?: string | undefined
  response?: string | undefined
  responseCode?: number | undefined
}

/** Replies about us and not about the message: sign-in is wanted or did not work (RFC 4954, section 6). */
const aboutUs = [530, 534, 535, 538]
/** What the client library refuses by itself: an address or a message the server could not take. */
const refusedUnsent = ['EENVELOPE', 'EMESSAGE']

/**
 * What an error means for the message. A reply decides by its first digit (RFC 5321, section 4.2.1).
 * Without one, a message of which nothing was handed over can safely go again; of any other nobody
 * knows, and better a question to the agent than a second mail to the client.
 */
export function toResult(error: SmtpError, begun: boolean): SendResult {
  const response = error.response ?? error.message
  if (error.responseCode) {
    const lasting = error.responseCode >= 500 && !aboutUs.includes(error.responseCode)
    return { outcome: lasting ? 'rejected' : 'deferred', response }
  }
  if (begun) return { outcome: 'unknown', response }
  return { outcome: refusedUnsent.includes(error.code ?? '') ? 'rejected' : 'deferred', response }
}
