import { defineConfig } from 'vitest/config'

const shared = {
  environment: 'node',
  // A database is made per file, which takes seconds on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const

/** `rooms`: everything without a browser, on either database. `browser`: journeys in Chromium. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'rooms',
          include: ['{contract,emails,server,web,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'node_modules/**'],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
    ],
  },
})
