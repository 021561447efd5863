import { z } from 'zod'
import { route } from './route.ts'

/** A ZIP code's city, state and middle. */
export const place = z
  .object({
    zipcode: z.string(),
    city: z.string(),
    /** Two letters. */
    state: z.string(),
    /** Degrees, WGS 84. */
    lat: z.number(),
    lng: z.number(),
  })
  .meta({ id: 'Place' })
export type Place = z.infer<typeof place>

export const places = {
  get: route({
    method: 'GET',
    path: '/api/places/:zipcode',
    access: 'signed in',
    summary: 'Where a ZIP code is (data: GeoNames, CC BY 4.0)',
    params: z.object({
      zipcode: z.string().regex(/^\d{5}$/, 'Please enter a five-digit ZIP code.'),
    }),
    response: place,
  }),
}
