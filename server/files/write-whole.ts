import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'

/** Written beside its place and renamed when it is on disk: no reader ever sees half a file. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${uuidv7()}.part`
  try {
    const file = await open(temporary, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await moveWhole(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Gives a file that is on disk its name, so that the name survives a power cut too. */
export async function moveWhole(from: string, to: string): Promise<void> {
  await rename(from, to)
  const folder = await open(join(to, '..'), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
