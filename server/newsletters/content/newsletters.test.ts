import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../../tests/support/sign-in.ts'
import { request, startTestProgram, type TestProgram } from '../../../tests/support/start.ts'

let program: TestProgram
let avery: Person
let jordan: Person

beforeAll(async () => {
  program = await startTestProgram()
  avery = await signIn(program.url, 'avery')
  jordan = await signIn(program.url, 'jordan')
})
afterAll(() => program.stop())

const call = (person: Person, path: string, body?: unknown, method?: string) =>
  request(`${program.url}${path}`, {
    token: person.token,
    body,
    ...(method && { method }),
  })

async function createHome(person: Person, over: object = {}): Promise<string> {
  const { json } = await call(person, '/api/listings', {
    title: 'Home',
    description: '',
    sellPrice: 400000,
    bedroomCount: 2,
    bathroomCount: 1,
    sqft: 1000,
    garageCount: 0,
    fireplaceCount: 0,
    yearBuilt: null,
    address: { addressLine1: '1 Elm St', city: 'Seattle', state: 'WA', zipcode: '98107' },
    ...over,
  })
  return json.id
}

const generate = (person: Person, ids: string[], extra: object = {}) =>
  call(person, '/api/newsletter/generate', {
    selectedListings: ids.map((id) => ({ id, ...extra })),
  })
const saveNote = (person: Person, over: object = {}) =>
  call(
    person,
    '/api/area-notes',
    { zipcode: '98107', topic: 'transportation', text: 'A bus stops.', source: '', ...over },
    'PUT',
  )
const add = (person: Person, over: object = {}) =>
  call(person, '/api/newsletter/add', {
    html: '<html><head><title>May</title></head><body><p>Hello</p></body></html>',
    userId: person.uid,
    dateAdded: '2026-05-05T12:00:00.000Z',
    ...over,
  })
const past = async (person: Person) =>
  (await call(person, `/api/newsletter/past/${person.uid}`)).json.newsletters

test('highlights come in the order of the selection, from the notes on each ZIP code', async () => {
  const ballard = await createHome(avery)
  const vashon = await createHome(avery, {
    sellPrice: 600000,
    sqft: null,
    address: { addressLine1: '2 Elm St', city: 'Vashon', state: 'WA', zipcode: '98070-4321' },
  })
  await saveNote(avery, { text: 'The D Line stops here.' })
  await saveNote(avery, { zipcode: '98070', text: 'A ferry sails.', source: 'The timetable' })
  const { json } = await generate(avery, [vashon, ballard])
  expect(json.listings.map((entry: { transportation: string }) => entry.transportation)).toEqual([
    expect.stringContaining('A ferry sails.'),
    'The D Line stops here.',
  ])
  expect(json.listings[0].communityVibe).toBe('')
  expect(json.title).toMatch(/^\w+ \d{4} Property Showcase$/)
  expect(json.intro).toContain('Vashon and Seattle')
  expect(json.marketStatus).toBe(
    'I have two homes on offer at the moment. The median price is $500,000, and prices range from $400,000 to $600,000. The one whose area is known comes to $400 per square foot.',
  )
})

test('facts in the request are not believed', async () => {
  const id = await createHome(avery)
  const { json } = await generate(avery, [id], { sellPrice: 1, address: { city: 'Atlantis' } })
  expect(json.intro).not.toContain('Atlantis')
  expect(json.intro).toContain('$400,000')
})

test('another agent’s notes are not used', async () => {
  const id = await createHome(jordan)
  await saveNote(avery, { text: 'Only Avery knows.' })
  const { json } = await generate(jordan, [id])
  expect(json.listings[0].transportation).toBe('')
})

test('a newsletter about another agent’s listing is refused, about an unknown one not found', async () => {
  const own = await createHome(jordan)
  const others = await createHome(avery)
  expect((await generate(jordan, [own, others])).status).toBe(403)
  expect((await generate(jordan, [own, 'nothing'])).status).toBe(404)
})

test('a listing selected twice is refused, naming the second place', async () => {
  const id = await createHome(jordan)
  const { status, json } = await generate(jordan, [id, id])
  expect(status).toBe(400)
  expect(json.error.problems).toEqual([
    { path: 'selectedListings.1.id', message: 'The same listing is selected twice.' },
  ])
})

test('a second note on the same ZIP code and topic takes the place of the first', async () => {
  const first = await saveNote(jordan, { zipcode: '98101', text: 'Before.' })
  const second = await saveNote(jordan, { zipcode: '98101', text: 'After.', source: 'Me' })
  expect(second.json).toMatchObject({ id: first.json.id, text: 'After.', source: 'Me' })
  const { json } = await call(jordan, '/api/area-notes')
  expect(json).toEqual([second.json])
})

test('a note is removed by its own agent alone', async () => {
  const { json } = await saveNote(avery, { zipcode: '98199' })
  const remove = (person: Person, id: string) =>
    call(person, `/api/area-notes/${id}`, undefined, 'DELETE')
  expect((await remove(jordan, json.id)).status).toBe(403)
  expect((await remove(avery, json.id)).json).toEqual({ ok: true })
  expect((await remove(avery, json.id)).status).toBe(404)
})

test('newsletters come newest first by their own date, whatever the order they were kept in', async () => {
  await add(avery, { dateAdded: '2026-05-05T12:00:00.000Z' })
  await add(avery, { dateAdded: '2026-07-01T02:00:00+02:00' })
  await add(avery, { dateAdded: '2026-06-01T12:00:00.000Z' })
  const dates = (await past(avery)).map(({ dateAdded }: { dateAdded: string }) => dateAdded)
  expect(dates).toEqual([
    '2026-07-01T00:00:00.000Z',
    '2026-06-01T12:00:00.000Z',
    '2026-05-05T12:00:00.000Z',
  ])
})

test('the same newsletter is kept once, also when it is asked for twice at once, and is on the profile', async () => {
  const before = (await past(jordan)).length
  const [one, two] = await Promise.all([add(jordan), add(jordan)])
  const three = await add(jordan)
  expect([one.status, two.status]).toEqual([200, 200])
  expect(new Set([one.json.id, two.json.id, three.json.id]).size).toBe(1)
  expect(await past(jordan)).toHaveLength(before + 1)
  const profile = await call(jordan, `/api/users/${jordan.uid}`)
  expect(profile.json.newsletterIds).toEqual([one.json.id])
})

test('nobody keeps a newsletter in another agent’s name or under another’s mailing', async () => {
  expect((await add(jordan, { userId: avery.uid })).status).toBe(403)
  expect((await add(jordan, { mailingId: 'nothing' })).status).toBe(404)
})

test('scripts do not get into the archive', async () => {
  const html =
    '<html><head><title>Sly</title><script>alert(1)</script></head><body onload="alert(2)"><a href="javascript:alert(3)">x</a><img src="/files/a.jpg" onerror="alert(4)" alt=""></body></html>'
  await add(avery, { html, dateAdded: '2026-10-01T00:00:00.000Z' })
  const [kept] = await past(avery)
  expect(kept.html).not.toMatch(/alert|script:|onload|onerror/)
  expect(kept.html).toContain('<title>Sly</title>')
  expect(kept.html).toContain(`src="${program.url}/files/a.jpg"`)
})
