import type { ListingInput } from '../../contract/listings.ts'

/**
 * Avery's homes. Price, bedrooms, bathrooms, area, year built, ZIP code and coordinates are those of
 * twelve real sales in King County, Washington, 2014 to 2015, from the county's public records
 * ("House Sales in King County, USA", CC0); so are lots, floors and the assessor's ratings where a
 * text names them. Streets, numbers, garages, fireplaces and the words are made up.
 */
export interface DemoHome {
  /** Names its pictures and its film, and makes it the same listing when it is made again. */
  slug: string
  fields: ListingInput
  /** Degrees, WGS 84. */
  lat: number
  lng: number
}

/** The first is the oldest; the listings page shows them from the last to the first. */
export const averysHomes: DemoHome[] = [
  {
    slug: 'vashon-farmhouse',
    lat: 47.4469,
    lng: -122.455,
    fields: {
      title: 'Island farmhouse of 1903 on an acre of meadow',
      description:
        'Built in 1903 and kept in very good condition ever since, this two-story farmhouse stands on 46,173 square feet, a little more than an acre.\n\nThree bedrooms and two bathrooms share 2,064 square feet. All of it is above ground. The lot is open enough for an orchard, a vegetable garden and a long table outside.',
      sellPrice: 567035,
      bedroomCount: 3,
      bathroomCount: 2,
      sqft: 2064,
      garageCount: 0,
      fireplaceCount: 1,
      yearBuilt: 1903,
      lotSqft: 46173,
      propertyType: 'Residential',
      amenities: ['Garden', 'Fireplace', 'Workshop'],
      address: {
        addressLine1: '20418 Wren Hollow Road SW',
        city: 'Vashon',
        state: 'WA',
        zipcode: '98070',
      },
    },
  },
  {
    slug: 'shoreline-tudor-cottage',
    lat: 47.7686,
    lng: -122.348,
    fields: {
      title: 'Storybook Tudor cottage with a deep garden',
      description:
        'A Tudor cottage of 1930, one and a half stories high and in very good condition. Three bedrooms and one bathroom on 1,570 square feet, all of it above ground.\n\nThe lot is the surprise: 11,752 square feet, most of it behind the house.',
      sellPrice: 415000,
      bedroomCount: 3,
      bathroomCount: 1,
      sqft: 1570,
      garageCount: 0,
      fireplaceCount: 1,
      yearBuilt: 1930,
      lotSqft: 11752,
      propertyType: 'Residential',
      amenities: ['Garden', 'Fireplace'],
      address: {
        addressLine1: '18716 Larkfield Place N',
        city: 'Shoreline',
        state: 'WA',
        zipcode: '98133',
      },
    },
  },
  {
    slug: 'renton-rambler',
    lat: 47.5089,
    lng: -122.189,
    fields: {
      title: 'One-level rambler, simple and well kept',
      description:
        'Everything on one floor: three bedrooms and one and a half bathrooms on 1,130 square feet, built in 1961 and in good condition.\n\nThe lot measures 7,223 square feet, with lawn in front and room for a garden behind.',
      sellPrice: 341500,
      bedroomCount: 3,
      bathroomCount: 1.5,
      sqft: 1130,
      garageCount: 2,
      fireplaceCount: 1,
      yearBuilt: 1961,
      lotSqft: 7223,
      propertyType: 'Residential',
      amenities: ['Fenced yard', 'Storage'],
      address: {
        addressLine1: '2931 Alderwick Avenue NE',
        city: 'Renton',
        state: 'WA',
        zipcode: '98056',
      },
    },
  },
  {
    slug: 'mercer-island-mid-century',
    lat: 47.5287,
    lng: -122.22,
    fields: {
      title: 'Mid-century home on the lake shore',
      description:
        'A 1960 waterfront home on Mercer Island, on one main floor with a finished level of 1,390 square feet below. Three bedrooms, one and three-quarter bathrooms, 3,330 square feet in all.\n\nThe county’s assessor rates the view excellent and the condition good. The lot is 12,566 square feet and ends at Lake Washington.',
      sellPrice: 1960000,
      bedroomCount: 3,
      bathroomCount: 1.75,
      sqft: 3330,
      garageCount: 2,
      fireplaceCount: 2,
      yearBuilt: 1960,
      lotSqft: 12566,
      propertyType: 'Residential',
      amenities: ['Patio', 'Mountain view'],
      address: {
        addressLine1: '8127 Heronsgate Lane SE',
        city: 'Mercer Island',
        state: 'WA',
        zipcode: '98040',
      },
    },
  },
  {
    slug: 'issaquah-craftsman',
    lat: 47.5115,
    lng: -122.031,
    fields: {
      title: 'Craftsman at the edge of the woods',
      description:
        'Built in 2007 in the craftsman manner, on a lot of 26,772 square feet with tall trees around it. Four bedrooms and two and a half bathrooms on two floors, 3,260 square feet.\n\nNo basement, wide eaves, and a covered porch for the rainy months.',
      sellPrice: 820000,
      bedroomCount: 4,
      bathroomCount: 2.5,
      sqft: 3260,
      garageCount: 2,
      fireplaceCount: 1,
      yearBuilt: 2007,
      lotSqft: 26772,
      propertyType: 'Residential',
      amenities: ['Fire pit', 'Deck', 'Fenced yard'],
      address: {
        addressLine1: '21540 SE Fernbrook Way',
        city: 'Issaquah',
        state: 'WA',
        zipcode: '98027',
      },
    },
  },
  {
    slug: 'redmond-contemporary',
    lat: 47.6759,
    lng: -122.151,
    fields: {
      title: 'Contemporary with five bedrooms',
      description:
        'A contemporary house of 2013 with five bedrooms and two and three-quarter bathrooms. Its 3,150 square feet lie on two floors, all above ground.\n\nTwo slanting roofs, large windows and a lot of 7,119 square feet.',
      sellPrice: 819900,
      bedroomCount: 5,
      bathroomCount: 2.75,
      sqft: 3150,
      garageCount: 2,
      fireplaceCount: 0,
      yearBuilt: 2013,
      lotSqft: 7119,
      propertyType: 'Residential',
      amenities: ['Solar panels', 'Home office'],
      address: {
        addressLine1: '13306 NE Cedarline Court',
        city: 'Redmond',
        state: 'WA',
        zipcode: '98052',
      },
    },
  },
  {
    slug: 'kirkland-farmhouse',
    lat: 47.6853,
    lng: -122.204,
    fields: {
      title: 'Modern farmhouse with a finished lower level',
      description:
        'A farmhouse of 2012 with white boards, a metal roof and a long front porch. Four bedrooms and three and three-quarter bathrooms share 3,180 square feet on two floors and a lower level of 680 square feet.\n\nThe lot is 9,889 square feet.',
      sellPrice: 1150000,
      bedroomCount: 4,
      bathroomCount: 3.75,
      sqft: 3180,
      garageCount: 2,
      fireplaceCount: 1,
      yearBuilt: 2012,
      lotSqft: 9889,
      propertyType: 'Residential',
      amenities: ['Garden', 'Walk-in closet'],
      address: {
        addressLine1: '845 Quillback Street',
        city: 'Kirkland',
        state: 'WA',
        zipcode: '98033',
      },
    },
  },
  {
    slug: 'queen-anne-tudor',
    lat: 47.63,
    lng: -122.363,
    fields: {
      title: 'Queen Anne Tudor with a library',
      description:
        'A Tudor of 1927 on Queen Anne Hill with a steep half-timbered gable and an arched front door. Four bedrooms and two and a half bathrooms on 3,470 square feet: two floors and a lower level of 990 square feet.\n\nThe library keeps its built-in shelves and its fireplace.',
      sellPrice: 1300000,
      bedroomCount: 4,
      bathroomCount: 2.5,
      sqft: 3470,
      garageCount: 1,
      fireplaceCount: 2,
      yearBuilt: 1927,
      lotSqft: 4160,
      propertyType: 'Residential',
      status: 'Pending',
      amenities: ['Library', 'Fireplace', 'City view'],
      address: {
        addressLine1: '1318 Thistledown Avenue W',
        city: 'Seattle',
        state: 'WA',
        zipcode: '98119',
      },
    },
  },
  {
    slug: 'capitol-hill-townhouse',
    lat: 47.6224,
    lng: -122.326,
    fields: {
      title: 'Townhouse on Capitol Hill, three floors high',
      description:
        'A brick townhouse of 2009 in the old manner, with bay windows, that goes up instead of out: three floors and a lower level of 380 square feet, 1,730 square feet in all.\n\nThree bedrooms, three and a half bathrooms, and a lot of 1,349 square feet that asks for little upkeep.',
      sellPrice: 635000,
      bedroomCount: 3,
      bathroomCount: 3.5,
      sqft: 1730,
      garageCount: 0,
      fireplaceCount: 0,
      yearBuilt: 2009,
      lotSqft: 1349,
      propertyType: 'Residential',
      amenities: ['Home office', 'Balcony'],
      address: {
        addressLine1: '417 Marlowe Avenue E',
        city: 'Seattle',
        state: 'WA',
        zipcode: '98102',
      },
    },
  },
  {
    slug: 'west-seattle-mid-century',
    lat: 47.5671,
    lng: -122.405,
    fields: {
      title: 'West Seattle mid-century with an excellent view',
      description:
        'A 1960 house on one main floor with a finished lower level of 1,010 square feet. Three bedrooms and one and three-quarter bathrooms on 2,150 square feet.\n\nThe county’s assessor rates the view excellent and the condition very good. The lot is 4,200 square feet.',
      sellPrice: 950000,
      bedroomCount: 3,
      bathroomCount: 1.75,
      sqft: 2150,
      garageCount: 1,
      fireplaceCount: 1,
      yearBuilt: 1960,
      lotSqft: 4200,
      propertyType: 'Residential',
      amenities: ['Water view', 'Deck'],
      address: {
        addressLine1: '3902 Saltgrass Avenue SW',
        city: 'Seattle',
        state: 'WA',
        zipcode: '98116',
      },
    },
  },
  {
    slug: 'bellevue-modern',
    lat: 47.6168,
    lng: -122.216,
    fields: {
      title: 'Modern house in West Bellevue',
      description:
        'Built in 2013: flat roofs, wood and glass, and 4,430 square feet on two floors, all above ground. Five bedrooms and four bathrooms.\n\nThe lot is 9,000 square feet.',
      sellPrice: 2450000,
      bedroomCount: 5,
      bathroomCount: 4,
      sqft: 4430,
      garageCount: 2,
      fireplaceCount: 1,
      yearBuilt: 2013,
      lotSqft: 9000,
      propertyType: 'Residential',
      amenities: ['Swimming pool', 'Heat pump', 'Electric vehicle charging', 'Patio'],
      address: {
        addressLine1: '9716 NE Silverleaf Lane',
        city: 'Bellevue',
        state: 'WA',
        zipcode: '98004',
      },
    },
  },
  {
    slug: 'ballard-craftsman',
    lat: 47.6642,
    lng: -122.362,
    fields: {
      title: 'Ballard craftsman with a deep porch',
      description:
        'A green craftsman of 1915 with a porch you can live on, kept in good condition. Three bedrooms and two and a half bathrooms share 1,890 square feet, 430 of them on the lower level.\n\nThe lot is 3,880 square feet.',
      sellPrice: 726000,
      bedroomCount: 3,
      bathroomCount: 2.5,
      sqft: 1890,
      garageCount: 0,
      fireplaceCount: 1,
      yearBuilt: 1915,
      lotSqft: 3880,
      propertyType: 'Residential',
      amenities: ['Deck', 'Garden', 'Fireplace', 'Hardwood floors'],
      address: {
        addressLine1: '612 NW Tidewater Street',
        city: 'Seattle',
        state: 'WA',
        zipcode: '98107',
      },
    },
  },
]

const unknown = {
  title: '',
  description: '',
  sellPrice: null,
  sqft: null,
  garageCount: 0,
  fireplaceCount: 0,
  yearBuilt: null,
  address: null,
}

/** Sam's listings: between them they leave out everything that can be left out. */
export const samsListings: { slug: string; fields: ListingInput }[] = [
  { slug: 'sam-bare', fields: { ...unknown, bedroomCount: 2, bathroomCount: 1 } },
  {
    slug: 'sam-untitled',
    fields: {
      ...unknown,
      description: 'More to come: the paperwork is under way.',
      bedroomCount: 3,
      bathroomCount: 1.75,
      sqft: 1420,
      address: {
        addressLine1: '1108 Plover Street',
        city: 'Tacoma',
        state: 'WA',
        zipcode: '98405',
      },
    },
  },
  {
    slug: 'sam-unmeasured',
    fields: {
      ...unknown,
      title: 'Bungalow, to be measured',
      description: 'A small bungalow. Its area follows once it has been measured.',
      sellPrice: 289000,
      bedroomCount: 2,
      bathroomCount: 1,
      fireplaceCount: 1,
      address: {
        addressLine1: '77 Old Cannery Road',
        city: 'Everett',
        state: 'WA',
        zipcode: '98201',
      },
    },
  },
]
