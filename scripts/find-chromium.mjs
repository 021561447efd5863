import { existsSync } from 'node:fs'
import { installDebian } from './install-debian.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium or Chrome to drive, installing Debian's when root; undefined without one. */
export function findChromium() {
  const found = () => places.find((path) => path && existsSync(path))
  return found() ?? (installDebian('chromium') ? found() : undefined)
}
