import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      // Next resolves this marker to nothing in server code; outside Next it would throw.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['lib/server/**/*.test.ts'],
          globalSetup: 'lib/server/testing/global-setup.ts',
          setupFiles: 'lib/server/testing/strict-apps.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'lib/**/*.test.{ts,tsx}',
            'components/**/*.test.{ts,tsx}',
            'app/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['lib/server/**', 'node_modules/**'],
        },
      },
    ],
  },
})
