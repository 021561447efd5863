import { lazy, Suspense, useMemo, useState } from 'react'
import type { NewsletterRecord } from '../../contract/newsletters.ts'
import { BackLink } from '../ui/back-link.tsx'
import { LinkButton } from '../ui/button.tsx'
import { ChevronRight, Mail } from '../ui/icons.tsx'
import noNewsletters from '../ui/illustrations/no-newsletters.svg'
import { PageHeading, PageShell } from '../ui/page-shell.tsx'
import { Picture } from '../ui/picture.tsx'
import { EmptyState, ErrorState, LoadingNote, Skeleton } from '../ui/states.tsx'
import { usePastNewsletters } from './data.ts'
import { longDate } from './rules.ts'
import { firstPictureOf, titleOf } from './stored-html.ts'

const fetchDialog = () => import('./past-newsletter-dialog.tsx')
const PastNewsletterDialog = lazy(async () => ({
  default: (await fetchDialog()).PastNewsletterDialog,
}))

/** /past-newsletters: what was sent, newest first, to be read again. */
export function PastNewslettersPage() {
  const { data: records, isError, refetch, isFetching } = usePastNewsletters()
  return (
    <PageShell title="Past Newsletters" newsletters>
      <BackLink to="/newsletters">Back to Newsletters</BackLink>
      <PageHeading title="Past Newsletters" />
      {isError && !records ? (
        <ErrorState
          message="Failed to load past newsletters. Please try again."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !records ? (
        <>
          <LoadingNote className="mb-6">Loading past newsletters...</LoadingNote>
          <div className="grid max-w-3xl gap-4">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        </>
      ) : records.length === 0 ? (
        <EmptyState
          illustration={noNewsletters}
          title="You haven't sent any newsletters yet."
          action={<LinkButton to="/send-newsletter">Create Your First Newsletter</LinkButton>}
        />
      ) : (
        <Records records={records} />
      )}
    </PageShell>
  )
}

function Records({ records }: { records: NewsletterRecord[] }) {
  const [openId, setOpenId] = useState<string>()
  const titled = useMemo(
    () =>
      records.map((record) => ({
        record,
        title: titleOf(record.html),
        picture: firstPictureOf(record.html),
      })),
    [records],
  )
  const open = titled.find(({ record }) => record.id === openId)
  return (
    <>
      <ul className="max-w-3xl border-t border-line">
        {titled.map(({ record, title, picture }) => (
          <li key={record.id} className="border-b border-line">
            <button
              type="button"
              aria-haspopup="dialog"
              onPointerEnter={() => void fetchDialog()}
              onClick={() => setOpenId(record.id)}
              className="group flex w-full items-center gap-5 py-4 text-left sm:gap-7"
            >
              {picture ? (
                <Picture src={picture} alt="" className={frame} />
              ) : (
                <span className={`grid place-items-center bg-sunk text-ornament-ink ${frame}`}>
                  <Mail className="size-7" />
                </span>
              )}
              <span className="grid min-w-0 grow gap-1">
                <span className="font-display text-xl leading-snug sm:text-2xl [overflow-wrap:anywhere] group-hover:text-accent">
                  {title}
                </span>
                <span className="text-quiet">{longDate(record.dateAdded)}</span>
              </span>
              <ChevronRight className="size-6 text-quiet transition-transform duration-[var(--quick)] group-hover:translate-x-1" />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <PastNewsletterDialog
            record={open.record}
            title={open.title}
            onClose={() => setOpenId(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const frame = 'aspect-[3/2] w-24 shrink-0 rounded-sm sm:w-36'
