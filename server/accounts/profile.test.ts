import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../tests/support/sign-in.ts'
import { request, startTestProgram, type TestProgram } from '../../tests/support/start.ts'

let program: TestProgram
let agent: Person
beforeAll(async () => {
  program = await startTestProgram()
  agent = await signIn(program.url, 'avery')
})
afterAll(() => program.stop())

const url = () => `${program.url}/api/users/${agent.uid}`
const full = {
  name: 'Zoë "Ace" O’Neill <b>',
  title: 'Broker 🏡',
  phoneNumber: '(206) 555-0100',
  brokerageName: 'שלום Realty',
  licenseNumber: '123',
  licenseState: 'WA',
  postalAddress: '1 Main St\r\nSeattle, WA 98101',
}
const save = (body: unknown) => request(url(), { method: 'PUT', token: agent.token, body })
const upload = (body: Uint8Array, type = 'image/jpeg') =>
  request(`${url()}/profile-picture`, {
    method: 'PUT',
    token: agent.token,
    body,
    headers: { 'Content-Type': type },
  })

test('what an agent writes about themselves is kept as written', async () => {
  const saved = await save(full)
  expect(saved.status).toBe(200)
  const read = await request(url(), { token: agent.token })
  expect(read.json).toMatchObject({ ...full, postalAddress: '1 Main St\nSeattle, WA 98101' })
})

test('a wrong field is named, and nothing is changed', async () => {
  await save(full)
  for (const [field, value] of [
    ['name', ''],
    ['name', 'Eve\r\nBcc: all@example.com'],
    ['title', 'nul\u0000'],
    ['title', 7],
    ['licenseState', 'Washington'],
    ['postalAddress', 'x'.repeat(401)],
  ]) {
    const answer = await save({ ...full, [String(field)]: value })
    expect(answer.status).toBe(400)
    expect(answer.json.error.problems[0].path).toBe(field)
  }
  expect((await request(url(), { token: agent.token })).json.name).toBe(full.name)
})

test('a portrait is cut square, turned upright and rid of the camera’s notes', async () => {
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: 'teal' },
  })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
  const answer = await upload(picture)
  expect(answer.status).toBe(200)
  const stored = await fetch(program.url + answer.json.profilePictureUrl)
  expect(stored.headers.get('content-type')).toBe('image/jpeg')
  expect(stored.headers.get('cache-control')).toMatch(/immutable/)
  const bytes = Buffer.from(await stored.arrayBuffer())
  const { width, height, exif } = await sharp(bytes).metadata()
  expect([width, height, exif]).toEqual([512, 512, undefined])

  const removed = await request(`${url()}/profile-picture`, {
    method: 'DELETE',
    token: agent.token,
  })
  expect(removed.json.profilePictureUrl).toBeNull()
})

test('what is no picture is refused, whatever it is called', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const bytes of [svg, Buffer.from('<html></html>'), Buffer.alloc(0)]) {
    const answer = await upload(bytes, 'image/png')
    expect([400, 415]).toContain(answer.status)
  }
  expect((await upload(svg, 'image/svg+xml')).status).toBe(415)
})

test('a picture that unfolds to a giant is refused', async () => {
  const giant = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: 'red' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(giant.length).toBeLessThan(10 * 1024 * 1024)
  expect((await upload(giant, 'image/png')).status).toBe(415)
})

test('a file above 10 MB is refused', async () => {
  expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413)
})
