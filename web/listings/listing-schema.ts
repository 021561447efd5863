import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { listingFields } from '../../contract/listings.ts'
import { fieldsOf, type ListingForm } from './listing-form.ts'

/** Checks the form by the contract's rules and gives the fields to be saved. */
export const listingForm = z
  .custom<ListingForm>()
  .transform((form) => fieldsOf(form) as z.input<typeof listingFields>)
  .pipe(listingFields)

export const listingResolver = zodResolver(listingForm)
