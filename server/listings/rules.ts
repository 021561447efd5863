/** Words of streets as people shorten them (USPS Publication 28, appendices B and C1), long → short. */
const shortWords: Record<string, string> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  east: 'e',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  northeast: 'ne',
  northwest: 'nw',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  south: 's',
  southeast: 'se',
  southwest: 'sw',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  trail: 'trl',
  west: 'w',
}

/**
 * What makes two addresses the same one: `412 N. Alder Street` and `412 north alder st` in one ZIP
 * code. Null without a street, since a ZIP code alone says nothing.
 */
export function addressKey(addressLine1: string | null, zipcode: string | null): string | null {
  const words = (addressLine1 ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '')
    .map((word) => shortWords[word] ?? word)
  return words.length === 0 ? null : `${words.join(' ')} ${(zipcode ?? '').slice(0, 5)}`.trim()
}
