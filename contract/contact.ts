import { z } from 'zod'
import { route } from './route.ts'
import { emailAddress, line, multiline, required } from './text.ts'

export const contactFields = z.object({
  name: required(line(120), 'Please enter your name.'),
  email: emailAddress,
  message: required(multiline(5000), 'Please write a message.'),
  /** A field people cannot see. Programs that fill in every field give themselves away. */
  website: z.string().max(500).optional(),
})
export type ContactFields = z.infer<typeof contactFields>

export const contact = {
  send: route({
    method: 'POST',
    path: '/api/send-email',
    access: 'anyone',
    summary: 'Write to the people behind Doorpost',
    body: contactFields,
    response: z.object({ ok: z.literal(true) }),
  }),
  /** What the contact page and the demo notices need to know about this installation. */
  site: route({
    method: 'GET',
    path: '/api/site',
    access: 'anyone',
    summary: 'The support address, and whether this is the demo',
    response: z.object({ supportEmail: z.string(), demo: z.boolean() }),
  }),
}
