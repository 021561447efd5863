import type { FastifyReply } from 'fastify'
import { setClientStatus } from '../clients/index.ts'
import { escapeHtml, page } from '../http/page.ts'
import type { Http } from '../http/register.ts'
import type { Platform } from '../platform.ts'
import { findSubscription } from './queries.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

interface Request {
  Params: { token: string }
  Body: Record<string, string>
}

/**
 * The public way out of a newsletter. GET only asks, because mail scanners follow links; POST acts,
 * from the page's button or by a mail program's one click (RFC 8058), and twice does no harm.
 */
export function unsubscribeRoutes(http: Http, { db }: Platform): void {
  const path = '/unsubscribe/:token'

  http.fastify.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 10_000 },
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    scope.get<Request>(path, async ({ params }, reply) => {
      const subscription = await find(params.token)
      return subscription ? show(reply, ask(subscription)) : show(reply, unknown(), 404)
    })
    scope.post<Request>(path, async ({ params, body }, reply) => {
      const subscription = await find(params.token)
      if (!subscription) return show(reply, unknown(), 404)
      const back = body?.action === 'subscribe'
      // A bounce or a complaint is not undone by a button.
      if (back && subscription.status === 'unsubscribed')
        await setClientStatus(db, subscription.clientId, 'subscribed')
      if (!back && subscription.status === 'subscribed')
        await setClientStatus(db, subscription.clientId, 'unsubscribed')
      return show(reply, back ? resubscribed(subscription) : unsubscribed(subscription))
    })
  })

  async function find(token: string) {
    const deliveryId = await readUnsubscribeToken(db, token)
    return deliveryId === undefined ? undefined : findSubscription(db, deliveryId)
  }
}

type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

function show(reply: FastifyReply, html: string, status = 200) {
  return reply
    .status(status)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)
}

const button = (action: 'subscribe' | 'unsubscribe', label: string) =>
  `<form method="post"><input type="hidden" name="action" value="${action}"><button>${label}</button></form>`

function ask(subscription: Subscription): string {
  const agent = escapeHtml(subscription.agentName)
  if (subscription.status !== 'subscribed') return unsubscribed(subscription)
  return page(
    'Unsubscribe',
    `<h1>Unsubscribe from ${agent}’s newsletter?</h1><p>You will get no further newsletter from ${agent}.</p>${button('unsubscribe', 'Unsubscribe')}`,
  )
}

function unsubscribed({ agentName }: Subscription): string {
  return page(
    'You are unsubscribed',
    `<h1>You are unsubscribed</h1><p>${escapeHtml(agentName)} will send you no further newsletter. Pressed by mistake?</p>${button('subscribe', 'Subscribe again')}`,
  )
}

function resubscribed({ agentName }: Subscription): string {
  return page(
    'You are subscribed',
    `<h1>You are subscribed</h1><p>You will get ${escapeHtml(agentName)}’s newsletter again.</p>${button('unsubscribe', 'Unsubscribe')}`,
  )
}

function unknown(): string {
  return page(
    'This link does not work',
    '<h1>This link does not work</h1><p>Please open the unsubscribe link in your newsletter again, or reply to it and ask to be taken off the list.</p>',
  )
}
