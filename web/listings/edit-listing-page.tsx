import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ListingDraft } from '../../contract/listing-drafts.ts'
import type { Listing } from '../../contract/listings.ts'
import { listingTitle } from '../../contract/words.ts'
import { useUser } from '../account/session.ts'
import { call } from '../api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { PageHeading, PageShell } from '../ui/page-shell.tsx'
import { ErrorState, LoadingNote, Skeleton } from '../ui/states.tsx'
import { ListingEditor } from './listing-editor.tsx'
import { formOf, sameForm } from './listing-form.ts'
import { readLocalDraft } from './local-draft.ts'
import { PriceHistory } from './price-history.tsx'

/** /listings/:id/edit: changes a home. */
export function EditListingPage() {
  const { id = '' } = useParams()
  const { uid } = useUser()
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['listing to edit', id],
    // What the form was opened on stays under it; a later version is told of at saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [home, { draft }] = await Promise.all([
        call('GET /api/listings/:id', { params: { id }, signal }),
        call('GET /api/listing-drafts/:id', { params: { id }, signal }),
      ])
      return { home, draft }
    },
  })
  const back = `/listing/${id}`
  return (
    <PageShell title="Edit listing" newsletters>
      <BackLink to={back}>Back to the listing</BackLink>
      <PageHeading title="Edit listing">
        {data && <p className="[overflow-wrap:anywhere]">{listingTitle(data.home)}</p>}
      </PageHeading>
      {data ? (
        <Editor home={data.home} typed={typedBefore(uid, data)} back={back} />
      ) : isError ? (
        <ErrorState
          message="Failed to load listing details. Please try again later."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          <LoadingNote className="mb-6">Loading listing details...</LoadingNote>
          <Skeleton className="h-96 max-w-3xl" />
        </>
      )}
    </PageShell>
  )
}

/** What was typed and not saved, and the version it was typed on. */
type Typed = Pick<ListingDraft, 'form' | 'version'>

function Editor({ home, typed, back }: { home: Listing; typed: Typed | undefined; back: string }) {
  return (
    <ListingEditor
      homeId={home.id}
      version={typed?.version ?? home.version}
      saved={formOf(home)}
      typed={typed?.form}
      submitLabel="Save"
      busyLabel="Saving..."
      doneWords="Listing saved"
      cancelTo={back}
    >
      {home.changes && home.changes.length > 1 && <PriceHistory changes={home.changes} />}
    </ListingEditor>
  )
}

/** The later of the draft in this browser and the one on the server, when it differs from what is saved. */
function typedBefore(
  uid: string,
  { home, draft }: { home: Listing; draft: ListingDraft | null },
): Typed | undefined {
  const local = readLocalDraft(uid, home.id)
  const later = local && (!draft || local.at > Date.parse(draft.updatedAt)) ? local : draft
  return later && !sameForm(later.form, formOf(home)) ? later : undefined
}
