import type { Readable, Transform } from 'node:stream'
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
      let begun = false
      // As much of a stream as nodemailer needs: it asks for the message when the server wants it.
      const body = {
        pipe(toServer: Transform) {
          begun = true
          const wire = toWire(raw)
          if (!wire) return toServer.end(raw)
          toServer.push(wire)
          toServer.push(null)
        },
      }
      return new Promise((resolve) => {
        const envelope = { from, to: [to], size: raw.length }
        connection.send(envelope, body as unknown as Readable, (error, info) => {
          if (!error) return resolve({ outcome: 'accepted', response: info.response, begun })
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

const bareLineBreak = /\r(?!\n)|(?<!\r)\n/

/**
 * The message as it goes over the wire: dots that begin a line are doubled, a lone dot ends it (RFC
 * 5321, section 4.5.2). Nodemailer does the same byte by byte, which is a fifth of what a mailing
 * costs; it is still asked to (undefined) where line breaks would have to be put right.
 */
export function toWire(raw: Buffer): Buffer | undefined {
  const text = raw.toString('latin1')
  if (bareLineBreak.test(text)) return undefined
  const end = text.endsWith('\r\n') ? '.\r\n' : '\r\n.\r\n'
  const stuffed = (text.startsWith('.') ? '.' : '') + text.replaceAll('\r\n.', '\r\n..')
  return Buffer.from(stuffed + end, 'latin1')
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
