import { z } from 'zod'
import { listingFields } from '../../contract/listings.ts'
import { numberOrNull } from '../ui/fields.tsx'

/** The form holds what is typed, letter for letter; only saving makes numbers of it. */
export interface ListingForm {
  title: string
  description: string
  sellPrice: string
  bedroomCount: string
  bathroomCount: string
  sqft: string
  garageCount: string
  fireplaceCount: string
  yearBuilt: string
  address: { addressLine1: string; city: string; state: string; zipcode: string }
}

export const emptyForm: ListingForm = {
  title: '',
  description: '',
  sellPrice: '',
  bedroomCount: '',
  bathroomCount: '',
  sqft: '',
  garageCount: '',
  fireplaceCount: '',
  yearBuilt: '',
  address: { addressLine1: '', city: '', state: '', zipcode: '' },
}

/** Every field by its dotted path, in the order of the page, and what it is called there. */
export const fieldLabels = {
  title: 'Title',
  description: 'Description',
  bedroomCount: 'Bedrooms',
  bathroomCount: 'Bathrooms',
  sqft: 'Area',
  garageCount: 'Garage',
  fireplaceCount: 'Fireplaces',
  yearBuilt: 'Year built',
  sellPrice: 'Asking price',
  'address.addressLine1': 'Street address',
  'address.city': 'City',
  'address.state': 'State',
  'address.zipcode': 'ZIP code',
} as const
export type FormField = keyof typeof fieldLabels
export const formFields = Object.keys(fieldLabels) as FormField[]

export const fieldId = (field: FormField) => `listing-${field.replace('.', '-')}`

/**
 * The contract's fields out of what was typed. Nothing in the address group means no address; no
 * garage or fireplace typed means none.
 */
function fieldsOf(form: ListingForm) {
  const { addressLine1, city, state, zipcode } = form.address
  const noAddress = [addressLine1, city, state, zipcode].every((part) => part.trim() === '')
  return {
    title: form.title,
    description: form.description,
    sellPrice: numberOrNull(form.sellPrice),
    bedroomCount: numberOrNull(form.bedroomCount),
    bathroomCount: numberOrNull(form.bathroomCount),
    sqft: numberOrNull(form.sqft),
    garageCount: numberOrNull(form.garageCount) ?? 0,
    fireplaceCount: numberOrNull(form.fireplaceCount) ?? 0,
    yearBuilt: numberOrNull(form.yearBuilt),
    address: noAddress ? null : { addressLine1, city, state: state.trim().toUpperCase(), zipcode },
  }
}

/** Checks the form by the contract's rules and gives the fields to be saved. */
export const listingForm = z
  .custom<ListingForm>()
  .transform(fieldsOf as (form: ListingForm) => z.input<typeof listingFields>)
  .pipe(listingFields)
