import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProgram, type TestProgram } from '../support/start.ts'
import { launchBrowser, signIn, visit } from './support.ts'

const kilobyte = 1000

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

/** Loads a page afresh and answers the gzip bytes of its scripts and styles. */
async function firstLoad(page: Page, path: string): Promise<{ script: number; style: number }> {
  const sizes = { script: 0, style: 0 }
  const reading: Promise<void>[] = []
  const count = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    const kind = { script: 'script', stylesheet: 'style' }[response.request().resourceType()]
    if (kind === 'script' || kind === 'style')
      reading.push(
        response.body().then((body) => {
          sizes[kind] += gzipSync(body).length
        }),
      )
  }
  page.on('response', count)
  await page.goto(path, { waitUntil: 'networkidle' })
  await Promise.all(reading)
  page.off('response', count)
  return sizes
}

test('the landing page needs at most 100 KB of script', async () => {
  const { page, context } = await visit(browser, program.url)
  const { script } = await firstLoad(page, '/')
  expect(script).toBeGreaterThan(10 * kilobyte)
  expect(script).toBeLessThanOrEqual(100 * kilobyte)
  console.log(`Landing page: ${Math.round(script / kilobyte)} KB of script`)
  await context.close()
})

test('no inner page needs more than 170 KB of script and styles at first', async () => {
  const { page, context } = await visit(browser, program.url)
  await signIn(page, 'Avery Stone')
  await page.goto('/listings')
  const listing = await page.locator('a[href^="/listing/"]').first().getAttribute('href')
  const paths = [
    '/dashboard',
    '/listings',
    '/listings/new',
    listing ?? '',
    `${listing?.replace('/listing/', '/listings/')}/pictures`,
    '/newsletters',
    '/past-newsletters',
    '/send-newsletter',
    '/preview-newsletter',
    '/profile',
    '/about',
    '/mailbox',
  ]
  for (const path of paths) {
    // A new window has an empty cache; the session's cookie comes along.
    const { script, style } = await firstLoad(page, path)
    console.log(`${path}: ${Math.round((script + style) / kilobyte)} KB`)
    expect(script + style, path).toBeGreaterThan(10 * kilobyte)
    expect(script + style, path).toBeLessThanOrEqual(170 * kilobyte)
  }
  await context.close()
})
