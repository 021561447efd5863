import { useState } from 'react'
import { Link } from 'react-router'
import { useSite } from '../contact/use-site.ts'
import { Button } from '../ui/button.tsx'
import { ArrowRight, House, Mail } from '../ui/icons.tsx'
import { PageShell } from '../ui/page-shell.tsx'
import { ErrorState, LoadingNote, Notice, Skeleton } from '../ui/states.tsx'
import { ActionCard } from './action-card.tsx'
import { Avatar } from './avatar.tsx'
import { useProfile } from './data.ts'
import { signOut, useUser } from './session.ts'

/** /dashboard: who you are, and where to go from here. */
export function DashboardPage() {
  const { data: profile, isError, refetch, isFetching } = useProfile()
  const { site } = useSite()
  return (
    <PageShell title="Dashboard">
      {profile ? (
        <>
          <WelcomeCard profile={profile} />
          {!profile.postalAddress && (
            <Notice className="mt-8 max-w-3xl">
              Your profile has no postal address yet, and the law asks for one in every newsletter.{' '}
              <Link to="/profile" className="text-link">
                Add it to your profile
              </Link>
              .
            </Notice>
          )}
        </>
      ) : isError ? (
        <>
          <h1 tabIndex={-1} className="text-4xl">
            Dashboard
          </h1>
          <ErrorState
            message="Failed to load user data"
            advice="Your data is safe. Please check your connection and try again."
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            <SignOutButton />
          </ErrorState>
        </>
      ) : (
        <WelcomeSkeleton />
      )}
      <div className="mt-12 grid gap-x-10 gap-y-8 border-t border-line pt-10 md:grid-cols-2">
        <ActionCard
          to="/listings"
          icon={<House className="size-7" />}
          title="View Listings"
          text="Every home you offer, with its pictures, facts and films."
        />
        <ActionCard
          to="/newsletters"
          icon={<Mail className="size-7" />}
          title="View Newsletters"
          text="Write to your clients about the homes you choose."
        />
      </div>
      {site?.demo && (
        <p className="mt-12 text-quiet">
          This is the demo: mails go to a mailbox on this machine.{' '}
          <Link to="/mailbox" className="text-link inline-flex min-h-11 items-center gap-1">
            Open the demo mailbox
            <ArrowRight className="size-4" />
          </Link>
        </p>
      )}
    </PageShell>
  )
}

type LoadedProfile = NonNullable<ReturnType<typeof useProfile>['data']>

function WelcomeCard({ profile }: { profile: LoadedProfile }) {
  const user = useUser()
  const name = profile.name || user.displayName
  const email = profile.email || user.email
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-6">
      <Avatar
        src={profile.profilePictureUrl ?? user.photo}
        name={name}
        className="size-24 text-4xl sm:size-32 sm:text-5xl"
      />
      <div className="min-w-0 grow basis-64">
        <p className="kicker">Welcome</p>
        <h1 tabIndex={-1} className="mt-1 text-4xl sm:text-5xl">
          {name}
        </h1>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-quiet">
          <li className="min-w-0 break-words">{email}</li>
          {profile.phoneNumber && <li className="figures">{profile.phoneNumber}</li>}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link
          to="/profile"
          className="text-link inline-flex min-h-11 items-center px-2 font-semibold"
        >
          Edit profile
        </Link>
        <SignOutButton />
      </div>
    </section>
  )
}

function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      // The guard of this page sees the session end and goes to the front page.
      await signOut()
    } catch (reason) {
      console.error('Sign-out failed.', reason)
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" onClick={() => void leave()} busy={busy} busyLabel="Signing out...">
      Sign Out
    </Button>
  )
}

function WelcomeSkeleton() {
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-6">
      <Skeleton className="size-24 rounded-full sm:size-32" />
      <div className="grow basis-64">
        <h1 tabIndex={-1} className="sr-only">
          Dashboard
        </h1>
        <LoadingNote>Loading your dashboard...</LoadingNote>
        <Skeleton className="mt-2 h-11 w-64 max-w-full" />
        <Skeleton className="mt-4 h-5 w-80 max-w-full" />
      </div>
    </section>
  )
}
