import sanitizeHtml from 'sanitize-html'

const styles = [
  'background background-color border border-top border-right border-bottom border-left border-collapse',
  'border-color border-radius border-spacing border-style border-width box-sizing color display font',
  'font-family font-size font-style font-variant-numeric font-weight height letter-spacing line-height',
  'margin margin-top margin-right margin-bottom margin-left max-height max-width min-width object-fit',
  'opacity overflow overflow-wrap padding padding-top padding-right padding-bottom padding-left',
  'table-layout text-align text-decoration text-transform vertical-align white-space width word-break',
  'word-spacing mso-line-height-rule text-underline-offset',
]
  .join(' ')
  .split(' ')
// `url(…)` would load things the reader did not ask for; `expression(…)` was once a script.
const styleValue = [/^(?!.*(?:url|expression|image-set)\s*\()[^<>\\]{1,300}$/is]

/** Control characters: they show nothing, and PostgreSQL refuses NUL in text. */
const unkeepable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

const common = [
  'style',
  'align',
  'valign',
  'width',
  'height',
  'bgcolor',
  'lang',
  'dir',
  'role',
  'aria-hidden',
  'aria-label',
  'class',
]

/**
 * A newsletter's HTML cut down to the markup of e-mail: tables, text, links and pictures with inline
 * styles. No scripts, forms, frames or event handlers get through, whatever was sent. Addresses that
 * begin with a slash become absolute under `publicUrl`.
 */
export function sanitizeNewsletter(html: string, publicUrl: string): string {
  const absolute = (url: string | undefined) =>
    url?.startsWith('/') && !url.startsWith('//') ? publicUrl + url : url
  const clean = sanitizeHtml(html.toWellFormed().replace(unkeepable, ''), {
    allowedTags: [
      'html',
      'head',
      'title',
      'meta',
      'body',
      'table',
      'thead',
      'tbody',
      'tr',
      'td',
      'th',
      'div',
      'span',
      'p',
      'h1',
      'h2',
      'h3',
      'h4',
      'a',
      'img',
      'br',
      'hr',
      'strong',
      'b',
      'em',
      'i',
      'u',
      'ul',
      'ol',
      'li',
      'small',
      'sup',
      'sub',
      'center',
      'blockquote',
    ],
    allowedAttributes: {
      '*': common,
      a: [...common, 'href', 'target', 'rel', 'title'],
      img: [...common, 'src', 'alt', 'title', 'border'],
      table: [...common, 'cellpadding', 'cellspacing', 'border'],
      td: [...common, 'colspan', 'rowspan'],
      th: [...common, 'colspan', 'rowspan', 'scope'],
      meta: ['charset', 'name', 'content'],
    },
    allowedStyles: { '*': Object.fromEntries(styles.map((name) => [name, styleValue])) },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    // Titles and bodies of what is dropped go with it.
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'xmp',
      'svg',
      'math',
      'template',
    ],
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, ...(attribs.href && { href: absolute(attribs.href) ?? '' }) },
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, ...(attribs.src && { src: absolute(attribs.src) ?? '' }) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'meta' && !('charset' in attribs) && !safeMeta.includes(attribs.name ?? ''),
  })
  return `<!doctype html>${clean}`
}

const safeMeta = [
  'viewport',
  'color-scheme',
  'supported-color-schemes',
  'x-apple-disable-message-reformatting',
  'format-detection',
]
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
}

const decode = (text: string) =>
  text.replace(/&(#39|#x27|\w+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)

/** The text of the title tag: the subject of the mail. */
export function titleOf(html: string): string {
  return decode(/<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? '').trim() || 'Newsletter'
}

/** The newsletter as plain text, for mail programs and people who prefer it: links with their addresses. */
export function toPlainText(html: string): string {
  const body = html.slice(Math.max(html.search(/<body/i), 0))
  const text = body
    // Decoration, such as the initial that stands for a portrait.
    .replace(/<(\w+)\b[^>]*\baria-hidden="true"[^>]*>[^<]*<\/\1>/gi, '')
    .replace(
      /<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi,
      (_, url: string, label: string) => {
        const words = label
          .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/gi, '$1')
          .replace(/<[^>]+>/g, '')
          .trim()
        const address = url.replace(/^mailto:/, '')
        return decode(words) === decode(address) ? address : `${words} ( ${address} )`
      },
    )
    .replace(/<img\b[^>]*>/gi, '')
    .replace(/<(br|\/p|\/h[1-4]|\/div|\/tr|\/li|hr)\b[^>]*>/gi, '\n')
    .replace(/<\/td>/gi, ' ')
    .replace(/<[^>]+>/g, '')
  return decode(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
