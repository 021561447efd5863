import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebian } from './install-debian.mjs'

const debianFolder = '/usr/lib/postgresql'

/**
 * A PostgreSQL to test on: the one at TEST_DATABASE_URL, else a throwaway server made from the
 * installed programs (Debian's are installed when root). Undefined where neither is to be had.
 */
export function startPostgres() {
  if (process.env.TEST_DATABASE_URL)
    return { url: process.env.TEST_DATABASE_URL, version: 'the given server', stop() {} }
  const programs = findPrograms() ?? (installDebian('postgresql') ? findPrograms() : undefined)
  return programs && startThrowaway(programs)
}

function findPrograms() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : []
  const newest = versions.filter((version) => version >= 15).sort((a, b) => b - a)[0]
  const folder = join(debianFolder, String(newest), 'bin')
  return newest && existsSync(join(folder, 'initdb')) ? { folder, version: newest } : undefined
}

function startThrowaway(/** @type {{ folder: string, version: number }} */ { folder, version }) {
  const data = mkdtempSync(join(tmpdir(), 'doorpost-postgres-'))
  chmodSync(data, 0o700)
  // PostgreSQL refuses to run as root, so Debian's own user runs it then.
  const isRoot = process.getuid?.() === 0
  if (isRoot) spawnSync('chown', ['postgres', data])
  const run = (/** @type {string} */ program, /** @type {string[]} */ args) => {
    const command = [join(folder, program), ...args]
    return isRoot
      ? spawnSync('runuser', ['-u', 'postgres', '--', ...command], { cwd: data })
      : spawnSync(command[0] ?? '', command.slice(1), { cwd: data })
  }
  const stop = () => {
    run('pg_ctl', ['-D', join(data, 'cluster'), '-m', 'immediate', 'stop'])
    rmSync(data, { recursive: true, force: true })
  }
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const made = run('initdb', ['-D', join(data, 'cluster'), '-U', 'doorpost', '-A', 'trust', '-N'])
  const settings = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c fsync=off`
  const started =
    made.status === 0 &&
    run('pg_ctl', [
      '-D',
      join(data, 'cluster'),
      '-w',
      '-o',
      settings,
      '-l',
      join(data, 'log'),
      'start',
    ])
  if (started?.status !== 0) {
    console.log(`PostgreSQL did not start: ${made.stderr}${started ? started.stderr : ''}`)
    stop()
    return undefined
  }
  return {
    url: `postgres://doorpost@127.0.0.1:${port}/postgres`,
    version: `version ${version}`,
    stop,
  }
}
