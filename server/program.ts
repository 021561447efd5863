import type { AddressInfo } from 'node:net'
import Fastify, { LogController } from 'fastify'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/index.ts'
import { features } from './features.ts'
import { openFiles } from './files/index.ts'
import { serializers } from './http/log-requests.ts'
import { createJobs } from './jobs/index.ts'
import { createMail } from './mail/index.ts'
import type { Platform } from './platform.ts'

export interface Program {
  url: string
  platform: Platform
  /** Begins nothing new, lets requests and sends in flight finish, closes the database. */
  stop(): Promise<void>
}

/** How often the embedded database is tidied, in ms. */
const tidyEvery = 60 * 60 * 1000

/** Starts the whole product; answers once it is ready for the first request. */
export async function startProgram(config: Config): Promise<Program> {
  const fastify = Fastify({
    logger: { level: config.logLevel, serializers },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 2 * 1024 * 1024,
    forceCloseConnections: 'idle',
  })
  const database = await openDatabase(config)
  const mail = await createMail(config)
  const jobs = createJobs(database.db, { engine: database.engine, log: fastify.log })
  const files = await openFiles(config)

  let url = config.publicUrl
  const publicUrl = () => {
    if (!url) throw new Error('The address is not known before the program listens.')
    return url
  }
  const platform: Platform = {
    config,
    publicUrl,
    db: database.db,
    engine: database.engine,
    mail,
    files,
    jobs,
    log: fastify.log,
  }
  if (config.role === 'worker') {
    url ??= `http://localhost:${config.port}`
  } else {
    await buildApp(fastify, platform)
    await fastify.listen({ port: config.port, host: config.host })
    // A plain port, not a pipe, is all the settings allow.
    const { port } = fastify.server.address() as AddressInfo
    url ??= `http://localhost:${port}`
  }

  for (const feature of features) await feature.start?.(platform)
  if (config.role !== 'web') jobs.start()
  const tidying = setInterval(() => {
    database.tidy().catch((error) => fastify.log.error({ err: error }, 'tidying failed'))
  }, tidyEvery)

  return {
    url,
    platform,
    async stop() {
      clearInterval(tidying)
      await fastify.close()
      await jobs.stop()
      for (const feature of features.toReversed()) await feature.stop?.(platform)
      await mail.transport.close()
      await database.close()
    },
  }
}
