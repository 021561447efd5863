import type { Listing } from '../contract/listings.ts'
import type { Highlights } from '../contract/newsletters.ts'
import type { NewsletterAgent, NewsletterProps } from './newsletter.tsx'

/** A newsletter as agents really write them, for tests about its size and its words. */

export const agent: NewsletterAgent = {
  name: 'Avery Stone',
  title: '',
  email: 'avery@demo.example',
  phoneNumber: '(206) 555-0142',
  pictureUrl: null,
  brokerageName: 'Stone & Harbor Realty',
}

export const aboutTheArea: Highlights = {
  neighborhoodSafety:
    'The 2025 block report counts three burglaries around Phinney Ridge, half the rate of the city.',
  proximityToAmenities:
    'The Greenwood library and Woodland Park Zoo are ten minutes on foot; the farmers\u2019 market is on Fridays.',
  schoolDistrictQuality:
    'Seattle Public Schools; Greenwood Elementary and Ballard High are the attendance-area schools.',
  transportation: 'RapidRide E stops on Aurora Avenue; downtown takes about 25 minutes.',
  communityVibe:
    'The car show fills Greenwood Avenue in June, and the art walk is on second Fridays.',
}

/** A home with five pictures; the first one of a newsletter has a film. */
export function realisticHome(at: number): Listing {
  const file = (kind: number) => `/files/${String(at * 10 + kind).padStart(64, 'a')}`
  return {
    id: `0193d8a4-7c1e-7b90-9f10-${String(at).padStart(12, '0')}`,
    title: 'Sunlit craftsman with a walled garden',
    description: '',
    imageUrls: [1, 2, 3, 4, 5].map((kind) => `${file(kind)}.jpg`),
    sellPrice: 1_250_000,
    bedroomCount: 3,
    bathroomCount: 2.5,
    sqft: 2340,
    garageCount: 1,
    fireplaceCount: 1,
    yearBuilt: 1926,
    lotSqft: null,
    propertyType: null,
    status: 'Active',
    amenities: [],
    address: {
      addressLine1: '1204 Phinney Avenue North',
      city: 'Seattle',
      state: 'WA',
      zipcode: '98103',
    },
    reel: at === 0 ? { videoUrl: `${file(6)}.mp4`, videoThumbnailUri: `${file(7)}.jpg` } : null,
    lat: null,
    lng: null,
    coverAlt: '',
    coverThumbhash: null,
    listingKey: null,
    listingId: null,
    version: 1,
    archivedAt: null,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
  }
}

/** What a newsletter of `count` homes is made of, as it is sent. */
export function newsletterOf(count: number): NewsletterProps {
  const listings = Array.from({ length: count }, (_, at) => realisticHome(at))
  return {
    content: {
      title: 'November 2026 Property Showcase',
      intro: 'Two homes I would gladly live in, and what I know of the streets around them.',
      marketStatus: 'The median asks $612,500.',
      listings: listings.map(() => ({ ...aboutTheArea })),
    },
    listings,
    agent,
    missing: 'send',
    origin: 'https://homes.example.com',
    date: new Date('2026-11-21T12:00:00'),
  }
}
