import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CookieJar, renew, signIn } from '../../tests/support/sign-in.ts'
import { request, startTestProgram, type TestProgram } from '../../tests/support/start.ts'

let program: TestProgram
beforeAll(async () => {
  program = await startTestProgram()
})
afterAll(() => program.stop())

const at = (path: string) => program.url + path
const refresh = (cookie: string, headers = {}) =>
  request(at('/api/auth/refresh'), { method: 'POST', headers: { Cookie: cookie, ...headers } })
const profileOf = (uid: string, token: string) => request(at(`/api/users/${uid}`), { token })

/** Begins a sign-in and chooses an account; answers the jar and where the provider sends back to. */
async function chooseAccount(subject: string) {
  const jar = new CookieJar()
  const start = await jar.visit(at('/api/auth/google'))
  const chosen = await jar.visit(`${start.headers.get('location')}&account=${subject}`)
  return { jar, callback: chosen.headers.get('location') ?? '', start }
}

test('the account chooser is always asked for, with PKCE, state and nonce', async () => {
  const { start } = await chooseAccount('avery')
  const url = new URL(start.headers.get('location') ?? '')
  expect(url.searchParams.get('prompt')).toBe('select_account')
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(url.searchParams.get(name)?.length).toBeGreaterThan(20)
})

test('the first sign-in makes the account, and the next one finds it again', async () => {
  const first = await signIn(program.url, 'avery')
  const second = await signIn(program.url, 'avery')
  expect(second.uid).toBe(first.uid)
  const profile = await profileOf(first.uid, first.token)
  expect(profile.json).toMatchObject({
    name: 'Avery Stone',
    firstName: 'Avery',
    email: 'avery@demo.example',
    newsletterIds: [],
  })
})

test('the popup’s page can reach its opener and carries no token', async () => {
  const { jar, callback } = await chooseAccount('sam')
  const page = await jar.visit(callback)
  expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect(page.text).not.toMatch(/eyJ/)
  const app = await request(at('/api/site').replace('/api/site', '/api/docs/json'))
  expect(app.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
})

test('the session cookie is out of reach of scripts and other sites', async () => {
  const { jar, callback } = await chooseAccount('sam')
  const page = await jar.visit(callback)
  const cookie = page.headers.getSetCookie().find((line) => line.startsWith('doorpost_session='))
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Strict/)
  expect(cookie).toMatch(/Path=\/api\/auth/)
})

const isSignedIn = async (jar: CookieJar) => (await refresh(jar.header)).json.session !== null

test('a code that was used before signs nobody in', async () => {
  const { jar, callback } = await chooseAccount('jordan')
  const attempt = jar.header
  await jar.visit(callback)
  const again = new CookieJar()
  const answer = await request(callback, { headers: { Cookie: attempt } })
  again.keep(answer.headers)
  expect(answer.text).toContain('Sign-in did not work')
  expect(await isSignedIn(again)).toBe(false)
})

test('an answer that does not belong to this browser signs nobody in', async () => {
  const mine = await chooseAccount('jordan')
  const other = await chooseAccount('jordan')
  for (const [jar, callback] of [
    [mine.jar, other.callback],
    [new CookieJar(), mine.callback],
    [mine.jar, at('/api/auth/callback?error=access_denied')],
    [mine.jar, at('/api/auth/callback')],
  ] as const) {
    const answer = await jar.visit(callback)
    expect(answer.text).toContain('Sign-in did not work')
    expect(await isSignedIn(jar)).toBe(false)
  }
})

test('the demo provider sends nobody to a foreign address', async () => {
  const { start } = await chooseAccount('avery')
  const url = new URL(start.headers.get('location') ?? '')
  url.searchParams.set('redirect_uri', 'https://evil.example/')
  expect((await request(`${url}&account=avery`)).status).toBe(400)
})

test('a visitor has no session', async () => {
  const answer = await request(at('/api/auth/refresh'), { method: 'POST' })
  expect(answer.status).toBe(200)
  expect(answer.json).toEqual({ session: null })
})

test('each renewal gives a new cookie, and an old one used again ends the session', async () => {
  const { jar, callback } = await chooseAccount('jordan')
  await jar.visit(callback)
  const oldest = jar.header
  await renew(program.url, jar)
  const person = await renew(program.url, jar)
  expect(jar.header).not.toBe(oldest)
  expect((await profileOf(person.uid, person.token)).status).toBe(200)
  expect((await refresh(oldest)).json.session).toBeNull()
  expect((await profileOf(person.uid, person.token)).status).toBe(401)
  expect((await refresh(jar.header)).json.session).toBeNull()
})

test('a page reloaded while its answer was on the way stays signed in', async () => {
  const { jar, callback } = await chooseAccount('jordan')
  await jar.visit(callback)
  const cookie = jar.header
  await refresh(cookie)
  expect((await refresh(cookie)).json.session).not.toBeNull()
})

test('two renewals at the same moment do no harm', async () => {
  const { jar, callback } = await chooseAccount('jordan')
  await jar.visit(callback)
  const answers = await Promise.all([refresh(jar.header), refresh(jar.header)])
  for (const answer of answers) expect(answer.json.session).not.toBeNull()
})

test('another site cannot renew or end a session', async () => {
  const person = await signIn(program.url, 'jordan')
  const headers = { Origin: 'https://evil.example' }
  expect((await refresh(person.cookie, headers)).status).toBe(403)
  const out = await request(at('/api/auth/sign-out'), {
    method: 'POST',
    headers: { ...headers, Cookie: person.cookie },
  })
  expect(out.status).toBe(403)
  expect((await profileOf(person.uid, person.token)).status).toBe(200)
})

test('after signing out the identity token is refused at once', async () => {
  const person = await signIn(program.url, 'jordan')
  expect((await profileOf(person.uid, person.token)).status).toBe(200)
  const out = await request(at('/api/auth/sign-out'), {
    method: 'POST',
    headers: { Cookie: person.cookie },
  })
  expect(out.json).toEqual({ ok: true })
  const after = await profileOf(person.uid, person.token)
  expect(after.status).toBe(401)
  expect(after.json.error.message).toBe('User not authenticated')
  expect((await refresh(person.cookie)).json.session).toBeNull()
})

test('forged, expired and unsigned tokens are refused', async () => {
  const { uid, token } = await signIn(program.url, 'jordan')
  const forge = (key: string, expires: string) =>
    new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('doorpost')
      .setAudience('doorpost')
      .setSubject(uid)
      .setExpirationTime(expires)
      .sign(Buffer.from(key.padEnd(32)))
  const [, payload] = token.split('.')
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  for (const bad of [
    await forge('guess', '1h'),
    await forge('guess', '-1h'),
    none,
    'x',
    `${token}x`,
  ])
    expect((await profileOf(uid, bad)).status).toBe(401)
})
