import { useSearchParams } from 'react-router'
import { type Order, orders } from './find-listings.ts'

/** What of the listings is shown and how. It stands in the address, so that Back and a bookmark find it again. */
export interface ListingsView {
  search: string
  /** A status, empty for all, or `Archived`. */
  status: string
  order: Order
  layout: 'grid' | 'list'
}

const layoutPlace = 'doorpost:listings-layout'

export function useListingsView(): [ListingsView, (change: Partial<ListingsView>) => void] {
  const [query, setQuery] = useSearchParams()
  const order = query.get('sort') ?? ''
  const layout = query.get('view') ?? rememberedLayout()
  const view: ListingsView = {
    search: query.get('q') ?? '',
    status: query.get('status') ?? '',
    order: order in orders ? (order as Order) : 'newest',
    layout: layout === 'list' ? 'list' : 'grid',
  }
  const change = (part: Partial<ListingsView>) => {
    const next = { ...view, ...part }
    if (part.layout) rememberLayout(part.layout)
    const entries = {
      q: next.search,
      status: next.status,
      sort: next.order === 'newest' ? '' : next.order,
      view: next.layout === 'grid' ? '' : next.layout,
    }
    setQuery(
      Object.entries(entries).filter(([, value]) => value !== ''),
      { replace: true },
    )
  }
  return [view, change]
}

function rememberedLayout(): string | null {
  try {
    return localStorage.getItem(layoutPlace)
  } catch {
    return null
  }
}

function rememberLayout(layout: string): void {
  try {
    localStorage.setItem(layoutPlace, layout)
  } catch {
    // Storage is forbidden: the choice lasts as long as the address.
  }
}
