import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock, unlock } from 'fs-native-extensions'
import { ConfigError } from '../config.ts'

/**
 * Holds the data folder for this process alone: PGlite does not guard its files, and a second
 * writer destroys them. The operating system lets go of the lock when the process ends, however it ends.
 * @returns a function that lets go.
 * @throws ConfigError when another process holds it.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const fd = openSync(join(dataDir, 'doorpost.lock'), 'a+')
  if (!tryLock(fd)) {
    closeSync(fd)
    throw new ConfigError(
      `Another Doorpost is already running on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  return () => {
    unlock(fd)
    closeSync(fd)
  }
}
