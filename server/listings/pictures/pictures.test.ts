import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Picture } from '../../../contract/pictures.ts'
import { pictureBase } from '../../../contract/renditions.ts'
import { listingBody } from '../../../tests/support/route-cases.ts'
import { type Person, signIn } from '../../../tests/support/sign-in.ts'
import { request, startTestProgram, type TestProgram } from '../../../tests/support/start.ts'
import { renditionsJob } from './make-renditions.ts'
import { purgePicture, undoFor } from './remove-picture.ts'
import { plans } from './render.ts'
import { tidyFiles } from './tidy-files.ts'

let program: TestProgram
let avery: Person
let jordan: Person
let home: string

beforeAll(async () => {
  program = await startTestProgram()
  avery = await signIn(program.url, 'avery')
  jordan = await signIn(program.url, 'jordan')
})
afterAll(() => program.stop())
beforeEach(async () => {
  const { json } = await ask('/api/listings', { body: listingBody })
  home = json.id
})

interface Ask {
  method?: string
  body?: unknown
  as?: Person
  headers?: Record<string, string>
}
const ask = (path: string, { as = avery, ...options }: Ask = {}) =>
  request(program.url + path, { ...options, token: as.token })
const upload = (bytes: Uint8Array, headers: Record<string, string> = {}, as = avery) =>
  ask(`/api/listings/${home}/pictures`, {
    body: bytes,
    as,
    headers: { 'Content-Type': 'image/jpeg', ...headers },
  })
const gallery = async (): Promise<Picture[]> => (await ask(`/api/listings/${home}/pictures`)).json
const listing = async () => (await ask(`/api/listings/${home}`)).json

/** A picture of one colour above another, so that what is up can be told. */
function photo(above = '#aa3322', below = '#224466', width = 900, height = 600) {
  const half = { width, height: height / 2, channels: 3 as const }
  return sharp({ create: { ...half, height, background: above } }).composite([
    { input: { create: { ...half, background: below } }, gravity: 'south' },
  ])
}
const jpeg = (above?: string, below?: string) => photo(above, below).jpeg().toBuffer()

const file = async (url: string) =>
  Buffer.from(await (await fetch(program.url + url)).arrayBuffer())
async function colourAt(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].map((value) => Math.round(value / 32))
}
const stored = () => readdirSync(join(program.config.dataDir, 'files'))
const rendered = (base: string) =>
  vi.waitFor(
    () => expect(stored().filter((name) => name.startsWith(`${base}-`))).toHaveLength(14),
    {
      timeout: 30_000,
      interval: 100,
    },
  )

test('pictures stand in the order they came, and the listing shows the first', async () => {
  const first = await upload(await jpeg('#110000'))
  expect(first.status).toBe(200)
  expect(first.json).toMatchObject({
    width: 900,
    height: 600,
    caption: '',
    alt: '',
    altered: false,
  })
  await upload(await photo('#220000').png().toBuffer(), { 'Content-Type': 'text/plain' })
  await upload(await photo('#330000').webp().toBuffer())
  await upload(await photo('#440000').avif({ effort: 0 }).toBuffer())
  const shown = await gallery()
  expect(shown).toHaveLength(4)
  expect(shown[0]).toEqual(first.json)
  const home = await listing()
  expect(home.imageUrls).toEqual(shown.map(({ url }) => url))
  expect(home.pictures).toEqual(shown)
  expect(home.coverThumbhash).toBe(first.json.thumbhash)
})

test('what the camera noted is gone, and the picture stands upright', async () => {
  const taken = await photo()
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '47/1 36/1 0/1' } })
    .toBuffer()
  // Orientation 6: the camera was held upright, its right side is up.
  const turned = await sharp(taken).keepExif().withMetadata({ orientation: 6 }).toBuffer()
  expect((await sharp(turned).metadata()).orientation).toBe(6)
  const { json } = await upload(turned)
  expect([json.width, json.height]).toEqual([600, 900])
  const kept = await file(json.url)
  const { exif, orientation, xmp, icc } = await sharp(kept).metadata()
  expect([exif, orientation, xmp, icc]).toEqual([undefined, undefined, undefined, undefined])
  // What was above is on the right now.
  expect(await colourAt(kept, 590, 450)).toEqual([5, 2, 1])
})

test('a wide-gamut picture is brought to sRGB', async () => {
  const wide = await photo('#aa3322').withIccProfile('p3').jpeg().toBuffer()
  const { json } = await upload(wide)
  const kept = await file(json.url)
  expect((await sharp(kept).metadata()).icc).toBeUndefined()
  expect(await colourAt(kept, 10, 10)).toEqual([5, 2, 1])
})

test('every size and format is made, and none larger than the picture', async () => {
  const { json } = await upload(await jpeg('#00aa00'))
  const base = pictureBase(json.url) ?? ''
  await rendered(base)
  const formats = { avif: 'heif', webp: 'webp', jpg: 'jpeg' }
  for (const plan of plans)
    for (const extension of plan.formats) {
      const made = await sharp(await file(`/files/${base}-${plan.name}.${extension}`)).metadata()
      expect([plan.name, made.format]).toEqual([plan.name, formats[extension]])
      expect(made.width).toBeLessThanOrEqual(Math.min(plan.width, 900))
      expect((made.width ?? 0) / (made.height ?? 1)).toBeCloseTo(
        plan.name === 'reel' ? 5 / 3 : 1.5,
        1,
      )
    }
})

test('a size that is not made yet is answered by the picture, and made because it was asked for', async () => {
  const { json } = await upload(await jpeg('#0000aa'))
  const base = pictureBase(json.url) ?? ''
  await rendered(base)
  for (const name of stored().filter((name) => name.startsWith(`${base}-`)))
    await program.platform.files.remove(name)
  const early = await fetch(`${program.url}/files/${base}-c480.avif`)
  expect([early.status, early.url]).toEqual([200, program.url + json.url])
  // Those of its kind alone: the large ones wait until somebody looks at them.
  await vi.waitFor(() => expect(stored()).toContain(`${base}-c960.jpg`), { timeout: 30_000 })
  expect(stored()).not.toContain(`${base}-w2048.jpg`)
  expect((await fetch(`${program.url}/files/${base}-c480.avif`)).headers.get('content-type')).toBe(
    'image/avif',
  )
})

test('the same key makes one picture, even when two uploads arrive at once', async () => {
  const bytes = await jpeg()
  const answers = await Promise.all([1, 2, 3].map(() => upload(bytes, { 'Idempotency-Key': 'k1' })))
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
  expect(await gallery()).toHaveLength(1)
})

test('pictures get alt texts, captions and an order; the first is the cover', async () => {
  const ids: string[] = []
  for (const colour of ['#110000', '#220000', '#330000'])
    ids.push((await upload(await jpeg(colour))).json.id)
  const [a = '', b = '', c = ''] = ids
  const words = { alt: 'A porch in the sun', caption: 'Rebuilt in 2019' }
  expect((await ask(`/api/pictures/${c}`, { method: 'PUT', body: words })).json).toMatchObject(
    words,
  )
  expect((await listing()).coverAlt).toBe('')
  const order = (ids: string[]) =>
    ask(`/api/listings/${home}/pictures/order`, { method: 'PUT', body: { ids } })
  const ordered = await order([c, a, b])
  expect(ordered.json.map(({ id }: Picture) => id)).toEqual([c, a, b])
  expect(await listing()).toMatchObject({
    coverAlt: 'A porch in the sun',
    imageUrls: ordered.json.map(({ url }: Picture) => url),
  })
  expect((await order([c, a])).status).toBe(409)
  expect((await order([c, a, a])).status).toBe(400)
  expect((await order([c, a, 'other'])).status).toBe(400)
  const long = await ask(`/api/pictures/${c}`, { method: 'PUT', body: { alt: 'x'.repeat(201) } })
  expect([long.status, long.json.error.problems[0].path]).toEqual([400, 'alt'])
})

test('a picture is turned from what was kept first: four turns lose nothing', async () => {
  const { json } = await upload(await jpeg())
  const turn = async (quarterTurns: number) =>
    (await ask(`/api/pictures/${json.id}/rotation`, { body: { quarterTurns } })).json
  const right = await turn(1)
  expect([right.width, right.height]).toEqual([600, 900])
  // What was above lies on the right now.
  expect(await colourAt(await file(right.url), 590, 450)).toEqual([5, 2, 1])
  expect((await listing()).imageUrls).toEqual([right.url])
  expect((await turn(3)).url).toBe(json.url)
})

test('a removed picture can be brought back to its place, and is gone a day later', async () => {
  const ids: string[] = []
  for (const colour of ['#ff0000', '#00ff00', '#0000ff'])
    ids.push((await upload(await jpeg(colour))).json.id)
  const urls = (await listing()).imageUrls
  const left = await ask(`/api/pictures/${ids[1]}`, { method: 'DELETE' })
  expect(left.json.map(({ id }: Picture) => id)).toEqual([ids[0], ids[2]])
  expect((await listing()).imageUrls).toEqual([urls[0], urls[2]])
  const back = await ask(`/api/pictures/${ids[1]}/restoration`, { method: 'POST' })
  expect(back.json.map(({ id }: Picture) => id)).toEqual(ids)

  await ask(`/api/pictures/${ids[1]}`, { method: 'DELETE' })
  const { platform } = program
  const base = pictureBase(urls[1]) ?? ''
  await rendered(base)
  await purgePicture(platform, ids[1] ?? '')
  expect((await ask(`/api/pictures/${ids[1]}/restoration`, { method: 'POST' })).status).toBe(200)
  await ask(`/api/pictures/${ids[1]}`, { method: 'DELETE' })
  await purgePicture(platform, ids[1] ?? '', new Date(Date.now() + undoFor))
  expect((await ask(`/api/pictures/${ids[1]}/restoration`, { method: 'POST' })).status).toBe(404)
  await tidyFiles(platform, base, new Date(Date.now() + undoFor))
  expect(stored().filter((name) => name.startsWith(base))).toEqual([])
  expect(stored()).toContain(`${pictureBase(urls[0])}.jpg`)
})

test('the file of a picture stays while another listing or a newsletter shows it', async () => {
  const bytes = await jpeg('#550000')
  const { json } = await upload(bytes)
  const base = pictureBase(json.url) ?? ''
  const { platform } = program
  const later = new Date(Date.now() + 2 * undoFor)
  const html = `<!doctype html><html lang="en"><head><title>N</title></head><body><img src="${program.url}/files/${base}-mail.jpg" alt=""></body></html>`
  await ask('/api/newsletter/add', {
    body: { html, userId: avery.uid, dateAdded: '2026-05-05T12:00:00.000Z' },
  })
  await ask(`/api/pictures/${json.id}`, { method: 'DELETE' })
  await purgePicture(platform, json.id, later)
  await tidyFiles(platform, base, later)
  expect(stored()).toContain(`${base}.jpg`)
})

test('an altered picture keeps the one it was made from', async () => {
  const { json } = await upload(await jpeg('#00aaaa'))
  const path = `/api/pictures/${json.id}/original`
  const original = await jpeg('#0000bb')
  const { json: marked } = await ask(path, {
    method: 'PUT',
    body: original,
    headers: { 'Content-Type': 'image/jpeg' },
  })
  expect(marked).toMatchObject({ altered: true, url: json.url })
  expect(await colourAt(await file(marked.originalUrl), 10, 10)).toEqual([0, 0, 6])
  expect((await ask(path, { method: 'DELETE' })).json).toMatchObject({
    altered: true,
    originalUrl: null,
  })
})

test('another agent can neither see nor change a picture', async () => {
  const { json } = await upload(await jpeg())
  const bytes = await jpeg()
  const image = { 'Content-Type': 'image/jpeg' }
  const tries: [string, Ask][] = [
    [`/api/listings/${home}/pictures`, {}],
    [`/api/listings/${home}/pictures`, { body: bytes, headers: image }],
    [`/api/listings/${home}/pictures/order`, { method: 'PUT', body: { ids: [json.id] } }],
    [`/api/pictures/${json.id}`, { method: 'PUT', body: { alt: 'mine' } }],
    [`/api/pictures/${json.id}`, { method: 'DELETE' }],
    [`/api/pictures/${json.id}/rotation`, { body: { quarterTurns: 1 } }],
    [`/api/pictures/${json.id}/restoration`, { method: 'POST' }],
    [`/api/pictures/${json.id}/original`, { method: 'PUT', body: bytes, headers: image }],
    [`/api/pictures/${json.id}/original`, { method: 'DELETE' }],
  ]
  for (const [path, options] of tries) {
    const { status } = await ask(path, { ...options, as: jordan })
    expect([path, options.method, status]).toEqual([path, options.method, 403])
  }
  expect(await gallery()).toEqual([json])
})

test('a listing takes 40 pictures and says so at the next', async () => {
  const small = await photo('#123456', '#654321', 60, 40).jpeg().toBuffer()
  for (let at = 0; at < 40; at++) expect((await upload(small)).status).toBe(200)
  const { status, json } = await upload(small)
  expect([status, json.error.message]).toEqual([
    400,
    'A listing has at most 40 pictures. Remove one to add another.',
  ])
  const [first] = await gallery()
  await ask(`/api/pictures/${first?.id}`, { method: 'DELETE' })
  expect((await upload(small)).status).toBe(200)
  expect((await ask(`/api/pictures/${first?.id}/restoration`, { method: 'POST' })).status).toBe(400)
})

test('an upload that is cut off leaves nothing behind', async () => {
  const before = stored()
  const { port, hostname } = new URL(program.url)
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/listings/${home}/pictures HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${avery.token}\r\nContent-Type: image/jpeg\r\nContent-Length: 5000000\r\n\r\n`,
      )
      socket.write(Buffer.alloc(100_000), () => setTimeout(() => socket.destroy(), 200))
    })
    socket.once('close', () => resolve())
  })
  const incoming = join(program.config.dataDir, 'incoming')
  await vi.waitFor(() => expect(readdirSync(incoming)).toEqual([]))
  expect(await gallery()).toEqual([])
  expect(stored()).toEqual(before)
})

test('a picture larger than 25 MB is refused while it still arrives', async () => {
  const { status, json } = await upload(Buffer.alloc(25 * 1024 * 1024 + 1, 0xff))
  expect([status, json.error.message]).toEqual([
    413,
    'This picture is larger than 25 MB. Please make it smaller.',
  ])
})

test('what a start finds half-made is made good', async () => {
  const { json } = await upload(await jpeg('#777700'))
  const base = pictureBase(json.url) ?? ''
  await rendered(base)
  await program.platform.files.remove(`${base}-w2048.avif`)
  await program.platform.jobs.enqueue(program.platform.db, renditionsJob(base))
  await program.restart()
  avery = await signIn(program.url, 'avery')
  await rendered(base)
})
