import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProgram, type TestProgram } from '../support/start.ts'
import { launchBrowser, visit } from './support.ts'

let program: TestProgram
let browser: Browser
beforeAll(async () => {
  program = await startTestProgram()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

test('a visitor writes to us, sees that it was sent, and we can reply', async () => {
  const { page, context } = await visit(browser, program.url)
  await page.goto('/')
  await page
    .getByRole('button', { name: /contact|message/i })
    .first()
    .click()
  await page.getByPlaceholder('Your Name').fill('Ana Gómez')
  await page.getByPlaceholder('Your Email').fill('not an address')
  await page.getByPlaceholder('Your Message').fill('Is the house by the lake still for sale?')
  await page.getByRole('button', { name: /^send/i }).click()
  expect(await page.getByPlaceholder('Your Message').inputValue()).toContain('by the lake')
  await page.getByPlaceholder('Your Email').fill('ana@visitors.example')
  await page.getByRole('button', { name: /^send/i }).click()
  await page.getByText('Message sent successfully!').waitFor()
  expect(await page.getByPlaceholder('Your Message').inputValue()).toBe('')
  // It closes by itself, 3 seconds later.
  await page.getByPlaceholder('Your Message').waitFor({ state: 'hidden' })

  const outbox = join(program.config.dataDir, 'outbox')
  while (readdirSync(outbox).filter((name) => name.endsWith('.eml')).length === 0)
    await page.waitForTimeout(50)
  const [name] = readdirSync(outbox)
  const mail = readFileSync(join(outbox, name ?? ''), 'utf8')
  expect(mail).toMatch(/^Reply-To: .*ana@visitors\.example/im)
  expect(mail).toMatch(/^To: .*support@doorpost\.example/im)
  await context.close()
})

test('a message that could not be sent is kept', async () => {
  const { page, context } = await visit(browser, program.url)
  await page.route('**/api/send-email', (route) => route.abort())
  await page.goto('/')
  await page
    .getByRole('button', { name: /contact|message/i })
    .first()
    .click()
  await page.getByPlaceholder('Your Name').fill('Ana')
  await page.getByPlaceholder('Your Email').fill('ana@visitors.example')
  await page.getByPlaceholder('Your Message').fill('Hello')
  const alert = page.waitForEvent('dialog')
  // The click itself ends only when the alert is answered.
  const click = page.getByRole('button', { name: /^send/i }).click()
  const dialog = await alert
  expect(dialog.message()).toBe('There was an error sending your message. Please try again.')
  await dialog.accept()
  await click
  expect(await page.getByPlaceholder('Your Message').inputValue()).toBe('Hello')
  await page.mouse.click(5, 400)
  await page.getByPlaceholder('Your Message').waitFor({ state: 'hidden' })
  await context.close()
})
