import { describe, expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'
import { parseModule, readModules } from './structure/read-modules.ts'
import { checkStructure, rules } from './structure/rules.ts'

describe('the house', () => {
  test('every file keeps the rules', () => {
    const modules = readModules(projectFolder)
    expect(modules.length).toBeGreaterThan(80)
    expect(checkStructure(modules)).toEqual([])
  })

  test('a check that sees no modules fails', () => {
    expect(() => checkStructure([])).toThrow('No modules were seen')
  })

  test('imports of every form are seen', () => {
    const module = parseModule(
      'server/listings/index.ts',
      `import type { A } from '../a.ts'
       import { type B, c as d } from './b.ts'
       import * as all from 'pkg/deep'
       import '@scope/pkg/side-effect'
       export * from './c.ts'
       export { e } from './d.ts'
       const lazy = () => import('../../web/main.tsx')
       export default lazy`,
    )
    expect(module.imports.map(({ to }) => to)).toEqual([
      'server/a.ts',
      'server/listings/b.ts',
      'pkg',
      '@scope/pkg',
      'server/listings/c.ts',
      'server/listings/d.ts',
      'web/main.tsx',
    ])
    expect(module.imports[1]?.names).toEqual(['B', 'c'])
  })
})

/** A small house in which all is well; each seed spoils one thing. */
const sound: Record<string, string> = {
  'contract/listings.ts': "import { z } from 'zod'\nexport const listing = z.string()",
  'emails/newsletter.tsx': "import { listing } from '../contract/listings.ts'\nexport { listing }",
  'server/config.ts': 'export const port = process.env.PORT',
  'server/schema/index.ts': "import { pgTable } from 'drizzle-orm/pg-core'\nexport { pgTable }",
  'server/features.ts': "import { listings } from './listings/index.ts'\nexport default [listings]",
  'server/caller.ts': 'export const mintUserId = (id: string) => id',
  'server/accounts/index.ts': "import { mintUserId } from '../caller.ts'\nexport { mintUserId }",
  'server/http/register.ts': "import '../config.ts'",
  'server/listings/index.ts': "import { all } from './queries.ts'\nexport const listings = all",
  'server/listings/queries.ts': "import { eq } from 'drizzle-orm'\nexport const all = eq",
  'web/main.tsx': "import { listing } from '../contract/listings.ts'\nexport { listing }",
}

const seeds: Record<string, [path: string, source: string][]> = {
  'contract and emails know neither side': [
    ['contract/listings.ts', "import '../server/config.ts'"],
    ['contract/listings.ts', "import '../emails/newsletter.tsx'"],
    ['emails/newsletter.tsx', "export * from '../web/main.tsx'"],
  ],
  'the browser and the server meet in the contract alone': [
    ['web/main.tsx', "import type { port } from '../server/config.ts'"],
    ['web/main.tsx', "const lazy = () => import('../server/config.ts')"],
    ['server/config.ts', "import '../web/main.tsx'"],
  ],
  'the platform knows no domain': [
    ['server/http/register.ts', "import '../listings/index.ts'"],
    ['server/http/register.ts', "import { features } from '../features.ts'"],
  ],
  'one feature enters another through its index.ts': [
    ['server/clients/index.ts', "import '../listings/queries.ts'"],
    ['server/features.ts', "import './listings/queries.ts'"],
  ],
  'SQL lives in queries.ts': [
    ['server/listings/index.ts', "import { sql } from 'drizzle-orm'"],
    ['server/listings/index.ts', "import { pgTable } from '../schema/index.ts'"],
    ['server/listings/index.ts', "import pg from 'pg'"],
  ],
  'only accounts mints a user id': [
    ['server/listings/index.ts', "import { mintUserId } from '../caller.ts'"],
    ['server/listings/index.ts', "import * as caller from '../caller.ts'"],
  ],
  'the environment is read in server/config.ts': [
    ['server/listings/index.ts', 'export const home = process.env.HOME'],
    ['web/main.tsx', 'export const mode = import.meta.env.MODE'],
  ],
  'no import cycles': [
    ['server/listings/queries.ts', "import type { listings } from './index.ts'"],
    ['server/config.ts', "import './config.ts'"],
  ],
  'files have plain names': [['web/listings/ListingCard.tsx', 'export const a = 1']],
  'every room of the server has a front door': [['server/tours/queries.ts', 'export const a = 1']],
  'files stay readable': [['server/listings/long.ts', 'export {}\n'.repeat(401)]],
}

describe('a seeded violation', () => {
  const house = (extra: Record<string, string> = {}) =>
    Object.entries({ ...sound, ...extra }).map(([path, source]) => parseModule(path, source))

  test('the sound house passes', () => {
    expect(checkStructure(house())).toEqual([])
  })

  test.each(rules.map((rule) => rule.name))('is found: %s', (name) => {
    const spoiled = seeds[name] ?? []
    expect(spoiled.length).toBeGreaterThan(0)
    for (const [path, source] of spoiled) {
      const rule = rules.find((one) => one.name === name)
      const found = rule?.check(house({ [path]: source })) ?? []
      expect(found, `${path}: ${source}`).toHaveLength(1)
      expect(found[0]?.message).toMatch(/\.$/)
    }
  })
})
