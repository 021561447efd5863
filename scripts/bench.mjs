// `npm run bench`, or `npm run bench -- api`: the benchmarks of bench/, each against a reference in
// the same run.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { prepare, projectFolder } from './prepare.mjs'

prepare()
const all = readdirSync(join(projectFolder, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !all.includes(name))
if (unknown) {
  console.error(`There is no benchmark ${unknown}. There are: ${all.join(', ')}.`)
  process.exit(1)
}
for (const name of asked.length > 0 ? asked : all) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync('node', ['--import', 'tsx', `bench/${name}.ts`], {
    cwd: projectFolder,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
