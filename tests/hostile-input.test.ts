import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  callRoute,
  cases,
  contactBody,
  furnish,
  listingBody,
  newsletterHtml,
  noteBody,
  profileBody,
  routes,
  type World,
} from './support/route-cases.ts'
import { request, startTestProgram, type TestProgram } from './support/start.ts'

let program: TestProgram
let world: World

beforeAll(async () => {
  // Behind a proxy the address is what the proxy says: each call below comes from another one.
  program = await startTestProgram({ TRUST_PROXY: 'true' })
  world = await furnish(program)
})
afterAll(() => program.stop())

let calls = 0
function call(name: string, body: unknown, headers: Record<string, string> = {}) {
  const found = routes.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`There is no route ${name}.`)
  calls += 1
  const address = { 'X-Forwarded-For': `10.0.${calls >> 8}.${calls & 255}` }
  return callRoute(world, found, {
    token: world.avery.token,
    body,
    headers: { ...address, ...headers },
  })
}

const withBody = routes.filter(({ route }) => route.body)
const paths = (json: { error: { problems?: { path: string }[] } }) => [
  ...new Set((json.error.problems ?? []).map(({ path }) => path)),
]

describe.each(withBody)('$name', ({ name }) => {
  const right = () => cases[name].body?.(world) as Record<string, unknown>

  test('refuses what is no object, and says so', async () => {
    for (const body of ['', 'not JSON', '{"a":', 'null', '[]', '7', '"text"', '{}']) {
      const answer = await call(name, body, { 'Content-Type': 'application/json' })
      expect([body, answer.status, answer.json?.error?.code]).toEqual([body, 400, 'invalid_input'])
    }
    const xml = await call(name, '<a/>', { 'Content-Type': 'application/xml' })
    expect(xml.status).toBe(415)
  })

  test('names the field that has the wrong type or is missing', async () => {
    for (const field of Object.keys(right())) {
      for (const wrong of [{ nested: 1 }, ['list'], 12345.678, true, undefined]) {
        const { status, json } = await call(name, { ...right(), [field]: wrong })
        if (status === 200) expect(wrong).toBeUndefined()
        else {
          expect([field, wrong, status]).toEqual([field, wrong, 400])
          expect(paths(json).every((path) => path.split('.')[0] === field)).toBe(true)
          expect(paths(json).length).toBeGreaterThan(0)
        }
      }
    }
  })

  test('refuses a body of 11 MB', async () => {
    const { status, json } = await call(name, { filler: 'x'.repeat(11 * 1024 * 1024) })
    expect([status, json.error.code]).toEqual([413, 'too_large'])
  })

  test('answers any JSON at all without breaking', async () => {
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.dictionary(fc.constantFrom(...Object.keys(right()), '__proto__'), fc.jsonValue()),
    )
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        const { status } = await call(name, JSON.stringify(body), {
          'Content-Type': 'application/json',
        })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  })
})

interface Written {
  status: number
  kept: string
  paths: string[] | undefined
}

/** Every place where a person's words are kept, and how they read back. */
const texts: {
  where: string
  max: number
  lines: boolean
  write: (text: string) => Promise<Written>
}[] = [
  {
    where: 'listings.create title',
    max: 120,
    lines: false,
    write: async (title) =>
      answer(await call('listings.create', { ...listingBody, title }), 'title'),
  },
  {
    where: 'listings.create description',
    max: 4000,
    lines: true,
    write: async (description) =>
      answer(await call('listings.create', { ...listingBody, description }), 'description'),
  },
  {
    where: 'listings.create address.city',
    max: 80,
    lines: false,
    write: async (city) => {
      const address = { ...listingBody.address, city }
      const { status, json } = await call('listings.create', { ...listingBody, address })
      return { status, kept: json.address?.city, paths: json.error && paths(json) }
    },
  },
  {
    where: 'accounts.updateProfile brokerageName',
    max: 160,
    lines: false,
    write: async (brokerageName) =>
      answer(
        await call('accounts.updateProfile', { ...profileBody, brokerageName }),
        'brokerageName',
      ),
  },
  {
    where: 'newsletters.saveAreaNote text',
    max: 600,
    lines: true,
    write: async (text) =>
      answer(await call('newsletters.saveAreaNote', { ...noteBody, text }), 'text'),
  },
  {
    where: 'contact.send message',
    max: 5000,
    lines: true,
    write: async (message) => {
      const { status, json } = await call('contact.send', { ...contactBody, message })
      return {
        status,
        kept: message.replace(/\r\n?/g, '\n').trim(),
        paths: json.error && paths(json),
      }
    },
  },
]

function answer({ status, json }: Awaited<ReturnType<typeof request>>, field: string): Written {
  return { status, kept: json[field], paths: json.error && paths(json) }
}

describe.each(texts)('the text of $where', ({ where, max, lines, write }) => {
  const field = where.split(' ')[1]

  test('keeps markup, emoji, right-to-left marks and quotes as they were typed', async () => {
    const typed = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '🏡👩‍👩‍👧 שלום \u202e مرحبا \u200f',
      "Robert'); DROP TABLE listings;--",
      '#{7*7} {{7*7}} %00 \\u0000 &amp;',
      'é e\u0301 ﷽ 𝕏',
    ]
    for (const text of typed)
      expect(await write(text)).toMatchObject({ status: 200, kept: text.trim() })
  })

  test('refuses control characters and broken characters, naming the field', async () => {
    const broken = ['a\u0000b', 'a\u0007b', 'a\u001bb', 'a\u007fb', 'a\u0085b', 'a\ud800b']
    for (const text of lines ? broken : [...broken, 'a\r\nBcc: b', 'a\nb', 'a\tb'])
      expect(await write(text)).toMatchObject({ status: 400, paths: [field] })
  })

  test('refuses one character too many', async () => {
    expect((await write('x'.repeat(max))).status).toBe(200)
    expect(await write('x'.repeat(max + 1))).toMatchObject({ status: 400, paths: [field] })
  })

  test('keeps any text word for word or refuses it, and never breaks', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
    )
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const { status, kept, paths } = await write(typed)
        if (status === 200) expect(kept).toBe(typed.replace(/\r\n?/g, '\n').trim())
        else expect([status, paths]).toEqual([400, [field]])
      }),
      { numRuns: 60 },
    )
  })
})

test('ten thousand ids are refused, naming the list', async () => {
  const selectedListings = Array.from({ length: 10_000 }, (_, at) => ({ id: `id-${at}` }))
  const { status, json } = await call('newsletters.generate', { selectedListings })
  expect([status, paths(json)]).toEqual([400, ['selectedListings']])
})

test('numbers beyond all measure are refused, naming the field', async () => {
  const wrong = {
    sellPrice: [0, -1, 1.5, 2e9 + 1, 1e308, '5'],
    bedroomCount: [-1, 100, 0.5, null],
    bathroomCount: [-0.25, 0.3, 1e9],
    sqft: [0, 1_000_001],
    yearBuilt: [0, 99999],
  }
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const { status, json } = await call('listings.create', { ...listingBody, [field]: value })
      expect([field, value, status, paths(json)]).toEqual([field, value, 400, [field]])
    }
})

test('queries that make no sense are refused, naming the word', async () => {
  for (const query of ['page=0', 'page=-1', 'page=abc', 'page=1e99', `search=${'x'.repeat(300)}`]) {
    const { status, json } = await request(`${world.url}/api/mailbox?${query}`)
    expect([query, status, paths(json)]).toEqual([query, 400, [query.split('=')[0]]])
  }
  const twice = await request(`${world.url}/api/mailbox?search=a&search=b`)
  expect(twice.status).toBe(400)
})

test('dates outside the calendar are refused', async () => {
  const add = (dateAdded: string) =>
    call('newsletters.add', { html: newsletterHtml, userId: world.avery.uid, dateAdded })
  for (const wrong of ['0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-13-01', 'yesterday'])
    expect((await add(wrong)).status).toBe(400)
  expect((await add('9999-12-31T23:59:59Z')).status).toBe(200)
})

test('characters the database cannot hold do no harm inside a newsletter', async () => {
  const html = newsletterHtml.replace('Hello', 'a\u0000b\ud800c 🏡')
  const dateAdded = '2026-06-06T00:00:00Z'
  const added = await call('newsletters.add', { html, userId: world.avery.uid, dateAdded })
  expect(added.status).toBe(200)
  expect((await call('newsletters.send', { htmlContent: html })).status).toBe(200)
})

const folder = () => join(program.config.dataDir, 'outbox')

/** The mail whose text or markup has the word, once it has been written. */
async function mailWith(word: string) {
  return vi.waitUntil(
    async () => {
      for (const file of (await readdir(folder())).filter((name) => name.endsWith('.eml'))) {
        const raw = await readFile(join(folder(), file))
        const mail = await PostalMime.parse(raw)
        if (`${mail.text}${mail.html}`.includes(word)) return { mail, raw: raw.toString('latin1') }
      }
      return undefined
    },
    { timeout: 30_000 },
  )
}

test('neither a name nor a title can add a header or a recipient to a newsletter', async () => {
  const name = 'Eve" <eve@evil.example>, "Bcc: all@evil.example'
  await call('accounts.updateProfile', { ...profileBody, name })
  const htmlContent = newsletterHtml
    .replace('News', 'Sale\r\nBcc: all@evil.example\r\n\r\nOther body')
    .replace('Hello', 'word-of-the-newsletter')
  expect((await call('newsletters.send', { htmlContent })).status).toBe(200)
  const { mail, raw } = await mailWith('word-of-the-newsletter')
  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^(bcc|cc):/im)
  expect(mail.from?.address).toBe('newsletters@doorpost.example')
  expect(mail.to?.map(({ address }) => address)).toEqual(['ana@mail.example'])
  expect(mail.subject).not.toMatch(/[\r\n]/)
})

test('a contact message full of markup arrives as plain text from one sender', async () => {
  const name = '<b>Eve</b>" <x@evil.example>, "'
  await call('contact.send', { ...contactBody, name, message: '<script>word-of-eve</script>' })
  const { mail } = await mailWith('word-of-eve')
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['ana@mail.example'])
  expect(mail.html ?? '').not.toContain('<script>')
})

test('an agent’s name does not become markup on the unsubscribe page', async () => {
  await call('accounts.updateProfile', { ...profileBody, name: '<script>alert(1)</script>' })
  await call('newsletters.send', {
    htmlContent: newsletterHtml.replace('Hello', 'word-for-leaving'),
  })
  const { mail } = await mailWith('word-for-leaving')
  const link = /https?:\/\/[^\s")]+\/unsubscribe\/[\w-]+/.exec(`${mail.text}`)?.[0] ?? ''
  const page = await request(link)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.text).not.toContain('<script>alert')
  expect(page.text).toContain('&lt;script&gt;')
})
