import { Button } from '../ui/button.tsx'
import { useMailing, useResolveUncertain } from './data.ts'
import { deliveryWords } from './rules.ts'

/** What became of the copies of a newsletter; asks about those whose fate nobody knows. */
export function DeliveryNote({ mailingId }: { mailingId: string }) {
  const { data: mailing } = useMailing(mailingId)
  const resolve = useResolveUncertain(mailingId)
  if (!mailing) return null
  const uncertain = mailing.counts.uncertain
  return (
    <div className="border-b border-line px-5 py-3 text-quiet sm:px-7">
      <p className="figures" role="status">
        {deliveryWords(mailing).join(', ')}
      </p>
      {uncertain > 0 && (
        <div className="mt-2 border-l-4 border-ornament pl-4 text-ink">
          <p>
            {uncertain === 1 ? 'One copy was' : `${uncertain} copies were`} on the way when the
            program stopped, and may or may not have arrived.
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              busy={resolve.isPending}
              onClick={() => resolve.mutate('send again')}
            >
              Send again
            </Button>
            <Button
              variant="quiet"
              busy={resolve.isPending}
              onClick={() => resolve.mutate('leave')}
            >
              Leave it
            </Button>
          </div>
          {resolve.isError && (
            <p role="alert" className="mt-1 text-danger">
              {resolve.error.message}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
