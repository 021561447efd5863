import { type Config, readConfig } from '../../server/config.ts'
import { type Program, startProgram } from '../../server/program.ts'
import { createTestDatabase } from './database.ts'

export interface TestProgram extends Program {
  config: Config
  /** Stops it and starts it again on the same data, at a new address. */
  restart(): Promise<void>
}

/**
 * The whole product on a free port and a database of its own, without demo data unless asked for.
 * `settings` are environment variables, as a person would set them.
 */
export async function startTestProgram(
  settings: Record<string, string> = {},
  options: { demoData?: boolean } = {},
): Promise<TestProgram> {
  const database = await createTestDatabase()
  const config: Config = {
    ...readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...settings }),
    dataDir: database.dataDir,
    databaseUrl: database.databaseUrl,
    demoData: options.demoData ?? false,
    throwawayDatabase: true,
  }
  let program = await startProgram(config)
  return {
    config,
    get url() {
      return program.url
    },
    get platform() {
      return program.platform
    },
    async restart() {
      await program.stop()
      program = await startProgram(config)
    },
    async stop() {
      await program.stop()
      await database.drop()
    },
  }
}

/** A call as a person's browser makes it; the answer's JSON comes along, undefined when it is none. */
export async function request(
  url: string,
  options: {
    method?: string
    token?: string
    body?: unknown
    headers?: Record<string, string>
  } = {},
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer
): Promise<{ status: number; headers: Headers; json: any; text: string }> {
  const headers = new Headers(options.headers)
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`)
  if (options.body !== undefined && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json')
  const raw = typeof options.body === 'string' || options.body instanceof Uint8Array
  const response = await fetch(url, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers,
    body: raw ? (options.body as string) : JSON.stringify(options.body),
    redirect: 'manual',
  })
  const text = await response.text()
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    json = undefined
  }
  return { status: response.status, headers: response.headers, json, text }
}
