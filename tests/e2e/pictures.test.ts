import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProgram, type TestProgram } from '../support/start.ts'
import { expectAccessible, launchBrowser, signIn, visit } from './support.ts'

let program: TestProgram
let browser: Browser
const folder = mkdtempSync(join(tmpdir(), 'doorpost-pictures-'))
const files: string[] = []

beforeAll(async () => {
  for (let at = 0; at < 20; at++) {
    const path = join(folder, `room-${String(at + 1).padStart(2, '0')}.jpg`)
    const background = { r: 255 - at * 12, g: 90 + at * 6, b: 40 + at * 9 }
    await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .jpeg()
      .toFile(path)
    files.push(path)
  }
  program = await startTestProgram({}, { demoData: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await program.stop()
  rmSync(folder, { recursive: true, force: true })
})

const tiles = (page: Page) => page.getByRole('button', { name: /^Edit picture/ })

/** A listing of Sam's, who has no pictures yet. */
async function openPictures(page: Page): Promise<void> {
  await signIn(page, 'Sam Rivera')
  await page.goto('/listings')
  await page.locator('a[href^="/listing/"]').first().click()
  await page.getByRole('link', { name: 'Add pictures' }).click()
  await page.getByRole('button', { name: 'Choose pictures' }).waitFor()
}

test('an agent adds twenty pictures, of which one fails at first, and puts them right', async () => {
  const { page, context } = await visit(browser, program.url, { width: 1440 })
  await openPictures(page)
  await expectAccessible(page, 'a listing without pictures')

  // The line breaks for one file, once.
  let broken = false
  await page.route('**/api/listings/*/pictures', async (route) => {
    const hit = route.request().method() === 'POST' && !broken
    if (!hit) return route.continue()
    broken = true
    await route.abort('connectionreset')
  })
  const spoiled = join(folder, 'plan.jpg')
  writeFileSync(spoiled, '%PDF-1.7 a plan')
  await page.getByLabel('Pictures to add').setInputFiles([...files, spoiled])

  await page.getByText('This is a PDF, not a photograph.').waitFor()
  await expect.poll(() => tiles(page).count(), { timeout: 60_000 }).toBe(19)
  await expectAccessible(page, 'pictures of which two failed')
  await page.getByRole('button', { name: 'Dismiss plan.jpg' }).click()
  await page.getByRole('button', { name: /^Retry room/ }).click()
  await expect.poll(() => tiles(page).count(), { timeout: 30_000 }).toBe(20)
  await page.getByText('20 of 40 pictures').waitFor()
  await expectAccessible(page, 'twenty pictures')

  // By keyboard, the second picture takes the first place.
  const urls = () =>
    page
      .locator('li[id^="picture-"] img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const before = await urls()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/pictures/order'))
  await page.getByRole('button', { name: 'Move picture 2 of 20', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Picture 2 of 20 is picked up.').waitFor({ state: 'attached' })
  // It begins to listen a moment after it says so; as the first it stays the first.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowLeft')
      return page.getByText('Now at place 1 of 20.').count()
    })
    .toBe(1)
  await page.keyboard.press('Space')
  expect((await saved).status()).toBe(200)
  await expect.poll(async () => (await urls()).slice(0, 2)).toEqual([before[1], before[0]])

  // Its words, and a quarter turn.
  await page.getByRole('button', { name: 'Edit picture 1 of 20' }).click()
  await page.getByLabel('Alt text').fill('An orange room')
  await page.getByRole('button', { name: 'Rotate right' }).click()
  await expect.poll(async () => (await urls())[0]).toMatch(/r1\.jpg$/)
  await expectAccessible(page, 'one picture')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByAltText('An orange room').count()).toBe(1)

  // Out and back again.
  const rest = await urls()
  await page.getByRole('button', { name: 'Remove picture 3 of 20' }).click()
  await expect.poll(() => tiles(page).count()).toBe(19)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(urls).toEqual(rest)

  await page.getByRole('link', { name: 'Back to the listing' }).click()
  await page.getByText('1 / 20').waitFor()
  expect(await page.getByAltText('An orange room').count()).toBe(1)
  await context.close()
})

test('a picture marked as altered shows so, with its original one tap away', async () => {
  const { page, context } = await visit(browser, program.url, { width: 390 })
  await signIn(page, 'Avery Stone')
  await page.goto('/listings')
  await page.locator('a[href^="/listing/"]').first().click()
  await page.getByRole('link', { name: 'Edit pictures' }).click()
  await page.getByRole('button', { name: /^Edit picture 1/ }).click()
  await page.getByLabel('Digitally altered').check()
  await page.getByLabel('Original picture').setInputFiles(files[0] ?? '')
  await page.getByAltText('The original').waitFor()
  await expectAccessible(page, 'an altered picture')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Back to the listing' }).click()
  await page.getByText('Digitally altered picture').waitFor()
  await page.getByRole('button', { name: 'Show the original' }).click()
  await page.getByText('Original picture, not altered').waitFor()
  expect(await page.getByAltText(/before it was altered$/).count()).toBe(1)
  await expectAccessible(page, 'the original')
  await context.close()
})
