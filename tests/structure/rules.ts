import type { Module } from './read-modules.ts'

export interface Violation {
  path: string
  /** What is wrong and how to mend it. */
  message: string
}

interface Rule {
  name: string
  check(modules: Module[]): Violation[]
}

const platform = ['http', 'db', 'schema', 'jobs', 'mail', 'files']
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')

/** `server/listings/queries.ts` → `listings`; undefined for files outside a room. */
function room(side: 'server' | 'web', path: string): string | undefined {
  const parts = path.split('/')
  return parts[0] === side && parts.length > 2 ? parts[1] : undefined
}

/** A rule that looks at one import at a time; the check answers a message, or nothing if it is fine. */
function importRule(
  name: string,
  check: (from: string, to: string, names: string[]) => string | undefined,
): Rule {
  return {
    name,
    check: (modules) =>
      modules
        .filter((module) => !isTest(module.path))
        .flatMap((module) =>
          module.imports.flatMap(({ to, names }) => {
            const message = check(module.path, to, names)
            return message ? [{ path: module.path, message }] : []
          }),
        ),
  }
}

const onSide = (side: string, path: string) => path.startsWith(`${side}/`)
const isServerFeature = (name: string | undefined) => name !== undefined && !platform.includes(name)

export const rules: Rule[] = [
  importRule('contract and emails know neither side', (from, to) => {
    const wrong = ['server', 'web', ...(onSide('contract', from) ? ['emails'] : [])]
    if (!onSide('contract', from) && !onSide('emails', from)) return undefined
    return wrong.some((side) => onSide(side, to))
      ? `imports ${to}. Move what both sides need into contract/ or emails/.`
      : undefined
  }),
  importRule('the browser and the server meet in the contract alone', (from, to) => {
    const crosses =
      (onSide('web', from) && onSide('server', to)) || (onSide('server', from) && onSide('web', to))
    return crosses ? `imports ${to}. Put what both need into contract/.` : undefined
  }),
  importRule('the platform knows no domain', (from, to) => {
    const here = room('server', from)
    if (here === undefined || !platform.includes(here)) return undefined
    return isServerFeature(room('server', to)) || to === 'server/features.ts'
      ? `imports ${to}. Pass it in from a feature instead.`
      : undefined
  }),
  importRule('one feature enters another through its index.ts', (from, to) => {
    const target = room('server', to)
    if (!onSide('server', from) || !isServerFeature(target) || room('server', from) === target)
      return undefined
    return to === `server/${target}/index.ts`
      ? undefined
      : `imports ${to}. Export it from server/${target}/index.ts and import it from there.`
  }),
  importRule('SQL lives in queries.ts', (from, to) => {
    const may =
      from.endsWith('/queries.ts') || onSide('server/schema', from) || onSide('server/db', from)
    const sql =
      ['drizzle-orm', 'pg', '@electric-sql/pglite'].includes(to) || onSide('server/schema', to)
    return sql && !may ? `imports ${to}. Move the query into the room's queries.ts.` : undefined
  }),
  importRule('only accounts mints a user id', (from, to, names) =>
    to === 'server/caller.ts' &&
    names.some((name) => name === 'mintUserId' || name === '*') &&
    !onSide('server/accounts', from)
      ? 'imports mintUserId. Take the UserId from the call or from accounts.'
      : undefined,
  ),
  {
    name: 'the environment is read in server/config.ts',
    check: (modules) =>
      modules
        .filter(({ path }) => !isTest(path) && path !== 'server/config.ts')
        .filter(({ source }) => /\bprocess\s*\.\s*env\b|\bimport\.meta\.env\b/.test(source))
        .map(({ path }) => ({
          path,
          message: 'reads the environment. Add a setting to config.ts.',
        })),
  },
  {
    name: 'no import cycles',
    check: (modules) =>
      findCycles(modules).map((cycle) => ({
        path: cycle[0] ?? '',
        message: `is in a cycle: ${[...cycle, cycle[0]].join(' → ')}. Move what they share into a third file.`,
      })),
  },
  {
    name: 'files have plain names',
    check: (modules) =>
      modules
        .filter(
          ({ path }) =>
            !/^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.test)?\.tsx?$/.test(path),
        )
        .map(({ path }) => ({ path, message: 'is not named in lower case with dashes.' })),
  },
  {
    name: 'every room of the server has a front door',
    check: (modules) => {
      const paths = new Set(modules.map(({ path }) => path))
      const rooms = new Set(modules.map(({ path }) => room('server', path)))
      return [...rooms]
        .filter((name) => name !== undefined && isServerFeature(name))
        .filter((name) => !paths.has(`server/${name}/index.ts`))
        .map((name) => ({
          path: `server/${name}`,
          message: 'has no index.ts. Add one that exports the feature.',
        }))
    },
  },
  {
    name: 'files stay readable',
    check: (modules) =>
      modules
        .filter(({ path, source }) => !isTest(path) && source.split('\n').length > 400)
        .map(({ path }) => ({
          path,
          message: 'has more than 400 lines. Split it by what it does.',
        })),
  },
]

/** Cycles of imports, each once, found depth-first. */
function findCycles(modules: Module[]): string[][] {
  const edges = new Map(modules.map(({ path, imports }) => [path, imports.map(({ to }) => to)]))
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path)
    if (start >= 0) {
      cycles.push(trail.slice(start))
      return
    }
    if (done.has(path)) return
    for (const to of edges.get(path) ?? []) if (edges.has(to)) visit(to, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
  return cycles
}

/** Everything that is wrong, as `path message`. @throws Error when there was nothing to look at. */
export function checkStructure(modules: Module[]): string[] {
  if (modules.length === 0) throw new Error('No modules were seen: the check would pass blindly.')
  return rules.flatMap((rule) =>
    rule.check(modules).map(({ path, message }) => `${path} ${message}`),
  )
}
