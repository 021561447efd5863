import type { ReactNode } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useSite } from '../contact/use-site.ts'
import street from '../landing/street-at-dusk.svg'
import { Button } from '../ui/button.tsx'
import { LogoMark } from '../ui/logo.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { destinationOf } from './destination.ts'
import { GoogleMark } from './google-mark.tsx'
import { useSession } from './session.ts'
import { useSignIn } from './use-sign-in.ts'

export interface SignInCardProps {
  title: string
  /** One sentence under the title. */
  children: ReactNode
  /** The way to the other of the two pages. */
  other: { question: string; label: string; to: string }
}

/** The card of /login and /signup: one button, and who is signed in already goes on at once. */
export function SignInCard({ title, children, other }: SignInCardProps) {
  useDocumentTitle(title)
  const session = useSession()
  const { state } = useLocation()
  const { site } = useSite()
  const { signIn, busy, failed } = useSignIn()

  if (session.is === 'signed in') {
    const destination = destinationOf(state)
    return <Navigate to={destination.to} state={destination.state} replace />
  }
  return (
    <main className="grid min-h-dvh grow lg:grid-cols-[minmax(28rem,5fr)_7fr]">
      <div className="order-2 flex flex-col justify-center px-6 py-10 sm:px-14 lg:order-1">
        <div className="mx-auto w-full max-w-sm">
          <LogoMark className="size-11 text-accent" />
          <h1 tabIndex={-1} className="mt-6 text-4xl">
            {title}
          </h1>
          <p className="mt-3 text-lg text-quiet">{children}</p>
          {failed && (
            <p
              role="alert"
              className="arrive mt-6 rounded-md border-l-4 border-danger bg-danger-soft px-4 py-3"
            >
              Failed to sign in with Google.
            </p>
          )}
          <Button
            variant="secondary"
            icon={<GoogleMark />}
            onClick={signIn}
            busy={busy}
            busyLabel="Signing in..."
            className="mt-7 w-full bg-raised"
          >
            Sign in with Google
          </Button>
          {site?.demo && (
            <p className="mt-4 text-sm text-quiet">
              This is the demo. You sign in as one of three made-up agents; no Google account is
              asked for, and no mail leaves this machine.
            </p>
          )}
          <ul className="mt-9 border-t border-line pt-4">
            <li className="flex flex-wrap items-center gap-x-2">
              <span className="text-quiet">{other.question}</span>
              <Link
                to={other.to}
                state={state}
                className="text-link inline-flex min-h-11 items-center"
              >
                {other.label}
              </Link>
            </li>
            <li>
              <Link to="/" className="text-link inline-flex min-h-11 items-center">
                Return to home
              </Link>
            </li>
          </ul>
        </div>
      </div>
      <div className="relative order-1 h-44 overflow-hidden bg-sunk sm:h-64 lg:order-2 lg:h-auto">
        <img
          src={street}
          alt=""
          className="absolute inset-0 size-full object-cover object-[60%_100%]"
        />
      </div>
    </main>
  )
}
