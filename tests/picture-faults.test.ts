import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Picture } from '../contract/pictures.ts'
import { type ChildProgram, freePort, startChildProgram } from './support/child-program.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { listingBody } from './support/route-cases.ts'
import { signIn } from './support/sign-in.ts'
import { request } from './support/start.ts'

let database: TestDatabase
let settings: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  settings = {
    PORT: await freePort(),
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
  }
})
afterAll(() => database.drop())

const photo = (at: number) =>
  sharp({
    create: { width: 1500, height: 1000, channels: 3, background: { r: at * 40, g: 90, b: 40 } },
  })
    .jpeg()
    .toBuffer()

/** Uploads one after the other until the program is killed; answers the pictures that were confirmed. */
async function uploadUntilKilled(program: ChildProgram, home: string, token: string) {
  const confirmed: Picture[] = []
  for (let at = 0; at < 6; at++) {
    const body = await photo(at)
    const headers = { 'Content-Type': 'image/jpeg' }
    const answer = request(`${program.url}/api/listings/${home}/pictures`, { token, body, headers })
    // The last one is still on its way.
    if (at === 5) {
      const lost = answer.catch(() => undefined)
      await program.kill()
      await lost
    } else confirmed.push((await answer).json)
  }
  return confirmed
}

test('a picture whose upload was confirmed survives a kill, and gets all its sizes afterwards', async () => {
  let program = await startChildProgram(settings)
  const jordan = await signIn(program.url, 'jordan')
  const { json } = await request(`${program.url}/api/listings`, {
    token: jordan.token,
    body: listingBody,
  })
  const confirmed = await uploadUntilKilled(program, json.id, jordan.token)
  expect(confirmed).toHaveLength(5)

  program = await startChildProgram(settings)
  const { token } = await signIn(program.url, 'jordan')
  const { json: home } = await request(`${program.url}/api/listings/${json.id}`, { token })
  expect(home.pictures.slice(0, 5)).toEqual(confirmed)
  expect(home.imageUrls.slice(0, 5)).toEqual(confirmed.map(({ url }) => url))
  for (const { url } of home.pictures as Picture[]) {
    const answer = await fetch(program.url + url)
    const { format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([url, answer.status, format]).toEqual([url, 200, 'jpeg'])
  }
  // Another program may share the folder where the database is not embedded: there a day is waited.
  if (!database.databaseUrl) expect(readdirSync(join(database.dataDir, 'incoming'))).toEqual([])
  await vi.waitFor(
    () => {
      const names = readdirSync(join(database.dataDir, 'files'))
      for (const { url } of confirmed) {
        const base = url.slice('/files/'.length, -'.jpg'.length)
        expect(names.filter((name) => name.startsWith(`${base}-`))).toHaveLength(14)
      }
    },
    // A dead process's jobs on PostgreSQL wait for their lease.
    { timeout: 55_000, interval: 250 },
  )
  await program.stop()
})
