import { LinkButton } from '../ui/button.tsx'
import noListings from '../ui/illustrations/no-listings.svg'
import { PageHeading, PageShell } from '../ui/page-shell.tsx'
import { EmptyState, ErrorState, LoadingNote } from '../ui/states.tsx'
import { useArchivedListings, useListings } from './data.ts'
import { ListingGridSkeleton } from './listing-grid.tsx'
import { MyListings } from './my-listings.tsx'
import { useListingsView } from './use-listings-view.ts'

/** /listings: all of the agent's homes. */
export function ListingsPage() {
  const [view, changeView] = useListingsView()
  const archived = view.status === 'Archived'
  const all = useListings()
  const away = useArchivedListings(archived)
  const { data: listings, isError, refetch, isFetching } = archived ? away : all
  const none = !archived && listings?.length === 0
  return (
    <PageShell title="My Listings" newsletters>
      {isError && !listings ? (
        <>
          <PageHeading title="My Listings" />
          <ErrorState
            message="Failed to load listings. Please try again later."
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </>
      ) : !listings ? (
        <>
          <PageHeading title="My Listings" />
          <LoadingNote className="mb-6">Loading listings...</LoadingNote>
          <ListingGridSkeleton />
        </>
      ) : none ? (
        <>
          <PageHeading title="My Listings" />
          <EmptyState
            illustration={noListings}
            title="You don't have any listings yet"
            action={<LinkButton to="/listings/new">Create Listing</LinkButton>}
          >
            <p>Create your first listing to get started.</p>
            <p className="mt-2">
              <button
                type="button"
                className="text-link min-h-11"
                onClick={() => changeView({ status: 'Archived' })}
              >
                Look at archived listings
              </button>
            </p>
          </EmptyState>
        </>
      ) : (
        <MyListings
          listings={listings}
          total={all.data?.length ?? 0}
          view={view}
          onChangeView={changeView}
        />
      )}
    </PageShell>
  )
}
