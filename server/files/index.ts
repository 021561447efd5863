import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openS3Store } from './in-s3.ts'
import { openDiskStore } from './on-disk.ts'
import { openIncoming, takeWhole } from './receive.ts'
import type { Files } from './store.ts'

export { contentTypeOf, type Extension, fileName, fileUrl, isFileName } from './names.ts'
export type { FileStore, Files, Received } from './store.ts'
export { writeWhole } from './write-whole.ts'

/** Opens both places for files, making them if need be: in DATA_DIR, or in S3 when it is set. */
export async function openFiles(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>,
): Promise<Files> {
  const incoming = join(config.dataDir, 'incoming')
  // The embedded database lets no second process in.
  await openIncoming(incoming, { alone: config.databaseUrl === undefined })
  const { s3 } = config
  const [open, closed] = s3
    ? [await openS3Store(s3, 'files/', incoming), await openS3Store(s3, 'private/', incoming)]
    : [
        await openDiskStore(join(config.dataDir, 'files'), incoming),
        await openDiskStore(join(config.dataDir, 'private'), incoming),
      ]
  let tell: (base: string, name: string) => Promise<void> = async () => {}
  return {
    ...open,
    private: closed,
    onMissing: (handler) => {
      tell = handler
    },
    tellMissing: (base, name) => tell(base, name),
    receive: (stream, limit) => takeWhole(incoming, stream, limit),
  }
}
