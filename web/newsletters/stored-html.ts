/** The title of a stored newsletter, from its title tag; 'Newsletter' where it has none. */
export function titleOf(html: string): string {
  const end = html.search(/<\/title\s*>/i)
  if (end < 0) return 'Newsletter'
  // The rest of the document is left alone: it is long, and there may be hundreds of them.
  const head = new DOMParser().parseFromString(`${html.slice(0, end)}</title>`, 'text/html')
  return head.title.trim() || 'Newsletter'
}

/**
 * The stored document as the frame shows it: every link opens a new tab, for the frame may not go
 * anywhere else.
 */
export function forFrame(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const link of page.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** The address of a stored newsletter's first picture of a home, if it shows one. */
export function firstPictureOf(html: string): string | undefined {
  const tag = html.match(/<img\b[^>]*(?:\balt="Picture|-mail\.jpg")[^>]*>/i)?.[0]
  const address = tag?.match(/\bsrc="([^"]*)"/i)?.[1]?.replaceAll('&amp;', '&')
  if (!address || !/^(https?:\/\/|\/(?!\/))/i.test(address)) return undefined
  // A mail carries a small one; the card has room for more.
  return address.replace(
    /^https?:\/\/[^/]+(\/files\/[0-9a-f]{64}(?:r[123])?)-mail\.jpg$/i,
    '$1.jpg',
  )
}
