import { open } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import type { MailboxEntry } from '../../contract/mailbox.ts'
import { listNames, readEntry, withPath } from './outbox-folder.ts'

const pageSize = 25
/** A search looks at so many of the newest mails: about a second's work. */
const searchLimit = 10_000
const searchAtOnce = 50
/** Headers of our mails end well before this many bytes. */
const headBytes = 4096

/**
 * One page of the mails in `folder`, newest first; with `search`, those whose recipient contains
 * it. Only the mails shown are read and parsed.
 */
export async function listMessages(
  folder: string,
  { page, search }: { page: number; search?: string | undefined },
): Promise<{ messages: MailboxEntry[]; page: number; pageCount: number; total: number }> {
  const all = await listNames(folder)
  const names = search ? await searchRecipients(folder, all, search) : all
  const shown = names.slice((page - 1) * pageSize, page * pageSize)
  const messages = await Promise.all(shown.map((name) => readEntry(folder, name)))
  return {
    // A mail may be removed by hand between listing and reading.
    messages: messages.filter((message) => message !== undefined),
    page,
    pageCount: Math.max(1, Math.ceil(names.length / pageSize)),
    total: names.length,
  }
}

async function searchRecipients(folder: string, names: string[], search: string) {
  const wanted = search.toLowerCase()
  const found: string[] = []
  const within = names.slice(0, searchLimit)
  for (let at = 0; at < within.length; at += searchAtOnce) {
    const group = within.slice(at, at + searchAtOnce)
    const recipients = await Promise.all(group.map((name) => readRecipient(folder, name)))
    found.push(...group.filter((_, index) => recipients[index]?.includes(wanted)))
    await setImmediate()
  }
  return found
}

/** The To header in lower case, unfolded (RFC 5322, section 2.2.3). */
async function readRecipient(folder: string, name: string): Promise<string> {
  const file = await open(withPath(folder, name)).catch(() => undefined)
  if (!file) return ''
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const head = buffer.toString('latin1', 0, bytesRead).replace(/\r?\n[ \t]+/g, ' ')
    return /^to:(.*)$/im.exec(head)?.[1]?.trim().toLowerCase() ?? ''
  } finally {
    await file.close()
  }
}
