import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, startTestProgram, type TestProgram } from '../../tests/support/start.ts'
import type { listMessages } from './list-messages.ts'

let program: TestProgram
let folder: string

const mail = (to: string, subject: string, body: string) =>
  `From: "Avery Stone" <news@doorpost.example>\r\nReply-To: avery@demo.example\r\nTo: ${to}\r\nSubject: ${subject}\r\nDate: Tue, 05 May 2026 12:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${body}\r\n`

beforeAll(async () => {
  program = await startTestProgram()
  folder = join(program.config.dataDir, 'outbox')
  const number = (at: number) => String(at).padStart(4, '0')
  for (let at = 1; at <= 60; at++) {
    const to = at % 20 === 0 ? `Ana\r\n <ana${at}@home.example>` : `c${at}@mail.example`
    await writeFile(join(folder, `m-${number(at)}.eml`), mail(to, `News ${at}`, `<p>${at}</p>`))
  }
  await writeFile(join(folder, 'm-9999.eml.half.part'), 'not finished')
  await writeFile(join(program.config.dataDir, 'secret.eml'), 'not yours')
})
afterAll(() => program.stop())

const list = async (query = '') =>
  (await request(`${program.url}/api/mailbox${query}`)).json as Awaited<
    ReturnType<typeof listMessages>
  >
const get = (id: string) => request(`${program.url}/api/mailbox/${id}`)
const subjects = async (query: string) => (await list(query)).messages.map((m) => m.subject)

test('mails come newest first, 25 a page', async () => {
  const first = await list()
  expect(first).toMatchObject({ page: 1, pageCount: 3, total: 60 })
  expect(first.messages).toHaveLength(25)
  expect(first.messages[0]).toEqual({
    id: 'm-0060',
    to: 'Ana <ana60@home.example>',
    from: 'Avery Stone <news@doorpost.example>',
    subject: 'News 60',
    date: '2026-05-05T12:00:00.000Z',
  })
  expect((await subjects('?page=3')).at(-1)).toBe('News 1')
  expect((await list('?page=4')).messages).toEqual([])
})

test('a search finds mails by their recipient, on folded lines too', async () => {
  expect(await subjects('?search=HOME.example')).toEqual(['News 60', 'News 40', 'News 20'])
  expect(await subjects('?search=c7@mail.example')).toEqual(['News 7'])
  expect(await list('?search=nobody')).toMatchObject({ messages: [], total: 0, pageCount: 1 })
})

test('an opened mail has its markup, its text and its headers', async () => {
  const { json } = await get('m-0007')
  expect(json).toMatchObject({ to: 'c7@mail.example', replyTo: 'avery@demo.example' })
  expect(json.html).toContain('<p>7</p>')
  expect(json.headers).toContainEqual({ name: 'Subject', value: 'News 7' })
})

test('only mails of the outbox can be opened', async () => {
  expect((await get('m-0061')).status).toBe(404)
  for (const id of ['..%2fsecret', '%2e%2e%2fsecret', 'm-9999.eml.half', '..', 'a%00b'])
    expect([400, 404]).toContain((await get(id)).status)
})

test('outside the demo and where mail really leaves there is no mailbox', async () => {
  const others: Record<string, string>[] = [
    { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
    { MAIL_URL: 'smtp://127.0.0.1:1' },
  ]
  for (const settings of others) {
    const other = await startTestProgram(settings)
    await mkdir(join(other.config.dataDir, 'outbox'), { recursive: true })
    await writeFile(join(other.config.dataDir, 'outbox/a.eml'), mail('a@mail.example', 'A', ''))
    const answers = [
      await request(`${other.url}/api/mailbox`),
      await request(`${other.url}/api/mailbox/a`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    await other.stop()
  }
})
