import { Link } from 'react-router'
import type { Listing } from '../../contract/listings.ts'
import { LinkButton } from '../ui/button.tsx'
import { Plus } from '../ui/icons.tsx'
import noListings from '../ui/illustrations/no-listings.svg'
import { PageHeading, PageShell } from '../ui/page-shell.tsx'
import { EmptyState, ErrorState, LoadingNote } from '../ui/states.tsx'
import { useListings } from './data.ts'
import { ListingFacts } from './listing-facts.tsx'
import { ListingCell, ListingGrid, ListingGridSkeleton } from './listing-grid.tsx'

/** /listings: all of the agent's homes. */
export function ListingsPage() {
  const { data: listings, isError, refetch, isFetching } = useListings()
  const some = listings !== undefined && listings.length > 0
  return (
    <PageShell title="My Listings" newsletters>
      <PageHeading
        title="My Listings"
        actions={
          some && (
            <LinkButton to="/listings/new" variant="secondary" icon={<Plus />}>
              Create Listing
            </LinkButton>
          )
        }
      >
        {some && <p>{listings.length === 1 ? '1 home' : `${count(listings)} homes`}</p>}
      </PageHeading>
      {isError && !listings ? (
        <ErrorState
          message="Failed to load listings. Please try again later."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !listings ? (
        <>
          <LoadingNote className="mb-6">Loading listings...</LoadingNote>
          <ListingGridSkeleton />
        </>
      ) : listings.length === 0 ? (
        <EmptyState
          illustration={noListings}
          title="You don't have any listings yet"
          action={<LinkButton to="/listings/new">Create Listing</LinkButton>}
        >
          <p>Create your first listing to get started.</p>
        </EmptyState>
      ) : (
        <ListingGrid>
          {listings.map((home, at) => (
            <ListingCell key={home.id}>
              <ListingCard home={home} first={at < 3} />
            </ListingCell>
          ))}
        </ListingGrid>
      )}
    </PageShell>
  )
}

const count = (listings: Listing[]) => listings.length.toLocaleString('en-US')

function ListingCard({ home, first }: { home: Listing; first: boolean }) {
  return (
    <Link
      to={`/listing/${home.id}`}
      className="group block h-full outline-offset-1 [&_img]:hover:scale-[1.015]"
    >
      <ListingFacts home={home} first={first} />
    </Link>
  )
}
