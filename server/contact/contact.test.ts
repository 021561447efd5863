import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request, startTestProgram, type TestProgram } from '../../tests/support/start.ts'

let program: TestProgram

beforeEach(async () => {
  program = await startTestProgram({ SUPPORT_EMAIL: 'help@homes.example' })
})
afterEach(() => program.stop())

const message = { name: 'Zoë O’Neil', email: 'zoe@mail.example', message: 'Hello,\nis it sold?' }
const write = (over: object = {}, headers = {}) =>
  request(`${program.url}/api/send-email`, { body: { ...message, ...over }, headers })

const outbox = () => readdir(join(program.config.dataDir, 'outbox'))

/** The mails in the outbox once there are so many; vitest's time limit ends a wait in vain. */
async function mails(count: number) {
  await vi.waitUntil(async () => (await outbox()).length >= count, { timeout: 30_000 })
  const files = (await outbox()).sort()
  const folder = join(program.config.dataDir, 'outbox')
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
}

test('a message reaches the support address, and an answer goes to its sender', async () => {
  const { status, json } = await write()
  expect([status, json]).toEqual([200, { ok: true }])
  const [mail] = await mails(1)
  expect(mail?.to?.[0]?.address).toBe('help@homes.example')
  expect(mail?.replyTo?.[0]).toMatchObject({ name: 'Zoë O’Neil', address: 'zoe@mail.example' })
  expect(mail?.text).toContain('Hello,\nis it sold?')
  expect(mail?.subject).toBe('Message from Zoë O’Neil')
})

test('a program that fills in the hidden field is told the same and reaches nobody', async () => {
  expect((await write({ website: 'https://spam.example' })).json).toEqual({ ok: true })
  await write({ name: 'Somebody real' })
  const all = await mails(1)
  expect(all.map(({ subject }) => subject)).toEqual(['Message from Somebody real'])
})

test('a sixth message within ten minutes is refused, whatever the headers claim', async () => {
  for (let at = 0; at < 5; at++)
    expect((await write({}, { 'X-Forwarded-For': `10.0.0.${at}` })).status).toBe(200)
  const refused = await write({}, { 'X-Forwarded-For': '10.9.9.9', Forwarded: 'for=10.8.8.8' })
  expect(refused.status).toBe(429)
  expect(refused.json.error.code).toBe('too_many_requests')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('a line break in a name cannot make a header', async () => {
  const { status, json } = await write({ name: 'Eve\r\nBcc: all@mail.example' })
  expect(status).toBe(400)
  expect(json.error.problems[0].path).toBe('name')
})

test('what is missing is named, field by field', async () => {
  const { status, json } = await write({ name: ' ', email: 'nowhere', message: '' })
  expect(status).toBe(400)
  const paths = json.error.problems.map(({ path }: { path: string }) => path)
  expect(paths).toEqual(['name', 'email', 'message'])
})

test('a message is mailed once the mail server is back', async () => {
  const { transport } = program.platform.mail
  const send = transport.send
  let tries = 0
  transport.send = async (messages) => {
    tries += 1
    return tries > 1 ? send(messages) : [{ outcome: 'deferred', response: 'Come back later.' }]
  }
  await write()
  expect(await mails(1)).toHaveLength(1)
  expect(tries).toBe(2)
})

test('pages learn where support is and whether this is the demo', async () => {
  const { json } = await request(`${program.url}/api/site`)
  expect(json).toEqual({ supportEmail: 'help@homes.example', demo: true })
})
