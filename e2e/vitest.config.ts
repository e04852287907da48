import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that start a site of their own, and mostly wait for it. */
const waiting = /\/(outage|schedule)\.test\.ts$/

/** They begin first, and the others run beside them. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(waiting.test(b.moduleId)) - Number(waiting.test(a.moduleId)))
  }
}

/** The tests of the built site that only send requests. scripts/tests/site.ts builds and starts the site at BASE_URL. @public */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('..', import.meta.url)),
      'server-only': fileURLToPath(new URL('../node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    setupFiles: 'e2e/support/client-setup.ts',
    // Vitest sets BASE_URL to the base path of Vite.
    env: { BASE_URL: process.env.BASE_URL },
    isolate: false,
    sequence: { sequencer: WaitingFirst },
    // A page that nobody has opened is rendered, and several workers share the site.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'http',
          include: ['e2e/http/**/*.test.ts'],
          globalSetup: 'e2e/support/crawl-setup.ts',
          maxWorkers: 4,
        },
      },
      // `npm run test:full` runs them: they start sites of their own.
      { extends: true, test: { name: 'generated', include: ['e2e/generated/sites.test.ts'] } },
      { extends: true, test: { name: 'path', include: ['e2e/full/path/**/*.test.ts'] } },
      { extends: true, test: { name: 'copies', include: ['e2e/full/copies/**/*.test.ts'] } },
      // They change the records of the site.
      { extends: true, test: { name: 'changes', include: ['e2e/changes/**/*.test.ts'] } },
    ],
  },
})
