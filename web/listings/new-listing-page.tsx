import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ListingFields } from '../../contract/listings.ts'
import { useUser } from '../account/session.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { FormProblems } from '../ui/form-problems.tsx'
import { PageHeading, PageShell } from '../ui/page-shell.tsx'
import { showServerProblems } from '../ui/server-problems.ts'
import { Notice } from '../ui/states.tsx'
import { toast } from '../ui/toast.tsx'
import { useCreateListing } from './data.ts'
import { forgetDraft, keepDraft, keyFor, readDraft } from './draft.ts'
import {
  emptyForm,
  fieldId,
  fieldLabels,
  formFields,
  type ListingForm,
  listingForm,
} from './listing-form.ts'
import { ListingFormFields } from './listing-form-fields.tsx'

/** /listings/new: writes down a home. What is typed survives a reload until it is saved. */
export function NewListingPage() {
  const { uid } = useUser()
  const navigate = useNavigate()
  const create = useCreateListing()
  const [draft] = useState(() => readDraft(uid))
  const [refusal, setRefusal] = useState<string>()
  const [cleared, setCleared] = useState<ListingForm>()
  const form = useForm<ListingForm, unknown, ListingFields>({
    defaultValues: draft?.form ?? emptyForm,
    resolver: zodResolver(listingForm),
    // The summary above the form takes the focus and links to each field.
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(uid, values),
      }),
    [form, uid],
  )

  const save = form.handleSubmit(
    async (fields) => {
      setRefusal(undefined)
      try {
        const idempotencyKey = keyFor(uid, form.getValues(), fields)
        const { id } = await create.mutateAsync({ fields, idempotencyKey })
        forgetDraft(uid)
        toast('Listing created')
        navigate(`/listing/${id}`, { replace: true })
      } catch (reason) {
        setRefusal(showServerProblems(reason, form.setError, formFields))
      }
    },
    () => setRefusal(undefined),
  )

  const startOver = () => {
    setCleared(form.getValues())
    setRefusal(undefined)
    form.reset(emptyForm)
    forgetDraft(uid)
  }
  const bringBack = () => {
    if (!cleared) return
    form.reset(cleared)
    keepDraft(uid, cleared)
    setCleared(undefined)
  }

  const problems = formFields.flatMap((field) => {
    const message = form.getFieldState(field).error?.message
    return message
      ? [{ fieldId: fieldId(field), message: `${fieldLabels[field]}: ${message}` }]
      : []
  })
  return (
    <PageShell title="Create Listing" newsletters>
      <BackLink to="/listings">Back to Listings</BackLink>
      <PageHeading title="Create Listing">
        <p>Only bedrooms and bathrooms are needed. What you type is kept here until you save it.</p>
      </PageHeading>
      <form onSubmit={save} noValidate className="grid max-w-3xl gap-12">
        {(refusal || (submitCount > 0 && Object.keys(errors).length > 0)) && (
          <FormProblems key={submitCount} message={refusal} problems={problems} />
        )}
        {cleared ? (
          <Notice>
            <span className="flex flex-wrap items-center justify-between gap-x-4">
              The form is empty again.
              <Button variant="quiet" className="-ml-5 sm:-my-1 sm:ml-0" onClick={bringBack}>
                Bring my text back
              </Button>
            </span>
          </Notice>
        ) : (
          draft && (
            <Notice>
              <span className="flex flex-wrap items-center justify-between gap-x-4">
                Here is what you had typed before.
                <Button variant="quiet" className="-ml-5 sm:-my-1 sm:ml-0" onClick={startOver}>
                  Start over
                </Button>
              </span>
            </Notice>
          )
        )}
        <ListingFormFields form={form} />
        <div className="flex flex-wrap gap-3 border-t border-line pt-8">
          <Button type="submit" busy={create.isPending} busyLabel="Creating...">
            Create Listing
          </Button>
          <LinkButton to="/listings" variant="quiet">
            Cancel
          </LinkButton>
        </div>
      </form>
    </PageShell>
  )
}
