import MailComposer from 'nodemailer/lib/mail-composer'
import { escapeHtml } from '../http/page.ts'
import { buildMessage, domainOf, formatAddress, oneLine } from './compose.ts'
import type { OutgoingMessage } from './transport.ts'

/** What all copies of a mailing share. */
export interface Mailing {
  id: string
  from: string
  fromName: string
  replyTo: string
  subject: string
  /** Both contain `unsubscribeHole` where the client's own address belongs. */
  html: string
  text: string
  date: Date
  /** Names the list for mail programs, like `Newsletter of Avery Stone`. */
  listName: string
}

/** What is the client's own. */
export interface Recipient {
  /** The delivery's id: key, file name and left half of the Message-ID. */
  key: string
  email: string
  unsubscribeUrl: string
}

// Only letters and digits, so that no encoding touches them.
const holes = { to: 'HOLExTOx0001', key: 'HOLExKEYx002', url: 'HOLExURLx003' }
/** Stands in a mailing's html and text for the client's unsubscribe address. */
export const unsubscribeHole = holes.url

/**
 * Builds the message once and answers a function that fills in what differs per client, which costs
 * a hundredth of building it anew. Values are put into quoted-printable bodies between soft line
 * breaks, so that no line grows beyond 76 characters (RFC 2045, section 6.7).
 */
export async function compileMailing(
  mailing: Mailing,
): Promise<(recipient: Recipient) => OutgoingMessage> {
  const { from, html, text, date } = mailing
  const fromName = oneLine(mailing.fromName)
  const subject = oneLine(mailing.subject)
  const listId = `<${mailing.replyTo.replace('@', '.').replace(/[^\w.-]/g, '-')}.${domainOf(from)}>`
  const listName = oneLine(mailing.listName).replace(/[^\x20-\x7e]|["\\<>]/g, '')
  const composer = new MailComposer({
    from: { name: fromName, address: from },
    replyTo: mailing.replyTo,
    to: `${holes.to}@hole.invalid`,
    subject,
    // In this order: mail programs show the last one they understand (RFC 2046, section 5.1.4).
    alternatives: [quotedPrintable('plain', text), quotedPrintable('html', html)],
    date,
    messageId: `<${holes.key}@${domainOf(from)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      // Prepared: folding this line has broken signatures elsewhere.
      'List-Unsubscribe': { prepared: true, value: `<${holes.url}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': { prepared: true, value: `"${listName}" ${listId}` },
      Precedence: 'bulk',
    },
  })
  const raw = (await buildMessage(composer)).toString('latin1')
  const pieces = split(raw)

  return ({ key, email, unsubscribeUrl }) => {
    const fill: Record<Hole, string> = {
      to: email,
      key,
      headerUrl: unsubscribeUrl,
      textUrl: softLines(unsubscribeUrl),
      htmlUrl: softLines(escapeHtml(unsubscribeUrl)),
    }
    const filled = pieces.map((piece) => (typeof piece === 'string' ? piece : fill[piece.hole]))
    return {
      key,
      from,
      to: email,
      raw: Buffer.from(filled.join(''), 'latin1'),
      parts: () => ({
        from: formatAddress(fromName, from),
        replyTo: mailing.replyTo,
        subject,
        html: html.replaceAll(holes.url, escapeHtml(unsubscribeUrl)),
        text: text.replaceAll(holes.url, unsubscribeUrl),
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'List-Id': `"${listName}" ${listId}`,
          Precedence: 'bulk',
          'Message-ID': `<${key}@${domainOf(from)}>`,
        },
      }),
    }
  }
}

/** Always encoded, also where short lines of ASCII would not need it: the holes are filled in that encoding. */
const quotedPrintable = (kind: 'plain' | 'html', content: string) => ({
  contentType: `text/${kind}; charset=utf-8`,
  contentTransferEncoding: 'quoted-printable' as const,
  content,
})

type Hole = 'to' | 'key' | 'headerUrl' | 'textUrl' | 'htmlUrl'

/** Cuts the built message at its holes; a soft line break may run through one. */
function split(raw: string): (string | { hole: Hole })[] {
  const acrossLines = (hole: string) => [...hole].join('(?:=\\r\\n)?')
  const pattern = new RegExp(
    `${holes.to}@hole\\.invalid|${holes.key}|${acrossLines(holes.url)}`,
    'g',
  )
  const headEnd = raw.indexOf('\r\n\r\n')
  const htmlBegin = raw.indexOf('Content-Type: text/html')
  const pieces: (string | { hole: Hole })[] = []
  let last = 0
  for (const match of raw.matchAll(pattern)) {
    pieces.push(raw.slice(last, match.index))
    last = match.index + match[0].length
    const inHead = match.index < headEnd
    if (match[0].startsWith(holes.to)) pieces.push(inHead ? { hole: 'to' } : match[0])
    else if (match[0] === holes.key) pieces.push(inHead ? { hole: 'key' } : match[0])
    else if (inHead) pieces.push({ hole: 'headerUrl' })
    else pieces.push({ hole: match.index > htmlBegin ? 'htmlUrl' : 'textUrl' })
  }
  pieces.push(raw.slice(last))
  return pieces
}

/** ASCII text as quoted-printable on lines of its own. */
function softLines(text: string): string {
  const encoded = text.replaceAll('=', '=3D')
  // Never cut inside an encoded character.
  const lines = encoded.match(/.{1,75}(?<!=|=3)/g) ?? []
  return `=\r\n${lines.map((line) => `${line}=\r\n`).join('')}`
}
