import createNextIntlPlugin from 'next-intl/plugin'
import { tsImport } from 'tsx/esm/api'

/** Settings are read by lib/env.ts alone; wrong ones stop `dev`, `build` and `start` here, before anything runs. */
async function loadEnv() {
  try {
    const { env } = await tsImport('./lib/env.ts', import.meta.url)
    return env
  } catch (error) {
    if (error?.name !== 'EnvironmentError') throw error
    console.error(error.message)
    process.exit(1)
  }
}

const env = await loadEnv()

const locales = env.SITE_LOCALES.join('|')
/** First segments with routes of their own beside the locales. */
const doors = 'api|_next|articles|jobs|sitemaps|cards'
const missing = `/${env.DEFAULT_LOCALE}/missing`

/** @type {import('next').NextConfig} */
const config = {
  cacheComponents: true,
  partialPrefetching: true,
  // Next renders anew for the bots on its own list, which fails in an outage; nobody matches this one.
  htmlLimitedBots: /(?!)/,
  poweredByHeader: false,
  // The workspaces are TypeScript sources.
  transpilePackages: ['@vitrine/api-contract', '@vitrine/read-api'],
  // Native code cannot be bundled, and the files of the documentation page are read from their package.
  serverExternalPackages: ['libsql', 'swagger-ui-dist'],
  // A published plugin calls the API with a trailing slash, which a redirect would lose; pages keep the redirect.
  skipTrailingSlashRedirect: true,
  redirects: async () => [{ source: '/:path((?!api/|_next/).+)/', destination: '/:path', permanent: true }],
  headers: async () =>
    env.SEARCH_ENGINES === 'deny'
      ? [{ source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }]
      : [],
  // What no route has is led to one stored 404 page a locale, however many addresses are tried.
  rewrites: async () => ({
    // A page's address and `.md` is its Markdown twin.
    beforeFiles: [
      ...['articles/:year/:month/:day/:article', 'companies/:company', 'companies/:company/jobs/:job'].map(
        (path) => ({ source: `/:locale/${path}.md`, destination: `/api/markdown/:locale/${path}` }),
      ),
      ...(env.INDEXNOW_KEY ? [{ source: `/${env.INDEXNOW_KEY}.txt`, destination: '/api/indexnow-key' }] : []),
    ],
    afterFiles: [{ source: `/:first((?!(?:${locales}|${doors})(?:/|$))[^/]+)/:rest*`, destination: missing }],
    fallback: [
      { source: `/:locale(${locales})/:rest*`, destination: '/:locale/missing' },
      { source: '/:rest*', destination: missing },
    ],
  }),
  images: {
    formats: ['image/webp'],
    qualities: [75],
    deviceSizes: [480, 768, 1080, 1600],
    imageSizes: [64, 128, 256],
    minimumCacheTTL: 14_400,
    maximumRedirects: 0,
    maximumResponseBody: 5_000_000,
    contentDispositionType: 'attachment',
    localPatterns: [{ pathname: '/media/**', search: '' }],
    remotePatterns: env.IMAGE_HOSTS.map((hostname) => ({ protocol: 'https', hostname, search: '' })),
  },
  experimental: {
    // Its default may stop a build that a coding agent starts, so builds would not repeat.
    agentUpgrade: false,
    // Pages are awaited whole, so that they can say 404: `next dev` need not ask for placeholders.
    instantInsights: { validationLevel: 'manual-warning' },
  },
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
