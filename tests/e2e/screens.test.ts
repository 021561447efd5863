import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProgram, type TestProgram } from '../support/start.ts'
import { type DemoAgent, expectAccessible, launchBrowser, signIn, visit } from './support.ts'

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

const open = [
  '/',
  '/contact',
  '/login',
  '/signup',
  '/about',
  '/privacy',
  '/terms',
  '/install',
  '/mailbox',
  '/nowhere',
]
const inner = [
  '/dashboard',
  '/listings',
  '/listings/new',
  '/newsletters',
  '/past-newsletters',
  '/send-newsletter',
  '/preview-newsletter',
  '/area-notes',
  '/profile',
]

/** Waits until nothing is loading any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: 'detached' })
}

for (const dark of [false, true])
  for (const width of [390, 1440]) {
    const look = `${dark ? 'dark' : 'light'}, ${width} px`

    test(`anybody can use every open page (${look})`, async () => {
      const { page, context } = await visit(browser, program.url, { width, dark })
      for (const path of open) {
        await page.goto(path)
        await settled(page)
        await expectAccessible(page, path)
      }
      await page.goto('/')
      await page
        .getByRole('button', { name: /contact|message/i })
        .first()
        .click()
      await page.getByPlaceholder('Your Message').waitFor()
      await expectAccessible(page, 'the contact form')
      await context.close()
    })

    // Emptiness and gaps are laid out alike at every width: two looks show them.
    const agents: DemoAgent[] =
      dark === (width === 1440) ? ['Avery Stone', 'Jordan Lee', 'Sam Rivera'] : ['Avery Stone']
    test.each(agents)(`an agent can use every inner page: %s (${look})`, async (agent) => {
      const { page, context } = await visit(browser, program.url, { width, dark })
      await signIn(page, agent)
      for (const path of inner) {
        await page.goto(path)
        await settled(page)
        await expectAccessible(page, `${path} of ${agent}`)
      }
      if (agent !== 'Jordan Lee') {
        await page.goto('/listings')
        await page.locator('a[href^="/listing/"]').first().click()
        await page.getByText('Back to Listings').waitFor()
        await settled(page)
        await expectAccessible(page, `a listing of ${agent}`)
        await page.goto('/send-newsletter')
        await page.getByRole('button', { name: 'Select All' }).click()
        await page.getByRole('button', { name: 'Preview Newsletter' }).click()
        await page.getByText('Real Estate Market Update').waitFor()
        await expectAccessible(page, `the preview of ${agent}`)
      }
      if (agent === 'Avery Stone') {
        await page.goto('/past-newsletters')
        await page
          .getByRole('button', { name: /20\d\d/ })
          .first()
          .click()
        await page.getByText('Sent Date:').waitFor()
        await expectAccessible(page, 'a past newsletter')
      }
      await context.close()
    })
  }

test('an agent with nothing yet is told what to do first', async () => {
  const { page, context } = await visit(browser, program.url)
  await signIn(page, 'Jordan Lee')
  await page.goto('/listings')
  await page.getByText("You don't have any listings yet").waitFor()
  await page.getByText('Create your first listing to get started.').waitFor()
  await page.goto('/newsletters')
  await page.getByText('Your Newsletters').waitFor()
  expect(await page.getByText('Past Newsletters').count()).toBe(0)
  await page.goto('/past-newsletters')
  await page.getByText("You haven't sent any newsletters yet.").waitFor()
  await page.getByRole('link', { name: 'Create Your First Newsletter' }).click()
  await page.getByText('No Listings Found').waitFor()
  await page.getByRole('link', { name: 'Create Listings' }).click()
  await page.waitForURL('**/listings')
  await context.close()
})

test('what a listing lacks is said in its place', async () => {
  const { page, context } = await visit(browser, program.url)
  await signIn(page, 'Sam Rivera')
  await page.goto('/listings')
  await page.getByText('No Image').first().waitFor()
  await page.getByText('Contact for Price').first().waitFor()
  await page.getByText(/N\/A/).first().waitFor()
  await page
    .getByText(/^\d+BR Home in /)
    .first()
    .waitFor()
  await page.locator('a[href^="/listing/"]').first().click()
  await page.getByText('No Images Available').waitFor()
  await page.goto('/send-newsletter')
  await page.getByRole('button', { name: 'Select All' }).click()
  await page.getByRole('button', { name: 'Preview Newsletter' }).click()
  await page.getByText('Address information not available').first().waitFor()
  await context.close()
})

/** Path the server fails on, page, and what the page then says. */
const failures: [string, string, string][] = [
  ['**/api/users/*', '/dashboard', 'Failed to load user data'],
  ['**/api/users/*', '/newsletters', 'Failed to load user data'],
  ['**/api/listings/user/*', '/listings', 'Failed to load listings. Please try again later.'],
  ['**/api/listings/user/*', '/send-newsletter', 'Failed to load your listings'],
  [
    '**/api/newsletter/past/*',
    '/past-newsletters',
    'Failed to load past newsletters. Please try again.',
  ],
]

test('when the server fails, each page says what could not be loaded', async () => {
  const { page, context } = await visit(browser, program.url)
  await signIn(page, 'Avery Stone')
  for (const [call, path, text] of failures) {
    await page.route(call, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no' } } }),
    )
    await page.goto(path)
    await page.getByText(text).waitFor()
    await expectAccessible(page, `${path} in failure`)
    await page.unroute(call)
  }
  await page.goto('/listing/nothing-here')
  await page.getByText('Failed to load listing details. Please try again later.').waitFor()
  await page
    .getByRole('link', { name: 'Back to Listings' })
    .or(page.getByRole('button', { name: 'Back to Listings' }))
    .click()
  await page.waitForURL('**/listings')
  await page.goto('/preview-newsletter')
  await page.getByText('No listings were selected').waitFor()
  await context.close()
})

test('a new listing appears at once', async () => {
  const { page, context } = await visit(browser, program.url)
  await signIn(page, 'Jordan Lee')
  await page.goto('/listings')
  await page
    .getByRole('link', { name: 'Create Listing' })
    .or(page.getByRole('button', { name: 'Create Listing' }))
    .first()
    .click()
  await page.waitForURL('**/listings/new')
  await page.getByLabel(/^Title/).fill('Bungalow by the park')
  await page.getByLabel(/^Bedrooms/).fill('three')
  await page.getByRole('button', { name: /create listing/i }).click()
  // The mistake is named and what was typed is still there.
  expect(await page.getByLabel(/^Title/).inputValue()).toBe('Bungalow by the park')
  await page.getByLabel(/^Bedrooms/).fill('3')
  await page.getByLabel(/^Bathrooms/).fill('1.75')
  await page.getByLabel(/price/i).fill('725000')
  await page.getByLabel(/street/i).fill('12 Fern Way')
  await page.getByLabel('City', { exact: true }).fill('Seattle')
  await page.getByLabel(/^State/).fill('WA')
  await page.getByLabel(/^ZIP/).fill('98103')
  await page.getByRole('button', { name: /create listing/i }).click()
  await page.waitForURL(/\/listing\//)
  await page.getByRole('heading', { name: 'Bungalow by the park' }).waitFor()
  await page.getByText('$725,000').first().waitFor()
  await page.goto('/listings')
  await page.getByText('Bungalow by the park').first().waitFor()
  await context.close()
})
