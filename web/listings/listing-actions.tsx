import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Listing } from '../../contract/listings.ts'
import { listingTitle } from '../../contract/words.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { useBulkChange, useRemoveListing } from './data.ts'

const Dialog = lazy(async () => ({ default: (await import('../ui/dialog.tsx')).Dialog }))

/** What can be done with one listing: edit it, put it away, and once that is done, remove it for good. */
export function ListingActions({ home }: { home: Listing }) {
  const navigate = useNavigate()
  const change = useBulkChange()
  const remove = useRemoveListing()
  const [asking, setAsking] = useState(false)
  const ids = [home.id]
  const archive = async () => {
    await change.mutateAsync({ kind: 'archive', ids })
    navigate('/listings')
    toast('Listing archived', {
      label: 'Undo',
      run: () => change.mutate({ kind: 'restore', ids }),
    })
  }
  const removeForGood = async () => {
    await remove.mutateAsync(home.id)
    setAsking(false)
    navigate('/listings', { replace: true })
    toast('Listing removed')
  }
  return (
    <div className="-mr-3 -mt-2 flex flex-wrap sm:-mt-5">
      <LinkButton variant="quiet" to={`/listings/${home.id}/edit`}>
        Edit
      </LinkButton>
      {home.archivedAt ? (
        <>
          <Button
            variant="quiet"
            busy={change.isPending}
            onClick={() => change.mutate({ kind: 'restore', ids })}
          >
            Restore
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Remove for good
          </Button>
        </>
      ) : (
        <Button variant="quiet" busy={change.isPending} onClick={() => void archive()}>
          Archive
        </Button>
      )}
      {asking && (
        <Suspense>
          <Dialog
            open
            onClose={() => setAsking(false)}
            title="Remove this listing for good?"
            actions={
              <>
                <Button variant="quiet" onClick={() => setAsking(false)}>
                  Keep it
                </Button>
                <Button
                  variant="danger"
                  busy={remove.isPending}
                  busyLabel="Removing..."
                  onClick={() => void removeForGood()}
                >
                  Remove for good
                </Button>
              </>
            }
          >
            <p className="[overflow-wrap:anywhere]">
              “{listingTitle(home)}” goes with its pictures, its film and its history, and cannot be
              brought back. Newsletters you have sent stay as they are.
            </p>
            {remove.isError && (
              <p role="alert" className="mt-3 text-danger">
                {remove.error.message}
              </p>
            )}
          </Dialog>
        </Suspense>
      )}
    </div>
  )
}
