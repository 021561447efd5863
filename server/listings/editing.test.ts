import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListingInput } from '../../contract/listings.ts'
import { draftForm } from '../../tests/support/route-cases.ts'
import { type Person, signIn } from '../../tests/support/sign-in.ts'
import { request, startTestProgram, type TestProgram } from '../../tests/support/start.ts'
import { addressKey } from './rules.ts'

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
  lotSqft: 4000,
  propertyType: 'Residential',
  status: 'Active',
  amenities: ['Garden', 'Room for a piano'],
  address: { addressLine1: '1 Elm Street', city: 'Seattle', state: 'WA', zipcode: '98103' },
}

const call = (person: Person, method: string, path: string, body?: unknown) =>
  request(program.url + path, { method, token: person.token, ...(body !== undefined && { body }) })
const create = async (fields: object = cottage) =>
  (await call(avery, 'POST', '/api/listings', fields)).json
const save = (id: string, fields: object) => call(avery, 'PUT', `/api/listings/${id}`, fields)
const get = async (id: string) => (await call(avery, 'GET', `/api/listings/${id}`)).json
const listed = async (query = '') => {
  const { json } = await call(avery, 'GET', `/api/listings/user/${avery.uid}${query}`)
  return (json as { id: string }[]).map(({ id }) => id)
}

test('what an agent changes is kept, and every save is a version of its own', async () => {
  const { id, version } = await create()
  expect(version).toBe(1)
  const changed = { ...cottage, title: 'Bigger cottage', bathroomCount: 2.25, address: null }
  const saved = await save(id, { ...changed, version })
  expect(saved.json).toMatchObject({ ...changed, id, version: 2 })
  expect(await get(id)).toMatchObject({ ...changed, version: 2 })
})

test('a home stands in the middle of its ZIP code, and moves with it', async () => {
  const { id, lat } = await create()
  expect(lat).toBeCloseTo(47.67, 1)
  const address = { ...cottage.address, city: 'Vashon', zipcode: '98070' }
  const moved = await save(id, { ...cottage, address, version: 1 })
  expect(moved.json.lat).toBeCloseTo(47.42, 1)
  const nowhere = await save(id, { ...cottage, address: null, version: 2 })
  expect([nowhere.json.lat, nowhere.json.lng]).toEqual([null, null])
})

test('a save that is based on an older version overwrites nothing and is shown what is there now', async () => {
  const { id } = await create()
  await save(id, { ...cottage, sellPrice: 400000, version: 1 })
  const late = await save(id, { ...cottage, title: 'My title', version: 1 })
  expect(late.status).toBe(409)
  expect(late.json.error).toMatchObject({
    code: 'conflict',
    current: { id, title: 'Cottage', sellPrice: 400000, version: 2 },
  })
  expect(await get(id)).toMatchObject({ title: 'Cottage', sellPrice: 400000, version: 2 })
})

test('of two saves at the same moment one is kept, and the other is told', async () => {
  const { id } = await create()
  const saves = await Promise.all(
    ['One', 'Two'].map((title) => save(id, { ...cottage, title, version: 1 })),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
  const kept = saves.find(({ status }) => status === 200)
  expect((await get(id)).title).toBe(kept?.json.title)
})

test('a save whose answer was lost may be made again', async () => {
  const { id } = await create()
  const body = { ...cottage, title: 'Once', version: 1 }
  const first = await save(id, body)
  const again = await save(id, body)
  expect([again.status, again.json]).toEqual([200, first.json])
})

test('a home keeps the history of its price and its status, and nothing else in it', async () => {
  const { id } = await create()
  await save(id, { ...cottage, title: 'Only words', version: 1 })
  await save(id, { ...cottage, sellPrice: 399000, version: 2 })
  await call(avery, 'POST', '/api/listings/status', { ids: [id], status: 'Pending' })
  const { changes, version, status } = await get(id)
  expect([version, status]).toEqual([4, 'Pending'])
  expect(changes).toMatchObject([
    { sellPrice: 399000, status: 'Pending' },
    { sellPrice: 399000, status: 'Active' },
    { sellPrice: 415000, status: 'Active' },
  ])
})

test('many listings change their status together, or none does', async () => {
  const ids = [(await create()).id, (await create()).id]
  const theirs = (await call(jordan, 'POST', '/api/listings', cottage)).json.id
  const refused = await call(avery, 'POST', '/api/listings/status', {
    ids: [...ids, theirs],
    status: 'Closed',
  })
  expect(refused.json.error.code).toBe('not_yours')
  expect((await get(ids[0])).status).toBe('Active')
  const done = await call(avery, 'POST', '/api/listings/status', { ids, status: 'Closed' })
  expect(done.json).toEqual({ changed: 2 })
  expect((await get(ids[1])).status).toBe('Closed')
  const repeated = await call(avery, 'POST', '/api/listings/status', { ids, status: 'Closed' })
  expect(repeated.json).toEqual({ changed: 0 })
})

test('an archived listing leaves the list and comes back as it was', async () => {
  const { id } = await create()
  expect((await call(avery, 'POST', '/api/listings/archive', { ids: [id] })).json).toEqual({
    changed: 1,
  })
  expect(await listed()).not.toContain(id)
  expect(await listed('?archived=true')).toContain(id)
  expect((await get(id)).archivedAt).not.toBeNull()
  await call(avery, 'POST', '/api/listings/restore', { ids: [id] })
  expect(await listed()).toContain(id)
  expect(await get(id)).toMatchObject({ ...cottage, archivedAt: null, version: 1 })
})

test('a listing removed for good is gone, with all that belongs to it', async () => {
  const { id } = await create()
  await call(avery, 'PUT', `/api/listing-drafts/${id}`, { form: draftForm, version: 1 })
  expect((await call(avery, 'DELETE', `/api/listings/${id}`)).json).toEqual({ ok: true })
  expect((await call(avery, 'GET', `/api/listings/${id}`)).status).toBe(404)
  expect((await call(avery, 'DELETE', `/api/listings/${id}`)).status).toBe(404)
  const { json } = await call(avery, 'GET', `/api/listing-drafts/${id}`)
  expect(json.draft).toBeNull()
})

test('what is typed is kept letter for letter until it is saved', async () => {
  const id = uuidv7()
  const form = { ...draftForm, description: ' two\n words\t', sellPrice: '$ 4oo,000' }
  const kept = await call(avery, 'PUT', `/api/listing-drafts/${id}`, { form, version: null })
  expect(kept.json).toMatchObject({ id, form, version: null })
  await program.restart()
  const draft = (await call(avery, 'GET', `/api/listing-drafts/${id}`)).json.draft
  expect(draft).toMatchObject({ id, form })
  const { json } = await call(avery, 'GET', '/api/listing-drafts')
  expect(json[0]).toMatchObject({ id, form })

  const listing = await create({ ...cottage, draftId: id })
  expect(listing.id).toBe(id)
  expect((await call(avery, 'GET', `/api/listing-drafts/${id}`)).json.draft).toBeNull()
  const again = await create({ ...cottage, draftId: id })
  expect(again).toMatchObject({ id, version: 1 })
})

test('nobody takes over another agent’s draft', async () => {
  const id = uuidv7()
  await call(avery, 'PUT', `/api/listing-drafts/${id}`, { form: draftForm, version: null })
  const asJordan = [
    await call(jordan, 'GET', `/api/listing-drafts/${id}`),
    await call(jordan, 'PUT', `/api/listing-drafts/${id}`, { form: draftForm, version: null }),
    await call(jordan, 'DELETE', `/api/listing-drafts/${id}`),
    await call(jordan, 'POST', '/api/listings', { ...cottage, draftId: id }),
  ]
  expect(asJordan.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect((await call(avery, 'GET', `/api/listing-drafts/${id}`)).json.draft).not.toBeNull()
})

test('a form of absurd length is refused, naming the field', async () => {
  const form = { ...draftForm, title: 'x'.repeat(1001) }
  const { status, json } = await call(avery, 'PUT', `/api/listing-drafts/${uuidv7()}`, {
    form,
    version: null,
  })
  expect([status, json.error.problems[0].path]).toEqual([400, 'form.title'])
})

test('an address is the same however its street is shortened', () => {
  const key = addressKey('412 N. Alder Street, #5', '98103-1234')
  expect(key).toBe('412 n alder st #5 98103')
  expect(addressKey('412 north  ALDER St #5', '98103')).toBe(key)
  expect(addressKey('412 N Alder St', '98103')).not.toBe(key)
  expect(addressKey(' ', '98103')).toBeNull()
})
