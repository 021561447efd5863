import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  /** A path from the project's folder, like `server/db/index.ts`, or a package's name. */
  to: string
  /** The imported names; `*` for a namespace, a re-export of all, or `import()`. */
  names: string[]
}

/** A source file as the rules see it. */
export interface Module {
  path: string
  source: string
  imports: Import[]
}

const folders = ['contract', 'emails', 'server', 'web']

/** Every TypeScript file of the product, tests included, with paths from `root`. */
export function readModules(root: string): Module[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name)
        return parseModule(relative(root, file), readFileSync(file, 'utf8'))
      }),
  )
}

/** Parses one file. @throws Error when it is not TypeScript. */
export function parseModule(path: string, source: string): Module {
  const { module, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const resolve = (specifier: string) =>
    specifier.startsWith('.') ? posix.join(dirname(path), specifier) : packageName(specifier)

  const imports: Import[] = module.staticImports.map((one) => ({
    to: resolve(one.moduleRequest.value),
    names: one.entries.map((entry) => entry.importName.name ?? '*'),
  }))
  for (const one of module.staticExports)
    for (const entry of one.entries)
      if (entry.moduleRequest)
        imports.push({
          to: resolve(entry.moduleRequest.value),
          names: [entry.importName.name ?? '*'],
        })
  for (const one of module.dynamicImports) {
    const specifier = source.slice(one.moduleRequest.start, one.moduleRequest.end)
    if (/^['"]/.test(specifier)) imports.push({ to: resolve(specifier.slice(1, -1)), names: ['*'] })
  }
  return { path, source, imports }
}

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
