import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChildProgram, startChildProgram } from './support/child-program.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'
import { type Hostile, hostilePictures, oddPictures } from './support/hostile-pictures.ts'
import { listingBody } from './support/route-cases.ts'
import { type Person, signIn } from './support/sign-in.ts'
import { request } from './support/start.ts'

/** MB that pictures may ever cost the program, whatever they are, beyond what it has before any. */
const mostMemory = 350
/**
 * How the C library is to treat memory: give large pieces back at once. Left to itself it keeps
 * them, and the same pictures cost 680 MB.
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

let database: TestDatabase
let program: ChildProgram
let jordan: Person
let home: string
let before: number | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  program = await startChildProgram({
    PORT: '0',
    ...allocator,
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
  })
  jordan = await signIn(program.url, 'jordan')
  home = await newHome()
  before = program.peakMemory()
})
afterAll(async () => {
  await program.stop()
  await database.drop()
})

const newHome = async (): Promise<string> =>
  (await request(`${program.url}/api/listings`, { token: jordan.token, body: listingBody })).json.id
// Called what they are not: the content alone decides.
const upload = (bytes: Buffer, to = home) =>
  request(`${program.url}/api/listings/${to}/pictures`, {
    token: jordan.token,
    method: 'POST',
    body: bytes,
    headers: { 'Content-Type': 'image/jpeg' },
  })
const stored = () => readdirSync(join(database.dataDir, 'files'))

test('every one of more than a hundred hostile files is refused with a clear message', async () => {
  const files = await hostilePictures()
  expect(files.length).toBeGreaterThan(100)
  const kept = stored()
  const taken: string[] = []
  for (const { name, bytes } of files) {
    const { status, json } = await upload(bytes)
    if (status === 200) taken.push(name)
    else {
      expect([name, [400, 413, 415].includes(status), status]).toEqual([name, true, status])
      expect(json.error.message, name).toMatch(/^(This|The) .{10,}\.$/)
      expect(json.error.requestId, name).toBeUndefined()
    }
  }
  expect(taken).toEqual([])
  expect(stored()).toEqual(kept)
  expect(readdirSync(join(database.dataDir, 'incoming'))).toEqual([])
})

test('what is odd but a photograph is taken, and comes out plain', async () => {
  for (const { name, bytes } of await oddPictures()) {
    const { status, json, text } = await upload(bytes)
    expect([name, status, status === 200 ? '' : text]).toEqual([name, 200, ''])
    const kept = Buffer.from(await (await fetch(program.url + json.url)).arrayBuffer())
    const { format, space, channels, exif, icc } = await sharp(kept).metadata()
    expect([name, format, space, channels, exif, icc]).toEqual([
      name,
      'jpeg',
      'srgb',
      3,
      undefined,
      undefined,
    ])
    expect(kept.length).toBeLessThan(200_000)
  }
})

test('forty large pictures at once are all taken', async () => {
  const to = await newHome()
  const large = await largePictures()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => upload((large[at % large.length] as Hostile).bytes, to)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
}, 300_000)

test('all that cost little memory at any time, and the program still answers', async () => {
  const peak = program.peakMemory()
  if (before !== undefined && peak !== undefined) {
    console.log(`Memory: ${Math.round(before)} MB at first, ${Math.round(peak)} MB at most`)
    expect(peak - before).toBeLessThan(mostMemory)
  }
  expect((await request(`${program.url}/api/site`)).status).toBe(200)
})

/** As heavy as they may be: 24 megapixels and close to 25 MB, of each kind. */
async function largePictures(): Promise<Hostile[]> {
  const [width, height] = [6000, 4000]
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .raw()
    .toBuffer()
  const source = () => sharp(noise, { raw: { width, height, channels: 3 } })
  const limit = 25 * 1024 * 1024
  const files: Hostile[] = [
    { name: 'jpeg', bytes: await source().jpeg({ quality: 88 }).toBuffer() },
    {
      name: 'progressive jpeg',
      bytes: await source().jpeg({ quality: 85, progressive: true }).toBuffer(),
    },
    { name: 'webp', bytes: await source().webp({ quality: 80, effort: 0 }).toBuffer() },
  ]
  for (const { name, bytes } of files) {
    expect(bytes.length, name).toBeLessThan(limit)
  }
  return files
}
