import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useProfile } from '../account/data.ts'
import { ArrowRight, Clock, Mail } from '../ui/icons.tsx'
import { PageHeading, PageShell } from '../ui/page-shell.tsx'
import { ErrorState, LoadingNote, Skeleton } from '../ui/states.tsx'

/** /newsletters: the way to writing one and to those that were sent. */
export function NewslettersPage() {
  const { data: profile, isError, refetch, isFetching } = useProfile()
  const sentSome = profile !== undefined && profile.newsletterIds.length > 0
  return (
    <PageShell title="Your Newsletters" newsletters>
      <PageHeading title="Your Newsletters">
        <p>Create and send newsletters to your clients</p>
      </PageHeading>
      {isError && !profile ? (
        <ErrorState
          message="Failed to load user data"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !profile ? (
        <>
          <LoadingNote className="mb-6">Loading newsletter data...</LoadingNote>
          <div className="grid gap-5 sm:grid-cols-2">
            <Skeleton className="h-44" />
            <Skeleton className="h-44" />
          </div>
        </>
      ) : (
        <>
          <ul className="grid gap-5 sm:grid-cols-2">
            <HubCard
              to="/send-newsletter"
              title="Send Newsletter"
              icon={<Mail className="size-7" />}
            >
              Pick homes, look at the preview, send it to every client.
            </HubCard>
            {sentSome && (
              <HubCard
                to="/past-newsletters"
                title="Past Newsletters"
                icon={<Clock className="size-7" />}
              >
                Read again what you have sent, and see how it arrived.
              </HubCard>
            )}
          </ul>
          <p className="mt-10 border-t border-line pt-4 text-quiet">
            Area Highlights come from what you know.{' '}
            <Link to="/area-notes" className="text-link inline-block py-2.5">
              Write area notes
            </Link>
          </p>
        </>
      )}
    </PageShell>
  )
}

function HubCard({
  to,
  title,
  icon,
  children,
}: {
  to: string
  title: string
  icon: ReactNode
  children: string
}) {
  return (
    <li>
      <Link
        to={to}
        className="group grid h-full content-start gap-2 rounded-lg border border-line bg-raised p-6 transition-colors duration-[var(--quick)] hover:border-accent sm:p-7"
      >
        <span className="mb-3 text-ornament-ink">{icon}</span>
        <span className="flex items-center gap-2 font-display text-2xl">
          {title}
          <ArrowRight className="size-5 text-accent transition-transform duration-[var(--quick)] group-hover:translate-x-1" />
        </span>
        <span className="text-quiet">{children}</span>
      </Link>
    </li>
  )
}
