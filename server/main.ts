import { ConfigError, configHelp, readConfig } from './config.ts'
import { startProgram } from './program.ts'

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(configHelp())
    return
  }
  const program = await startProgram(readConfig())
  console.log(`Doorpost is ready at ${program.url}`)

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    program.stop().then(
      () => process.exit(0),
      (error) => fail(error),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function fail(error: unknown): never {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (taken) console.error('The port is already in use. Set PORT to another one, like PORT=3001.')
  else console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}

main().catch(fail)
