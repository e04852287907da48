import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { isFull } from './packages/api-contract/testing/full'

const api = {
  globalSetup: 'packages/content-store/testing/global-setup.ts',
  setupFiles: 'packages/read-api/testing/strict-apps.ts',
}

/** Tests that compare durations or memory, or need all processors. They run after all others, one at a time. */
const measuring = [
  'lib/pattern-growth.test.ts',
  'lib/content/growth.test.ts',
  'lib/content/text-limits.test.ts',
  'packages/read-api/outage.full.test.ts',
  'packages/read-api/postgres.full.test.ts',
  // Starts `next dev`, which uses all processors.
  'scripts/dev-content.full.test.ts',
]

/** Only `npm run test:full` runs these. */
const fullOnly = isFull ? [] : ['**/*.full.test.ts']

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      // In server code Next.js replaces this package with an empty module. Outside Next.js its import throws.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    // The expected pages of many tests: the demo can have more languages.
    env: { SITE_LOCALES: 'en,fr', SITE_FOLDER: 'lib/settings/testing/site' },
    // The default is one worker fewer than there are processors: one on a machine with two.
    maxWorkers: 2,
    testTimeout: isFull ? 120_000 : 60_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          ...api,
          name: 'api',
          // What runs on Postgres too.
          include: ['packages/{content-store,read-api}/**/*.test.ts', 'lib/sync/*.test.ts'],
          exclude: [...configDefaults.exclude, ...measuring, ...fullOnly],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'measuring',
          include: measuring,
          exclude: [...configDefaults.exclude, ...fullOnly],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: 'lib/process/testing/fresh-modules.ts',
          include: [
            'lib/**/*.test.{ts,tsx}',
            '{elements,fonts}/**/*.test.ts',
            'components/**/*.test.{ts,tsx}',
            'app/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'packages/api-contract/**/*.test.ts',
            'e2e/generated/texts.test.ts',
            'e2e/faults/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...measuring, ...fullOnly, 'lib/sync/**'],
        },
      },
    ],
  },
})
