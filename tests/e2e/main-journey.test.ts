import { readdirSync } from 'node:fs'
import { join } from 'node:path'
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

test('an agent goes from the landing page to a newsletter in every client’s inbox', async () => {
  const { page, context, complaints } = await visit(browser, program.url)

  // Landing page → sign-in → dashboard.
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await page.waitForURL('**/login')
  await signIn(page, 'Avery Stone')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await page.getByText('avery@demo.example').waitFor()

  // Twelve listings with pictures, two with a reel.
  await page.getByRole('link', { name: 'View Listings' }).click()
  await page.getByRole('heading', { name: 'My Listings' }).waitFor()
  const cards = page.locator('a[href^="/listing/"]')
  await cards.first().waitFor()
  const addresses = await cards.evaluateAll((links) => [
    ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
  ])
  expect(addresses).toHaveLength(12)
  expect(await page.getByText('No Image', { exact: true }).count()).toBe(0)

  // The gallery wraps at both ends.
  let films = 0
  for (const address of addresses) {
    await page.goto(address)
    await page.getByRole('heading', { name: 'About This Property' }).waitFor()
    if (await page.getByText('Watch Video in New Tab').count()) films += 1
  }
  expect(films).toBe(2)
  const counter = page.getByText(/^\d+ \/ \d+$/)
  const total = (await counter.textContent())?.split(' / ')[1]
  expect(await counter.textContent()).toBe(`1 / ${total}`)
  await page.getByRole('button', { name: /previous/i }).click()
  await page.getByText(`${total} / ${total}`).waitFor()
  await page.getByRole('button', { name: /next/i }).click()
  await page.getByText(`1 / ${total}`).waitFor()

  // The film opens in a new tab and comes in pieces.
  for (const address of addresses) {
    await page.goto(address)
    await page.getByRole('heading', { name: 'About This Property' }).waitFor()
    if (await page.getByText('Watch Video in New Tab').count()) break
  }
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Watch Video in New Tab' }).click()
  const film = await tab
  const piece = await fetch(film.url(), { headers: { Range: 'bytes=0-99' } })
  expect(piece.status).toBe(206)
  expect(piece.headers.get('content-type')).toBe('video/mp4')
  await film.close()

  // Newsletters → choose → preview.
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'View Newsletters' }).click()
  await page.getByText('Create and send newsletters to your clients').waitFor()
  await page.getByRole('link', { name: /Send Newsletter/ }).click()
  await page.getByText('0 of 12 listings selected').waitFor()
  expect(await page.getByRole('button', { name: 'Preview Newsletter' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Select All' }).click()
  await page.getByText('12 of 12 listings selected').waitFor()
  await page.getByRole('button', { name: 'Unselect All' }).click()
  await page.getByText('0 of 12 listings selected').waitFor()
  await page.getByRole('button', { name: 'Select All' }).click()
  await page.getByRole('button', { name: 'Preview Newsletter' }).click()
  await page.waitForURL('**/preview-newsletter')
  await page.getByText('Property Showcase').first().waitFor()
  expect(await page.getByText('Error fetching neighborhood safety.').count()).toBeGreaterThan(0)
  await page.reload()
  await page.getByText('Real Estate Market Update').waitFor()

  // Send: success, then after 1.5 s the hub.
  await page.getByRole('button', { name: 'Send Newsletter' }).click()
  await page.getByText('Newsletter sent successfully!').waitFor()
  await page.waitForURL('**/newsletters')

  // One message per client, each with an unsubscribe address of its own.
  const outbox = join(program.config.dataDir, 'outbox')
  const mails = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  while (mails().length < 40) await page.waitForTimeout(50)
  expect(mails()).toHaveLength(40)
  await page.goto('/mailbox')
  await page.getByText('Property Showcase').first().waitFor()

  // And it is found again under Past Newsletters, newest first.
  await page.goto('/newsletters')
  await page.getByRole('link', { name: /Past Newsletters/ }).click()
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  const card = page.getByRole('button', { name: new RegExp(today) }).first()
  await card.click()
  await page.getByText('Sent Date:').waitFor()
  const letter = page.frameLocator('iframe').first()
  await letter.getByText('Real Estate Market Update').waitFor()
  // What was sent says the stock sentence where the preview showed that a text was missing.
  expect(
    await letter.getByText('Low crime rates enhance neighborhood safety.').count(),
  ).toBeGreaterThan(0)
  expect(await letter.getByText('Error fetching').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByText('Sent Date:').waitFor({ state: 'detached' })

  // Signing out leads home, and the inner pages are closed again.
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((address) => address.pathname === '/')
  await page.goto('/listings')
  await page.waitForURL('**/login')
  await signIn(page, 'Avery Stone')
  expect(new URL(page.url()).pathname).toBe('/listings')

  expect(complaints).toEqual([])
  await context.close()
}, 120_000)
