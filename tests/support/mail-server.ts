import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Received {
  to: string
  raw: string
}

/** What a mail server may answer after the whole message has come in. */
export type Verdict = 'accept' | 'later' | 'never' | 'hang up'

/**
 * A mail server in this process that keeps what it is given and misbehaves on request. It takes
 * `delayMs` to think about each message.
 */
export async function startMailServer(
  verdictOn: (to: string) => Verdict = () => 'accept',
  delayMs = 0,
) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const verdict = verdictOn(to)
        if (verdict === 'accept' || verdict === 'hang up')
          received.push({ to, raw: Buffer.concat(chunks).toString('latin1') })
        if (verdict === 'later')
          return done(
            Object.assign(new Error('Greylisted, come back later'), { responseCode: 451 }),
          )
        if (verdict === 'never')
          return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
        if (verdict === 'hang up') {
          for (const connection of server.connections)
            if (connection.session === session) connection._socket.destroy()
          return
        }
        setTimeout(done, delayMs)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
