import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, expect, test } from 'vitest'
import { type Received, startMailServer, type Verdict } from '../../tests/support/mail-server.ts'
import { type Person, signIn } from '../../tests/support/sign-in.ts'
import { request, startTestProgram, type TestProgram } from '../../tests/support/start.ts'
import { demoIssuer, signInAs } from '../accounts/index.ts'
import { addClient } from '../clients/index.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const newsletter = (body = '<p>Three homes</p>', title = 'November &amp; more') =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`

async function start(settings: Record<string, string> = {}): Promise<TestProgram> {
  const program = await startTestProgram(settings)
  // Before its mail server, which waits for connections to end.
  stops.unshift(program.stop)
  return program
}

async function startWithMailServer(verdictOn?: (to: string) => Verdict) {
  const mail = await startMailServer(verdictOn)
  const program = await start({ MAIL_URL: mail.url, MAIL_CONNECTIONS: '3' })
  stops.push(mail.stop)
  return { mail, program }
}

async function agentWithClients(program: TestProgram, count: number): Promise<Person> {
  const agent = await signIn(program.url, 'avery')
  const { db } = program.platform
  const uid = await signInAs(db, {
    issuer: demoIssuer,
    subject: 'avery',
    email: 'avery@demo.example',
    name: 'Avery Stone',
    picture: null,
  })
  for (let i = 0; i < count; i++)
    await addClient(db, uid, { name: `Client ${i}`, email: `client${i}@mail.example` })
  return agent
}

const send = (program: TestProgram, agent: Person, htmlContent: string, key?: string) =>
  request(`${program.url}/api/send-email/newsletter`, {
    token: agent.token,
    body: { htmlContent },
    headers: key ? { 'Idempotency-Key': key } : {},
  })

/** The mailing's state once it has come to rest: nothing queued that is due, nothing on the wire. */
async function settled(
  program: TestProgram,
  agent: Person,
  id: string,
  atRest: (counts: Record<string, number>, state: string) => boolean,
) {
  while (true) {
    const { json } = await request(`${program.url}/api/mailings/${id}`, { token: agent.token })
    if (atRest(json.counts, json.state)) return json
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const finished = (program: TestProgram, agent: Person, id: string) =>
  settled(program, agent, id, (_counts, state) => state === 'finished')

const outboxOf = (program: TestProgram) => {
  const folder = join(program.config.dataDir, 'outbox')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
}
const unsubscribeUrlOf = (raw: string) => /^List-Unsubscribe: <(\S+)>\r$/m.exec(raw)?.[1] ?? ''

test('every subscribed client gets a message of their own, with their own way out', async () => {
  const program = await start()
  const agent = await agentWithClients(program, 5)
  const answer = await send(program, agent, newsletter())
  expect(answer.status).toBe(200)
  expect(answer.json.recipientCount).toBe(5)
  const mailing = await finished(program, agent, answer.json.mailingId)
  expect(mailing).toMatchObject({
    subject: 'November & more',
    state: 'finished',
    counts: { accepted: 5 },
  })

  const mails = outboxOf(program)
  expect(new Set(mails.map(unsubscribeUrlOf)).size).toBe(5)
  for (const raw of mails) {
    for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
    const mail = await PostalMime.parse(raw)
    const [to] = mail.to ?? []
    expect(raw.match(/client\d@mail\.example/g)?.every((address) => address === to?.address)).toBe(
      true,
    )
    expect(mail.from).toEqual({ name: 'Avery Stone', address: 'newsletters@doorpost.example' })
    expect(mail.replyTo?.[0]?.address).toBe('avery@demo.example')
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    )
    expect(mail.html).toContain('Three homes')
    expect(mail.html).toContain(`href="${unsubscribeUrlOf(raw)}"`)
    expect(mail.text).toContain('Three homes')
    expect(mail.text).toContain(unsubscribeUrlOf(raw))
  }
})

test('a client who unsubscribed gets no further newsletter', async () => {
  const program = await start()
  const agent = await agentWithClients(program, 2)
  const first = await send(program, agent, newsletter(), 'one')
  await finished(program, agent, first.json.mailingId)
  const way = unsubscribeUrlOf(outboxOf(program)[0] ?? '')

  // Looking changes nothing: mail scanners follow links.
  const page = await request(way)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Unsubscribe from Avery Stone’s newsletter?')
  expect((await send(program, agent, newsletter(), 'two')).json.recipientCount).toBe(2)

  const oneClick = {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  }
  for (const _twice of [1, 2]) expect((await request(way, oneClick)).status).toBe(200)
  expect((await send(program, agent, newsletter(), 'three')).json.recipientCount).toBe(1)

  const back = await request(way, { ...oneClick, body: 'action=subscribe' })
  expect(back.text).toContain('You are subscribed')
  expect((await send(program, agent, newsletter(), 'four')).json.recipientCount).toBe(2)
})

test('an unsubscribe link we did not make is explained and does nothing', async () => {
  const program = await start()
  for (const token of ['x', 'A'.repeat(43), '../../etc']) {
    const answer = await request(`${program.url}/unsubscribe/${encodeURIComponent(token)}`, {
      method: 'POST',
    })
    expect([404, 415]).toContain(answer.status)
  }
})

test('with no subscribed client the send is refused and nothing is kept', async () => {
  const program = await start()
  const agent = await agentWithClients(program, 0)
  const answer = await send(program, agent, newsletter())
  expect(answer.status).toBe(422)
  expect(answer.json.error.message).toBe(
    'You have no subscribed clients yet. Add a client before you send.',
  )
})

test('the same request again, even at the same moment, sends nothing twice', async () => {
  const program = await start()
  const agent = await agentWithClients(program, 3)
  const answers = await Promise.all([1, 2, 3].map(() => send(program, agent, newsletter(), 'key')))
  const ids = new Set(answers.map(({ json }) => json.mailingId))
  expect(ids.size).toBe(1)
  await finished(program, agent, answers[0]?.json.mailingId)
  expect(outboxOf(program)).toHaveLength(3)
})

test('nothing a newsletter, a title or a name contains becomes a script or a header', async () => {
  const program = await start()
  const agent = await agentWithClients(program, 1)
  await request(`${program.url}/api/users/${agent.uid}`, {
    method: 'PUT',
    token: agent.token,
    body: {
      name: 'Avery <script>alert(1)</script> "Ace" ☀️',
      title: '',
      phoneNumber: '',
      brokerageName: '<img src=x onerror=alert(1)>',
      licenseNumber: '',
      licenseState: '',
      postalAddress: '1 Main St',
    },
  })
  const evil = newsletter(
    `<p onclick="x()" style="background:url(https://spy.example/a.png);color:red">Hi<script>alert(1)</script>
     <a href="javascript:alert(1)">a</a><a href="/listing/1">b</a><img src="/files/a.jpg" onerror="x()">
     <img src="data:text/html,x"><iframe src="https://evil.example"></iframe><form action="/x"><input></form></p>`,
    'Hello\r\nBcc: everybody@example.com\u202e',
  )
  const answer = await send(program, agent, evil)
  await finished(program, agent, answer.json.mailingId)
  const [raw = ''] = outboxOf(program)
  const mail = await PostalMime.parse(raw)
  expect(mail.subject).toBe('Hello Bcc: everybody@example.com')
  expect(mail.bcc).toBeUndefined()
  expect(mail.from?.name).toBe('Avery <script>alert(1)</script> "Ace" ☀️')
  expect(mail.html).not.toMatch(
    /<script|<[^>]*\son\w+=|javascript:|<iframe|<form|data:|spy\.example/,
  )
  expect(mail.html).toContain('color:red')
  expect(mail.html).toContain(`href="${program.url}/listing/1"`)
  expect(mail.html).toContain(`src="${program.url}/files/a.jpg"`)
})

test('over SMTP each copy is accepted once, and refusals carry the server’s words', async () => {
  const { mail, program } = await startWithMailServer((to) =>
    to === 'client1@mail.example' ? 'never' : 'accept',
  )
  const agent = await agentWithClients(program, 20)
  const { json } = await send(program, agent, newsletter())
  const mailing = await finished(program, agent, json.mailingId)
  expect(mailing.counts).toMatchObject({ accepted: 19, failed: 1, uncertain: 0 })
  expect(new Set(mail.received.map(({ to }) => to)).size).toBe(19)
  expect(mail.received).toHaveLength(19)
  const failed = await request(
    `${program.url}/api/mailings/${json.mailingId}/deliveries?state=failed`,
    { token: agent.token },
  )
  expect(failed.json.deliveries[0]).toMatchObject({ email: 'client1@mail.example', attempts: 1 })
  expect(failed.json.deliveries[0].response).toContain('No such mailbox')
})

test('a copy the server puts off stays queued for a later try', async () => {
  const { program } = await startWithMailServer(() => 'later')
  const agent = await agentWithClients(program, 1)
  const { json } = await send(program, agent, newsletter())
  await settled(program, agent, json.mailingId, (counts) => counts.queued === 1)
  const queued = () =>
    request(`${program.url}/api/mailings/${json.mailingId}/deliveries`, { token: agent.token })
  while (!(await queued()).json.deliveries[0].response)
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await queued()).json.deliveries[0].response).toContain('Greylisted')
})

test('a copy whose fate nobody knows is left to the agent, and never sent again by itself', async () => {
  let cut = true
  const { mail, program } = await startWithMailServer(() => (cut ? 'hang up' : 'accept'))
  const agent = await agentWithClients(program, 2)
  const { json } = await send(program, agent, newsletter())
  const before = await finished(program, agent, json.mailingId)
  expect(before.counts.uncertain).toBe(2)
  const seen = mail.received.length
  cut = false

  const resolve = (resolution: string) =>
    request(`${program.url}/api/mailings/${json.mailingId}/resolve-uncertain`, {
      token: agent.token,
      body: { resolution },
    })
  expect((await resolve('send again')).json).toEqual({ resolved: 2 })
  await settled(program, agent, json.mailingId, (counts) => counts.accepted === 2)
  expect(mail.received).toHaveLength(seen + 2)
  expect((await resolve('leave')).json).toEqual({ resolved: 0 })
})

test('a dead mail server refuses the newsletter with the reason, and nothing is kept', async () => {
  const program = await start({ MAIL_URL: 'smtp://127.0.0.1:1' })
  const agent = await agentWithClients(program, 1)
  const answer = await send(program, agent, newsletter(), 'key')
  expect(answer.status).toBe(502)
  expect(answer.json.error.code).toBe('mail_unavailable')
  expect(answer.json.error.message).toContain('ECONNREFUSED')
})

test('a mailing survives a restart in the middle', async () => {
  const taken: Received[] = []
  const mail = await startMailServer()
  stops.push(mail.stop)
  const program = await start({ MAIL_URL: mail.url, MAIL_CONNECTIONS: '2' })
  const agent = await agentWithClients(program, 60)
  const { json } = await send(program, agent, newsletter())
  while (mail.received.length < 10) await new Promise((resolve) => setTimeout(resolve, 2))
  await program.restart()
  const mailing = await finished(program, agent, json.mailingId)
  expect(mailing.counts).toMatchObject({ accepted: 60, uncertain: 0 })
  taken.push(...mail.received)
  expect(new Set(taken.map(({ to }) => to)).size).toBe(60)
  expect(taken).toHaveLength(60)
})
