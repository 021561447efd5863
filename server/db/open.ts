import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'

/** Opens the database the settings name and brings its tables up to date. @throws ConfigError */
export function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'throwawayDatabase'>,
): Promise<Database> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openEmbedded(config.dataDir, config.throwawayDatabase)
}
