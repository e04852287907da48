import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      // In server code Next.js replaces this package with an empty module. Outside Next.js its import throws.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['packages/read-api/**/*.test.ts'],
          globalSetup: 'packages/read-api/testing/global-setup.ts',
          setupFiles: 'packages/read-api/testing/strict-apps.ts',
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
            'packages/{api-contract,demo-images}/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
