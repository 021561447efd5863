import type { UseFormReturn } from 'react-hook-form'
import type { ListingFields } from '../../contract/listings.ts'
import { call } from '../api.ts'
import type { ListingForm } from './listing-form.ts'

/** Fills in city and state of a ZIP code where nothing is typed; what the agent wrote stays. */
export async function fillPlace(
  form: UseFormReturn<ListingForm, unknown, ListingFields>,
  zipcode: string,
): Promise<void> {
  if (!/^\d{5}$/.test(zipcode.slice(0, 5))) return
  const place = await call('GET /api/places/:zipcode', {
    params: { zipcode: zipcode.slice(0, 5) },
  }).catch(() => undefined)
  if (!place || !form.getValues('address.zipcode').startsWith(place.zipcode)) return
  for (const part of ['city', 'state'] as const)
    if (form.getValues(`address.${part}`).trim() === '')
      form.setValue(`address.${part}`, place[part], {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
}
