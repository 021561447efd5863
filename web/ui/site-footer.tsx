import { Link } from 'react-router'
import { Logo } from './logo.tsx'

const columns = [
  {
    heading: 'Company',
    links: [
      ['About', '/about'],
      ['Create account', '/signup'],
    ],
  },
  {
    heading: 'Support',
    links: [
      ['Contact', '/contact'],
      ['Install on your phone', '/install'],
    ],
  },
  {
    heading: 'Legal',
    links: [
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
    ],
  },
] as const

/** The foot of the public pages: three columns of links and the copyright line. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="page-column grid gap-x-8 gap-y-10 pb-28 pt-14 sm:grid-cols-[2fr_3fr] sm:pb-14">
        <div className="grid content-start gap-3">
          <Logo />
          <p className="max-w-[30ch] text-quiet">
            Homes worth reading about, and letters worth opening.
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="font-text text-sm font-semibold tracking-normal">{heading}</h2>
              <ul className="mt-1">
                {links.map(([label, to]) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-11 items-center text-quiet underline-offset-4 hover:text-ink hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="text-sm text-quiet sm:col-span-2">
          © {new Date().getFullYear()} Doorpost. Free software under the MIT licence.
        </p>
      </div>
    </footer>
  )
}
