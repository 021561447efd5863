// `npm test`: everything that must hold, from types to browser journeys. Prints one closing line.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { prepare, projectFolder } from './prepare.mjs'
import { startPostgres } from './start-postgres.mjs'

const results = mkdtempSync(join(tmpdir(), 'doorpost-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }

prepare()
check('Types', 'tsc')
check('Lint and format', 'biome', ['check', '--error-on-warnings', '.'])
tests('Tests on the embedded database', 'rooms')

const postgres = startPostgres()
if (postgres) {
  try {
    tests(`Tests on PostgreSQL (${postgres.version})`, 'rooms', {
      TEST_DATABASE_URL: postgres.url,
    })
  } finally {
    postgres.stop()
  }
} else {
  skip(
    'Tests on PostgreSQL',
    'no server is reachable at TEST_DATABASE_URL, installed or installable',
  )
}

const chromium = findChromium()
if (chromium) tests('Browser journeys', 'browser', { CHROMIUM_PATH: chromium })
else skip('Browser journeys', 'no Chromium or Chrome is installed or installable')

rmSync(results, { recursive: true, force: true })
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed > 0 ? 1 : 0)

/** A tool whose exit code says whether all is well: one check. */
function check(
  /** @type {string} */ title,
  /** @type {string} */ tool,
  args = /** @type {string[]} */ ([]),
) {
  console.log(`\n== ${title}`)
  const { status } = run(tool, args)
  if (status === 0) total.passed += 1
  else total.failed += 1
}

/** A project of vitest.config.ts: each test counts; a run that counted none is a failure. */
function tests(/** @type {string} */ title, /** @type {string} */ project, env = {}) {
  console.log(`\n== ${title}`)
  const file = join(results, `${project}-${Object.keys(env).join('-')}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = run('vitest', ['run', '--project', project, ...reporters], env)
  const report = readReport(file)
  console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed in this part`)
  total.passed += report.numPassedTests
  total.skipped += report.numPendingTests
  // A file that could not be loaded fails the run without a failed test.
  total.failed += report.numFailedTests || (status === 0 && report.numPassedTests > 0 ? 0 : 1)
}

function skip(/** @type {string} */ title, /** @type {string} */ why) {
  console.log(`\n== ${title}\nSkipped: ${why}.`)
  total.skipped += 1
}

function readReport(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
  }
}

function run(/** @type {string} */ tool, /** @type {string[]} */ args, env = {}) {
  return spawnSync('npx', ['--no-install', tool, ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
}
