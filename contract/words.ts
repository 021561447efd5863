/**
 * The product's fixed wording and formats. Apart from the schemas, so that a page which only shows
 * things ships no schema code; the noun files pass it on under their own names.
 */

export const defaultAgentTitle = 'Licensed Real Estate Agent'

/** The title, or '{bedrooms}BR Home in {city}' where a listing has none. */
export function listingTitle(home: {
  title: string
  bedroomCount: number
  address: { city: string } | null
}): string {
  if (home.title) return home.title
  const size = `${home.bedroomCount}BR Home`
  return home.address ? `${size} in ${home.address.city}` : size
}

/** '$1,250,000', or 'Contact for Price'. */
export function listingPrice(sellPrice: number | null): string {
  return sellPrice === null ? 'Contact for Price' : `$${sellPrice.toLocaleString('en-US')}`
}

/** '2,340', or 'N/A'. */
export function listingArea(sqft: number | null): string {
  return sqft === null ? 'N/A' : sqft.toLocaleString('en-US')
}

/** '412 Alder Street, Seattle, WA, 98103'. */
export function listingAddress(address: {
  addressLine1: string
  city: string
  state: string
  zipcode: string
}): string {
  return [address.addressLine1, address.city, address.state, address.zipcode]
    .filter((part) => part !== '')
    .join(', ')
}

/** StandardStatus of the RESO Data Dictionary 2.0, in the order of a sale. */
export const standardStatuses = [
  'Coming Soon',
  'Active',
  'Active Under Contract',
  'Pending',
  'Closed',
  'Hold',
  'Withdrawn',
  'Expired',
  'Canceled',
  'Incomplete',
  'Delete',
] as const
/** Those an agent chooses from; the other two mark records that are not whole or to be left out. */
export const offeredStatuses = standardStatuses.filter(
  (status) => status !== 'Incomplete' && status !== 'Delete',
)
export type StandardStatus = (typeof standardStatuses)[number]

/** PropertyType of the RESO Data Dictionary 2.0. */
export const propertyTypes = [
  'Residential',
  'Residential Lease',
  'Residential Income',
  'Manufactured In Park',
  'Land',
  'Farm',
  'Commercial Sale',
  'Commercial Lease',
  'Business Opportunity',
] as const
export type PropertyType = (typeof propertyTypes)[number]

/** Amenities to choose from; an agent may add words of their own. */
export const amenityChoices = [
  'Air conditioning',
  'Heat pump',
  'Solar panels',
  'Electric vehicle charging',
  'Washer and dryer',
  'Hardwood floors',
  'Walk-in closet',
  'Finished basement',
  'Accessory dwelling unit',
  'Home office',
  'Fireplace',
  'Deck',
  'Patio',
  'Balcony',
  'Garden',
  'Fenced yard',
  'Swimming pool',
  'Hot tub',
  'Waterfront',
  'Water view',
  'Mountain view',
  'City view',
  'Elevator',
  'Step-free entrance',
  'Storage',
  'Workshop',
] as const

/** The five area highlights, in the order in which they are shown. */
export const highlightTopics = [
  'neighborhoodSafety',
  'proximityToAmenities',
  'schoolDistrictQuality',
  'transportation',
  'communityVibe',
] as const
export type HighlightTopic = (typeof highlightTopics)[number]

/** Heading, what the preview says where a text is missing, and what the sent mail says instead. */
export const highlightTexts: Record<
  HighlightTopic,
  { heading: string; missing: string; stock: string }
> = {
  neighborhoodSafety: {
    heading: 'Neighborhood safety',
    missing: 'Error fetching neighborhood safety.',
    stock: 'Low crime rates enhance neighborhood safety.',
  },
  proximityToAmenities: {
    heading: 'Proximity to amenities',
    missing: 'Error fetching proximity to amenities.',
    stock: 'Convenient access to local amenities.',
  },
  schoolDistrictQuality: {
    heading: 'School district quality',
    missing: 'Error fetching school district quality.',
    stock: 'High-quality schools in the area.',
  },
  transportation: {
    heading: 'Transportation',
    missing: 'Error fetching transportation.',
    stock: 'Easy commute options available.',
  },
  communityVibe: {
    heading: 'Community vibe',
    missing: 'Error fetching community vibe.',
    stock: 'Friendly community with diverse demographics.',
  },
}

/** Shown before content exists. */
export const defaultContent = {
  title: 'May 2025 Property Showcase',
  intro:
    'Here are a few homes I have picked out for you this month. If one of them speaks to you, reply to this e-mail and I will arrange a visit.',
  marketStatus:
    'Every street has its own market. Ask me what homes like yours have sold for lately, and I will send you the figures.',
  listings: [],
}

/** Pictures of one listing at most. */
export const mostPictures = 40
/** Bytes of one picture at most. */
export const largestPicture = 25 * 1024 * 1024
/** What may be a picture. Whether a file is one, its content decides. */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const
