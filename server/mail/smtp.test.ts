import { createServer, type Server, type Socket } from 'node:net'
import fc from 'fast-check'
import DataStream from 'nodemailer/lib/smtp-connection/data-stream'
import { afterEach, expect, test } from 'vitest'
import { composeMessage, type SendResult } from './index.ts'
import { openSmtp } from './smtp.ts'
import { toWire } from './smtp-session.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

type Answer = string | 'hang up'
interface Script {
  greeting?: Answer
  ehlo?: string
  auth?: Answer
  mail?: Answer
  rcpt?: Answer
  data?: Answer
  /** After the whole message. */
  end?: Answer
  /** Says good-bye by itself after so many messages of one session. */
  messagesPerSession?: number
}

/** A mail server that follows a script. The script may be changed while it runs. */
async function startScripted(script: Script) {
  const seen = { sessions: 0, open: 0, mostOpen: 0, messages: 0 }
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    seen.sessions += 1
    seen.open += 1
    seen.mostOpen = Math.max(seen.open, seen.mostOpen)
    let inMessage = false
    let inSession = 0
    let pending = ''
    socket.on('error', () => {})
    socket.on('close', () => {
      seen.open -= 1
    })
    const say = (answer: Answer) =>
      answer === 'hang up' ? socket.destroy() : socket.write(`${answer}\r\n`)
    say(script.greeting ?? '220 hello')
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1')
      while (true) {
        // An empty message is a dot alone.
        const isEmpty = inMessage && pending.startsWith('.\r\n')
        const mark = isEmpty ? '.\r\n' : inMessage ? '\r\n.\r\n' : '\r\n'
        const end = pending.indexOf(mark)
        if (end < 0) return
        const line = pending.slice(0, end)
        pending = pending.slice(end + mark.length)
        if (inMessage) {
          inMessage = false
          seen.messages += 1
          inSession += 1
          say(script.end ?? '250 taken')
          if (inSession === script.messagesPerSession) socket.end('421 enough of you\r\n')
        } else if (line.startsWith('EHLO')) say(script.ehlo ?? '250 scripted')
        else if (line.startsWith('AUTH')) say(script.auth ?? '235 welcome')
        else if (line.startsWith('MAIL')) say(script.mail ?? '250 ok')
        else if (line.startsWith('RCPT')) say(script.rcpt ?? '250 ok')
        else if (line === 'DATA') {
          const answer = script.data ?? '354 go on'
          inMessage = answer.startsWith('3')
          say(answer)
        } else say('250 ok')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  stops.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return { seen, script, at: (signIn = '') => `smtp://${signIn}127.0.0.1:${port}` }
}

function open(url: string, connections = 1) {
  const transport = openSmtp(url, connections)
  stops.push(transport.close)
  return transport
}

const message = (to = 'client@mail.example') =>
  composeMessage({
    key: 'key',
    from: 'newsletters@doorpost.example',
    fromName: 'Avery Stone',
    to,
    replyTo: { name: '', address: 'avery@demo.example' },
    subject: 'Homes',
    text: 'Three homes.',
    date: new Date(0),
  })

const cases: [string, Script, SendResult['outcome'], RegExp][] = [
  ['is not ready', { greeting: '421 come back later' }, 'deferred', /421/],
  ['wants nothing to do with us', { greeting: '554 no' }, 'deferred', /554/],
  ['hangs up before a word', { greeting: 'hang up' }, 'deferred', /closed/],
  ['hangs up in the greeting', { ehlo: 'hang up' }, 'deferred', /closed/],
  ['wants a sign-in first', { mail: '530 sign in first' }, 'deferred', /530/],
  ['is short of space', { mail: '452 disk full' }, 'deferred', /452/],
  ['refuses the sender', { mail: '550 not from you' }, 'rejected', /550/],
  ['knows no such person', { rcpt: '550 5.1.1 no such user' }, 'rejected', /550/],
  ['wants to be asked again', { rcpt: '451 greylisted' }, 'deferred', /451/],
  ['hangs up at the recipient', { rcpt: 'hang up' }, 'deferred', /closed/],
  ['does not want the message', { data: '554 no' }, 'rejected', /554/],
  ['hangs up before the message', { data: 'hang up' }, 'deferred', /closed/],
  ['puts the message off', { end: '451 later' }, 'deferred', /451/],
  ['refuses the message', { end: '554 spam' }, 'rejected', /554/],
  ['hangs up after the message', { end: 'hang up' }, 'unknown', /closed/],
]
const extensions = { plain: '250 scripted', pipelining: '250-scripted\r\n250 PIPELINING' }
for (const [extension, ehlo] of Object.entries(extensions))
  test.each(cases)(
    `a mail server (${extension}) that %s`,
    async (_what, script, outcome, words) => {
      const { at } = await startScripted({ ehlo, ...script })
      const [result] = await open(at()).send([await message()])
      expect(result).toEqual({ outcome, response: expect.stringMatching(words) })
    },
  )

test('a refused sign-in puts the message off, and is told to the agent in plain words', async () => {
  const { at } = await startScripted({
    ehlo: '250-x\r\n250 AUTH PLAIN',
    auth: '535 wrong password',
  })
  const transport = open(at('user:secret@'))
  const [result] = await transport.send([await message()])
  expect(result).toEqual({ outcome: 'deferred', response: '535 wrong password' })
  await expect(transport.verify()).rejects.toThrow(
    'the mail server refuses our user name or password (535 wrong password)',
  )
})

test('a refused message does not cost the session', async () => {
  const { at, seen, script } = await startScripted({ rcpt: '550 no such user' })
  const transport = open(at())
  await transport.send([await message()])
  script.rcpt = '250 ok'
  const [result] = await transport.send([await message()])
  expect(result?.outcome).toBe('accepted')
  expect(seen.sessions).toBe(1)
})

test('a session the server has ended meanwhile is replaced, and nothing is sent twice', async () => {
  const { at, seen } = await startScripted({ messagesPerSession: 2 })
  const transport = open(at())
  for (let i = 0; i < 7; i++) {
    const [result] = await transport.send([await message()])
    expect(result).toEqual({ outcome: 'accepted', response: '250 taken' })
  }
  expect(seen).toMatchObject({ messages: 7, sessions: 4 })
})

test('there are never more sessions than allowed, however much there is to send', async () => {
  const { at, seen } = await startScripted({})
  const transport = open(at(), 3)
  const results = await transport.send(
    await Promise.all(Array.from({ length: 50 }, () => message())),
  )
  expect(results.every(({ outcome }) => outcome === 'accepted')).toBe(true)
  expect(seen).toMatchObject({ messages: 50, mostOpen: 3 })
})

test('an address that would end the command early is refused before a word is said', async () => {
  const { at, seen } = await startScripted({})
  const sent = { ...(await message()), to: 'a@b.example>\r\nRCPT TO:<everybody@c.example' }
  expect((await open(at()).send([sent]))[0]?.outcome).toBe('rejected')
  expect(seen.messages).toBe(0)
})

test('a message goes over the wire as nodemailer would write it', async () => {
  const pieces = fc.array(fc.constantFrom('.', 'a', '\r\n', '\r\n.', '\r\n..', ' '), {
    minLength: 1,
  })
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const raw = Buffer.from(parts.join(''))
      const stream = new DataStream()
      stream.end(raw)
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      expect(toWire(raw)?.toString()).toBe(Buffer.concat(chunks).toString())
    }),
  )
  for (const broken of ['a\nb', 'a\rb', 'a\r', '\n.\n'])
    expect(toWire(Buffer.from(broken))).toBeUndefined()
})
