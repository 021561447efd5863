import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (/** @type {string[]} */ ...path) => join(projectFolder, ...path)

/** What the built program is made of. */
const folders = ['contract', 'emails', 'server', 'web']
const files = ['vite.config.ts', 'package-lock.json']

/** Brings `node_modules` and, if asked, `build/` up to date; does nothing when they are. */
export function prepare({ build = true } = {}) {
  checkNode()
  install()
  if (build) buildProgram()
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Doorpost needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

function install() {
  const stamp = at('node_modules', '.doorpost-lock')
  const lock = hashOf([at('package-lock.json')])
  if (read(stamp) === lock) return
  console.log('Installing packages …')
  // Building needs the development packages, also where NODE_ENV says production.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

function buildProgram() {
  const stamp = at('build', '.sources')
  const hash = hashOf([
    ...folders.flatMap((folder) => filesIn(at(folder))),
    ...files.map((file) => at(file)),
  ])
  if (read(stamp) === hash) return
  console.log('Building …')
  run('npm', ['run', '--silent', 'build'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

/** Runs a command in the project's folder; ends this process when it fails. */
function run(/** @type {string} */ command, /** @type {string[]} */ args) {
  const done = spawnSync(command, args, {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (done.status === 0) return
  console.error(`${command} ${args.join(' ')} failed.`)
  process.exit(1)
}

function filesIn(/** @type {string} */ path) {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(test\.tsx?|jpg|mp4)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function hashOf(/** @type {string[]} */ files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function read(/** @type {string} */ file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
