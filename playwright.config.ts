import { defineConfig } from '@playwright/test'
import { containerFlags } from './e2e/support/chromium-flags'
import { clientAddress, clientHeader, fetchAsManyClients } from './e2e/support/clients'
import { isFull } from './e2e/support/variants'

fetchAsManyClients()

/** chromium-headless-shell adapts the widths of letters to pixels otherwise, which no phone does. */
const fontFlags = ['--font-render-hinting=none']

/** The start of a process for each page takes a tenth of the time of the tests. `npm run test:full` has them. */
const processFlags = isFull ? [] : ['--renderer-process-limit=1']

/** scripts/tests builds and starts the site at BASE_URL and then runs these projects. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  // Long enough for a slow machine. A passing test waits for nothing longer than it must.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.REPORT ? [['list'], ['json', { outputFile: process.env.REPORT }]] : 'list',
  use: {
    baseURL: process.env.BASE_URL,
    // The transition between two pages takes as long as the rest of a click. `npm run test:full` has it.
    contextOptions: isFull ? {} : { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Each worker process reads this file again: its browser is one client.
    extraHTTPHeaders: { [clientHeader]: clientAddress() },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...fontFlags, ...processFlags, ...containerFlags],
    },
  },
  projects: [
    // `npm test` leaves out what has the tag.
    { name: 'browser', testDir: 'e2e/browser', ...(isFull ? {} : { grepInvert: /@full/ }) },
    // `npm run test:full` runs these. They change the records of the site, or what its API responds.
    { name: 'more-changes', testDir: 'e2e/full/changes', fullyParallel: false, workers: 1 },
    { name: 'hosted', testDir: 'e2e/full/hosted', fullyParallel: false, workers: 1 },
    { name: 'fields', testDir: 'e2e/full/fields' },
    { name: 'path', testDir: 'e2e/full/path', testMatch: '*.spec.ts' },
  ],
})
