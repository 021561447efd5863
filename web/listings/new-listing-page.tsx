import { useEffect, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { ListingForm } from '../../contract/listing-drafts.ts'
import { currentUser } from '../account/session.ts'
import { call } from '../api.ts'
import { BackLink } from '../ui/back-link.tsx'
import { PageHeading, PageShell } from '../ui/page-shell.tsx'
import { Skeleton } from '../ui/states.tsx'
import { ListingEditor } from './listing-editor.tsx'
import { emptyForm, sameForm } from './listing-form.ts'
import { keepNewHome, readLocalDraft, readNewHome } from './local-draft.ts'

interface NewHome {
  homeId: string
  typed: ListingForm | undefined
}

/** /listings/new: writes down a home. What is typed survives a reload until it is saved. */
export function NewListingPage() {
  const [home, setHome] = useState<NewHome>()
  useEffect(() => {
    let here = true
    void findNewHome().then((found) => here && setHome(found))
    return () => {
      here = false
    }
  }, [])
  return (
    <PageShell title="Create Listing" newsletters>
      <BackLink to="/listings">Back to Listings</BackLink>
      <PageHeading title="Create Listing">
        <p>Only bedrooms and bathrooms are needed. What you type is kept here until you save it.</p>
      </PageHeading>
      {home ? (
        <ListingEditor
          {...home}
          version={null}
          saved={emptyForm}
          submitLabel="Create Listing"
          busyLabel="Creating..."
          doneWords="Listing created"
          cancelTo="/listings"
        />
      ) : (
        <Skeleton className="h-96 max-w-3xl" />
      )}
    </PageShell>
  )
}

/**
 * The new listing that was begun and not saved, in this browser or another one, or a fresh one. Of two
 * copies the later is taken.
 */
async function findNewHome(): Promise<NewHome> {
  const { uid } = currentUser()
  const drafts = await call('GET /api/listing-drafts', {}).catch(() => [])
  const begun = drafts.filter(({ version }) => version === null)
  const known = readNewHome(uid)
  const local = known === undefined ? undefined : readLocalDraft(uid, known)
  const kept = begun.find(({ id }) => id === known) ?? (local ? undefined : begun[0])
  const homeId = kept?.id ?? (local && known) ?? uuidv7()
  keepNewHome(uid, homeId)
  // Pictures need a place to belong to, also before the first letter is typed.
  if (!kept)
    await call('PUT /api/listing-drafts/:id', {
      params: { id: homeId },
      body: { form: local?.form ?? emptyForm, version: null },
    }).catch(() => undefined)
  const form = local && (!kept || local.at > Date.parse(kept.updatedAt)) ? local.form : kept?.form
  return { homeId, typed: form && !sameForm(form, emptyForm) ? form : undefined }
}
