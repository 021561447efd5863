import { z } from 'zod'
import { route } from './route.ts'

export const clientStatus = z.enum(['subscribed', 'unsubscribed', 'bounced', 'complained'])
export type ClientStatus = z.infer<typeof clientStatus>

export const clients = {
  count: route({
    method: 'GET',
    path: '/api/clients/count',
    access: 'signed in',
    summary: 'How many of your clients receive newsletters',
    response: z.object({ subscribed: z.number() }),
  }),
}
