import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../files/index.ts'
import type { OutgoingMessage, SendResult, Transport } from './transport.ts'

/** Writes each message as a file (`<key>.eml`), which any mail program opens. */
export async function openOutbox(folder: string): Promise<Transport> {
  await mkdir(folder, { recursive: true })

  async function write({ key, raw }: OutgoingMessage): Promise<SendResult> {
    const path = join(folder, `${key}.eml`)
    try {
      // Under the same key it is the same message: it is there already.
      if (!(await stat(path).catch(() => undefined))) await writeWhole(path, raw)
      return { outcome: 'accepted', response: `Written to ${key}.eml` }
    } catch (error) {
      return { outcome: 'deferred', response: String(error) }
    }
  }

  return {
    name: 'outbox',
    connections: 20,
    batch: 1,
    remembersFor: Number.POSITIVE_INFINITY,
    async verify() {
      await access(folder, constants.W_OK).catch((error: Error) => {
        throw new Error(`the outbox folder cannot be written to (${error.message})`)
      })
    },
    send: (messages) => Promise.all(messages.map(write)),
    close: async () => {},
  }
}
