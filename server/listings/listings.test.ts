import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListingInput } from '../../contract/listings.ts'
import { type Person, signIn } from '../../tests/support/sign-in.ts'
import { request, startTestProgram, type TestProgram } from '../../tests/support/start.ts'

let program: TestProgram
let avery: Person
let jordan: Person

beforeAll(async () => {
  program = await startTestProgram()
  avery = await signIn(program.url, 'avery')
  jordan = await signIn(program.url, 'jordan')
})
afterAll(() => program.stop())

const cottage: ListingInput = {
  title: 'Cottage',
  description: 'Small,\nbut there.',
  sellPrice: 415000,
  bedroomCount: 2,
  bathroomCount: 1.75,
  sqft: 900,
  garageCount: 0,
  fireplaceCount: 1,
  yearBuilt: 1930,
  address: { addressLine1: '1 Elm Street', city: 'Seattle', state: 'WA', zipcode: '98103' },
}

const create = (person: Person, fields: ListingInput, key?: string) =>
  request(`${program.url}/api/listings`, {
    token: person.token,
    body: fields,
    headers: key ? { 'Idempotency-Key': key } : {},
  })
const list = async (person: Person) =>
  (await request(`${program.url}/api/listings/user/${person.uid}`, { token: person.token })).json
const get = (person: Person, id: string) =>
  request(`${program.url}/api/listings/${id}`, { token: person.token })

test('a new listing reads back as it was written and stands first in the list', async () => {
  await create(avery, cottage)
  const { json } = await create(avery, { ...cottage, title: 'Villa' })
  expect(json).toMatchObject({ ...cottage, title: 'Villa', imageUrls: [], reel: null })
  expect((await get(avery, json.id)).json).toMatchObject(json)
  const all = await list(avery)
  expect(all.map(({ title }: { title: string }) => title)).toEqual(['Villa', 'Cottage'])
  expect(all[0]).toEqual(json)
})

test('what an agent leaves open stays open', async () => {
  const bare = {
    ...cottage,
    title: '',
    sellPrice: null,
    sqft: null,
    yearBuilt: null,
    address: null,
  }
  const { json } = await create(avery, bare)
  expect(json).toMatchObject(bare)
})

test('the same key makes one listing, even when two requests arrive at once', async () => {
  const before = (await list(avery)).length
  const answers = await Promise.all([1, 2, 3, 4].map(() => create(avery, cottage, 'once')))
  const later = await create(avery, { ...cottage, title: 'Something else' }, 'once')
  const ids = new Set([...answers, later].map(({ json }) => json.id))
  expect([...answers, later].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(ids.size).toBe(1)
  expect(later.json.title).toBe('Cottage')
  expect(await list(avery)).toHaveLength(before + 1)
})

test('two agents may use the same key without meeting', async () => {
  const hers = await create(avery, cottage, 'shared')
  const theirs = await create(jordan, cottage, 'shared')
  expect(theirs.status).toBe(200)
  expect(theirs.json.id).not.toBe(hers.json.id)
})

test('another agent’s listing is refused, and one that does not exist is not found', async () => {
  const { json } = await create(avery, cottage)
  const refused = await get(jordan, json.id)
  expect(refused.status).toBe(403)
  expect(refused.json.error).toEqual({
    code: 'not_yours',
    message: 'This listing belongs to somebody else.',
  })
  const missing = await get(jordan, 'nothing')
  expect(missing.status).toBe(404)
  expect(missing.json.error.message).toBe('There is no such listing.')
})

test('pictures, films and places cannot be set through a request', async () => {
  const sly = {
    ...cottage,
    imageUrls: ['https://evil.example/a.jpg'],
    reel: {},
    lat: 1,
    userId: 'x',
  }
  const { json } = await create(jordan, sly as ListingInput)
  expect(json).toMatchObject({ imageUrls: [], reel: null })
  expect((await get(jordan, json.id)).status).toBe(200)
})
