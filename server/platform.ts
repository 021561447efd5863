import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database, Db } from './db/index.ts'
import type { Files } from './files/index.ts'
import type { Http } from './http/register.ts'
import type { Jobs } from './jobs/index.ts'
import type { Mail } from './mail/index.ts'

/** What every feature is given. */
export interface Platform {
  config: Config
  /** Where people reach this program, without a slash at the end. Known once it listens. */
  publicUrl: () => string
  db: Db
  engine: Database['engine']
  mail: Mail
  files: Files
  jobs: Jobs
  log: FastifyBaseLogger
}

/** A room of the domain: what it answers and the work it does in the background. */
export interface Feature {
  routes?(http: Http, platform: Platform): void
  /** Called once before the program is ready: makes what must exist, registers job handlers. */
  start?(platform: Platform): Promise<void> | void
  /** Lets running work finish; nothing new is begun after this. */
  stop?(platform: Platform): Promise<void>
}
