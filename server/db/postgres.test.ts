import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { openDatabase } from './index.ts'

const onPostgres = process.env.TEST_DATABASE_URL !== undefined
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test.runIf(onPostgres)(
  'processes that start together on an empty database all come up',
  async () => {
    const open = () => openDatabase({ ...database, throwawayDatabase: false })
    const opened = await Promise.all([open(), open(), open(), open()])
    for (const { engine, close } of opened) {
      expect(engine).toBe('postgres')
      await close()
    }
  },
)

test('a database that cannot be reached is told of in a sentence without the password', async () => {
  const refused = openDatabase({
    dataDir: '.',
    databaseUrl: 'postgres://agent:secret@127.0.0.1:1/doorpost',
    throwawayDatabase: false,
  })
  await expect(refused).rejects.toThrow('The database at DATABASE_URL cannot be reached')
  await expect(refused).rejects.not.toThrow('secret')
})
