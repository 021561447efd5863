import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mishap, startResendServer } from '../../tests/support/resend-server.ts'
import { composeMessage } from './index.ts'
import { openResend } from './resend.ts'

let server: Awaited<ReturnType<typeof startResendServer>>
beforeEach(async () => {
  server = await startResendServer()
})
afterEach(() => server.stop())

const open = (apiKey = server.apiKey, secondsToAnswer = 60) =>
  openResend({ apiKey, baseUrl: server.url }, { secondsToAnswer })

const message = (to: string) =>
  composeMessage({
    key: to,
    from: 'newsletters@doorpost.example',
    fromName: 'Avery "Ace" Stone\r\nBcc: x@y.example',
    to,
    replyTo: { name: 'Avery', address: 'avery@demo.example' },
    subject: 'Homes',
    text: 'Three homes.',
    date: new Date(0),
  })

async function send(...recipients: string[]) {
  const transport = await open()
  const to = recipients.length > 0 ? recipients : ['a@mail.example']
  return transport.send(await Promise.all(to.map(message)))
}

const passing: Mishap[] = [
  'cut',
  'take and cut',
  'html',
  500,
  502,
  {
    status: 429,
    name: 'rate_limit_exceeded',
    message: 'Slow down',
    headers: { 'Retry-After': '1' },
  },
  { status: 409, name: 'concurrent_idempotent_requests', message: 'Still busy' },
]
test.each(passing)(
  'a call that meets %j is made again under the same key and delivers once',
  async (mishap) => {
    server.mishaps.push(mishap)
    const [result] = await send()
    expect(result?.outcome).toBe('accepted')
    expect(server.received).toHaveLength(1)
    expect(server.calls).toHaveLength(2)
    expect(new Set(server.calls.map(({ key }) => key)).size).toBe(1)
  },
)

test('an answer that does not come is not waited for endlessly', async () => {
  server.mishaps.push('take and wait')
  const transport = await open(server.apiKey, 0.2)
  const [result] = await transport.send([await message('a@mail.example')])
  expect(result?.outcome).toBe('accepted')
  expect(server.received).toHaveLength(1)
})

test('one wrong address does not keep the others from being sent', async () => {
  const results = await send('a@mail.example', 'wrong@mail.example', 'c@mail.example')
  expect(results).toEqual([
    { outcome: 'accepted', response: 'id-0' },
    { outcome: 'rejected', response: 'The `to` field is not valid.' },
    { outcome: 'accepted', response: 'id-1' },
  ])
})

test.each([
  [{ status: 422, name: 'validation_error', message: 'Wrong' }, 'rejected'],
  [{ status: 403, name: 'validation_error', message: 'The domain is not verified' }, 'deferred'],
  [{ status: 429, name: 'daily_quota_exceeded', message: 'Enough for today' }, 'deferred'],
  [{ status: 409, name: 'invalid_idempotent_request', message: 'Another payload' }, 'unknown'],
])('a refusal %j makes a message %s, in Resend’s own words', async (mishap, outcome) => {
  server.mishaps.push(mishap)
  expect(await send()).toEqual([{ outcome, response: `${mishap.message} (${mishap.name})` }])
  expect(server.calls).toHaveLength(1)
})

test('a service that stays away puts the messages off, to be sent again under the same key', async () => {
  server.mishaps.push(500, 500, 500)
  const [result] = await send()
  expect(result).toEqual({
    outcome: 'deferred',
    response:
      'Internal server error. We are unable to process your request right now, please try again later. (application_error)',
  })
})

test('a wrong key is told before anything is sent', async () => {
  const transport = await open('re_wrong')
  await expect(transport.verify()).rejects.toThrow('API key is invalid (invalid_api_key)')
  await expect(open('')).rejects.toThrow('Missing API key')
})

test('a name with quotes and line breaks stays a name', async () => {
  await send()
  expect(server.received[0]).toMatchObject({
    from: '"Avery Ace Stone Bcc: x@y.example" <newsletters@doorpost.example>',
    to: ['a@mail.example'],
    reply_to: 'avery@demo.example',
  })
})
