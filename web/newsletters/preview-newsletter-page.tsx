import { useLocation } from 'react-router'
import { useProfile } from '../account/data.ts'
import { useListings } from '../listings/data.ts'
import { BackLink } from '../ui/back-link.tsx'
import { LinkButton } from '../ui/button.tsx'
import { PageHeading, PageShell } from '../ui/page-shell.tsx'
import { ErrorState, LoadingNote, Skeleton } from '../ui/states.tsx'
import { useClientCount } from './data.ts'
import { Preview } from './preview.tsx'
import { pairUp, previewIn } from './rules.ts'

/** /preview-newsletter: the newsletter as clients will see it, and the button that sends it. */
export function PreviewNewsletterPage() {
  const location = useLocation()
  const state = previewIn(location.state)
  const listings = useListings()
  const profile = useProfile()
  // Fetched with the rest; the preview can do without it.
  useClientCount()
  const back = { to: '/send-newsletter', state: { listingIds: state.listingIds } }

  const chosen = listings.data && pairUp(state, listings.data)
  const nothing = state.listingIds.length === 0 || chosen?.listings.length === 0
  const failed = (listings.isError && !listings.data) || (profile.isError && !profile.data)
  const retry = () => {
    if (listings.isError) void listings.refetch()
    if (profile.isError) void profile.refetch()
  }
  return (
    <PageShell title="Newsletter Preview" newsletters className="flex flex-col pb-0!">
      <BackLink {...back}>Back to Selection</BackLink>
      <PageHeading title="Newsletter Preview" />
      {nothing ? (
        <ErrorState
          message="No listings were selected"
          advice="Choose the homes first; the preview comes after that."
        >
          <LinkButton to="/send-newsletter" variant="secondary">
            Edit Selections
          </LinkButton>
        </ErrorState>
      ) : failed ? (
        <ErrorState
          message="Failed to load your data"
          onRetry={retry}
          retrying={listings.isFetching || profile.isFetching}
        />
      ) : !chosen || !profile.data ? (
        <>
          <LoadingNote className="mb-6">Loading preview...</LoadingNote>
          <Skeleton className="mx-auto h-[70vh] w-full max-w-[800px]" />
        </>
      ) : (
        <Preview
          {...chosen}
          profile={profile.data}
          idempotencyKey={state.idempotencyKey}
          backState={back.state}
        />
      )}
    </PageShell>
  )
}
