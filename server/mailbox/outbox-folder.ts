import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, type Email } from 'postal-mime'
import type { MailboxEntry } from '../../contract/mailbox.ts'

/** A mail's name: its file's, without `.eml`. The shape keeps paths out. */
const namePattern = /^([0-9A-Za-z_-]{1,64})\.eml$/

export const withPath = (folder: string, name: string) => join(folder, `${name}.eml`)

/** Names of all mails, newest first: they are UUIDv7, whose order is that of time. */
export async function listNames(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .flatMap((file) => namePattern.exec(file)?.[1] ?? [])
    .sort()
    .reverse()
}

/** A mail, parsed; undefined when there is none of that name. */
export async function readMail(folder: string, name: string): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(await readFile(withPath(folder, name)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export async function readEntry(folder: string, name: string): Promise<MailboxEntry | undefined> {
  const mail = await readMail(folder, name)
  return mail && toEntry(name, mail)
}

export function toEntry(name: string, mail: Email): MailboxEntry {
  return {
    id: name,
    to: (mail.to ?? []).map(written).join(', '),
    from: mail.from ? written(mail.from) : '',
    subject: mail.subject ?? '',
    date: mail.date ?? '',
  }
}

/** 'Avery Stone <avery@demo.example>', or the address alone; a group by its members. */
export function written(mailbox: Address): string {
  if (mailbox.group) return mailbox.group.map(written).join(', ')
  const { name, address } = mailbox
  return name && name !== address ? `${name} <${address}>` : (address ?? '')
}
