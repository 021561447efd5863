import type { Listing } from '../contract/listings.ts'
import type { NewsletterContent } from '../contract/newsletters.ts'
import type { Missing } from './area-highlights.tsx'
import { Closing } from './closing.tsx'
import { ListingSpread } from './listing-spread.tsx'
import { Masthead, type NewsletterAgent } from './masthead.tsx'
import { Lines, mailWidth, Row, Sheet, Table } from './table.tsx'
import { colour, text } from './theme.ts'

export type { NewsletterAgent }

export interface NewsletterProps {
  content: NewsletterContent
  /** In the order of `content.listings`. */
  listings: Listing[]
  agent: NewsletterAgent
  /** What stands where a highlight is missing: 'Error fetching …' or a stock sentence. */
  missing: Missing
  /** Put in front of root-relative addresses, like `https://homes.example.com`. */
  origin: string
  /** Shown at the top. */
  date?: Date
}

/**
 * The newsletter as markup every mail program can lay out: tables and inline styles, at most
 * 800 px wide. The preview shows this very component.
 */
export function NewsletterBody({
  content,
  listings,
  agent,
  missing,
  origin,
  date,
}: NewsletterProps) {
  const pictureLimit = picturesPerListing(listings.length)
  return (
    <Table style={{ background: colour.paper }}>
      <tr>
        <td align="center">
          <Table width={mailWidth} style={{ width: '100%', maxWidth: mailWidth }}>
            <Row>
              <Sheet padding="32px 0 0">
                <Masthead agent={agent} origin={origin} date={date && longDate(date)} />
                <h1 style={{ ...text.title, padding: '32px 0 0' }}>{content.title}</h1>
                <p style={text.lead}>
                  <Lines of={content.intro} />
                </p>
                {listings.map((home, at) => (
                  <ListingSpread
                    key={home.id}
                    home={home}
                    highlights={content.listings[at]}
                    missing={missing}
                    origin={origin}
                    pictureLimit={pictureLimit}
                  />
                ))}
                <Closing agent={agent} marketStatus={content.marketStatus} />
              </Sheet>
            </Row>
          </Table>
        </td>
      </tr>
    </Table>
  )
}

/** The whole mail. Its title becomes the subject line. */
export function NewsletterDocument(props: NewsletterProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{props.content.title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: colour.paper }}>
        <NewsletterBody {...props} />
      </body>
    </html>
  )
}

/**
 * Gmail cuts a mail off at 102 KB of HTML, and a picture costs about 0.25 KB: the more homes, the
 * fewer pictures of each.
 */
function picturesPerListing(homes: number): number {
  if (homes <= 10) return 6
  return homes <= 20 ? 3 : 2
}

function longDate(date: Date): string {
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
}
