import { sql } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProgram, type TestProgram } from '../support/start.ts'
import { expectAccessible, launchBrowser, signIn, visit } from './support.ts'

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

async function visitAs(agent: 'Avery Stone' | 'Jordan Lee', width = 1440) {
  const { page, context } = await visit(browser, program.url, { width })
  await page.goto('/login')
  await signIn(page, agent)
  return { page, context }
}
const title = (page: Page) => page.getByLabel('Title', { exact: false }).first()
const price = (page: Page) => page.getByLabel('Asking price')

test('a home is written down, and a reload in the middle loses nothing', async () => {
  const { page, context } = await visitAs('Jordan Lee')
  await page.goto('/listings/new')
  await title(page).fill('House with a wal')
  await title(page).press('l')
  await page.reload()
  await page.getByText('Here is what you had typed before.').waitFor()
  expect(await title(page).inputValue()).toBe('House with a wall')

  await page.getByLabel('Bedrooms').fill('33')
  await page.getByLabel('Area').fill('1,620')
  await page.getByText('33 bedrooms in 1,620 square feet: is that right?').waitFor()
  await page.getByLabel('Bedrooms').fill('3')
  await page.getByLabel('Bathrooms').fill('2.25')
  await page.getByLabel('Status').selectOption('Coming Soon')
  await page.getByLabel('Kind of property').selectOption('Residential')
  await page.getByLabel('Garden').check()
  await page.getByLabel('Street address').fill('12 Elm Street')
  await page.getByLabel('ZIP code').fill('98070')
  await expect.poll(() => page.getByLabel('City', { exact: true }).inputValue()).toBe('Vashon')
  await page.getByLabel('Something else').fill('Room for a piano')
  await page.getByLabel('Something else').press('Enter')
  await expectAccessible(page, 'a new listing')

  // Another browser goes on where this one stopped.
  await page.getByText('What you type is kept.').waitFor()
  const elsewhere = await visitAs('Jordan Lee')
  await elsewhere.page.goto('/listings/new')
  await elsewhere.page.getByText('Here is what you had typed before.').waitFor()
  expect(await title(elsewhere.page).inputValue()).toBe('House with a wall')
  await elsewhere.context.close()

  await page.getByRole('button', { name: 'Create Listing' }).click()
  await page.waitForURL('**/listing/*')
  await page.getByRole('heading', { name: 'House with a wall' }).waitFor()
  await page.getByText('Coming Soon').waitFor()
  await page.getByText('Room for a piano').waitFor()
  await page.goto('/listings/new')
  await page.getByRole('button', { name: 'Create Listing' }).waitFor()
  expect(await title(page).inputValue()).toBe('')
  await context.close()
})

test('a listing edited in two tabs keeps what the agent chooses of both', async () => {
  const { page, context } = await visitAs('Avery Stone')
  await page.goto('/listings')
  await page.locator('a[href^="/listing/"]').first().click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await title(page).waitFor()
  const other = await context.newPage()
  await other.goto(page.url())
  await title(other).waitFor()

  await price(other).fill('700,000')
  await title(other).fill('Title of the other tab')
  await other.getByRole('button', { name: 'Save' }).click()
  await other.waitForURL('**/listing/*')

  await title(page).fill('Title of this tab')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'This listing was changed meanwhile' })
  await dialog.getByText('Title of the other tab').waitFor()
  await dialog.getByText('700,000').waitFor()
  // It stands once the page behind it is out of reach; before that it is still on its way in.
  const behind = page.getByRole('button', { name: 'Save', exact: true })
  await expect.poll(() => behind.count()).toBe(0)
  await expectAccessible(page, 'a conflict')
  await dialog.getByRole('button', { name: 'Save these' }).click()
  await page.waitForURL('**/listing/*')
  await page.getByRole('heading', { name: 'Title of this tab' }).waitFor()
  await page.getByText('$700,000').first().waitFor()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByText('Price and status history').waitFor()
  await page.getByText('$726,000').waitFor()
  await expectAccessible(page, 'editing a listing')
  await context.close()
})

test('leaving what is not saved asks first, and keeps it', async () => {
  const { page, context } = await visitAs('Avery Stone')
  await page.goto('/listings')
  await page.locator('a[href^="/listing/"]').nth(2).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await title(page).fill('Not saved yet')
  const editing = page.url()
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  expect(page.url()).toBe(editing)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.goto(editing)
  await page.getByText('Here is what you had typed before.').waitFor()
  expect(await title(page).inputValue()).toBe('Not saved yet')
  await page.getByRole('button', { name: 'Start over' }).click()
  expect(await title(page).inputValue()).not.toBe('Not saved yet')
  await context.close()
})

test('a listing is archived, brought back, and removed for good', async () => {
  const { page, context } = await visitAs('Avery Stone')
  await page.goto('/listings')
  await page.getByText('12 homes').waitFor()
  await page.locator('a[href^="/listing/"]').nth(1).click()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('11 homes').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('12 homes').waitFor()

  const card = page.locator('a[href^="/listing/"]').nth(1)
  const address = (await card.getAttribute('href')) ?? ''
  await card.click()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('11 homes').waitFor()
  await page.goto(address)
  await page.getByText('Archived', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove for good' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove for good' }).click()
  await page.waitForURL('**/listings')
  await page.goto(address)
  await page.getByText('Failed to load listing details. Please try again later.').waitFor()
  await context.close()
})

test('homes are found, filtered, changed together and put away, and the address remembers', async () => {
  const { page, context } = await visitAs('Avery Stone')
  await page.goto('/listings')
  await page.getByLabel('Search').fill('vash')
  await page.getByText(/^1 of 1\d homes$/).waitFor()
  await expectAccessible(page, 'a search')
  await page.reload()
  expect(await page.getByLabel('Search').inputValue()).toBe('vash')
  await page.getByLabel('Search').fill('no such home')
  await page.getByRole('button', { name: 'Show all homes' }).click()

  await page.getByRole('button', { name: 'Select' }).click()
  const cards = page.locator('main li label')
  await cards.nth(0).click()
  await cards.nth(3).click()
  await page.getByText(/^2 of 1\d selected$/).waitFor()
  await expectAccessible(page, 'a selection')
  await page.getByLabel('New status').selectOption('Pending')
  await page.getByRole('button', { name: 'Set status' }).click()
  await page.getByText('2 listings now Pending').waitFor()
  await page.getByLabel('Status', { exact: true }).selectOption('Pending')
  await page.getByText(/^2 of 1\d homes$/).waitFor()

  await page.getByRole('button', { name: 'Show as list' }).click()
  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByRole('button', { name: 'Select all' }).click()
  await expectAccessible(page, 'a selection in a list')
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('No home fits.').waitFor()
  await page.getByLabel('Status', { exact: true }).selectOption('Archived')
  await page.getByText('2 homes put away').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Nothing is archived.').waitFor()
  await page.getByRole('button', { name: 'Show as grid' }).click()
  await context.close()
})

test('five thousand homes scroll from end to end, and only those near the window are in the page', async () => {
  const { page, context } = await visitAs('Jordan Lee')
  await program.platform.db.execute(sql`
    INSERT INTO listings (id, user_id, title, bedroom_count, bathroom_count, sell_price)
    SELECT 'many-' || lpad(number::text, 5, '0'), users.id, 'Home ' || number, 3, 2, number * 1000
    FROM generate_series(1, 5000) AS number, users WHERE users.email = 'jordan@demo.example'`)
  await page.goto('/listings')
  await page.getByText(/^5,00\d homes$/).waitFor()
  const cards = page.locator('main a[href^="/listing/"]')
  await cards.first().waitFor()
  expect(await cards.count()).toBeLessThan(60)
  for (const layout of ['grid', 'list']) {
    await page.getByLabel('Order').selectOption('dearest')
    await page.getByText('Home 5000', { exact: true }).waitFor()
    while (!(await page.getByText('Home 1', { exact: true }).isVisible())) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.waitForTimeout(50)
    }
    expect(await cards.count()).toBeLessThan(60)
    await expectAccessible(page, `the end of five thousand homes as ${layout}`)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByLabel('Order').selectOption('newest')
    if (layout === 'grid') await page.getByRole('button', { name: 'Show as list' }).click()
  }
  await page.getByLabel('Search').fill('4711')
  await page.getByText(/^1 of 5,00\d homes$/).waitFor()
  await context.close()
})
