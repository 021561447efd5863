import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Listing } from '../../contract/listings.ts'

/** Heights of a row before it is measured, in pixels. */
const estimates = { grid: 460, list: 112 }

/** Thousands of homes, of which only those near the window are in the page. */
export function VirtualListings({
  listings,
  layout,
  children,
}: {
  listings: Listing[]
  layout: 'grid' | 'list'
  children: (home: Listing, at: number) => ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns(layout)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  const rows = useWindowVirtualizer({
    count: Math.ceil(listings.length / columns),
    estimateSize: () => estimates[layout],
    overscan: 3,
    scrollMargin: top,
    // A row is the home it begins with: heights measured for one list are not taken for another.
    getItemKey: (row) => `${layout}${columns}${listings[row * columns]?.id ?? row}`,
  })
  const drawn = rows.getVirtualItems()
  return (
    <ul
      ref={list}
      className="relative"
      style={{ height: rows.getTotalSize() }}
      aria-label="Listings"
    >
      {drawn.flatMap((row) => {
        const from = row.index * columns
        return listings.slice(from, from + columns).map((home, column) => (
          <li
            key={home.id}
            ref={column === 0 ? rows.measureElement : undefined}
            data-index={row.index}
            aria-setsize={listings.length}
            aria-posinset={from + column + 1}
            className={layout === 'grid' ? 'absolute top-0 px-2 pb-10 lg:px-3' : 'absolute top-0'}
            style={{
              width: `${100 / columns}%`,
              left: `${(100 / columns) * column}%`,
              transform: `translateY(${row.start - top}px)`,
            }}
          >
            {children(home, from + column)}
          </li>
        ))
      })}
    </ul>
  )
}

const wide = '(min-width: 64rem)'
const medium = '(min-width: 40rem)'

/** As many as the grid of fewer homes has. */
function useColumns(layout: 'grid' | 'list'): number {
  const count = () => (matchMedia(wide).matches ? 3 : matchMedia(medium).matches ? 2 : 1)
  const [columns, setColumns] = useState(count)
  useLayoutEffect(() => {
    const update = () => setColumns(count())
    const queries = [matchMedia(wide), matchMedia(medium)]
    for (const query of queries) query.addEventListener('change', update)
    return () => {
      for (const query of queries) query.removeEventListener('change', update)
    }
  })
  return layout === 'list' ? 1 : columns
}
