import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Listing } from '../../contract/listings.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Plus } from '../ui/icons.tsx'
import { PageHeading } from '../ui/page-shell.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { countStatuses, findListings } from './find-listings.ts'
import { ListingFacts } from './listing-facts.tsx'
import { ListingCell, ListingGrid } from './listing-grid.tsx'
import { ListingRow } from './listing-row.tsx'
import { ListingsToolbar } from './listings-toolbar.tsx'
import { SelectableListing } from './selectable-listing.tsx'
import type { ListingsView } from './use-listings-view.ts'
import { VirtualListings } from './virtual-listings.tsx'

/** From so many homes on only those near the window are in the page. */
const many = 60

/** The agent's homes to search, order, tick and change. */
export function MyListings({
  listings,
  total,
  view,
  onChangeView,
}: {
  /** All, or those that are archived. */
  listings: Listing[]
  /** How many are not archived. */
  total: number
  view: ListingsView
  onChangeView: (change: Partial<ListingsView>) => void
}) {
  const archived = view.status === 'Archived'
  const [choosing, setChoosing] = useState(false)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  // Typing goes on while five thousand homes are searched.
  const search = useDeferredValue(view.search)
  const found = useMemo(
    () =>
      findListings(listings, { search, status: archived ? '' : view.status, order: view.order }),
    [listings, search, archived, view.status, view.order],
  )
  const counts = useMemo(() => countStatuses(archived ? [] : listings), [listings, archived])
  const chosen = found.filter(({ id }) => picked.has(id)).map(({ id }) => id)
  const toggle = useCallback(
    (id: string) =>
      setPicked((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const done = () => {
    setChoosing(false)
    setPicked(new Set())
  }

  const one = (home: Listing, at: number) =>
    choosing ? (
      <SelectableListing
        home={home}
        first={at < 3}
        layout={view.layout}
        selected={picked.has(home.id)}
        onToggle={toggle}
      />
    ) : (
      <Link
        to={`/listing/${home.id}`}
        className="group block h-full outline-offset-1 [&_img]:hover:scale-[1.015]"
      >
        {view.layout === 'grid' ? (
          <ListingFacts home={home} first={at < 3} />
        ) : (
          <ListingRow home={home} />
        )}
      </Link>
    )
  return (
    <>
      <PageHeading
        title="My Listings"
        actions={
          <>
            <LinkButton to="/listings/new" variant="secondary" icon={<Plus />}>
              Create Listing
            </LinkButton>
            {found.length > 0 && !choosing && (
              <Button variant="quiet" onClick={() => setChoosing(true)}>
                Select
              </Button>
            )}
          </>
        }
      >
        <p role="status">{countWords(found.length, listings.length, archived)}</p>
      </PageHeading>
      <ListingsToolbar view={view} onChange={onChangeView} total={total} counts={counts} />
      {found.length === 0 ? (
        <div className="grid justify-items-start gap-4 py-8">
          <p className="font-display text-2xl">
            {listings.length === 0 ? 'Nothing is archived.' : 'No home fits.'}
          </p>
          <Button variant="secondary" onClick={() => onChangeView({ search: '', status: '' })}>
            Show all homes
          </Button>
        </div>
      ) : found.length > many ? (
        <VirtualListings listings={found} layout={view.layout}>
          {one}
        </VirtualListings>
      ) : view.layout === 'grid' ? (
        <ListingGrid>
          {found.map((home, at) => (
            <ListingCell key={home.id}>{one(home, at)}</ListingCell>
          ))}
        </ListingGrid>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {found.map((home, at) => (
            <li key={home.id}>{one(home, at)}</li>
          ))}
        </ul>
      )}
      {choosing && (
        <BulkBar
          ids={chosen}
          total={found.length}
          archived={archived}
          onSelectAll={() =>
            setPicked(
              chosen.length === found.length ? new Set() : new Set(found.map(({ id }) => id)),
            )
          }
          onDone={done}
        />
      )}
    </>
  )
}

function countWords(found: number, total: number, archived: boolean): string {
  const homes = (count: number) =>
    count === 1 ? '1 home' : `${count.toLocaleString('en-US')} homes`
  if (found !== total) return `${found.toLocaleString('en-US')} of ${homes(total)}`
  return archived ? `${homes(total)} put away` : homes(total)
}
