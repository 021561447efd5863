import { Link } from 'react-router'
import { buttonLook } from '../ui/button.tsx'
import { Mail } from '../ui/icons.tsx'
import { PublicShell } from '../ui/public-shell.tsx'
import { ErrorState, LoadingNote } from '../ui/states.tsx'
import { useSite } from './use-site.ts'

/** /contact: the support address. */
export function ContactPage() {
  const { site, failed, retry } = useSite()
  return (
    <PublicShell title="Contact Us">
      <p className="kicker">Support</p>
      <h1 tabIndex={-1} className="mt-2 text-4xl sm:text-6xl">
        Contact Us
      </h1>
      <p className="measure mt-5 text-lg text-quiet">
        Questions, ideas, something that does not work: write to us, and a person will answer.
      </p>
      <div className="mt-10 min-h-32">
        {site ? (
          <>
            <p className="break-words font-display text-2xl sm:text-3xl">{site.supportEmail}</p>
            <a href={`mailto:${site.supportEmail}`} className={buttonLook('primary', 'mt-6')}>
              <Mail />
              Send Email
            </a>
          </>
        ) : failed ? (
          <ErrorState
            message="The support address could not be loaded."
            advice="Please check your connection."
            onRetry={retry}
          />
        ) : (
          <LoadingNote>Loading the support address...</LoadingNote>
        )}
      </div>
      <p className="measure mt-14 border-t border-line pt-6 text-quiet">
        Did an agent send you a newsletter you no longer want? Every one of them has an unsubscribe
        link at its foot; it works at once. How we treat what you tell us is in our{' '}
        <Link to="/privacy" className="text-link">
          privacy notes
        </Link>
        .
      </p>
    </PublicShell>
  )
}
