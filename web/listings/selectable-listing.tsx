import { memo } from 'react'
import type { Listing } from '../../contract/listings.ts'
import { Check } from '../ui/icons.tsx'
import { ListingFacts } from './listing-facts.tsx'
import { ListingRow } from './listing-row.tsx'

/** A home to be picked: a click anywhere on the card, or the space key, ticks it. */
export const SelectableListing = memo(function SelectableListing({
  home,
  first,
  layout = 'grid',
  selected,
  onToggle,
}: {
  home: Listing
  first: boolean
  layout?: 'grid' | 'list'
  selected: boolean
  /** Keep it the same function: one tick must not draw a thousand cards anew. */
  onToggle: (id: string) => void
}) {
  const titleId = `title-${home.id}`
  const factsId = `facts-${home.id}`
  return (
    <label className="group relative block h-full rounded-sm outline-offset-4 outline-accent has-checked:[&>div:first-of-type]:outline-3 has-checked:[&>div:first-of-type]:outline-offset-2 has-checked:[&>div:first-of-type]:outline-accent has-focus-visible:outline-3">
      <input
        type="checkbox"
        checked={selected}
        onChange={() => onToggle(home.id)}
        aria-labelledby={titleId}
        aria-describedby={factsId}
        className="peer sr-only"
      />
      {layout === 'grid' ? (
        <ListingFacts home={home} titleId={titleId} factsId={factsId} first={first} />
      ) : (
        <ListingRow home={home} titleId={titleId} factsId={factsId} />
      )}
      <span
        aria-hidden="true"
        className={`absolute ${layout === 'grid' ? 'right-3 top-3' : 'left-2 top-1/2 -translate-y-1/2'} grid size-9 place-items-center rounded-full bg-raised text-transparent ring-2 ring-inset ring-line-strong transition-colors duration-[var(--quick)] group-hover:ring-accent peer-checked:bg-accent peer-checked:text-on-accent peer-checked:ring-accent`}
      >
        {selected && <Check className="size-5" />}
      </span>
    </label>
  )
})
