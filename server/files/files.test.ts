import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3Server } from '../../tests/support/s3-server.ts'
import { startTestProgram, type TestProgram } from '../../tests/support/start.ts'
import { type Files, openFiles } from './index.ts'

const s3 = await startS3Server()
afterAll(() => s3?.stop())

const stores: [string, Record<string, string> | undefined][] = [
  ['on the disk', {}],
  ['in an S3-compatible store', s3?.variables],
]
const film = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251))
const hash = createHash('sha256').update(film).digest('hex')

describe.each(stores)('files %s', (_, variables) => {
  if (!variables) return test.skip('are kept and served', () => {})
  let program: TestProgram
  let files: Files
  beforeAll(async () => {
    program = await startTestProgram(variables)
    files = program.platform.files
  })
  afterAll(() => program.stop())

  const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${program.url}/files/${name}`, { method, headers, redirect: 'manual' })
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
  const unfinished = () => readdirSync(join(program.config.dataDir, 'incoming'))

  test('are named by their content, from memory and from a stream alike', async () => {
    expect(await files.put(film, 'mp4')).toBe(`${hash}.mp4`)
    expect(await files.put(film, 'mp4')).toBe(`${hash}.mp4`)
    expect(await files.put(Readable.from([film.subarray(0, 7), film.subarray(7)]), 'mp4')).toBe(
      `${hash}.mp4`,
    )
    expect(await files.read(`${hash}.mp4`)).toEqual(film)
    expect((await files.stat(`${hash}.mp4`))?.size).toBe(film.length)
    expect(unfinished()).toEqual([])
  })

  test('that are put again count as put now', async () => {
    const name = await files.put(Buffer.from('again'), 'json')
    const before = (await files.stat(name))?.keptAt.getTime() ?? 0
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await files.put(Buffer.from('again'), 'json')
    expect((await files.stat(name))?.keptAt.getTime()).toBeGreaterThan(before)
  })

  test('that are not there are not, and removing them does no harm', async () => {
    expect(await files.read('nothing.jpg')).toBeUndefined()
    expect(await files.stat('nothing.jpg')).toBeUndefined()
    await files.remove('nothing.jpg')
    await expect(files.open('nothing.jpg')).rejects.toThrow()
    const name = await files.put(Buffer.from('short-lived'), 'jpg')
    await files.remove(name)
    expect(await files.read(name)).toBeUndefined()
    expect((await get(name)).status).toBe(404)
  })

  test('with names that are none are refused', async () => {
    for (const name of ['../config.json', 'a/b.jpg', '.jpg', 'a.jpg.part', 'a.exe', 'A.JPG', ''])
      await expect(async () => files.read(name), name).rejects.toThrow('not a name')
    for (const path of ['..%2fdatabase%2fPG_VERSION', '%00', 'a%2fb.jpg', '%2e%2e/private/x.csv'])
      expect((await get(path)).status, path).toBe(404)
  })

  test('whose stream breaks off leave nothing behind', async () => {
    const broken = Readable.from(
      (async function* () {
        yield film
        throw new Error('the line went dead')
      })(),
    )
    await expect(files.put(broken, 'webm')).rejects.toThrow('the line went dead')
    expect(await files.stat(`${hash}.webm`)).toBeUndefined()
    await expect(
      files.receive(Readable.from([film]), { atMost: 1000, tooLarge: 'Too large.' }),
    ).rejects.toMatchObject({ code: 'too_large' })
    expect(unfinished()).toEqual([])
  })

  test('are found by how their names begin', async () => {
    await files.putAs('feed-w480.webp', Buffer.from('a'))
    await files.putAs('feed-mail.jpg', Buffer.from('b'))
    await files.putAs('fee-w480.webp', Buffer.from('c'))
    expect((await files.list('feed-')).sort()).toEqual(['feed-mail.jpg', 'feed-w480.webp'])
  })

  test('that are private are kept apart and never served', async () => {
    const name = await files.private.put(Readable.from([Buffer.from('a,b\n1,2\n')]), 'csv')
    expect(String(await files.private.read(name))).toBe('a,b\n1,2\n')
    expect(await files.read(name)).toBeUndefined()
    expect((await get(name)).status).toBe(404)
    await files.private.remove(name)
    expect(await files.private.read(name)).toBeUndefined()
  })

  test('are served whole, for ever, with their type', async () => {
    const name = await files.put(film, 'mp4')
    const answer = await get(name)
    expect(answer.status).toBe(200)
    expect(await bytesOf(answer)).toEqual(film)
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const again = await get(name, { 'If-None-Match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    const head = await get(name, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(film.length)])
  })

  test('are served in parts, as a player asks for them', async () => {
    const name = await files.put(film, 'mp4')
    for (const [range, from, to] of [
      ['bytes=0-1', 0, 1],
      ['bytes=500-', 500, film.length - 1],
      ['bytes=-100', film.length - 100, film.length - 1],
      ['bytes=99999-200000', 99999, 99999],
    ] as const) {
      const answer = await get(name, { Range: range })
      expect(answer.status, range).toBe(206)
      expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to}/${film.length}`)
      expect(await bytesOf(answer), range).toEqual(film.subarray(from, to + 1))
    }
    const beyond = await get(name, { Range: 'bytes=100000-' })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${film.length}`)
  })

  test('that are still to be made from a picture are answered by the picture, until they are', async () => {
    const picture = await files.put(Buffer.from('a picture'), 'jpg')
    const small = picture.replace('.jpg', '-w480.avif')
    const answer = await get(small)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/files/${picture}`])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await files.putAs(small, Buffer.from('small'))
    const made = await get(small)
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect((await get('0000-w480.avif')).status).toBe(404)
  })

  test('left half-done by an earlier life are cleared away at the next start', async () => {
    await writeFile(join(program.config.dataDir, 'incoming', 'half'), 'half a fi')
    await openFiles({ ...program.config, databaseUrl: undefined })
    expect(unfinished()).toEqual([])
  })

  test('whose reader goes away half-way do not stop the others', async () => {
    const name = await files.put(Buffer.alloc(20_000_000, 7), 'mp4')
    const { port, hostname } = new URL(program.url)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET /files/${name} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
        socket.once('data', () => socket.destroy())
      })
      socket.once('close', () => resolve())
    })
    expect((await get(name, { Range: 'bytes=0-9' })).status).toBe(206)
  })
})
