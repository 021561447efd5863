import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { startMailServer } from '../../tests/support/mail-server.ts'
import { startResendServer } from '../../tests/support/resend-server.ts'
import { composeMessage, type Transport } from './index.ts'
import { openOutbox } from './outbox.ts'
import { openResend } from './resend.ts'
import { openSmtp } from './smtp.ts'

interface Delivered {
  to: string
  /** Everything, as text. */
  content: string
}

interface Subject {
  transport: Transport
  delivered(): Delivered[]
  /** The mail server, or the folder, is gone. */
  breakIt(): Promise<void>
}

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

const transports: Record<string, () => Promise<Subject>> = {
  async outbox() {
    const parent = mkdtempSync(join(tmpdir(), 'doorpost-outbox-'))
    const folder = join(parent, 'outbox')
    const remove = () => rmSync(parent, { recursive: true, force: true })
    stops.push(remove)
    return {
      transport: await openOutbox(folder),
      delivered: () =>
        readdirSync(folder).map((name) => {
          const content = readFileSync(join(folder, name), 'utf8')
          return { to: /^To: (.*)\r$/m.exec(content)?.[1] ?? '', content }
        }),
      breakIt: async () => remove(),
    }
  },
  async smtp() {
    const server = await startMailServer()
    const transport = openSmtp(server.url, 2)
    stops.push(server.stop, transport.close)
    return {
      transport,
      delivered: () => server.received.map(({ to, raw }) => ({ to, content: raw })),
      breakIt: async () => {
        await transport.close()
        await server.stop()
      },
    }
  },
  async resend() {
    const server = await startResendServer()
    stops.push(server.stop)
    return {
      transport: await openResend({ apiKey: server.apiKey, baseUrl: server.url }),
      delivered: () =>
        server.received.map((mail) => ({ to: mail.to.join(), content: JSON.stringify(mail) })),
      breakIt: server.stop,
    }
  },
}

const message = (to: string) =>
  composeMessage({
    key: `key-${to.split('@')[0]}`,
    from: 'newsletters@doorpost.example',
    fromName: 'Avery Stone',
    to,
    replyTo: { name: 'Avery', address: 'avery@demo.example' },
    subject: 'Homes',
    text: 'Three homes.\n.\nA line with a dot before it.',
    date: new Date(0),
  })
const messages = () => Promise.all(['a', 'b', 'c'].map((name) => message(`${name}@mail.example`)))

describe.each(Object.entries(transports))('the transport %s', (_name, open) => {
  test('takes each message to its address and to nobody else', async () => {
    const { transport, delivered } = await open()
    await transport.verify()
    const results = await transport.send(await messages())
    expect(results.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(results.every(({ response }) => response !== '')).toBe(true)
    const all = delivered()
    expect(all.map(({ to }) => to).toSorted()).toEqual([
      'a@mail.example',
      'b@mail.example',
      'c@mail.example',
    ])
    for (const { to, content } of all) {
      expect(content.match(/\w@mail\.example/g)?.every((address) => address === to)).toBe(true)
      expect(content).toContain('A line with a dot before it.')
      expect(content).toContain('avery@demo.example')
    }
  })

  test('delivers the same call once, where it says that it remembers', async () => {
    const { transport, delivered } = await open()
    await transport.send(await messages())
    await transport.send(await messages())
    expect(delivered()).toHaveLength(transport.remembersFor > 0 ? 3 : 6)
  })

  test('says so when there is nothing behind it, and puts the messages off', async () => {
    const { transport, breakIt } = await open()
    await breakIt()
    await expect(transport.verify()).rejects.toThrow(/answer|resolved|written/)
    const results = await transport.send(await messages())
    expect(results.map(({ outcome }) => outcome)).toEqual(['deferred', 'deferred', 'deferred'])
  })
})
