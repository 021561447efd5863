import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Profile } from '../../contract/accounts.ts'
import { LegalFooter } from '../../emails/legal-footer.tsx'
import { unsubscribeHole } from '../mail/index.ts'

/** Puts what the law asks for at the end of a newsletter, with a hole for the unsubscribe address. */
export function addLegalFooter(html: string, sender: Profile): string {
  const footer = renderToStaticMarkup(
    createElement(LegalFooter, { sender, unsubscribeUrl: unsubscribeHole }),
  )
  const end = html.toLowerCase().lastIndexOf('</body>')
  return end < 0 ? html + footer : html.slice(0, end) + footer + html.slice(end)
}
