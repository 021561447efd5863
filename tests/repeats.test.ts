import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { addClientsTo, clientAddress } from './support/add-clients.ts'
import { freePort, startChildProgram } from './support/child-program.ts'
import { createTestDatabase } from './support/database.ts'
import { startResendServer } from './support/resend-server.ts'
import { signIn } from './support/sign-in.ts'
import { request } from './support/start.ts'

const recipients = 250
const everybody = Array.from({ length: recipients }, (_, i) => clientAddress(i))
// On a server the next process waits until the dead one's lease has run out: half a minute.
const timeout = 150_000

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

/** Kills the program once `isOnTheWay`, starts it again, and answers the mailing when it has finished. */
async function sendThroughAKill(
  settings: Record<string, string>,
  isOnTheWay: (dataDir: string) => boolean,
) {
  const database = await createTestDatabase()
  stops.push(database.drop)
  await addClientsTo(database, recipients)
  const all = {
    DATA_DIR: database.dataDir,
    PORT: await freePort(),
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
    ...settings,
  }
  let program = await startChildProgram(all)
  stops.push(() => program.stop())
  const { token } = await signIn(program.url, 'jordan')
  const sent = await request(`${program.url}/api/send-email/newsletter`, {
    token,
    body: { htmlContent: '<html><body><p>Hello</p></body></html>' },
  })
  while (!isOnTheWay(database.dataDir)) await wait(1)
  await program.kill()
  program = await startChildProgram(all)
  while (true) {
    const { json } = await request(`${program.url}/api/mailings/${sent.json.mailingId}`, { token })
    if (json.state === 'finished') return { mailing: json, dataDir: database.dataDir }
    await wait(20)
  }
}

test(
  'with Resend a killed program repeats what was on the way under its old keys, and everybody gets one mail',
  async () => {
    const resend = await startResendServer()
    stops.push(resend.stop)
    // Both calls that are under way are taken, and the program never learns of it.
    resend.mishaps.push('take and wait', 'take and wait')
    const { mailing } = await sendThroughAKill(
      { RESEND_API_KEY: resend.apiKey, RESEND_BASE_URL: resend.url },
      () => resend.received.length >= 200,
    )
    expect(mailing.counts).toMatchObject({ accepted: recipients, uncertain: 0, failed: 0 })
    const to = resend.received.map((mail) => mail.to.join())
    expect(to.toSorted()).toEqual(everybody.toSorted())
    expect(resend.calls.map(({ count }) => count)).toEqual([100, 100, 100, 100, 50])
    expect(new Set(resend.calls.map(({ key }) => key)).size).toBe(3)
  },
  timeout,
)

test(
  'with the outbox a killed program goes on where it was, and everybody gets one mail',
  async () => {
    const recipientsIn = (dataDir: string) => {
      const outbox = join(dataDir, 'outbox')
      const mails = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
      return mails.map(
        (name) => /^To: (.*)\r$/m.exec(readFileSync(join(outbox, name), 'latin1'))?.[1],
      )
    }
    const { mailing, dataDir } = await sendThroughAKill(
      {},
      (folder) => readdirSync(join(folder, 'outbox')).length > 50,
    )
    expect(mailing.counts).toMatchObject({ accepted: recipients, uncertain: 0, failed: 0 })
    expect(recipientsIn(dataDir).toSorted()).toEqual(everybody.toSorted())
  },
  timeout,
)
