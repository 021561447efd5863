import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { projectFolder } from '../../server/config.ts'

export interface ChildProgram {
  url: string
  /** The most memory it ever had, in MB; undefined where the system does not tell. */
  peakMemory(): number | undefined
  /** Ends it as a power failure would: no signal handler runs. Resolves when it is gone. */
  kill(): Promise<void>
  /** Asks it to end and answers its exit code. */
  stop(): Promise<number | null>
}

/** The product as a process of its own; `settings` are its environment variables. */
export async function startChildProgram(settings: Record<string, string>): Promise<ChildProgram> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr?.on('data', (chunk) => said.push(String(chunk)))
  const gone = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code] = await gone
    return code as number | null
  }
  return {
    url: await readyUrl(child, said),
    peakMemory: () => peakOf(child.pid),
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

function peakOf(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}

async function readyUrl(child: ChildProcess, said: string[]): Promise<string> {
  if (child.stdout)
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /^Doorpost is ready at (\S+)$/.exec(line)?.[1]
      if (url) return url
      said.push(line)
    }
  throw new Error(`The program ended before it was ready: ${said.join('')}`)
}

/** A port nobody listens on, for a program that keeps its address through several lives. */
export async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return String(address.port)
}
