import { Link, useParams, useSearchParams } from 'react-router'
import { ApiError } from '../api.ts'
import { classNames } from '../ui/class-names.ts'
import { ArrowLeft } from '../ui/icons.tsx'
import { Logo } from '../ui/logo.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { useMails } from './data.ts'
import { MailList } from './mail-list.tsx'
import { MailView } from './mail-view.tsx'
import { SearchField } from './search-field.tsx'

/** /mailbox and /mailbox/:id: the mails of the demo, in place of real inboxes. */
export function MailboxPage() {
  const { id } = useParams()
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const search = query.get('search') ?? ''
  const mails = useMails(page, search)
  useDocumentTitle('Mailbox')

  const closed = mails.error instanceof ApiError && mails.error.code === 'not_found'
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="page-column flex min-h-16 items-center justify-between gap-4">
          <Link to="/" aria-label="Doorpost" className="inline-flex min-h-11 items-center">
            <Logo />
          </Link>
          <Link
            to="/dashboard"
            className="inline-flex min-h-11 items-center px-3 font-semibold text-quiet hover:text-ink"
          >
            Dashboard
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-column grow pb-10 pt-6 sm:pt-10">
        <div className={classNames(id && 'max-lg:sr-only')}>
          <h1 tabIndex={-1} className="text-4xl">
            Mailbox
          </h1>
          <p className="mt-1 text-quiet">
            Every mail of this demo ends here. None of them has left this machine.
          </p>
        </div>
        {closed ? (
          <EmptyState title="There is no mailbox here">
            <p>Mails of this installation go to real inboxes.</p>
          </EmptyState>
        ) : (
          <div className="mt-6 grid gap-x-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <section aria-label="Mails" className={classNames('min-w-0', id && 'max-lg:hidden')}>
              <SearchField
                value={search}
                onSearch={(next) => setQuery(next ? { search: next } : {}, { replace: true })}
              />
              {mails.data ? (
                <MailList list={mails.data} openId={id} search={search} query={query} />
              ) : mails.isError ? (
                <ErrorState
                  message="The mailbox could not be opened."
                  advice="Please check that Doorpost is still running."
                  onRetry={() => void mails.refetch()}
                  retrying={mails.isFetching}
                />
              ) : (
                <p role="status" className="py-6 text-quiet">
                  Loading mails...
                </p>
              )}
            </section>
            <section
              aria-label="Opened mail"
              className={classNames(
                'min-w-0 self-start lg:sticky lg:top-6',
                !id && 'max-lg:hidden',
              )}
            >
              {id ? (
                <>
                  <Link
                    to={{ pathname: '/mailbox', search: query.toString() }}
                    className="text-link mb-3 inline-flex min-h-11 items-center gap-2 lg:hidden"
                  >
                    <ArrowLeft />
                    All mails
                  </Link>
                  <MailView key={id} id={id} />
                </>
              ) : (
                <p className="grid min-h-[60vh] place-items-center border-l border-line text-quiet">
                  Choose a mail to read it.
                </p>
              )}
            </section>
          </div>
        )}
      </main>
    </>
  )
}
