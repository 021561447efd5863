import { useMemo } from 'react'
import type { NewsletterRecord } from '../../contract/newsletters.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { longDate } from './rules.ts'
import { forFrame } from './stored-html.ts'

/**
 * A newsletter as it was sent. The frame runs no scripts and belongs to nobody; its links open new
 * tabs.
 */
export function PastNewsletterDialog({
  record,
  title,
  onClose,
}: {
  record: NewsletterRecord
  title: string
  onClose: () => void
}) {
  const page = useMemo(() => forFrame(record.html), [record.html])
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="wide"
      description={<p>Sent Date: {longDate(record.dateAdded)}</p>}
    >
      <div className="-m-5 flex h-[calc(92dvh-8rem)] flex-col sm:-mx-7">
        {record.mailingId && <DeliveryNote mailingId={record.mailingId} />}
        <iframe
          title={`Newsletter: ${title}`}
          srcDoc={page}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          // The mail brings its own paper and is the same by day and by night.
          className="block min-h-0 w-full grow [color-scheme:light] sm:rounded-b-lg"
        />
      </div>
    </Dialog>
  )
}
