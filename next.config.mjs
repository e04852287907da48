import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { require } from 'tsx/cjs/api'
import { buildElements, watchElements } from './elements/build.mjs'
import { buildFonts } from './fonts/build.mjs'

/** Loads the settings of lib/env.ts and the files of the site folder. Invalid ones stop `dev`, `build` and `start` with a list of the errors. */
function loadSettings() {
  try {
    require('./lib/data/search/synonyms.ts', import.meta.url).synonymsOf('en')
    require('./lib/pages/urls/redirects.ts', import.meta.url).siteRedirects()
    require('./lib/i18n/check-own-messages.ts', import.meta.url).checkOwnMessages()
    require('./lib/pages/urls/check-own-pages.ts', import.meta.url).checkOwnPages()
    const { site } = require('./lib/settings/site.ts', import.meta.url)
    return { env: require('./lib/env.ts', import.meta.url).env, site }
  } catch (error) {
    if (error?.name !== 'EnvironmentError' && error?.name !== 'SiteFolderError') throw error
    console.error(error.message)
    process.exit(1)
  }
}

const { sourceMapsEnabled } = process
const { env, site } = loadSettings()
const { basePath } = require('./lib/base-path.ts', import.meta.url)
const { fontsOf } = require('./lib/settings/site-yaml/fonts.ts', import.meta.url)
const { contentSecurityPolicy } = require('./lib/settings/security-headers.ts', import.meta.url)
const { imageWidths } = require('./lib/model/media/optimizer.ts', import.meta.url)
// tsx turns source maps on. Node.js would store the source map of each chunk that the server loads: 130 MB.
process.setSourceMapsEnabled(sourceMapsEnabled)

const locales = env.SITE_LOCALES.join('|')
const notFoundPath = `/${env.DEFAULT_LOCALE}/missing`

/** @type {import('next').NextConfig} */
const config = {
  basePath,
  env: { BUILT_BASE_PATH: basePath },
  cacheComponents: true,
  cacheHandler: fileURLToPath(new URL('lib/page-cache/page-cache-handler.mjs', import.meta.url)),
  cacheHandlers: {
    default: fileURLToPath(new URL('lib/page-cache/data-cache-handler.mjs', import.meta.url)),
  },
  // With memory for it, Next.js adds a data cache of its own, which marks invalidated tags as expired: visitors would wait for the new page,
  // and get an error where the API fails. lib/page-cache sends the stored page until the new one is rendered.
  cacheMaxMemorySize: 0,
  partialPrefetching: true,
  // Seconds. The first page of a build that needs the job board waits until the jobs of all organizations are read.
  staticPageGenerationTimeout: 300,
  // Matches no user agent: for the bots of its default list Next.js bypasses the cached page, which fails in an outage.
  htmlLimitedBots: /(?!)/,
  poweredByHeader: false,
  // The server makes the ETags of pages, and documents have their own.
  generateEtags: false,
  // These workspaces export TypeScript sources.
  transpilePackages: ['@vitrine/api-contract', '@vitrine/content-store', '@vitrine/read-api'],
  // libsql has native code, and the API documentation reads files from the folder of swagger-ui-dist.
  serverExternalPackages: ['libsql', 'swagger-ui-dist'],
  // `npm test` checks the types. A check in the build takes 25 seconds.
  typescript: { ignoreBuildErrors: true },
  // The Read API accepts a trailing slash without a redirect (docs/read-api-behaviour.md, section 8). `redirects`
  // removes the slash from all other paths, those of the site's own JSON routes included.
  skipTrailingSlashRedirect: true,
  redirects: async () => [
    { source: '/:path((?!api/v1/|_next/).+)/', destination: '/:path', permanent: true },
  ],
  // Unknown paths show one cached 404 page for each locale, so requests for random URLs do not fill the cache.
  rewrites: async () => ({
    // The URL of a page with `.md` is its Markdown alternate.
    beforeFiles: [
      { source: '/:locale/:path+.md', destination: '/api/markdown/:locale/:path+' },
      // The target of the form of the site search has the path of its page.
      {
        source: `/:locale(${locales})/search`,
        has: [{ type: 'query', key: 'q' }],
        destination: '/api/search/form/:locale',
      },
      // Programs that read no HTML request this URL.
      { source: '/favicon.ico', destination: '/icons/icon-32.png' },
      ...(env.INDEXNOW_KEY ? [{ source: `/${env.INDEXNOW_KEY}.txt`, destination: '/api/indexnow-key' }] : []),
    ],
    fallback: [
      { source: `/:locale(${locales})/:rest*`, destination: '/:locale/missing' },
      { source: '/:rest*', destination: notFoundPath },
    ],
  }),
  images: {
    formats: ['image/webp'],
    qualities: [75],
    // Next.js joins the two lists.
    deviceSizes: imageWidths,
    imageSizes: [],
    minimumCacheTTL: 14_400,
    maximumRedirects: 0,
    maximumResponseBody: 5_000_000,
    maximumDiskCacheSize: 500_000_000,
    contentDispositionType: 'attachment',
    // The optimizer would replace the policy of other responses.
    contentSecurityPolicy: `${contentSecurityPolicy}; sandbox`,
    localPatterns: [{ pathname: `${basePath}/media/**`, search: '' }],
    remotePatterns: env.IMAGE_HOSTS.map((hostname) => ({ protocol: 'https', hostname, search: '' })),
  },
  // Scripts that a page names by their URL. Their files are stored like those of the bundles.
  turbopack: { rules: { '*.asset.js': { type: 'asset' } } },
  experimental: {
    // Off, because it can stop a build that a coding agent starts.
    agentUpgrade: false,
    // Pages await all data before they render, because their status can be 404. By default `next dev` asks for
    // Suspense boundaries.
    instantInsights: { validationLevel: 'manual-warning' },
  },
}

/** Messages are parsed by the build: the browser gets no parser of them. */
const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: {
      ...{ format: 'json', locales: 'infer', precompile: true },
      path: ['./lib/i18n/messages', './lib/i18n/editor-messages'],
    },
  },
})

export default async (phase) => {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER)
    await buildFonts(fontsOf(site.fonts))
  if (phase === PHASE_PRODUCTION_BUILD) await buildElements(site)
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    const { default: nextEnv } = await import('@next/env')
    const { nameCutSettings } = require('./packages/api-contract/cut-settings.ts', import.meta.url)
    // Next.js has loaded them: it returns the same files again.
    nameCutSettings(nextEnv.loadEnvConfig(process.cwd()).loadedEnvFiles, console.warn)
    await watchElements(site)
  }
  return withMessages(config)
}
