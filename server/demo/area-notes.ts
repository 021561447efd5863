import type { AreaNoteInput, HighlightTopic } from '../../contract/newsletters.ts'

type Fact = [text: string, source: string]

/**
 * What Avery has written down: places and services anybody can look up, and nothing about who lives
 * there (42 U.S.C. § 3604, the Fair Housing Act). The ZIP code 98056 has no notes, so that the demo
 * shows what stands where one is missing.
 */
const facts: Record<string, Record<HighlightTopic, Fact>> = {
  '98107': {
    neighborhoodSafety: [
      'Seattle Fire Station 18 is on NW Market Street in Ballard.',
      'Seattle Fire Department',
    ],
    proximityToAmenities: [
      'The Ballard Farmers Market is held on Ballard Avenue NW on Sundays all year.',
      'Ballard Farmers Market',
    ],
    schoolDistrictQuality: [
      'The area is served by Seattle Public Schools; Ballard High School is on NW 65th Street.',
      'Seattle Public Schools',
    ],
    transportation: [
      'The RapidRide D Line runs along 15th Avenue NW to downtown Seattle.',
      'King County Metro',
    ],
    communityVibe: ['The National Nordic Museum is on NW Market Street.', 'National Nordic Museum'],
  },
  '98102': {
    neighborhoodSafety: [
      'Seattle Fire Station 22 is on East Roanoke Street.',
      'Seattle Fire Department',
    ],
    proximityToAmenities: [
      'Volunteer Park on Capitol Hill has a conservatory and the Seattle Asian Art Museum.',
      'Seattle Parks and Recreation',
    ],
    schoolDistrictQuality: [
      'The area is served by Seattle Public Schools; Lowell Elementary is on East Mercer Street.',
      'Seattle Public Schools',
    ],
    transportation: ['Link light rail stops at Capitol Hill Station on Broadway.', 'Sound Transit'],
    communityVibe: [
      'The Capitol Hill branch library is on Harvard Avenue East.',
      'The Seattle Public Library',
    ],
  },
  '98116': {
    neighborhoodSafety: [
      'Seattle Fire Station 29 is on Ferry Avenue SW.',
      'Seattle Fire Department',
    ],
    proximityToAmenities: [
      'The West Seattle Farmers Market is held in the Alaska Junction on Sundays.',
      'Seattle Neighborhood Farmers Markets',
    ],
    schoolDistrictQuality: [
      'The area is served by Seattle Public Schools; West Seattle High School is on California Avenue SW.',
      'Seattle Public Schools',
    ],
    transportation: [
      'The King County Water Taxi crosses from Seacrest Park to downtown Seattle.',
      'King County Metro',
    ],
    communityVibe: [
      'Alki Beach Park has a long paved path along the water.',
      'Seattle Parks and Recreation',
    ],
  },
  '98119': {
    neighborhoodSafety: [
      'Seattle Fire Station 8 is on Lee Street on Queen Anne Hill.',
      'Seattle Fire Department',
    ],
    proximityToAmenities: [
      'Kerry Park on West Highland Drive looks out over downtown Seattle and Elliott Bay.',
      'Seattle Parks and Recreation',
    ],
    schoolDistrictQuality: [
      'The area is served by Seattle Public Schools; McClure Middle School is on 1st Avenue West.',
      'Seattle Public Schools',
    ],
    transportation: [
      'The RapidRide D Line runs along Elliott Avenue West to downtown Seattle.',
      'King County Metro',
    ],
    communityVibe: [
      'The Queen Anne branch library is on West Garfield Street and opened in 1914.',
      'The Seattle Public Library',
    ],
  },
  '98004': {
    neighborhoodSafety: [
      'The Bellevue Police Department is in City Hall on 110th Avenue NE.',
      'City of Bellevue',
    ],
    proximityToAmenities: ['Bellevue Downtown Park is on NE 4th Street.', 'City of Bellevue'],
    schoolDistrictQuality: [
      'The area is served by the Bellevue School District.',
      'Bellevue School District',
    ],
    transportation: ['The Bellevue Transit Center is on NE 6th Street.', 'King County Metro'],
    communityVibe: [
      'The Bellevue Botanical Garden is on Main Street, and admission is free.',
      'Bellevue Botanical Garden',
    ],
  },
  '98033': {
    neighborhoodSafety: [
      'The Kirkland Police Department is in the Kirkland Justice Center on NE 118th Street.',
      'City of Kirkland',
    ],
    proximityToAmenities: [
      'Marina Park in downtown Kirkland is on the shore of Lake Washington.',
      'City of Kirkland',
    ],
    schoolDistrictQuality: [
      'The area is served by the Lake Washington School District.',
      'Lake Washington School District',
    ],
    transportation: [
      'The Cross Kirkland Corridor is a trail for walking and cycling on a former railway line.',
      'City of Kirkland',
    ],
    communityVibe: [
      'The Kirkland Performance Center, a theater, is on Kirkland Avenue.',
      'Kirkland Performance Center',
    ],
  },
  '98052': {
    neighborhoodSafety: [
      'The Redmond Public Safety Building is on 160th Avenue NE.',
      'City of Redmond',
    ],
    proximityToAmenities: [
      'Marymoor Park in Redmond covers 640 acres at the north end of Lake Sammamish.',
      'King County Parks',
    ],
    schoolDistrictQuality: [
      'The area is served by the Lake Washington School District; Redmond High School is on NE 104th Street.',
      'Lake Washington School District',
    ],
    transportation: [
      'The Sammamish River Trail runs between Redmond and Bothell.',
      'King County Parks',
    ],
    communityVibe: ['The city’s festival, Derby Days, is held in July.', 'City of Redmond'],
  },
  '98027': {
    neighborhoodSafety: [
      'Eastside Fire & Rescue serves Issaquah; its headquarters are on Newport Way NW.',
      'Eastside Fire & Rescue',
    ],
    proximityToAmenities: [
      'The Issaquah Farmers Market is held at Pickering Barn on Saturdays in season.',
      'City of Issaquah',
    ],
    schoolDistrictQuality: [
      'The area is served by the Issaquah School District.',
      'Issaquah School District',
    ],
    transportation: ['Sound Transit buses stop at the Issaquah Transit Center.', 'Sound Transit'],
    communityVibe: [
      'The Salmon Days festival is held in Issaquah every October.',
      'Salmon Days Festival',
    ],
  },
  '98040': {
    neighborhoodSafety: [
      'The city of Mercer Island has a police department of its own.',
      'City of Mercer Island',
    ],
    proximityToAmenities: [
      'Luther Burbank Park is on the shore of Lake Washington.',
      'City of Mercer Island',
    ],
    schoolDistrictQuality: [
      'The area is served by the Mercer Island School District.',
      'Mercer Island School District',
    ],
    transportation: [
      'Interstate 90 crosses the island, with bridges to Seattle and to Bellevue.',
      'Washington State Department of Transportation',
    ],
    communityVibe: [
      'Aubrey Davis Park lies on the lid over Interstate 90.',
      'City of Mercer Island',
    ],
  },
  '98133': {
    neighborhoodSafety: [
      'The Shoreline Fire Department has its headquarters on Aurora Avenue North.',
      'Shoreline Fire Department',
    ],
    proximityToAmenities: [
      'Richmond Beach Saltwater Park in Shoreline has a beach on Puget Sound.',
      'City of Shoreline',
    ],
    schoolDistrictQuality: [
      'The city is served by the Shoreline School District; Shorewood High School is on Fremont Avenue North.',
      'Shoreline School District',
    ],
    transportation: [
      'The RapidRide E Line runs along Aurora Avenue North to downtown Seattle.',
      'King County Metro',
    ],
    communityVibe: [
      'The Interurban Trail for walking and cycling passes through Shoreline.',
      'City of Shoreline',
    ],
  },
  '98070': {
    neighborhoodSafety: [
      'Vashon Island Fire & Rescue has a station on SW Bank Road.',
      'Vashon Island Fire & Rescue',
    ],
    proximityToAmenities: [
      'The Vashon Library is on Vashon Highway SW.',
      'King County Library System',
    ],
    schoolDistrictQuality: [
      'The island is served by the Vashon Island School District.',
      'Vashon Island School District',
    ],
    transportation: [
      'Ferries sail from the north end of the island to Fauntleroy and Southworth.',
      'Washington State Ferries',
    ],
    communityVibe: [
      'The Vashon Center for the Arts is on Vashon Highway SW.',
      'Vashon Center for the Arts',
    ],
  },
}

export const averysAreaNotes: AreaNoteInput[] = Object.entries(facts).flatMap(([zipcode, topics]) =>
  (Object.entries(topics) as [HighlightTopic, Fact][]).map(([topic, [text, source]]) => ({
    zipcode,
    topic,
    text,
    source,
  })),
)
