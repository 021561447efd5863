import { useState } from 'react'
import { offeredStatuses, type StandardStatus } from '../../contract/words.ts'
import { ActionBar } from '../ui/action-bar.tsx'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields.tsx'
import { Notice } from '../ui/states.tsx'
import { toast } from '../ui/toast.tsx'
import { useBulkChange } from './data.ts'

/** What can be done with the homes that are ticked. */
export function BulkBar({
  ids,
  total,
  archived,
  onSelectAll,
  onDone,
}: {
  ids: string[]
  total: number
  archived: boolean
  onSelectAll: () => void
  onDone: () => void
}) {
  const bulk = useBulkChange()
  const [status, choose] = useState<StandardStatus>('Pending')
  const homes = ids.length === 1 ? '1 listing' : `${ids.length.toLocaleString('en-US')} listings`
  const move = (kind: 'archive' | 'restore') =>
    bulk.mutate(
      { kind, ids },
      {
        onSuccess: () => {
          const back = kind === 'archive' ? 'restore' : 'archive'
          toast(`${homes} ${kind === 'archive' ? 'archived' : 'restored'}`, {
            label: 'Undo',
            run: () => bulk.mutate({ kind: back, ids }),
          })
          onDone()
        },
      },
    )
  const setStatus = () =>
    bulk.mutate(
      { kind: 'status', ids, status },
      {
        onSuccess: () => {
          toast(`${homes} now ${status}`)
          onDone()
        },
      },
    )
  const none = ids.length === 0 || bulk.isPending
  return (
    <ActionBar
      notice={bulk.isError && <Notice tone="danger">{bulk.error.message}</Notice>}
      status={`${ids.length.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} selected`}
    >
      <div className="grid grid-cols-2 gap-2 max-sm:!px-0 sm:flex sm:gap-3">
        <Button variant="quiet" onClick={onSelectAll}>
          {ids.length === total ? 'Unselect all' : 'Select all'}
        </Button>
        {archived ? (
          <Button variant="secondary" disabled={none} onClick={() => move('restore')}>
            Restore
          </Button>
        ) : (
          <>
            <SelectField
              label="New status"
              labelHidden
              value={status}
              onChange={(event) => choose(event.target.value as StandardStatus)}
            >
              {offeredStatuses.map((offered) => (
                <option key={offered}>{offered}</option>
              ))}
            </SelectField>
            <Button variant="secondary" disabled={none} onClick={setStatus}>
              Set status
            </Button>
            <Button variant="secondary" disabled={none} onClick={() => move('archive')}>
              Archive
            </Button>
          </>
        )}
        <Button onClick={onDone}>Done</Button>
      </div>
    </ActionBar>
  )
}
