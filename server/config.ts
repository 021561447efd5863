import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Each variable: its schema with the default, and a sentence for `--help` and for a wrong value. */
const variables = {
  PORT: [
    z.coerce.number().int().min(0).max(65535).default(3000),
    'Port to listen on, 0 to 65535 (default 3000; 0 takes a free one).',
  ],
  HOST: [z.string().min(1).default('127.0.0.1'), 'Address to listen on (default 127.0.0.1).'],
  PUBLIC_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    'Where people reach this program, like https://homes.example.com (default http://localhost:PORT).',
  ],
  TRUST_PROXY: [
    z.stringbool().default(false),
    'true when a reverse proxy in front sets X-Forwarded-For (default false).',
  ],
  DATA_DIR: [
    z.string().min(1).default('./data'),
    'Folder for the database, files and outbox (default ./data).',
  ],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'PostgreSQL 15 or newer, like postgres://user:password@host/name (default: an embedded database in DATA_DIR).',
  ],
  ROLE: [
    z.enum(['all', 'web', 'worker']).default('all'),
    'all, web (only answers requests) or worker (only works in the background, on no port); the embedded database allows only all.',
  ],
  GOOGLE_CLIENT_ID: [
    z.string().min(1).optional(),
    'OAuth client id from the Google Cloud console.',
  ],
  GOOGLE_CLIENT_SECRET: [z.string().min(1).optional(), 'OAuth client secret that goes with it.'],
  GOOGLE_ISSUER: [
    z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
    'OpenID Connect issuer to sign in with (default https://accounts.google.com).',
  ],
  MAIL_URL: [
    z.url({ protocol: /^smtps?$/ }).optional(),
    'Mail server, like smtp://user:password@mail.example.com:587 (default: mails are written to DATA_DIR/outbox).',
  ],
  MAIL_CONNECTIONS: [
    z.coerce.number().int().min(1).max(100).default(10),
    'How many connections to the mail server to use at once, 1 to 100 (default 10).',
  ],
  MAIL_FROM: [
    z.email().default('newsletters@doorpost.example'),
    'Address newsletters are sent from (default newsletters@doorpost.example).',
  ],
  RESEND_API_KEY: [z.string().min(1).optional(), 'Key of a Resend account to send mail through.'],
  RESEND_BASE_URL: [
    z.url({ protocol: /^https?$/ }).default('https://api.resend.com'),
    'Address of the Resend API (default https://api.resend.com).',
  ],
  SUPPORT_EMAIL: [
    z.email().default('support@doorpost.example'),
    'Where messages of the contact form go (default support@doorpost.example).',
  ],
  S3_BUCKET: [
    z.string().min(1).optional(),
    'Bucket of an S3-compatible store for pictures and films (default: they are kept in DATA_DIR).',
  ],
  S3_ENDPOINT: [
    z.url({ protocol: /^https?$/ }).optional(),
    'Address of the S3-compatible store, like https://s3.example.com (default: Amazon in S3_REGION).',
  ],
  S3_REGION: [z.string().min(1).default('us-east-1'), 'Region of the bucket (default us-east-1).'],
  S3_ACCESS_KEY_ID: [z.string().min(1).optional(), 'Access key for the bucket.'],
  S3_SECRET_ACCESS_KEY: [z.string().min(1).optional(), 'Secret that goes with the access key.'],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    'fatal, error, warn, info, debug or silent (default info).',
  ],
  NODE_ENV: [z.string().default('development'), 'production turns the demo off.'],
} as const satisfies Record<string, readonly [z.ZodType, string]>

type Values = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name][0]> }

export interface Config {
  port: number
  host: string
  /** Without a slash at the end. Unset means http://localhost and the port really taken. */
  publicUrl: string | undefined
  trustProxy: boolean
  dataDir: string
  databaseUrl: string | undefined
  role: 'all' | 'web' | 'worker'
  /** No Google settings: the demo provider signs people in, and demo data is made on first start. */
  demo: boolean
  /** Make the demo data on first start. Always so in the demo; tests may do without. */
  demoData: boolean
  /** Skip the syncs that make the embedded database survive a power cut; for tests alone. */
  throwawayDatabase: boolean
  google: { issuer: string; clientId: string; clientSecret: string } | undefined
  mail: {
    url: string | undefined
    connections: number
    from: string
    resend: { apiKey: string; baseUrl: string } | undefined
    supportEmail: string
  }
  /** Unset means that files are kept in the data folder. */
  s3: S3Settings | undefined
  logLevel: Values['LOG_LEVEL']
  production: boolean
}

export interface S3Settings {
  bucket: string
  /** Unset means Amazon's own. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A setting is wrong; the message says which and what it should be. */
export class ConfigError extends Error {}

/**
 * Reads and checks all settings. An empty variable counts as unset.
 * @throws ConfigError with one sentence per wrong setting.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, [schema, sentence]] of Object.entries(variables)) {
    const result = (schema as z.ZodType).safeParse(env[name] === '' ? undefined : env[name])
    if (result.success) values[name] = result.data
    else wrong.push(`${name} is wrong. ${sentence}`)
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
  return check(values as Values)
}

function check(values: Values): Config {
  const production = values.NODE_ENV === 'production'
  const missing = (name: string, why: string) => new ConfigError(`${name} is missing. ${why}`)

  if (values.GOOGLE_CLIENT_ID && !values.GOOGLE_CLIENT_SECRET)
    throw missing('GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID is set, and both are needed.')
  if (production) {
    const why = 'NODE_ENV is production, where nobody can sign in without Google.'
    if (!values.GOOGLE_CLIENT_ID) throw missing('GOOGLE_CLIENT_ID', why)
    if (!values.PUBLIC_URL)
      throw missing('PUBLIC_URL', 'NODE_ENV is production, and links in mails need an address.')
  }
  if (values.ROLE !== 'all' && !values.DATABASE_URL)
    throw new ConfigError(
      `ROLE is ${values.ROLE}, which needs DATABASE_URL: the embedded database belongs to one process.`,
    )
  if (values.MAIL_URL && values.RESEND_API_KEY)
    throw new ConfigError('MAIL_URL and RESEND_API_KEY are both set. Please keep one of them.')

  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    role: values.ROLE,
    demo: !values.GOOGLE_CLIENT_ID,
    demoData: !values.GOOGLE_CLIENT_ID,
    throwawayDatabase: false,
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            issuer: values.GOOGLE_ISSUER,
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
          }
        : undefined,
    mail: {
      url: values.MAIL_URL,
      connections: values.MAIL_CONNECTIONS,
      from: values.MAIL_FROM,
      resend: values.RESEND_API_KEY
        ? { apiKey: values.RESEND_API_KEY, baseUrl: values.RESEND_BASE_URL.replace(/\/+$/, '') }
        : undefined,
      supportEmail: values.SUPPORT_EMAIL,
    },
    s3: s3Settings(values),
    logLevel: values.LOG_LEVEL,
    production,
  }
}

function s3Settings(values: Values): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (!bucket) return undefined
  const why = 'S3_BUCKET is set, and all three are needed.'
  if (!S3_ACCESS_KEY_ID) throw new ConfigError(`S3_ACCESS_KEY_ID is missing. ${why}`)
  if (!S3_SECRET_ACCESS_KEY) throw new ConfigError(`S3_SECRET_ACCESS_KEY is missing. ${why}`)
  return {
    bucket,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/** The text of `npm start -- --help`. */
export function configHelp(): string {
  const width = Math.max(...Object.keys(variables).map((name) => name.length)) + 2
  const lines = Object.entries(variables).map(
    ([name, [, text]]) => `  ${name.padEnd(width)}${text}`,
  )
  return ['npm start', '', 'Settings, all optional, as environment variables:', ...lines].join('\n')
}

/** The project's own folder, wherever the program was built to. */
export const projectFolder = (() => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
})()
