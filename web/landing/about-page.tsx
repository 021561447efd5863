import { Link } from 'react-router'
import { Article } from './article.tsx'

/** /about: what the product is, for everybody. */
export function AboutPage() {
  return (
    <Article
      title="About"
      kicker="Company"
      heading="About Page"
      lead={
        <p>
          Doorpost is a place for homes and for the letters about them. Real-estate agents keep
          their listings here and write to their clients about the ones worth a visit.
        </p>
      }
    >
      <h2>What it does</h2>
      <p>
        An agent signs in with a Google account and finds their own listings: pictures, price,
        rooms, area, address and, where there is one, a film. For a newsletter they choose some of
        these homes. Doorpost sets them like a magazine spread, adds a word on the market worked out
        from the agent’s own listings, and tells about each area what the agent has written down
        about it. What nobody has written down, it does not make up.
      </p>
      <p>
        Each client gets a letter of their own. Nobody sees another’s address, and every letter can
        be unsubscribed from with one click.
      </p>
      <h2>How it is made</h2>
      <p>
        Doorpost is free software under the MIT licence and runs on a server of its owner’s. It
        starts with one command, keeps its data in its own database and sends mail through whichever
        provider its owner connects. There is no tracking in the pages and none in the letters.
        Which city a ZIP code belongs to is data of{' '}
        <a href="https://www.geonames.org/" className="text-link" rel="noreferrer">
          GeoNames
        </a>
        , CC BY 4.0.
      </p>
      <h2>Talk to us</h2>
      <p>
        Questions and ideas are welcome. The address is on the{' '}
        <Link to="/contact" className="text-link">
          contact page
        </Link>
        .
      </p>
    </Article>
  )
}
