import { domainToASCII } from 'node:url'

/** What makes two addresses the same one: lower case, and the domain as DNS knows it (RFC 5890). */
export function normalizeEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return `${email.slice(0, at).toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`
}
