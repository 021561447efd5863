import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Listing } from '../../contract/listings.ts'
import { useListings } from '../listings/data.ts'
import { ListingCell, ListingGrid, ListingGridSkeleton } from '../listings/listing-grid.tsx'
import { SelectableListing } from '../listings/selectable-listing.tsx'
import { ActionBar } from '../ui/action-bar.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import noListings from '../ui/illustrations/no-listings.svg'
import { PageHeading, PageShell } from '../ui/page-shell.tsx'
import { EmptyState, ErrorState, LoadingNote, Notice } from '../ui/states.tsx'
import { useGenerateNewsletter } from './data.ts'
import { type PreviewState, selectedIn } from './rules.ts'

/** /send-newsletter: picks the homes of a newsletter. */
export function SendNewsletterPage() {
  const { data: listings, isError, refetch, isFetching } = useListings()
  return (
    <PageShell title="Send Newsletter" newsletters className="flex flex-col pb-0!">
      <BackLink to="/newsletters">Back to Newsletters</BackLink>
      <PageHeading title="Send Newsletter">
        <p>Choose the homes your clients should see.</p>
      </PageHeading>
      {isError && !listings ? (
        <ErrorState
          message="Failed to load your listings"
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
          title="No Listings Found"
          action={<LinkButton to="/listings">Create Listings</LinkButton>}
        >
          <p>A newsletter is made of your homes. Add the first one and come back.</p>
        </EmptyState>
      ) : (
        <Selection listings={listings} />
      )}
    </PageShell>
  )
}

function Selection({ listings }: { listings: Listing[] }) {
  const location = useLocation()
  const navigate = useNavigate()
  const generate = useGenerateNewsletter()
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(selectedIn(location.state)),
  )
  const [noneChosen, setNoneChosen] = useState(false)
  const selected = listings.filter((home) => picked.has(home.id))
  const all = selected.length === listings.length

  const { reset } = generate
  const choose = useCallback(
    (next: (before: ReadonlySet<string>) => Iterable<string>) => {
      setPicked((before) => new Set(next(before)))
      setNoneChosen(false)
      reset()
    },
    [reset],
  )
  const toggle = useCallback(
    (id: string) =>
      choose((before) =>
        before.has(id) ? [...before].filter((one) => one !== id) : [...before, id],
      ),
    [choose],
  )
  const preview = () => {
    if (selected.length === 0) return setNoneChosen(true)
    generate.mutate(selected, {
      onSuccess(content) {
        const listingIds = selected.map((home) => home.id)
        // This page remembers the choice too, for the browser's own Back button.
        navigate(location.pathname, { replace: true, state: { listingIds } })
        const state: PreviewState = { listingIds, content, idempotencyKey: crypto.randomUUID() }
        navigate('/preview-newsletter', { state })
      },
    })
  }
  return (
    <>
      <ListingGrid>
        {listings.map((home, at) => (
          <ListingCell key={home.id}>
            <SelectableListing
              home={home}
              first={at < 3}
              selected={picked.has(home.id)}
              onToggle={toggle}
            />
          </ListingCell>
        ))}
      </ListingGrid>
      <ActionBar
        notice={
          noneChosen ? (
            <Notice tone="danger">
              Please select at least one listing to include in your newsletter
            </Notice>
          ) : generate.isError ? (
            <Notice tone="danger">
              <strong>Failed to generate newsletter preview</strong>
              <br />
              {generate.error.message}
            </Notice>
          ) : undefined
        }
        status={`${selected.length} of ${listings.length} listings selected`}
      >
        <Button
          variant="secondary"
          disabled={generate.isPending}
          onClick={() => choose(() => (all ? [] : listings.map((home) => home.id)))}
        >
          {all ? 'Unselect All' : 'Select All'}
        </Button>
        <Button
          onClick={preview}
          disabled={selected.length === 0}
          busy={generate.isPending}
          busyLabel="Generating Preview..."
        >
          Preview Newsletter
        </Button>
      </ActionBar>
    </>
  )
}
