import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { inject } from 'vitest'

export interface TestDatabase {
  dataDir: string
  databaseUrl: string | undefined
  drop(): Promise<void>
}

const serverUrl = process.env.TEST_DATABASE_URL

/** An empty, migrated database and a data folder: embedded, or on the server at TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'doorpost-data-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (!serverUrl) {
    cpSync(join(inject('templateFolder'), 'database'), join(dataDir, 'database'), {
      recursive: true,
    })
    return { dataDir, databaseUrl: undefined, drop: async () => removeFolder() }
  }
  const name = `test_${uuidv7().replaceAll('-', '')}`
  await onServer(`CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = name
  return {
    dataDir,
    databaseUrl: url.href,
    async drop() {
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
      removeFolder()
    },
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
