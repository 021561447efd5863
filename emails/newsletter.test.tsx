import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { mailPicture } from '../contract/renditions.ts'
import { highlightTexts, highlightTopics } from '../contract/words.ts'
import { NewsletterBody } from './newsletter.tsx'
import { renderNewsletter } from './render.ts'
import { aboutTheArea, agent, newsletterOf, realisticHome } from './sample.ts'

/** Gmail shows at most this much HTML of a mail before it cuts it off. */
const gmailClip = 102 * 1024

const bytes = (html: string) => new TextEncoder().encode(html).length

describe('the newsletter as a mail', () => {
  it('stays below the size where Gmail cuts a mail off, with ten homes and with thirty', () => {
    const ten = bytes(renderNewsletter(newsletterOf(10)))
    const thirty = bytes(renderNewsletter(newsletterOf(30)))
    expect(ten).toBeGreaterThan(10_000)
    expect(ten).toBeLessThan(42 * 1024)
    // The server still adds the legal footer, less than 3 KB.
    expect(thirty).toBeLessThan(gmailClip - 3 * 1024)
  })

  it('is a complete document with its title, language and character set', () => {
    const html = renderNewsletter(newsletterOf(1))
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html).toContain('<title>November 2026 Property Showcase</title>')
    expect(html).toMatch(/<meta charset="utf-8"\/>/i)
    expect(html).toContain('name="viewport"')
    expect(html).toContain('name="color-scheme"')
    expect(html.endsWith('</body></html>')).toBe(true)
  })

  it('holds nothing a mail program would drop: no links to load, styles, scripts or background pictures', () => {
    const html = renderNewsletter(newsletterOf(3))
    expect(html).toContain('<img')
    expect(html).not.toMatch(/<(link|style|script|svg)\b/)
    expect(html).not.toMatch(/url\(/)
    expect(html).not.toContain('class=')
  })

  it('is at most 800 pixels wide, pictures at most 200 by 200, the film 300 by 180', () => {
    const html = renderNewsletter(newsletterOf(1))
    expect(html).toContain('max-width:800px')
    const pictures = [...html.matchAll(/<img[^>]*alt="Picture[^>]*>/g)].map(([tag]) => tag)
    expect(pictures.length).toBe(5)
    for (const tag of pictures) {
      expect(tag).toContain('width="200"')
      expect(tag).toContain('max-width:200px')
      expect(tag).toContain('max-height:200px')
    }
    expect(html).toMatch(/<img[^>]*width="300" height="180"/)
  })

  it('says what the pictures show, and counts those of which nobody said it', () => {
    const props = newsletterOf(1)
    const [home] = props.listings
    if (home) home.coverAlt = 'A porch in the sun'
    const html = renderNewsletter(props)
    expect(html).toContain('alt="A porch in the sun"')
    expect(html).toContain('alt="Picture 2 of 5"')
    expect(html).toContain('-mail.jpg"')
  })

  it('gives every address in full, with the program in front of its own', () => {
    const html = renderNewsletter(newsletterOf(2))
    for (const [, url] of html.matchAll(/(?:src|href)="([^"]*)"/g))
      expect(url).toMatch(/^(https:\/\/homes\.example\.com\/files\/|mailto:|tel:)/)
  })

  it('never links to anything but a web address', () => {
    const props = newsletterOf(1)
    const home = realisticHome(0)
    home.reel = { videoUrl: 'javascript:alert(1)', videoThumbnailUri: 'data:text/html,x' }
    home.imageUrls = ['javascript:alert(2)', '//elsewhere.example/x.jpg']
    const html = renderNewsletter({ ...props, listings: [home] })
    expect(html).not.toMatch(/javascript:|data:|elsewhere/)
    expect(html).not.toContain('Virtual Tour')
  })

  it('shows text as text, whatever is typed into it', () => {
    const props = newsletterOf(1)
    const nasty = '<img src=x onerror=alert(1)>"\u202e'
    props.content = { ...props.content, title: nasty, intro: nasty, marketStatus: nasty }
    const html = renderNewsletter({ ...props, agent: { ...agent, name: nasty, title: nasty } })
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})

describe('what the newsletter says', () => {
  const body = (props = newsletterOf(1)) => renderToStaticMarkup(<NewsletterBody {...props} />)

  it('names the agent, the homes, the market and how to reply, in this order', () => {
    const html = body()
    const inOrder = [
      'Doorpost',
      'Avery Stone',
      'Licensed Real Estate Agent',
      'November 2026 Property Showcase',
      'Two homes I would gladly live in',
      'Sunlit craftsman with a walled garden',
      '1204 Phinney Avenue North, Seattle, WA, 98103',
      '$1,250,000',
      '3 BR',
      '2.5 BA',
      '2,340 SQFT',
      'Area Highlights',
      ...highlightTopics.map((topic) => highlightTexts[topic].heading),
      'Virtual Tour',
      'Real Estate Market Update',
      'The median asks $612,500.',
      'avery@demo.example',
      'Doorpost',
    ]
    let from = 0
    for (const words of inOrder) {
      const at = html.indexOf(words, from)
      expect(at, `${words} in its place`).toBeGreaterThanOrEqual(from)
      from = at + 1
    }
  })

  it('says so where address, price or title are missing', () => {
    const home = { ...realisticHome(0), title: '', sellPrice: null, address: null, sqft: null }
    const html = body({ ...newsletterOf(1), listings: [home] })
    expect(html).toContain('Address information not available')
    expect(html).toContain('Contact for Price')
    expect(html).toContain('>3BR Home<')
    expect(html).not.toContain('SQFT')
  })

  it('tells the agent in the preview which highlights are missing, and clients a stock sentence', () => {
    const props = newsletterOf(1)
    props.content.listings = [{ ...aboutTheArea, transportation: ' ', communityVibe: '' }]
    const preview = body({ ...props, missing: 'preview' })
    expect(preview).toContain('Error fetching transportation.')
    expect(preview).toContain('Error fetching community vibe.')
    const sent = body({ ...props, missing: 'send' })
    expect(sent).toContain('Easy commute options available.')
    expect(sent).toContain('Friendly community with diverse demographics.')
    expect(sent).not.toContain('Error fetching')
    expect(sent).toContain(aboutTheArea.neighborhoodSafety)
  })

  it('shows all five fallbacks for a home whose highlights are not there at all', () => {
    const props = newsletterOf(1)
    props.content.listings = []
    const preview = body({ ...props, missing: 'preview' })
    for (const topic of highlightTopics) expect(preview).toContain(highlightTexts[topic].missing)
  })

  it('shows the first picture for a film without a thumbnail, and words alone without any picture', () => {
    const home = realisticHome(0)
    home.reel = { videoUrl: '/files/film.mp4', videoThumbnailUri: null }
    const first = body({ ...newsletterOf(1), listings: [home] })
    expect(first).toMatch(
      new RegExp(`${mailPicture(home.imageUrls[0] ?? '', 'reel')}" width="300"`),
    )
    const bare = body({ ...newsletterOf(1), listings: [{ ...home, imageUrls: [] }] })
    expect(bare).not.toContain('width="300" height="180"')
    expect(bare).toContain('Watch the film')
  })

  it("shows an agent's initial where there is no portrait, and their own title where there is one", () => {
    const html = body({ ...newsletterOf(1), agent: { ...agent, title: 'Managing Broker' } })
    expect(html).toContain('>A<')
    expect(html).toContain('Managing Broker')
    expect(html).not.toContain('Licensed Real Estate Agent')
    const pictured = body({ ...newsletterOf(1), agent: { ...agent, pictureUrl: '/files/a.jpg' } })
    expect(pictured).toContain('src="https://homes.example.com/files/a.jpg"')
    expect(pictured).not.toContain('>A<')
  })
})
