import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { html } from './delivery/newsletter.ts'
import { startSink } from './delivery/sink.ts'

/**
 * A mailing of 10,000 through the whole product (durable rows, links of each client's own) against a
 * plain nodemailer pool, to the same mail server over as many connections; and the memory that
 * 20,000 recipients take over 1,000. Every measurement is a process of its own.
 */
const connections = '10'
const leastRatio = 1.5
const mostGrowth = 64

interface Run {
  messages: number
  seconds: number
  acceptSeconds: number
  /** MB */
  peakMemory: number
}

const port = await freePort()
const mailServer = `smtp://127.0.0.1:${port}`
const sink = await startSink(port)
console.log(
  `Mail server: ${sink.name}. Newsletter: ${Math.round(html.length / 1024)} KB of HTML. Connections: ${connections}.`,
)
try {
  const plain = measure('send-plainly', mailServer, connections, '10000')
  report('plain nodemailer pool', plain)
  const ours = sendOurs(10_000)
  report('Doorpost', ours)
  console.log(`  accepted for delivery after ${ours.acceptSeconds.toFixed(2)} s`)
  const ratio = plain.seconds / ours.seconds
  verdict(`${ratio.toFixed(2)} times the messages/s of the pool`, ratio >= leastRatio, leastRatio)

  const small = sendOurs(1000)
  report('Doorpost', small)
  const large = sendOurs(20_000)
  report('Doorpost', large)
  const growth = large.peakMemory - small.peakMemory
  verdict(`${growth.toFixed(0)} MB more at 20,000 than at 1,000`, growth <= mostGrowth, mostGrowth)
} finally {
  sink.stop()
}

function sendOurs(recipients: number): Run {
  const folder = mkdtempSync(join(tmpdir(), 'doorpost-bench-'))
  try {
    run('add-clients', folder, String(recipients))
    return measure('send-ours', folder, mailServer, connections)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measure(script: string, ...args: string[]): Run {
  return JSON.parse(run(script, ...args)) as Run
}

function run(script: string, ...args: string[]): string {
  const path = fileURLToPath(new URL(`./delivery/${script}.ts`, import.meta.url))
  return execFileSync(process.execPath, ['--import', 'tsx', path, ...args], { encoding: 'utf8' })
}

function report(name: string, { messages, seconds, peakMemory }: Run): void {
  const rate = Math.round(messages / seconds)
  console.log(
    `${name.padEnd(22)} ${messages} messages in ${seconds.toFixed(1)} s: ${rate}/s, peak memory ${peakMemory.toFixed(0)} MB`,
  )
}

function verdict(what: string, good: boolean, bound: number): void {
  console.log(`${good ? 'good' : 'MISSED'}: ${what} (goal ${bound})`)
  if (!good) process.exitCode = 1
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return address.port
}
