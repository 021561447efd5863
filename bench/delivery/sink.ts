import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

const postfixSink = '/usr/sbin/smtp-sink'

/** A mail server in a process of its own that throws everything away, as fast as can be. */
export async function startSink(port: number): Promise<{ name: string; stop(): void }> {
  const found = existsSync(postfixSink)
  const child = found
    ? spawn(postfixSink, ['-u', 'nobody', `127.0.0.1:${port}`, '200'], { stdio: 'ignore' })
    : spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), String(port)])
  await untilListening(child, port)
  return { name: found ? 'smtp-sink of Postfix' : 'a sink of our own', stop: () => child.kill() }
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const socket = createConnection(port, '127.0.0.1')
    const answered = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The sink did not start.')
}

/** Says yes to everything (RFC 5321), also to commands sent without waiting (RFC 2920). */
function converse(socket: Socket): void {
  let inMessage = false
  let pending = ''
  socket.on('error', () => {})
  socket.write('220 sink ESMTP\r\n')
  socket.on('data', (chunk) => {
    pending += chunk.toString('latin1')
    while (true) {
      const end = pending.indexOf(inMessage ? '\r\n.\r\n' : '\r\n')
      if (end < 0) {
        // What cannot hold the end of a message need not be kept.
        if (inMessage) pending = pending.slice(-4)
        return
      }
      const line = inMessage ? '' : pending.slice(0, end).toUpperCase()
      pending = pending.slice(end + (inMessage ? 5 : 2))
      inMessage = line === 'DATA'
      if (inMessage) socket.write('354 go on\r\n')
      else if (line.startsWith('EHLO')) socket.write('250-sink\r\n250 PIPELINING\r\n')
      else if (line === 'QUIT') socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  createServer(converse).listen(Number(process.argv[2]), '127.0.0.1')
