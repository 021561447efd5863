import { Link } from 'react-router'
import type { Answer } from '../api.ts'
import { LinkButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import emptyMailbox from '../ui/illustrations/empty-mailbox.svg'
import { EmptyState } from '../ui/states.tsx'
import type { MailEntry } from './data.ts'
import { fullDate, shortDate } from './dates.ts'

export interface MailListProps {
  list: Answer<'GET /api/mailbox'>
  openId: string | undefined
  search: string
  /** The address's own search, kept while mails are opened. */
  query: URLSearchParams
}

/** The mails of one page, and the way to the other pages. */
export function MailList({ list, openId, search, query }: MailListProps) {
  if (list.messages.length === 0)
    return search ? (
      <p className="py-6 text-quiet">No mail to “{search}”.</p>
    ) : (
      <EmptyState
        illustration={emptyMailbox}
        title="No mails yet"
        action={<LinkButton to="/send-newsletter">Send a newsletter</LinkButton>}
      >
        <p>Newsletters and messages from the contact form appear here.</p>
      </EmptyState>
    )
  return (
    <>
      <p className="figures mt-3 text-sm text-quiet" role="status">
        {list.total === 1 ? '1 mail' : `${list.total.toLocaleString('en-US')} mails`}
        {search && ` to “${search}”`}
      </p>
      <ul className="mt-2 border-t border-line">
        {list.messages.map((mail) => (
          <li key={mail.id} className="border-b border-line">
            <MailRow mail={mail} open={mail.id === openId} query={query} />
          </li>
        ))}
      </ul>
      {list.pageCount > 1 && <Pages {...list} query={query} />}
    </>
  )
}

function MailRow({
  mail,
  open,
  query,
}: {
  mail: MailEntry
  open: boolean
  query: URLSearchParams
}) {
  return (
    <Link
      to={{ pathname: `/mailbox/${mail.id}`, search: query.toString() }}
      aria-current={open ? 'page' : undefined}
      className={classNames(
        '-mx-3 block rounded-md px-3 py-3 -outline-offset-2',
        open ? 'bg-accent-soft' : 'hover:bg-sunk',
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">{mail.to}</span>
        <time
          dateTime={mail.date}
          title={fullDate(mail.date)}
          className="figures shrink-0 text-sm text-quiet"
        >
          {shortDate(mail.date)}
        </time>
      </span>
      <span className="block truncate text-quiet">{mail.subject || '(no subject)'}</span>
    </Link>
  )
}

function Pages({
  page,
  pageCount,
  query,
}: {
  page: number
  pageCount: number
  query: URLSearchParams
}) {
  const at = (number: number) => {
    const next = new URLSearchParams(query)
    if (number === 1) next.delete('page')
    else next.set('page', String(number))
    return { pathname: '/mailbox', search: next.toString() }
  }
  return (
    <nav aria-label="Pages of mails" className="mt-4 flex items-center justify-between gap-3">
      {page > 1 ? (
        <LinkButton to={at(page - 1)} variant="quiet" rel="prev">
          Newer
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="figures text-sm text-quiet">
        Page {page.toLocaleString('en-US')} of {pageCount.toLocaleString('en-US')}
      </span>
      {page < pageCount ? (
        <LinkButton to={at(page + 1)} variant="quiet" rel="next">
          Older
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  )
}
