import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProgram, type TestProgram } from '../support/start.ts'
import { launchBrowser, signIn, visit } from './support.ts'

let program: TestProgram
let browser: Browser
beforeAll(async () => {
  program = await startTestProgram({}, { demoData: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

const failure = 'Failed to sign in with Google.'

test('while the popup is open the button is busy', async () => {
  const { page, context } = await visit(browser, program.url)
  await page.goto('/login')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await popup
  expect(await page.getByRole('button', { name: 'Signing in...' }).isDisabled()).toBe(true)
  await context.close()
})

test('a blocked popup is told of', async () => {
  const { page, context } = await visit(browser, program.url)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByText(failure).waitFor()
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor()
  await context.close()
})

test('a popup that is closed is told of, and a second try works', async () => {
  const { page, context } = await visit(browser, program.url)
  await page.goto('/login')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await (await popup).close()
  await page.getByText(failure).waitFor()
  await signIn(page, 'Jordan Lee')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await context.close()
})

test('a refusal by the provider is told of', async () => {
  const { page, context } = await visit(browser, program.url)
  await page.goto('/login')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const chooser = await popup
  await chooser.goto(`${program.url}/api/auth/callback?error=access_denied`).catch(() => {})
  await page.getByText(failure).waitFor()
  await context.close()
})

test('a network failure is told of', async () => {
  const { page, context } = await visit(browser, program.url)
  await page.goto('/login')
  let refuse = true
  await page.route('**/api/auth/refresh', (route) => (refuse ? route.abort() : route.continue()))
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await (await popup).getByText('Jordan Lee').click()
  await page.getByText(failure).waitFor()
  refuse = false
  await context.close()
})

test('a visitor who wanted an inner page is taken there after signing in', async () => {
  const { page, context } = await visit(browser, program.url)
  await page.goto('/past-newsletters?from=mail#latest')
  await page.waitForURL('**/login')
  await signIn(page, 'Jordan Lee')
  const { pathname, search, hash } = new URL(page.url())
  expect(pathname + search + hash).toBe('/past-newsletters?from=mail#latest')
  await context.close()
})

test('a reload keeps the agent signed in, and no token lies about in the browser', async () => {
  const { page, context } = await visit(browser, program.url)
  await signIn(page, 'Jordan Lee')
  await page.reload()
  await page.getByText('jordan@demo.example').waitFor()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(kept).not.toMatch(/eyJ/)
  const cookies = await context.cookies()
  const session = cookies.filter((cookie) => cookie.path.startsWith('/api/auth'))
  expect(session.length).toBeGreaterThan(0)
  for (const cookie of session) expect(cookie.httpOnly).toBe(true)
  await context.close()
})

test('signing out in one tab signs out the others', async () => {
  const { page, context } = await visit(browser, program.url)
  await signIn(page, 'Jordan Lee')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByText('jordan@demo.example').waitFor()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((address) => address.pathname === '/')
  await other.waitForURL((address) => ['/', '/login'].includes(address.pathname))
  await context.close()
})

test('an account is created by signing in from the sign-up page', async () => {
  const { page, context } = await visit(browser, program.url)
  await page.goto('/signup')
  await page.getByText('Create your account').waitFor()
  await signIn(page, 'Sam Rivera')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await context.close()
})
