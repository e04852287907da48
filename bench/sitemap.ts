import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startUpstream, type Upstream } from '@/e2e/support/upstream'
import { routes } from '@/lib/routes'
import { onFreePort, outputOf, run, start } from '@/scripts/run'

/**
 * Counts what the built site asks the API for to make its sitemap index and the sitemap of one month, on generated
 * sites of different sizes over the same ten years. It measures; nothing passes or fails.
 */
const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000,100000' },
    organizations: { type: 'string', default: '20' },
    jobs: { type: 'string', default: '100' },
  },
})

/** The site of all generated organizations, as `npm run content:generate` names it. */
const generatedSite = 'GEN_S1'
const siteScopes = ['su_organizations_r', 'su_offices_r', 'su_images_r', 'su_videos_r', 'jobs_r', 'offices_r']
const articleScopes = ['cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r']
const month = routes.sitemap('en', { kind: 'articles', year: 2025, month: 6, part: 1 })

type Row = { articles: string; step: string; requests: number; ms: number; addresses: number; bytes: number }
const rows: Row[] = []

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
try {
  let isBuilt = false
  for (const articles of values.articles.split(',')) {
    await withApi(articles, async (upstream, token) => {
      const site = await onFreePort({
        API_BASE_URL: upstream.url,
        API_TOKEN: token,
        SITE_REFERENCE: generatedSite,
      })
      if (!isBuilt) await run('next', ['build'], site.environment)
      isBuilt = true
      const server = await start('next', ['start'], `${site.url}/icon.svg`, site.environment)
      try {
        await measure(articles, site.url, upstream)
      } finally {
        await server.stop()
      }
    })
  }
} finally {
  rmSync(folder, { recursive: true })
}
report()

/** An API of generated content, behind a proxy that counts. */
async function withApi(articles: string, use: (upstream: Upstream, token: string) => Promise<void>) {
  const database = { DATABASE_URL: `file:${join(folder, `${articles}.db`)}` }
  const { organizations, jobs } = values
  const size = ['--articles', articles, '--organizations', organizations, '--jobs', jobs]
  await outputOf('packages/read-api/commands/content-generate.ts', size, database)
  const scopes = [...siteScopes, ...articleScopes].flatMap((scope) => ['--scope', scope])
  const token =
    (await outputOf('packages/read-api/commands/api-token.ts', scopes, database)).trim().split('\n').at(-1) ??
    ''
  const limits = { API_RATE_LIMIT_PER_MINUTE: '0', API_RATE_LIMIT_PER_ADDRESS: '0', LOG_LEVEL: 'warn' }
  const api = await onFreePort({ ...database, ...limits })
  const server = await start(
    'tsx',
    ['packages/read-api/commands/api.ts'],
    `${api.url}/healthz`,
    api.environment,
  )
  const upstream = await startUpstream(api.url)
  try {
    await use(upstream, token)
  } finally {
    await upstream.stop()
    await server.stop()
  }
}

async function measure(articles: string, siteUrl: string, upstream: Upstream): Promise<void> {
  for (const [step, path] of [
    ['index, nothing remembered', routes.sitemapIndex()],
    ['one month after it', month],
    ['index again', routes.sitemapIndex()],
    ['the month again', month],
  ] as const) {
    upstream.takeRequests()
    const started = performance.now()
    const response = await fetch(siteUrl + path)
    const xml = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    const ms = Math.round(performance.now() - started)
    const addresses = xml.split('<loc>').length - 1
    const requests = upstream.takeRequests()
    rows.push({ articles, step, requests: requests.length, ms, addresses, bytes: xml.length })
    console.log(step, countKinds(requests))
  }
}

/** How many requests of each kind, for who wonders where they come from. */
function countKinds(requests: readonly string[]): Record<string, number> {
  const kinds = requests.map((request) => {
    const { pathname, searchParams } = new URL(request, 'http://localhost')
    const names = [...searchParams.keys()].filter((name) => !/^(page|order_by)$/.test(name))
    const size = searchParams.get('per_page') === '1' ? ' (one record)' : ''
    return `${pathname.replace(/jobs\/.*/, 'jobs/…')} ${names.join(' ')}${size}`
  })
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((k) => k === kind).length]))
}

function report(): void {
  console.log('\n| articles | step | upstream requests | ms | addresses | bytes |')
  console.log('| ---: | --- | ---: | ---: | ---: | ---: |')
  for (const { articles, step, requests, ms, addresses, bytes } of rows) {
    console.log(`| ${articles} | ${step} | ${requests} | ${ms} | ${addresses} | ${bytes} |`)
  }
}
