import type { ReactNode } from 'react'
import { Skeleton } from '../ui/states.tsx'

/** Cards side by side: one on a phone, three on a large screen. The children are `ListingCell`s. */
export function ListingGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="-m-2 grid grid-cols-1 gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6">
      {children}
    </ul>
  )
}

/**
 * One place of the grid. The browser lays out only the cells near the window, so that a thousand of
 * them scroll smoothly; the padding leaves room for the focus ring, which is cut off at the edge.
 */
export function ListingCell({ children }: { children: ReactNode }) {
  return (
    <li className="p-2 [contain-intrinsic-height:auto_29rem] [content-visibility:auto]">
      {children}
    </li>
  )
}

/** The grid before its listings are there. */
export function ListingGridSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10"
    >
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <div key={place} className="grid gap-3">
          <Skeleton className="aspect-[3/2] rounded-sm" />
          <Skeleton className="mt-1 h-6 w-4/5" />
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      ))}
    </div>
  )
}
