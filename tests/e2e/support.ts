import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

/** Without these Chromium asks the network for things a closed test machine cannot answer. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: flags })
}

export interface Visit {
  context: BrowserContext
  page: Page
  /** What the page's console said that a developer should mend. */
  complaints: string[]
}

/** A fresh browser window, as a new visitor has it. */
export async function visit(
  browser: Browser,
  url: string,
  options: { width?: number; dark?: boolean } = {},
): Promise<Visit> {
  const width = options.width ?? 1440
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { context, page, complaints }
}

export type DemoAgent = 'Avery Stone' | 'Jordan Lee' | 'Sam Rivera'

/** Signs in as a person does: the button, the popup, the account. Ends where the app leads to. */
export async function signIn(page: Page, agent: DemoAgent): Promise<void> {
  if (!page.url().includes('/login') && !page.url().includes('/signup')) await page.goto('/login')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await (await popup).getByText(agent).click()
  await page.waitForURL((address) => !/\/(login|signup)$/.test(address.pathname))
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** axe finds nothing (WCAG 2.2 AA and best practices), and the page is no wider than the window. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // The page's own policy forbids foreign scripts; a script put in by the driver is not the page's.
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const result = await axe.run()
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`)
  })
  expect(violations, `axe on ${name}`).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `sideways scrolling on ${name}`).toBe(0)
}
