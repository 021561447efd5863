import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NewsletterDocument, type NewsletterProps } from './newsletter.tsx'

/** The newsletter as a complete HTML document, ready to be mailed. */
export function renderNewsletter(props: NewsletterProps): string {
  return toMail(renderToStaticMarkup(createElement(NewsletterDocument, props)))
}

/**
 * Puts the doctype in front (without it mail programs lay tables out by rules of 1998) and takes
 * out the preload links React 19 adds for pictures, which mean nothing in a mail.
 */
function toMail(markup: string): string {
  return `<!doctype html>${markup.replace(/<link rel="preload"[^>]*>/g, '')}`
}
