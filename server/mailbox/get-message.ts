import type { z } from 'zod'
import type { mailbox } from '../../contract/mailbox.ts'
import { AppError } from '../errors.ts'
import { readMail, toEntry, written } from './outbox-folder.ts'

/** One mail as it lies in `folder`. @throws AppError not_found when there is none of that name. */
export async function getMessage(
  folder: string,
  name: string,
): Promise<z.input<typeof mailbox.get.response>> {
  const mail = await readMail(folder, name)
  if (!mail) throw new AppError('not_found', 'There is no such mail.')
  return {
    ...toEntry(name, mail),
    replyTo: mail.replyTo?.map(written).join(', ') || null,
    html: mail.html ?? null,
    text: mail.text ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  }
}
