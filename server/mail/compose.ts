import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingMessage } from './transport.ts'

/** One plain message. Names and subject may be anything: they are encoded, and line breaks taken out. */
export async function composeMessage(mail: {
  key: string
  from: string
  fromName: string
  to: string
  replyTo: { name: string; address: string }
  subject: string
  text: string
  date: Date
}): Promise<OutgoingMessage> {
  const { key, from, to, text, date } = mail
  const subject = oneLine(mail.subject)
  const fromName = oneLine(mail.fromName)
  const replyTo = { name: oneLine(mail.replyTo.name), address: mail.replyTo.address }
  const composer = new MailComposer({
    from: { name: fromName, address: from },
    replyTo,
    to,
    subject,
    text,
    date,
    messageId: `<${key}@${domainOf(from)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    key,
    from,
    to,
    raw: await buildMessage(composer),
    parts: () => ({
      from: formatAddress(fromName, from),
      replyTo: replyTo.address,
      subject,
      text,
      headers: {},
    }),
  }
}

/** The message with every line ended by CRLF (RFC 5322, section 2.3): nodemailer leaves that to SMTP. */
export async function buildMessage(composer: MailComposer): Promise<Buffer> {
  const raw = (await composer.compile().build()).toString('latin1')
  return Buffer.from(raw.replace(/\r\n|\r|\n/g, '\r\n'), 'latin1')
}

/** No control characters, no bidirectional overrides: fit for a header and for a list of subjects. */
export const oneLine = (text: string) =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

/** `"Avery Stone" <news@example.com>`, with the name quoted (RFC 5322, section 3.4). */
export const formatAddress = (name: string, address: string) =>
  name ? `"${name.replace(/["\\]/g, '')}" <${address}>` : address
