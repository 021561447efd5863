import { join } from 'node:path'
import { projectFolder } from '../config.ts'

export const migrations = { migrationsFolder: join(projectFolder, 'server/db/migrations') }
