import { PageHeading, PageShell } from '../ui/page-shell.tsx'
import { ErrorState, LoadingNote, Skeleton } from '../ui/states.tsx'
import { useProfile } from './data.ts'
import { PortraitField } from './portrait-field.tsx'
import { ProfileForm } from './profile-form.tsx'

/** /profile: what an agent's clients read about them. */
export function ProfilePage() {
  const { data: profile, isError, refetch, isFetching } = useProfile()
  return (
    <PageShell title="Profile">
      <PageHeading title="Profile Page">
        <p>This is how you appear in your newsletters. Your listings do not show it.</p>
      </PageHeading>
      {profile ? (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[18rem_minmax(0,40rem)]">
          <PortraitField profile={profile} />
          <ProfileForm profile={profile} />
        </div>
      ) : isError ? (
        <ErrorState
          message="Failed to load user data"
          advice="Your data is safe. Please check your connection and try again."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          <LoadingNote className="mb-6">Loading your profile...</LoadingNote>
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[18rem_minmax(0,40rem)]">
            <Skeleton className="size-40 rounded-full" />
            <div className="grid gap-8">
              {['name', 'title', 'phone', 'brokerage'].map((field) => (
                <Skeleton key={field} className="h-16" />
              ))}
            </div>
          </div>
        </>
      )}
    </PageShell>
  )
}
