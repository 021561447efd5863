import type { ListingForm } from '../../contract/listing-drafts.ts'
import type { Listing } from '../../contract/listings.ts'
import { numberOrNull } from '../ui/fields.tsx'

/** The form holds what is typed, letter for letter; only saving makes numbers of it. */
export type { ListingForm }

export const emptyForm: ListingForm = {
  title: '',
  description: '',
  sellPrice: '',
  bedroomCount: '',
  bathroomCount: '',
  sqft: '',
  lotSqft: '',
  garageCount: '',
  fireplaceCount: '',
  yearBuilt: '',
  propertyType: '',
  status: 'Active',
  amenities: [],
  address: { addressLine1: '', city: '', state: '', zipcode: '' },
}

/** Every field by its dotted path, in the order of the page, and what it is called there. */
export const fieldLabels = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  propertyType: 'Kind of property',
  bedroomCount: 'Bedrooms',
  bathroomCount: 'Bathrooms',
  sqft: 'Area',
  lotSqft: 'Lot',
  garageCount: 'Garage',
  fireplaceCount: 'Fireplaces',
  yearBuilt: 'Year built',
  amenities: 'Amenities',
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
export function fieldsOf(form: ListingForm) {
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
    lotSqft: numberOrNull(form.lotSqft),
    propertyType: form.propertyType === '' ? null : form.propertyType,
    status: form.status,
    amenities: form.amenities,
    address: noAddress ? null : { addressLine1, city, state: state.trim().toUpperCase(), zipcode },
  }
}

/** A listing as its form shows it. */
export function formOf(home: Listing): ListingForm {
  const text = (value: number | null) => (value === null ? '' : value.toLocaleString('en-US'))
  return {
    title: home.title,
    description: home.description,
    sellPrice: text(home.sellPrice),
    bedroomCount: text(home.bedroomCount),
    bathroomCount: text(home.bathroomCount),
    sqft: text(home.sqft),
    lotSqft: text(home.lotSqft),
    garageCount: text(home.garageCount),
    fireplaceCount: text(home.fireplaceCount),
    yearBuilt: home.yearBuilt === null ? '' : String(home.yearBuilt),
    propertyType: home.propertyType ?? '',
    status: home.status,
    amenities: home.amenities,
    address: home.address ?? emptyForm.address,
  }
}

/** Whether two forms say the same. */
export function sameForm(one: ListingForm, other: ListingForm): boolean {
  return JSON.stringify({ ...emptyForm, ...one }) === JSON.stringify({ ...emptyForm, ...other })
}
