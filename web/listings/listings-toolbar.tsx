import { standardStatuses } from '../../contract/words.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { orders } from './find-listings.ts'
import type { ListingsView } from './use-listings-view.ts'

/** Search, filter, order and layout of the listings. */
export function ListingsToolbar({
  view,
  onChange,
  total,
  counts,
}: {
  view: ListingsView
  onChange: (change: Partial<ListingsView>) => void
  total: number
  counts: ReadonlyMap<string, number>
}) {
  const other = view.layout === 'grid' ? 'list' : 'grid'
  return (
    <search className="mb-8 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      <TextField
        label="Search"
        labelHidden
        type="search"
        placeholder="Title, street, ZIP code…"
        autoComplete="off"
        className="col-span-2 sm:min-w-56 sm:grow"
        value={view.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <SelectField
        label="Status"
        labelHidden
        value={view.status}
        onChange={(event) => onChange({ status: event.target.value })}
      >
        <option value="">All ({total.toLocaleString('en-US')})</option>
        {standardStatuses
          .filter((status) => counts.has(status))
          .map((status) => (
            <option key={status} value={status}>
              {status} ({counts.get(status)?.toLocaleString('en-US')})
            </option>
          ))}
        <option>Archived</option>
      </SelectField>
      <SelectField
        label="Order"
        labelHidden
        value={view.order}
        onChange={(event) => onChange({ order: event.target.value as ListingsView['order'] })}
      >
        {Object.entries(orders).map(([order, words]) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </SelectField>
      <Button
        variant="quiet"
        className="col-span-2 justify-self-start max-sm:-ml-3"
        onClick={() => onChange({ layout: other })}
      >
        {other === 'list' ? 'Show as list' : 'Show as grid'}
      </Button>
    </search>
  )
}
