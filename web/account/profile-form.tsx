import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  defaultAgentTitle,
  type Profile,
  type ProfileFields,
  profileFields,
} from '../../contract/accounts.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../ui/fields.tsx'
import { FormProblems } from '../ui/form-problems.tsx'
import { showServerProblems } from '../ui/server-problems.ts'
import { toast } from '../ui/toast.tsx'
import { useUpdateProfile } from './data.ts'
import { useUser } from './session.ts'
import { usStates } from './us-states.ts'

const names = [
  'name',
  'title',
  'phoneNumber',
  'brokerageName',
  'licenseNumber',
  'licenseState',
  'postalAddress',
] as const

const fieldsOf = (profile: Profile): ProfileFields => ({
  name: profile.name,
  title: profile.title,
  phoneNumber: profile.phoneNumber,
  brokerageName: profile.brokerageName,
  licenseNumber: profile.licenseNumber,
  licenseState: profile.licenseState,
  postalAddress: profile.postalAddress,
})

/** The profile's fields. What has been typed stays, whatever becomes of the save. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const user = useUser()
  const save = useUpdateProfile()
  const [message, setMessage] = useState<string>()
  const form = useForm<ProfileFields>({
    resolver: zodResolver(profileFields),
    defaultValues: { ...fieldsOf(profile), name: profile.name || user.displayName },
  })
  const { errors, isDirty } = form.formState
  useWarnBeforeLeaving(isDirty)

  const submit = form.handleSubmit(async (fields) => {
    setMessage(undefined)
    try {
      form.reset(fieldsOf(await save.mutateAsync(fields)))
      toast('Profile saved')
    } catch (reason) {
      const why = showServerProblems(reason, form.setError, names)
      setMessage(why && `Your profile was not saved. ${why}`)
    }
  })
  const field = (name: (typeof names)[number]) => ({
    id: `profile-${name}`,
    error: errors[name]?.message,
    ...form.register(name),
  })
  const problems = names.flatMap((name) => {
    const text = errors[name]?.message
    return text ? [{ fieldId: `profile-${name}`, message: text }] : []
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-10">
      <FormProblems message={message} problems={problems.length > 1 ? problems : []} />
      <Group legend="You">
        <TextField label="Name" autoComplete="name" required {...field('name')} />
        <TextField
          label="Title"
          optional
          hint={`Without one, your newsletters say ${defaultAgentTitle}.`}
          autoComplete="organization-title"
          {...field('title')}
        />
        <TextField
          label="Phone"
          optional
          type="tel"
          autoComplete="tel"
          className="sm:max-w-xs"
          {...field('phoneNumber')}
        />
      </Group>
      <Group legend="Your brokerage and licence">
        <TextField
          label="Brokerage name"
          optional
          autoComplete="organization"
          {...field('brokerageName')}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label="Licence number"
            optional
            autoComplete="off"
            {...field('licenseNumber')}
          />
          <SelectField label="Licence state" optional {...field('licenseState')}>
            <option value="">Choose a state</option>
            {usStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </Group>
      <Group legend="Where mail reaches you">
        <TextArea
          label="Postal address"
          rows={3}
          hint="The law (CAN-SPAM in the United States) asks for a valid postal address in every commercial e-mail. It stands in small print at the foot of your newsletters; a post-office box will do."
          autoComplete="street-address"
          {...field('postalAddress')}
        />
      </Group>
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
        <Button type="submit" busy={save.isPending} busyLabel="Saving...">
          Save profile
        </Button>
        {isDirty && !save.isPending && <p className="text-quiet">You have unsaved changes.</p>}
      </div>
    </form>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-5 font-display text-2xl font-[480] tracking-tight">{legend}</legend>
      {children}
    </fieldset>
  )
}

/** The browser asks before a tab with unsaved changes is closed or reloaded. */
function useWarnBeforeLeaving(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])
}
