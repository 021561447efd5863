import { setTimeout as wait } from 'node:timers/promises'
import { test as anyTest, expect } from 'vitest'
import { addClientsTo } from './support/add-clients.ts'
import { freePort, startChildProgram } from './support/child-program.ts'
import { createTestDatabase } from './support/database.ts'
import { signIn } from './support/sign-in.ts'
import { request } from './support/start.ts'

// The embedded database belongs to one process, which does both.
const test = anyTest.skipIf(!process.env.TEST_DATABASE_URL)

test('the web process only answers and the worker only works: what one accepts the other sends', async () => {
  const database = await createTestDatabase()
  await addClientsTo(database, 3)
  const settings = {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl ?? '',
  }
  const webPort = await freePort()
  const workerPort = await freePort()
  const web = await startChildProgram({ ...settings, ROLE: 'web', PORT: webPort })
  const { token } = await signIn(web.url, 'jordan')
  const sent = await request(`${web.url}/api/send-email/newsletter`, {
    token,
    body: { htmlContent: '<html><body><p>Hello</p></body></html>' },
  })
  const mailing = async () =>
    (await request(`${web.url}/api/mailings/${sent.json.mailingId}`, { token })).json
  await wait(2000)
  expect((await mailing()).counts).toMatchObject({ queued: 3, accepted: 0 })

  const worker = await startChildProgram({
    ...settings,
    ROLE: 'worker',
    PORT: workerPort,
    PUBLIC_URL: web.url,
  })
  await expect(fetch(`http://127.0.0.1:${workerPort}/`)).rejects.toThrow()
  while ((await mailing()).state !== 'finished') await wait(50)
  expect((await mailing()).counts).toMatchObject({ queued: 0, accepted: 3 })

  expect(await worker.stop()).toBe(0)
  expect(await web.stop()).toBe(0)
  await database.drop()
})
