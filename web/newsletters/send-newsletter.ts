import { useMutation } from '@tanstack/react-query'
import type { NewsletterProps } from '../../emails/newsletter.tsx'
import { currentUser } from '../account/session.ts'
import { ApiError, call } from '../api.ts'
import { useForgetNewsletters } from './data.ts'

/** A newsletter that has left, with all that is needed to keep it. */
interface Sent {
  html: string
  mailingId: string
  dateAdded: string
}

const memory = 'doorpost:sent'

/**
 * The newsletter last sent from this tab, if it is the one of this key: a second click, even after a
 * reload, keeps the very same record.
 */
function sentBefore(key: string): Sent | undefined {
  try {
    const last = JSON.parse(sessionStorage.getItem(memory) ?? 'null') as
      | (Sent & { key: string })
      | null
    return last?.key === key ? last : undefined
  } catch {
    return undefined
  }
}

function remember(key: string, sent: Sent): void {
  try {
    sessionStorage.setItem(memory, JSON.stringify({ ...sent, key }))
  } catch {
    // Storage is full or forbidden: a second click then makes a second record, and mails nobody.
  }
}

/** The mail is out, but its record could not be kept. Sending again only tries to keep it. */
export class NotKept extends Error {}

/**
 * Sends the newsletter, then keeps it: only what was sent is kept. The same key again sends nothing
 * twice. The renderer is fetched here, on the click, and not with the page.
 */
export function useSendNewsletter() {
  const forgetNewsletters = useForgetNewsletters()
  return useMutation({
    mutationFn: async (input: { newsletter: NewsletterProps; idempotencyKey: string }) => {
      const sent = sentBefore(input.idempotencyKey) ?? (await send(input))
      remember(input.idempotencyKey, sent)
      await keep(sent)
    },
    onSettled: forgetNewsletters,
  })
}

async function send({
  newsletter,
  idempotencyKey,
}: {
  newsletter: NewsletterProps
  idempotencyKey: string
}): Promise<Sent> {
  const { renderNewsletter } = await import('../../emails/render.ts')
  const html = renderNewsletter(newsletter)
  const { mailingId } = await call('POST /api/send-email/newsletter', {
    body: { htmlContent: html },
    idempotencyKey,
  })
  return { html, mailingId, dateAdded: new Date().toISOString() }
}

const pauses = [500, 1500, 3000]

async function keep({ html, mailingId, dateAdded }: Sent): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await call('POST /api/newsletter/add', {
        body: { html, userId: currentUser().uid, dateAdded, mailingId },
      })
      return
    } catch (reason) {
      const pause = pauses[tries]
      const passing =
        reason instanceof ApiError &&
        ['unreachable', 'internal', 'too_many_requests'].includes(reason.code)
      if (pause === undefined || !passing)
        throw new NotKept(reason instanceof Error ? reason.message : 'Unknown error')
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
