import { useEffect, useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Profile } from '../../contract/accounts.ts'
import type { Listing } from '../../contract/listings.ts'
import type { NewsletterContent } from '../../contract/newsletters.ts'
import { LegalFooter } from '../../emails/legal-footer.tsx'
import { NewsletterBody, type NewsletterProps } from '../../emails/newsletter.tsx'
import { useUser } from '../account/session.ts'
import { ActionBar } from '../ui/action-bar.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/states.tsx'
import { useClientCount } from './data.ts'
import { clientWords, missingHighlights } from './rules.ts'
import { NotKept, useSendNewsletter } from './send-newsletter.ts'

/** How long the success is shown before the page changes, in ms (specification, section 9). */
const successShown = 1500

/** The mail itself, what is still missing in it, and the bar with the button that sends it. */
export function Preview({
  content,
  listings,
  profile,
  idempotencyKey,
  backState,
}: {
  content: NewsletterContent
  listings: Listing[]
  profile: Profile
  idempotencyKey: string
  backState: unknown
}) {
  const user = useUser()
  const navigate = useNavigate()
  const send = useSendNewsletter()
  // One key per preview, also where the history does not carry one.
  const key = useMemo(() => idempotencyKey || crypto.randomUUID(), [idempotencyKey])
  const date = useMemo(() => new Date(), [])
  const name = profile.name || user.displayName
  const newsletter: NewsletterProps = {
    content,
    listings,
    agent: {
      ...profile,
      name,
      email: profile.email || user.email,
      pictureUrl: profile.profilePictureUrl ?? user.photo,
    },
    missing: 'preview',
    origin: location.origin,
    date,
  }

  useEffect(() => {
    if (!send.isSuccess) return
    const timer = setTimeout(() => navigate('/newsletters'), successShown)
    return () => clearTimeout(timer)
  }, [send.isSuccess, navigate])

  return (
    <>
      <WhatIsMissing content={content} profile={profile} />
      <div className="mx-auto w-full max-w-[802px] overflow-hidden rounded-sm border border-line [color-scheme:light]">
        <NewsletterBody {...newsletter} />
        <LegalFooter sender={{ ...profile, name }} unsubscribeUrl={null} />
      </div>
      <ActionBar notice={<Outcome send={send} />} status={<Recipients />}>
        <LinkButton to="/send-newsletter" state={backState} variant="secondary">
          Edit Selections
        </LinkButton>
        <Button
          busy={send.isPending}
          busyLabel="Sending..."
          disabled={send.isSuccess}
          onClick={() =>
            send.mutate({ newsletter: { ...newsletter, missing: 'send' }, idempotencyKey: key })
          }
        >
          Send Newsletter
        </Button>
      </ActionBar>
    </>
  )
}

function Outcome({ send }: { send: ReturnType<typeof useSendNewsletter> }) {
  if (send.isSuccess) return <Notice tone="success">Newsletter sent successfully!</Notice>
  if (!send.isError) return null
  if (send.error instanceof NotKept)
    return (
      <Notice tone="danger">
        The newsletter is on its way to your clients, but it could not be saved under Past
        Newsletters. Send again to save it; nobody gets it twice. ({send.error.message})
      </Notice>
    )
  return (
    <Notice tone="danger">
      Failed to send newsletter: {send.error.message || 'Unknown error'}
    </Notice>
  )
}

function Recipients() {
  const { data } = useClientCount()
  if (!data) return <>Goes to all your subscribed clients</>
  return data.subscribed === 0 ? (
    <>You have no subscribed clients yet</>
  ) : (
    <>Goes to {clientWords(data.subscribed)}</>
  )
}

function WhatIsMissing({ content, profile }: { content: NewsletterContent; profile: Profile }) {
  const highlights = missingHighlights(content)
  if (highlights === 0 && profile.postalAddress) return null
  return (
    <Notice className="mx-auto mb-6 grid w-full max-w-[802px] gap-2">
      {highlights > 0 && (
        <p>
          {highlights === 1 ? 'One area highlight is' : `${highlights} area highlights are`}{' '}
          missing. Your clients will read a general sentence there, unless you{' '}
          <Link to="/area-notes" className="text-link">
            write area notes
          </Link>{' '}
          and make the preview again.
        </p>
      )}
      {!profile.postalAddress && (
        <p>
          The law asks for your postal address in every newsletter.{' '}
          <Link to="/profile" className="text-link">
            Add it to your profile
          </Link>
        </p>
      )}
    </Notice>
  )
}
