import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorBody } from '../contract/errors.ts'
import { getOrCreateSetting } from '../server/accounts/index.ts'
import {
  callRoute,
  cases,
  furnish,
  newsletterHtml,
  routes,
  type World,
} from './support/route-cases.ts'
import { signIn } from './support/sign-in.ts'
import { request, startTestProgram, type TestProgram } from './support/start.ts'

let program: TestProgram
let world: World
let badTokens: Record<string, string>

beforeAll(async () => {
  program = await startTestProgram()
  world = await furnish(program)
  badTokens = await makeBadTokens()
})
afterAll(() => program.stop())

/** Tokens that look like Avery's and are none. */
async function makeBadTokens(): Promise<Record<string, string>> {
  const key = await getOrCreateSetting(program.platform.db, 'identity-token-key', () => '')
  const right = Buffer.from(key, 'hex')
  const [head = '', claims = '', signature = ''] = world.avery.token.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const mint = (over: { issuer?: string; expires?: number } = {}, secret = right) =>
    new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(over.issuer ?? 'doorpost')
      .setAudience('doorpost')
      .setSubject(world.avery.uid)
      .setIssuedAt(0)
      .setExpirationTime(over.expires ?? Math.floor(Date.now() / 1000) + 3600)
      .sign(secret)

  const control = await request(`${world.url}/api/users/${world.avery.uid}`, {
    token: await mint(),
  })
  // Were this refused, the others would be refused for the wrong reason.
  expect(control.status).toBe(200)

  const gone = await signIn(world.url, 'avery')
  await request(`${world.url}/api/auth/sign-out`, { method: 'POST', token: gone.token })
  return {
    'one that ran out': await mint({ expires: Math.floor(Date.now() / 1000) - 1 }),
    'one signed with another key': await mint({}, Buffer.alloc(32, 7)),
    'one from another issuer': await mint({ issuer: 'https://accounts.google.com' }),
    'one of a session that was signed out': gone.token,
    'an unsigned one': new UnsecuredJWT({ sid })
      .setIssuer('doorpost')
      .setAudience('doorpost')
      .setSubject(world.avery.uid)
      .setExpirationTime('1h')
      .encode(),
    'Jordan’s claims under Avery’s signature': `${head}.${world.jordan.token.split('.')[1]}.${signature}`,
    'a user id': world.avery.uid,
    'the word undefined': 'undefined',
  }
}

test('the table knows every route of the contract and no other', () => {
  expect(Object.keys(cases).sort()).toEqual(routes.map(({ name }) => name).sort())
  expect(routes.length).toBeGreaterThan(20)
})

describe.each(routes)('$name', ({ name, route }) => {
  const { answers } = cases[name]

  test('answers a visitor, another agent and its owner as it should', async () => {
    // Signing out ends the session it is called with: that one is not needed again.
    const ends = name === 'accounts.signOut'
    const other = ends ? await signIn(world.url, 'jordan') : world.jordan
    const owner = ends ? await signIn(world.url, 'avery') : world.avery
    for (const [who, token] of [
      ['visitor', undefined],
      ['other', other.token],
      ['owner', owner.token],
    ] as const) {
      const answer = await callRoute(world, { name, route }, { token })
      expect([who, answer.status, answer.text]).toEqual([who, answers[who], answer.text])
      const told = answer.status === 200 && route.events
      expect(answer.headers.get('content-type')).toMatch(
        told ? /^text\/event-stream/ : /^application\/json/,
      )
      const json = told ? JSON.parse(answer.text.replace(/^data: |\n.*/gs, '')) : answer.json
      if (answer.status === 200) expect(route.response.safeParse(json).success).toBe(true)
      else expect(errorBody.safeParse(answer.json).success).toBe(true)
      if (answer.status === 401)
        expect(answer.json.error).toEqual({
          code: 'not_signed_in',
          message: 'User not authenticated',
        })
    }
  })

  test.runIf(answers.visitor === 401)('takes no token that is not good', async () => {
    for (const [kind, token] of Object.entries(badTokens)) {
      const { status } = await callRoute(world, { name, route }, { token })
      expect([kind, status]).toEqual([kind, 401])
    }
  })

  test.runIf(route.path.includes('/:'))('answers clearly about ids that are none', async () => {
    const ids = ['nothing', '0'.repeat(64), 'x'.repeat(5000), '\u0000', '..', '../etc', '\u202e🏠']
    for (const hostile of ids) {
      const path = route.path.replace(/:\w+/g, encodeURIComponent(hostile))
      const body = cases[name].body?.(world)
      const { status } = await request(world.url + path, {
        method: route.method,
        token: world.avery.token,
        ...(body !== undefined && { body }),
        headers: cases[name].contentType ? { 'Content-Type': cases[name].contentType } : {},
      })
      expect(status, JSON.stringify(hostile)).toBeGreaterThanOrEqual(400)
      expect(status, JSON.stringify(hostile)).toBeLessThan(500)
    }
  })
})

test('nobody keeps a newsletter under another agent’s mailing', async () => {
  const { jordan, mailingId } = world
  const body = { html: newsletterHtml, userId: jordan.uid, dateAdded: '2026-05-05T12:00:00.000Z' }
  const add = (more: object) =>
    request(`${world.url}/api/newsletter/add`, { token: jordan.token, body: { ...body, ...more } })
  expect((await add({ mailingId })).status).toBe(403)
  expect((await add({})).status).toBe(200)
})

test('every answer of the API tells the browser not to guess its type', async () => {
  const { headers } = await request(`${world.url}/api/site`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('an address under /api that is no route is not found, and not the app’s page', async () => {
  const { status, json } = await request(`${world.url}/api/nothing`, {
    headers: { Accept: 'text/html' },
  })
  expect([status, json.error.code]).toEqual([404, 'not_found'])
})
