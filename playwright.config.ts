import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/** Chromium refuses its sandbox to root, and a container has neither a display nor Google's hosts to call. */
const rootFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const quietFlags = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** Run by scripts/browser-tests.ts, which builds and starts the site that BASE_URL names. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.REPORT }]],
  use: {
    baseURL: process.env.BASE_URL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: isRoot ? [...rootFlags, ...quietFlags] : [],
    },
  },
  projects: [
    // Alone and first: it changes the content under the site.
    { name: 'schedule', testMatch: 'schedule.spec.ts' },
    { name: 'embedded', testIgnore: ['hosted/**', 'schedule.spec.ts'] },
    { name: 'hosted', testMatch: 'hosted/**', fullyParallel: false, workers: 1 },
  ],
})
