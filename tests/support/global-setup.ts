import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/db/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an empty, migrated database, to be copied. */
    templateFolder: string
  }
}

/** Makes the embedded database once; every test file starts from a copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  const templateFolder = mkdtempSync(join(tmpdir(), 'doorpost-template-'))
  const database = await openDatabase({
    dataDir: templateFolder,
    databaseUrl: undefined,
    throwawayDatabase: true,
  })
  await database.close()
  project.provide('templateFolder', templateFolder)
  return () => rmSync(templateFolder, { recursive: true, force: true })
}
