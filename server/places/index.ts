import { places as contract } from '../../contract/places.ts'
import { AppError } from '../errors.ts'
import type { Feature } from '../platform.ts'
import { findPlace } from './find-place.ts'

export { findPlace }

/** Where places are, without asking the network. */
export const places: Feature = {
  routes(http) {
    http.on(contract.get, async ({ params }) => {
      const place = findPlace(params.zipcode)
      if (!place) throw new AppError('not_found', 'We do not know this ZIP code.')
      return place
    })
  },
}
