import { defineConfig } from '@playwright/test'
import { clientAddress, clientHeader, fetchAsManyClients } from './e2e/support/clients'

fetchAsManyClients()

const isRoot = process.getuid?.() === 0

/** As root, Chromium does not start with its sandbox. A container has no GPU and no network for QUIC. */
const rootFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const quietFlags = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** chromium-headless-shell adapts the widths of letters to pixels otherwise, which no phone does. */
const fontFlags = ['--font-render-hinting=none']

/** scripts/browser-tests.ts builds and starts the site at BASE_URL and then runs these projects. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // Long enough for a slow machine that also runs the other site. A passing test waits for nothing longer than it must.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.REPORT }]],
  use: {
    baseURL: process.env.BASE_URL,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Each worker process reads this file again: its browser is one client.
    extraHTTPHeaders: { [clientHeader]: clientAddress() },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...fontFlags, ...(isRoot ? [...rootFlags, ...quietFlags] : [])],
    },
  },
  projects: [
    // Runs alone and first because it imports an article into the database of the site.
    { name: 'schedule', testMatch: 'schedule.spec.ts' },
    {
      name: 'embedded',
      testIgnore: [
        ...['hosted/**', 'schedule.spec.ts', 'fields.spec.ts'],
        ...['revalidate.spec.ts', 'companies-pages.spec.ts', 'company-stories.spec.ts'],
      ],
    },
    // Runs alone and last because it changes many records.
    {
      name: 'revalidate',
      testMatch: ['companies-pages.spec.ts', 'company-stories.spec.ts', 'revalidate.spec.ts'],
      testIgnore: 'hosted/**',
      fullyParallel: false,
      workers: 1,
    },
    { name: 'hosted', testMatch: 'hosted/**', fullyParallel: false, workers: 1 },
    { name: 'fields', testMatch: 'fields.spec.ts' },
  ],
})
