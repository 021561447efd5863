import type { Listing } from '../../contract/listings.ts'

/** How a home stands, when that is not simply for sale. */
export function StatusBadge({ home }: { home: Pick<Listing, 'status' | 'archivedAt'> }) {
  const words = home.archivedAt ? 'Archived' : home.status
  if (words === 'Active') return null
  return (
    <span className="rounded-full bg-raised px-3 py-1 text-sm font-semibold leading-snug text-ink ring-1 ring-inset ring-line-strong">
      {words}
    </span>
  )
}
