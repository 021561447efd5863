import { fork } from 'node:child_process'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'

export interface Load {
  port: number
  /** The whole request, as bytes on the wire. */
  request: string
  connections: number
  ms: number
}

export interface LoadProcess {
  /** Answers requests per second. @throws Error on any answer but 200. */
  measure(load: Load): Promise<number>
  stop(): void
}

interface Outcome {
  perSecond?: number
  failure?: string
}

/**
 * Asks the same thing over and over on kept-alive connections, one question at a time on each, from
 * a process of its own so that the server has a core for itself.
 */
export function startLoadProcess(): LoadProcess {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] })
  return {
    measure: (load) =>
      new Promise((resolve, reject) => {
        const gone = () => reject(new Error('The load ended without an answer.'))
        child.once('exit', gone)
        child.once('message', ({ perSecond, failure }: Outcome) => {
          child.off('exit', gone)
          if (perSecond !== undefined) resolve(perSecond)
          else reject(new Error(failure))
        })
        child.send(load)
      }),
    stop: () => child.disconnect(),
  }
}

function run({ port, request, connections, ms }: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0
    let from = 0
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request))
      let received: Buffer[] = []
      let missing: number | undefined
      socket.on('error', reject)
      socket.on('data', (chunk: Buffer) => {
        received.push(chunk)
        if (missing === undefined) {
          const head = Buffer.concat(received)
          const end = head.indexOf('\r\n\r\n')
          if (end < 0) return
          const text = head.toString('latin1', 0, end)
          if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text))
          const length = /content-length: (\d+)/i.exec(text)?.[1]
          if (length === undefined) return reject(new Error(`No length:\n${text}`))
          missing = end + 4 + Number(length) - head.length
        } else missing -= chunk.length
        if (missing > 0) return
        answered += 1
        received = []
        missing = undefined
        socket.write(request)
      })
      return socket
    })
    // The first tenth is for connecting and for the compiler to catch up.
    setTimeout(() => {
      answered = 0
      from = performance.now()
    }, ms / 10)
    setTimeout(() => {
      const perSecond = (answered / (performance.now() - from)) * 1000
      for (const socket of sockets) socket.destroy()
      resolve(perSecond)
    }, ms)
  })
}

// The process `startLoadProcess` started runs this very file.
if (process.send) {
  process.on('message', (load: Load) => {
    run(load)
      .then<Outcome, Outcome>(
        (perSecond) => ({ perSecond }),
        (error: unknown) => ({ failure: String(error) }),
      )
      .then((outcome) => process.send?.(outcome))
  })
}
