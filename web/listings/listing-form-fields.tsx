import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import type { ListingFields } from '../../contract/listings.ts'
import { offeredStatuses, propertyTypes } from '../../contract/words.ts'
import { NumberField, SelectField, TextArea, TextField } from '../ui/fields.tsx'
import { AmenitiesField } from './amenities-field.tsx'
import { fillPlace } from './fill-place.ts'
import { type FormField, fieldId, fieldLabels, type ListingForm } from './listing-form.ts'

/** The fields of a listing, in the groups an agent thinks in. */
export function ListingFormFields({
  form,
}: {
  form: UseFormReturn<ListingForm, unknown, ListingFields>
}) {
  const { errors } = form.formState
  const status = form.getValues('status')
  // An imported listing may have a status that is not on offer.
  const statuses = [...new Set<string>([...offeredStatuses, status])]
  const field = (name: FormField) => ({
    id: fieldId(name),
    label: fieldLabels[name],
    error: errors && form.getFieldState(name).error?.message,
    ...form.register(name),
  })
  return (
    <>
      <Group legend="The home">
        <TextField
          hint="Without one it is called by its size and city, like 3BR Home in Seattle."
          optional
          {...field('title')}
        />
        <TextArea optional rows={7} {...field('description')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField {...field('status')}>
            {statuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </SelectField>
          <SelectField optional {...field('propertyType')}>
            <option value="">Not said</option>
            {propertyTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </SelectField>
        </div>
      </Group>
      <Group
        legend="Rooms and size"
        hint="Half a bathroom counts as 0.5."
        className="grid-cols-2 sm:grid-cols-3"
      >
        <NumberField inputMode="numeric" {...field('bedroomCount')} />
        <NumberField {...field('bathroomCount')} />
        <NumberField suffix="sq ft" inputMode="numeric" optional {...field('sqft')} />
        <NumberField suffix="cars" inputMode="numeric" optional {...field('garageCount')} />
        <NumberField inputMode="numeric" optional {...field('fireplaceCount')} />
        <NumberField inputMode="numeric" optional {...field('yearBuilt')} />
        <NumberField suffix="sq ft" inputMode="numeric" optional {...field('lotSqft')} />
      </Group>
      <Group legend="Amenities">
        <Controller
          control={form.control}
          name="amenities"
          render={({ field: { value, onChange } }) => (
            <AmenitiesField
              id={fieldId('amenities')}
              value={value}
              onChange={onChange}
              error={errors && form.getFieldState('amenities').error?.message}
            />
          )}
        />
      </Group>
      <Group legend="Price">
        <NumberField
          hint="Without one it says Contact for Price."
          prefix="$"
          inputMode="numeric"
          optional
          className="max-w-xs"
          {...field('sellPrice')}
        />
      </Group>
      <Group
        legend="Address"
        hint="Leave all of it empty if the address is not to be shown."
        className="grid-cols-6"
      >
        <TextField autoComplete="off" className="col-span-6" {...field('address.addressLine1')} />
        <TextField
          autoComplete="off"
          className="col-span-6 sm:col-span-3"
          {...field('address.city')}
        />
        <TextField
          className="col-span-2 sm:col-span-1"
          placeholder="WA"
          maxLength={2}
          autoCapitalize="characters"
          autoComplete="off"
          {...field('address.state')}
        />
        <TextField
          inputMode="numeric"
          autoComplete="off"
          className="col-span-4 sm:col-span-2"
          {...field('address.zipcode')}
          {...form.register('address.zipcode', {
            onChange: (event) => void fillPlace(form, event.target.value),
          })}
        />
      </Group>
    </>
  )
}

function Group({
  legend,
  hint,
  className = '',
  children,
}: {
  legend: string
  hint?: string
  className?: string
  children: ReactNode
}) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6">
      {/* Floated, since a legend otherwise sits on the line. */}
      <legend className="float-left mb-1 w-full font-display text-2xl">{legend}</legend>
      {hint && <p className="clear-both text-quiet">{hint}</p>}
      <div className={`clear-both grid items-start gap-5 pt-4 ${className}`}>{children}</div>
    </fieldset>
  )
}
