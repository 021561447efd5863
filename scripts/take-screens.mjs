/**
 * Takes the product's own screens for the front page, light and dark, from a running demo:
 * `node scripts/take-screens.mjs http://localhost:3000`.
 * Run it on fresh demo data when a screen has changed its looks. CHROMIUM names another browser.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

const base = process.argv[2] ?? 'http://localhost:3000'
const here = fileURLToPath(new URL('../web/landing/screens/', import.meta.url))
// Narrower than the picture is wide: on the front page the words in it must still be readable.
const views = {
  wide: { viewport: { width: 1080, height: 675 }, deviceScaleFactor: 4 / 3 },
  phone: { viewport: { width: 390, height: 560 }, deviceScaleFactor: 2 },
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})

async function settled(page) {
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
    ),
  )
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  // The pictures fade in for 220 ms.
  await page.waitForTimeout(600)
}

async function keep(page, name) {
  await settled(page)
  const png = await page.screenshot()
  await sharp(png).webp({ quality: 82, effort: 6 }).toFile(`${here}${name}.webp`)
}

const kinds = ['wide', 'phone'].flatMap((size) => ['light', 'dark'].map((scheme) => [size, scheme]))
for (const [size, scheme] of kinds) {
  const context = await browser.newContext({ ...views[size], colorScheme: scheme })
  const page = await context.newPage()
  await page.goto(`${base}/login`)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ])
  await popup.getByText('Avery Stone').click()
  await page.waitForURL('**/dashboard')

  await page.goto(`${base}/listings`)
  const cards = page.locator('main a[href^="/listing/"]')
  await cards.first().waitFor()
  await keep(page, `homes-${size}-${scheme}`)

  // The home with the most pictures has the handsomest page.
  const homes = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  let best = { href: homes[0], pictures: 0 }
  for (const href of homes.slice(0, 6)) {
    await page.goto(`${base}${href}`)
    await page.getByText('About This Property').waitFor()
    const pictures = await page.locator('main img').count()
    if (pictures > best.pictures) best = { href, pictures }
  }
  await page.goto(`${base}${best.href}`)
  await page.getByText('About This Property').waitFor()
  await keep(page, `list-${size}-${scheme}`)

  await page.goto(`${base}/send-newsletter`)
  const choices = page.locator('main li')
  await choices.first().waitFor()
  await choices.nth(0).click()
  await choices.nth(1).click()
  await page.getByRole('button', { name: 'Preview Newsletter' }).click()
  await page.waitForURL('**/preview-newsletter')
  await page.getByRole('heading', { name: 'Newsletter Preview' }).waitFor()
  // Far enough down to see the title, the market and the first home.
  await page.evaluate((top) => scrollTo(0, top), size === 'wide' ? 430 : 460)
  await keep(page, `letter-${size}-${scheme}`)
  await context.close()
}
await browser.close()
