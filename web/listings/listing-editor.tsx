import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ListingForm } from '../../contract/listing-drafts.ts'
import type { Listing, ListingFields } from '../../contract/listings.ts'
import { ApiError } from '../api.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { FormProblems } from '../ui/form-problems.tsx'
import { showServerProblems } from '../ui/server-problems.ts'
import { Notice } from '../ui/states.tsx'
import { toast } from '../ui/toast.tsx'
import { useSaveListing } from './data.ts'
import { fieldId, fieldLabels, formFields, sameForm } from './listing-form.ts'
import { ListingFormFields } from './listing-form-fields.tsx'
import { OddValues } from './odd-values.tsx'
import { useDraft } from './use-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { WhenNear } from './when-near.tsx'

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}))

const PicturesSection = lazy(async () => ({
  default: (await import('./pictures/pictures-section.tsx')).PicturesSection,
}))

// The schemas are half as much code as the page: they come with the first keystroke.
const loadSchema = () => import('./listing-schema.ts')
const checkFields: Resolver<ListingForm, unknown, ListingFields> = async (...form) =>
  (await loadSchema()).listingResolver(...form)

export interface ListingEditorProps {
  homeId: string
  /** The version the form was opened on; null for a new listing. */
  version: number | null
  /** What is saved; for a new listing, the empty form. */
  saved: ListingForm
  /** What was typed before and not saved. */
  typed: ListingForm | undefined
  submitLabel: string
  busyLabel: string
  doneWords: string
  cancelTo: string
  children?: ReactNode
}

/** The form of one home, new or known. What is typed is kept until it is saved. */
export function ListingEditor({ homeId, version, saved, typed, ...props }: ListingEditorProps) {
  const navigate = useNavigate()
  const formId = useId()
  const save = useSaveListing()
  const draft = useDraft(homeId, version)
  const [refusal, setRefusal] = useState<string>()
  const [current, setCurrent] = useState<Listing>()
  const [cleared, setCleared] = useState<ListingForm>()
  const [restored, setRestored] = useState(typed !== undefined)
  const form = useForm<ListingForm, unknown, ListingFields>({
    defaultValues: typed ?? saved,
    resolver: checkFields,
    // The summary above the form takes the focus and links to each field.
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const { keep } = draft
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keep(values)
          void loadSchema()
        },
      }),
    [form, keep],
  )
  useLeaveGuard({
    isUnsaved: () => !save.isSuccess && !sameForm(form.getValues(), saved),
    isKept: () => draft.state !== 'keeping' && draft.state !== 'offline',
  })

  const submit = async (fields: ListingFields, on: number | null) => {
    setRefusal(undefined)
    await draft.flush()
    try {
      const { id } = await save.mutateAsync({ id: homeId, version: on, fields })
      await draft.forget(false)
      toast(props.doneWords)
      navigate(`/listing/${id}`, { replace: true })
    } catch (reason) {
      if (reason instanceof ApiError && reason.code === 'conflict' && reason.current)
        setCurrent(reason.current as Listing)
      else setRefusal(showServerProblems(reason, form.setError, formFields))
    }
  }
  const onSubmit = form.handleSubmit(
    (fields) => submit(fields, version),
    () => setRefusal(undefined),
  )

  const startOver = () => {
    setCleared(form.getValues())
    setRestored(false)
    setRefusal(undefined)
    form.reset(saved)
    keep(saved)
  }
  const bringBack = () => {
    if (!cleared) return
    form.reset(cleared)
    keep(cleared)
    setCleared(undefined)
  }
  const problems = formFields.flatMap((field) => {
    const message = form.getFieldState(field).error?.message
    return message
      ? [{ fieldId: fieldId(field), message: `${fieldLabels[field]}: ${message}` }]
      : []
  })
  return (
    <div className="grid max-w-3xl gap-12">
      {(refusal || (submitCount > 0 && Object.keys(errors).length > 0)) && (
        <FormProblems key={submitCount} message={refusal} problems={problems} />
      )}
      {cleared ? (
        <Question
          words={version === null ? 'The form is empty again.' : 'The form is as it was saved.'}
          action="Bring my text back"
          onClick={bringBack}
        />
      ) : (
        restored && (
          <Question
            words="Here is what you had typed before."
            action="Start over"
            onClick={startOver}
          />
        )
      )}
      <form id={formId} onSubmit={onSubmit} noValidate className="grid gap-12">
        <ListingFormFields form={form} />
      </form>
      <WhenNear>
        <PicturesSection homeId={homeId} />
      </WhenNear>
      {props.children}
      <OddValues form={form} />
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-8">
        <Button type="submit" form={formId} busy={save.isPending} busyLabel={props.busyLabel}>
          {props.submitLabel}
        </Button>
        <LinkButton to={props.cancelTo} variant="quiet">
          Cancel
        </LinkButton>
        <p role="status" className="text-sm text-quiet">
          {draftWords[draft.state]}
        </p>
      </div>
      {current && (
        <Suspense>
          <ConflictDialog
            saved={saved}
            mine={form.getValues()}
            current={current}
            onClose={() => setCurrent(undefined)}
            onResolve={(merged) => {
              setCurrent(undefined)
              form.reset(merged)
              keep(merged)
              void form.handleSubmit((fields) => submit(fields, current.version))()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const draftWords = {
  untouched: '',
  keeping: 'Keeping what you type…',
  kept: 'What you type is kept.',
  offline: 'Kept in this browser. It is sent once Doorpost can be reached.',
}

function Question(props: { words: string; action: string; onClick: () => void }) {
  return (
    <Notice>
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        {props.words}
        <Button variant="quiet" className="-ml-5 sm:-my-1 sm:ml-0" onClick={props.onClick}>
          {props.action}
        </Button>
      </span>
    </Notice>
  )
}
