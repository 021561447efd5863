import { createHash } from 'node:crypto'
import { mkdir, open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'

/** Files by content: the same bytes have the same name. */
export interface FileStore {
  /** Stores the bytes so that they survive a power cut and answers the file's name, like `3fa9….jpg`. */
  put(bytes: Buffer, extension: 'jpg' | 'mp4'): Promise<string>
  /** The folder, for serving. */
  folder: string
}

/** Where the browser finds a stored file. */
export const fileUrl = (name: string) => `/files/${name}`

/** Opens the store in `folder`, making it if need be. */
export async function openFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true })
  return {
    folder,
    async put(bytes, extension) {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`
      const path = join(folder, name)
      const known = await stat(path).catch(() => undefined)
      if (!known) await writeWhole(path, bytes)
      return name
    },
  }
}

/** Written beside its place and renamed when it is on disk: no reader ever sees half a file. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${uuidv7()}.part`
  const file = await open(temporary, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
  const folder = await open(join(path, '..'), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
