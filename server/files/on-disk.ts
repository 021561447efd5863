import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { isFileName } from './names.ts'
import { takeWhole } from './receive.ts'
import type { FileStore } from './store.ts'
import { moveWhole, writeWhole } from './write-whole.ts'

/** Files in a folder; streams are taken in `incoming`, on the same disk. */
export async function openDiskStore(folder: string, incoming: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true })
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new Error(`${name} is not a name of a file.`)
    return join(folder, name)
  }
  /** Says that somebody counts on the file from now on; false when there is none. */
  const touch = (path: string, now = new Date()) =>
    utimes(path, now, now).then(
      () => true,
      () => false,
    )
  return {
    async put(content, extension) {
      if (content instanceof Readable) {
        const whole = await takeWhole(incoming, content)
        const name = `${whole.hash}.${extension}`
        await moveWhole(whole.path, pathOf(name))
        return name
      }
      const name = `${createHash('sha256').update(content).digest('hex')}.${extension}`
      if (!(await touch(pathOf(name)))) await writeWhole(pathOf(name), content)
      return name
    },
    putAs: (name, bytes) => writeWhole(pathOf(name), bytes),
    read: (name) => readFile(pathOf(name)).catch(ifAbsent),
    async open(name, range) {
      // Opened before the stream is given away, so that an absent file is told at once.
      const file = await open(pathOf(name), 'r')
      return createReadStream('', { ...range, fd: file })
    },
    async stat(name) {
      const found = await stat(pathOf(name)).catch(ifAbsent)
      return found && { size: found.size, keptAt: found.mtime }
    },
    async list(prefix) {
      const names = await readdir(folder)
      return names.filter((name) => name.startsWith(prefix) && isFileName(name))
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

function ifAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
