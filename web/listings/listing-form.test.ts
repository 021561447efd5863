import { describe, expect, it } from 'vitest'
import { emptyForm, type ListingForm } from './listing-form.ts'
import { listingForm } from './listing-schema.ts'

const typed = (parts: Partial<ListingForm>) =>
  listingForm.safeParse({ ...emptyForm, bedroomCount: '3', bathroomCount: '2.5', ...parts })

const problems = (parts: Partial<ListingForm>) =>
  Object.fromEntries(
    (typed(parts).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )

describe('a listing as it is typed', () => {
  it('needs only bedrooms and bathrooms; the rest is empty or none', () => {
    expect(typed({}).data).toEqual({
      title: '',
      description: '',
      sellPrice: null,
      bedroomCount: 3,
      bathroomCount: 2.5,
      sqft: null,
      garageCount: 0,
      fireplaceCount: 0,
      yearBuilt: null,
      lotSqft: null,
      propertyType: null,
      status: 'Active',
      amenities: [],
      address: null,
    })
    expect(problems({ bedroomCount: '', bathroomCount: ' ' })).toEqual({
      bedroomCount: 'Please enter a number.',
      bathroomCount: 'Please enter a number.',
    })
  })

  it('takes a price the way people write it', () => {
    expect(typed({ sellPrice: '$1,250,000' }).data?.sellPrice).toBe(1_250_000)
    expect(problems({ sellPrice: 'a lot' })).toHaveProperty('sellPrice')
  })

  it('has no address when the whole group is empty', () => {
    const address = { addressLine1: ' ', city: '', state: '', zipcode: '' }
    expect(typed({ address }).data?.address).toBeNull()
  })

  it('names each missing part of an address that is begun', () => {
    const address = { addressLine1: '', city: 'Seattle', state: '', zipcode: '9810' }
    expect(Object.keys(problems({ address }))).toEqual([
      'address.addressLine1',
      'address.state',
      'address.zipcode',
    ])
  })

  it('takes the state in small letters', () => {
    const address = {
      addressLine1: '12 Elm Street',
      city: 'Seattle',
      state: 'wa',
      zipcode: '98103',
    }
    expect(typed({ address }).data?.address?.state).toBe('WA')
  })
})
