import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { type OpenedMail, useMail } from './data.ts'
import { fullDate } from './dates.ts'

/** An opened mail: who, when, and what it says. */
export function MailView({ id }: { id: string }) {
  const { data: mail, error, refetch, isFetching } = useMail(id)
  if (mail) return <Mail mail={mail} />
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <ErrorState
        message="This mail is not here."
        advice="It may have been removed from the outbox folder."
      />
    )
  if (error)
    return (
      <ErrorState
        message="This mail could not be opened."
        advice="Please check that Doorpost is still running."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <div className="grid gap-4">
      <p role="status" className="text-quiet">
        Loading the mail...
      </p>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-[60vh]" />
    </div>
  )
}

/** Makes the mail's links open in tabs of their own; in the frame they would find nothing. */
function inNewTabs(html: string): string {
  const base = '<base target="_blank">'
  const head = /<head[^>]*>/i
  return head.test(html) ? html.replace(head, (tag) => tag + base) : base + html
}

function Mail({ mail }: { mail: OpenedMail }) {
  const [plain, setPlain] = useState(mail.html === null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const rows = [
    ['From', mail.from],
    ['To', mail.to],
    ...(mail.replyTo ? [['Reply to', mail.replyTo]] : []),
    ['Date', fullDate(mail.date)],
  ] as [string, string][]

  return (
    <article className="lg:border-l lg:border-line lg:pl-8">
      <h2 ref={heading} tabIndex={-1} className="text-2xl focus-visible:outline-none sm:text-3xl">
        {mail.subject || '(no subject)'}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {mail.html !== null && (
          <Button
            variant="secondary"
            aria-pressed={plain}
            onClick={() => setPlain(!plain)}
            className="text-sm"
          >
            Plain text
          </Button>
        )}
        <details className="text-sm open:basis-full open:pb-2">
          <summary className="inline-flex min-h-11 items-center px-3 font-semibold text-quiet hover:text-ink">
            All headers
          </summary>
          <pre className="overflow-auto rounded-md bg-sunk p-4 text-xs leading-relaxed">
            {mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}
          </pre>
        </details>
      </div>
      {plain || mail.html === null ? (
        <pre className="mt-2 whitespace-pre-wrap break-words rounded-md border border-line bg-raised p-5 font-text text-base sm:p-8">
          {mail.text || '(This mail has no text.)'}
        </pre>
      ) : (
        <iframe
          title={`Mail: ${mail.subject}`}
          // No scripts, no forms, no cookies of ours: a mail is a stranger's page. Links may open tabs.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={inNewTabs(mail.html)}
          className="mt-2 h-[max(32rem,calc(100dvh-14rem))] w-full rounded-md border border-line bg-raised"
        />
      )}
    </article>
  )
}
