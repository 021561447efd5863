import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ResendMail {
  from: string
  to: string[]
  subject: string
  html?: string
  text: string
  reply_to: string
  headers: Record<string, string>
}

/**
 * What happens to the next call. `cut` breaks the line before the mails are taken, `take and cut`
 * after, `take and wait` never answers; a number is a status without a readable body.
 */
export type Mishap =
  | 'cut'
  | 'take and cut'
  | 'take and wait'
  | 'html'
  | number
  | { status: number; name: string; message: string; headers?: Record<string, string> }

/** Resend's API as far as we use it, keeping what it is given; it misbehaves on request. */
export async function startResendServer() {
  const received: ResendMail[] = []
  const calls: { key: string; count: number }[] = []
  const answers = new Map<string, { body: string; answer: string }>()
  const mishaps: Mishap[] = []

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const refuse = (status: number, name: string, message: string) =>
      response.writeHead(status).end(JSON.stringify({ statusCode: status, name, message }))
    if (request.headers.authorization !== 'Bearer re_test')
      return refuse(403, 'invalid_api_key', 'API key is invalid')
    if (request.method === 'GET') return response.end('{"data":[]}')

    const key = String(request.headers['idempotency-key'])
    const mails: ResendMail[] = JSON.parse(body)
    calls.push({ key, count: mails.length })
    const mishap = mishaps.shift()
    if (mishap === 'cut') return request.socket.destroy()
    if (mishap === 'html') return response.writeHead(200).end('<html>Welcome to the hotel</html>')
    if (typeof mishap === 'number') return response.writeHead(mishap).end('Bad gateway')
    if (typeof mishap === 'object') {
      for (const [name, value] of Object.entries(mishap.headers ?? {}))
        response.setHeader(name, value)
      return refuse(mishap.status, mishap.name, mishap.message)
    }
    const known = answers.get(key)
    if (known && known.body !== body)
      return refuse(409, 'invalid_idempotent_request', 'The key was used with another payload')
    const answer = known?.answer ?? take(mails)
    answers.set(key, { body, answer })
    if (mishap === 'take and cut') return request.socket.destroy()
    if (mishap === 'take and wait') return
    response.end(answer)
  })

  function take(mails: ResendMail[]): string {
    const isWrong = ({ to }: ResendMail) => to[0]?.startsWith('wrong') === true
    const good = mails.filter((mail) => !isWrong(mail))
    received.push(...good)
    const errors = mails.flatMap((mail, index) =>
      isWrong(mail) ? [{ index, message: 'The `to` field is not valid.' }] : [],
    )
    return JSON.stringify({ data: good.map((_, at) => ({ id: `id-${at}` })), errors })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    apiKey: 're_test',
    received,
    calls,
    mishaps,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
