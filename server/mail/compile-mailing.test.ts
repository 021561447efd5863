import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { escapeHtml } from '../http/page.ts'
import { compileMailing, type Mailing, unsubscribeHole } from './compile-mailing.ts'
import { composeMessage } from './compose.ts'

const mailing: Mailing = {
  id: 'mailing',
  from: 'newsletters@doorpost.example',
  fromName: 'Avery Stone',
  replyTo: 'avery@demo.example',
  subject: 'November homes',
  html: `<!doctype html><html><body><p>Hello</p><a href="${unsubscribeHole}">unsubscribe</a></body></html>`,
  text: `Hello\n\nunsubscribe ( ${unsubscribeHole} )`,
  date: new Date('2026-11-21T09:30:00Z'),
  listName: 'Newsletter of Avery Stone',
}
const recipient = {
  key: '0193d8a4-7c1e-7b90-9f10-000000000001',
  email: 'client@mail.example',
  unsubscribeUrl: 'https://homes.example.com/unsubscribe/AbC_-123',
}

async function build(changes: Partial<Mailing> = {}, to = recipient) {
  const fill = await compileMailing({ ...mailing, ...changes })
  const raw = fill(to).raw.toString('latin1')
  const headEnd = raw.indexOf('\r\n\r\n')
  return { raw, head: raw.slice(0, headEnd + 2), mail: await PostalMime.parse(raw) }
}
const header = (head: string, name: string) =>
  head
    .split(/\r\n(?![ \t])/)
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))

test('a copy carries everything a newsletter needs', async () => {
  const { head, mail } = await build()
  expect(mail).toMatchObject({
    from: { name: 'Avery Stone', address: 'newsletters@doorpost.example' },
    to: [{ address: 'client@mail.example' }],
    subject: 'November homes',
    date: '2026-11-21T09:30:00.000Z',
    messageId: `<${recipient.key}@doorpost.example>`,
  })
  expect(mail.replyTo?.[0]?.address).toBe('avery@demo.example')
  expect(header(head, 'List-Unsubscribe')).toEqual([
    `List-Unsubscribe: <${recipient.unsubscribeUrl}>`,
  ])
  expect(header(head, 'List-Unsubscribe-Post')).toEqual([
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
  expect(header(head, 'List-Id')).toEqual([
    'List-ID: "Newsletter of Avery Stone" <avery.demo.example.doorpost.example>',
  ])
  expect(header(head, 'Precedence')).toEqual(['Precedence: bulk'])
  expect(header(head, 'MIME-Version')).toEqual(['MIME-Version: 1.0'])
  expect(head).toContain('multipart/alternative')
  expect(mail.html).toContain('<p>Hello</p>')
  expect(mail.text?.trim()).toBe(`Hello\n\nunsubscribe ( ${recipient.unsubscribeUrl} )`)
})

test('the same copy built again is the same but for its boundary', async () => {
  const same = (raw: string) => raw.replaceAll(/--_NmP[\w-]+/g, '')
  expect(same((await build()).raw)).toBe(same((await build()).raw))
})

test('wherever the address of unsubscribing lands, every line keeps to its limit and arrives whole', async () => {
  const padding = fc.string({
    unit: fc.constantFrom('a', ' ', '=', 'é', '☀️', '.', '\n'),
    maxLength: 120,
  })
  const path = fc.string({
    unit: fc.constantFrom('x', '&', '=', '-', '_', '"'),
    minLength: 1,
    maxLength: 200,
  })
  await fc.assert(
    fc.asyncProperty(padding, padding, path, async (before, after, token) => {
      const unsubscribeUrl = `https://homes.example.com/unsubscribe/${token}`
      const { raw, mail } = await build(
        {
          html: `<p>${before}</p><a href="${unsubscribeHole}">x</a><p>${after}</p>`,
          text: `${before}[${unsubscribeHole}]${after}`,
        },
        { ...recipient, unsubscribeUrl },
      )
      expect(mail.html).toContain(`<a href="${escapeHtml(unsubscribeUrl)}">x</a>`)
      expect(mail.text).toContain(`[${unsubscribeUrl}]`)
      expect(raw).not.toMatch(/\r(?!\n)|(?<!\r)\n|[^\x00-\x7f]/)
      const body = raw.slice(raw.indexOf('\r\n\r\n'))
      expect(Math.max(...body.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76)
    }),
    { numRuns: 200 },
  )
})

test('no name, title or list name starts a header of its own', async () => {
  const evil = 'Avery\r\nBcc: everybody@example.com\r\n\r\n<script>'
  const { head, mail } = await build({ fromName: evil, subject: `${evil}\u202e ☀️`, listName: evil })
  expect(header(head, 'Bcc')).toEqual([])
  expect(mail.bcc).toBeUndefined()
  expect(mail.from?.name).toContain('Avery Bcc: everybody@example.com')
  expect(mail.subject).toBe('Avery Bcc: everybody@example.com <script> ☀️')
})

test('nobody finds another’s address by writing the marks of the holes', async () => {
  const marks = 'HOLExTOx0001@hole.invalid HOLExKEYx002'
  const { mail } = await build({ html: `<p>${marks}</p>`, text: marks })
  expect(mail.html).toContain(marks)
  expect(mail.html).not.toContain('client@mail.example')
})

test('a service that builds the message itself gets the same parts', async () => {
  const fill = await compileMailing(mailing)
  const parts = fill(recipient).parts()
  const { mail } = await build()
  expect(parts.html).toBe(mail.html?.trim())
  expect(parts.text).toBe(mail.text?.trim())
  expect(parts.headers['List-Unsubscribe']).toBe(`<${recipient.unsubscribeUrl}>`)
})

test('a simple message keeps a stranger’s name out of its headers', async () => {
  const message = await composeMessage({
    key: 'key',
    from: 'newsletters@doorpost.example',
    fromName: 'Doorpost contact form',
    to: 'support@doorpost.example',
    replyTo: { name: 'Eve\r\nBcc: everybody@example.com', address: 'eve@mail.example' },
    subject: 'Message from Eve\r\nBcc: everybody@example.com',
    text: 'Line one\nBcc: this is text\n',
    date: new Date(0),
  })
  const raw = message.raw.toString('latin1')
  expect(header(raw.slice(0, raw.indexOf('\r\n\r\n') + 2), 'Bcc')).toEqual([])
  expect(raw).not.toMatch(/\r(?!\n)|(?<!\r)\n/)
  const mail = await PostalMime.parse(raw)
  expect(mail.replyTo?.[0]?.address).toBe('eve@mail.example')
  expect(mail.text).toContain('Bcc: this is text')
})
