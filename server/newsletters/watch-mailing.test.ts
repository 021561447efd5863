import { afterEach, expect, test } from 'vitest'
import type { Mailing } from '../../contract/newsletters.ts'
import { addClients } from '../../tests/support/add-clients.ts'
import { startMailServer } from '../../tests/support/mail-server.ts'
import { signIn } from '../../tests/support/sign-in.ts'
import { request, startTestProgram } from '../../tests/support/start.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A newsletter on its way to eight clients, one after the other, each taking `answerAfterMs`. */
async function startSending(answerAfterMs: number) {
  const mail = await startMailServer(() => 'accept', answerAfterMs)
  const program = await startTestProgram({ MAIL_URL: mail.url, MAIL_CONNECTIONS: '1' })
  stops.push(program.stop, mail.stop)
  const { token } = await signIn(program.url, 'jordan')
  await addClients(program.platform.db, 8)
  const sent = await request(`${program.url}/api/send-email/newsletter`, {
    token,
    body: { htmlContent: '<html><body><p>Hello</p></body></html>' },
  })
  const watch = () =>
    fetch(`${program.url}/api/mailings/${sent.json.mailingId}/events`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  return { program, watch }
}

const eventsOf = (text: string) =>
  text
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => JSON.parse(event.replace('data: ', '')) as Mailing)

test('while a newsletter goes out its agent is told of every step, until it is done', async () => {
  const { watch } = await startSending(400)
  const response = await watch()
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const events = eventsOf(await response.text())
  const accepted = events.map(({ counts }) => counts.accepted)
  expect(accepted).toEqual(accepted.toSorted((a, b) => a - b))
  expect(new Set(accepted).size).toBeGreaterThan(3)
  expect(events.at(-1)).toMatchObject({ state: 'finished', counts: { accepted: 8 } })

  // Who asks later is told how it ended, at once.
  const [end, ...more] = eventsOf(await (await watch()).text())
  expect(end).toEqual(events.at(-1))
  expect(more).toEqual([])
})

test('a program that stops ends the line, and whoever listened can take it up again', async () => {
  const { program, watch } = await startSending(300)
  const text = (await watch()).text()
  await program.restart()
  expect(eventsOf(await text).at(-1)?.state).toBe('sending')
  const events = eventsOf(await (await watch()).text())
  expect(events.at(-1)?.state).toBe('finished')
})
