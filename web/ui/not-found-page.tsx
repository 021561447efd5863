import { useLocation } from 'react-router'
import { useSession } from '../account/session.ts'
import { LinkButton } from './button.tsx'
import { PublicShell } from './public-shell.tsx'

/** For every address that does not exist. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const signedIn = useSession().is === 'signed in'
  return (
    <PublicShell title="Page not found">
      <NoSuchDoor />
      <p className="kicker mt-8">404</p>
      <h1 tabIndex={-1} className="mt-2 max-w-[18ch] text-4xl sm:text-5xl">
        Nobody lives at this address
      </h1>
      <p className="measure mt-4 text-lg text-quiet">
        There is no page at <span className="break-all font-semibold text-ink">{pathname}</span>. It
        may have moved, or the link may have a slip of the pen.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        {signedIn ? (
          <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
        ) : (
          <LinkButton to="/">Go to the front page</LinkButton>
        )}
        <LinkButton to="/contact" variant="secondary">
          Tell us about it
        </LinkButton>
      </div>
    </PublicShell>
  )
}

/** A doorframe without a door. */
function NoSuchDoor() {
  return (
    <svg viewBox="0 0 220 120" aria-hidden="true" className="h-28 w-auto text-quiet">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M2 117h216" />
        <path d="M74 117V17h72v100M84 117V27h52v90" />
        <path d="M64 117h92M70 11h80" strokeWidth="4" />
        <path d="M180 117V74m-9 43h18M180 74c-9-3-14-11-12-21 6 2 11 8 12 21Zm0 0c9-3 14-11 12-21-6 2-11 8-12 21Z" />
      </g>
      <circle cx="110" cy="64" r="5" fill="var(--ornament)" />
      <path d="M110 69v13m0-4h5" stroke="var(--ornament)" strokeWidth="3" fill="none" />
    </svg>
  )
}
