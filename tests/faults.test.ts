import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClientsTo, clientAddress } from './support/add-clients.ts'
import { type ChildProgram, freePort, startChildProgram } from './support/child-program.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { startMailServer } from './support/mail-server.ts'
import { type Person, signIn } from './support/sign-in.ts'
import { request } from './support/start.ts'

const recipients = 2000
const connections = 5
const answerAfterMs = 8

let database: TestDatabase
let mail: Awaited<ReturnType<typeof startMailServer>>
let settings: Record<string, string>
let program: ChildProgram

beforeAll(async () => {
  database = await createTestDatabase()
  mail = await startMailServer(() => 'accept', answerAfterMs)
  settings = {
    DATA_DIR: database.dataDir,
    PORT: await freePort(),
    MAIL_URL: mail.url,
    MAIL_CONNECTIONS: String(connections),
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
  }
  await addClientsTo(database, recipients)
  program = await startChildProgram(settings)
})
afterAll(async () => {
  await program.stop()
  await mail.stop()
  await database.drop()
})

test('killed in the middle of a mailing, again and again, it skips nobody and mails nobody twice', async () => {
  // On a server the next process waits until the dead one's lease has run out: half a minute.
  const kills = database.databaseUrl ? 2 : 20
  const jordan = await signIn(program.url, 'jordan')
  const sent = await call(jordan, '/api/send-email/newsletter', {
    htmlContent: '<html><head><title>One mailing</title></head><body><p>Hello</p></body></html>',
  })
  expect(sent.json.recipientCount).toBe(recipients)
  const mailing = `/api/mailings/${sent.json.mailingId}`
  const counts = async () => (await call(jordan, mailing)).json.counts
  const isFinished = async () => (await call(jordan, mailing)).json.state === 'finished'

  const writer = startWriting(jordan)
  const uncertainPerKill: number[] = []
  let uncertain = 0
  for (let kill = 0; kill < kills; kill++) {
    const before = mail.received.length
    const left = recipients - before - uncertain
    // A random moment of this life, such that something is left for those that follow.
    const until = before + 1 + Math.floor((Math.random() * 2 * left) / (kills - kill + 2))
    while (mail.received.length < until) await wait(1)
    await wait(Math.random() * answerAfterMs)
    await program.kill()
    const seen = mail.received.length
    program = await startChildProgram(settings)
    // The first message of this life: what the last one left behind has been looked at.
    while (mail.received.length === seen && !(await isFinished())) await wait(5)
    const now = (await counts()).uncertain
    uncertainPerKill.push(now - uncertain)
    uncertain = now
  }
  while (!(await isFinished())) await wait(50)
  const written = await writer.stop()

  const received = new Map<string, number>()
  for (const { to } of mail.received) received.set(to, (received.get(to) ?? 0) + 1)
  const doubtful = await uncertainAddresses(jordan, mailing)
  const everybody = Array.from({ length: recipients }, (_, i) => clientAddress(i))
  const missing = everybody.filter((to) => !received.has(to))
  const twice = [...received].filter(([, times]) => times > 1)
  console.log(
    `${kills} kills, ${recipients} recipients: ${received.size} mailed, ${twice.length} twice, ` +
      `${doubtful.size} uncertain (at most ${Math.max(...uncertainPerKill)} per kill), ` +
      `${missing.filter((to) => !doubtful.has(to)).length} missing without being uncertain`,
  )
  expect(twice).toEqual([])
  expect(missing.filter((to) => !doubtful.has(to))).toEqual([])
  expect(Math.max(...uncertainPerKill)).toBeLessThanOrEqual(connections)
  expect(await counts()).toMatchObject({
    accepted: recipients - doubtful.size,
    uncertain: doubtful.size,
    failed: 0,
  })

  const resolved = await call(jordan, `${mailing}/resolve-uncertain`, { resolution: 'send again' })
  expect(resolved.json).toEqual({ resolved: doubtful.size })
  while ((await counts()).accepted < recipients) await wait(50)
  const reached = new Set(mail.received.map(({ to }) => to))
  expect(everybody.filter((to) => !reached.has(to))).toEqual([])

  await written.check()
}, 400_000)

/** The address stays the same through all lives, as it would for a browser. */
const call = (person: Person, path: string, body?: unknown, headers?: Record<string, string>) =>
  request(program.url + path, {
    token: person.token,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  })

async function uncertainAddresses(person: Person, mailing: string): Promise<Set<string>> {
  const found = await call(person, `${mailing}/deliveries?state=uncertain&limit=500`)
  return new Set(found.json.deliveries.map(({ email }: { email: string }) => email))
}

/** Goes on writing listings, profiles and newsletter records through all lives, and remembers what was acknowledged. */
function startWriting(person: Person) {
  let stopped = false
  let tried = 0
  let profileWritten = 0
  const listings: string[] = []
  const records: string[] = []

  async function writeOne(n: number): Promise<void> {
    const listing = await call(person, '/api/listings', listingFields(n))
    if (listing.status === 200) listings.push(listing.json.id)
    const profile = await request(`${program.url}/api/users/${person.uid}`, {
      method: 'PUT',
      token: person.token,
      body: profileFields(n),
    })
    if (profile.status === 200) profileWritten = n
    const record = await call(person, '/api/newsletter/add', {
      html: `<html><head><title>Record ${n}</title></head><body></body></html>`,
      userId: person.uid,
      dateAdded: new Date().toISOString(),
    })
    if (record.status === 200) records.push(record.json.id)
  }

  const writing = (async () => {
    while (!stopped) {
      tried += 1
      // A dead program answers nothing; what was not acknowledged may be lost.
      await writeOne(tried).catch(() => wait(20))
      await wait(5)
    }
  })()

  return {
    async stop() {
      stopped = true
      await writing
      return { check }
    },
  }

  async function check(): Promise<void> {
    const ids = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id))
    const found = ids((await call(person, `/api/listings/user/${person.uid}`)).json)
    expect(listings.filter((id) => !found.has(id))).toEqual([])
    const past = ids((await call(person, `/api/newsletter/past/${person.uid}`)).json.newsletters)
    expect(records.filter((id) => !past.has(id))).toEqual([])
    const profile = (await call(person, `/api/users/${person.uid}`)).json
    expect(Number(profile.phoneNumber)).toBeGreaterThanOrEqual(profileWritten)
    expect(records.filter((id) => !profile.newsletterIds.includes(id))).toEqual([])
    console.log(
      `acknowledged meanwhile and all there: ${listings.length} listings, ${records.length} newsletter records, profile ${profileWritten} of ${tried}`,
    )
    expect(Math.min(listings.length, records.length, profileWritten)).toBeGreaterThan(0)
  }
}

const listingFields = (n: number) => ({
  title: `Listing ${n}`,
  description: '',
  sellPrice: n,
  bedroomCount: 1,
  bathroomCount: 1,
  sqft: null,
  garageCount: 0,
  fireplaceCount: 0,
  yearBuilt: null,
  address: null,
})

const profileFields = (n: number) => ({
  name: 'Jordan Lee',
  title: '',
  phoneNumber: String(n),
  brokerageName: '',
  licenseNumber: '',
  licenseState: '',
  postalAddress: '',
})
