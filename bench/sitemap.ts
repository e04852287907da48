import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineCommand, parsedBy, runIfMain } from '@vitrine/api-contract/command'
import { list, wholeNumber } from '@vitrine/api-contract/environment'
import { startUpstream, type Upstream } from '@/e2e/support/upstream'
import { routes } from '@/lib/routes'
import { assignPort, run, startServer } from '@/scripts/run'
import { generatedSite, type Size, startGeneratedApi } from './scale/generated-api'

const month = routes.sitemap('en', { kind: 'articles', year: 2025, month: 6, part: 1 })

const count = parsedBy(wholeNumber(0, 99_999_999))

export const command = defineCommand(
  'bench:sitemap',
  'Measures the requests that the built site sends to the API for its sitemap index and for the sitemap of one month. The generated content has several sizes and always covers the same ten years. It prints figures and tests nothing.',
)
  .option(
    '--articles <N,...>',
    'numbers of articles',
    (text) => list.parse(text).map(count),
    [10_000, 100_000],
  )
  .option('--organizations <N>', 'organizations of each size', count, 20)
  .option('--jobs <N>', 'jobs of each size', count, 100)
  .action(measureSizes)

type Row = { articles: number; step: string; requests: number; ms: number; urls: number; bytes: number }
const rows: Row[] = []

async function measureSizes(options: Omit<Size, 'articles'> & { articles: number[] }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  try {
    let isBuilt = false
    for (const articles of options.articles) {
      await withApi(folder, { ...options, articles }, async (upstream, token) => {
        const site = await assignPort({
          API_BASE_URL: upstream.url,
          API_TOKEN: token,
          SITE_REFERENCE: generatedSite,
        })
        if (!isBuilt) await run('next', ['build'], site.environment)
        isBuilt = true
        const server = await startServer('next', ['start'], `${site.url}/icon.svg`, site.environment)
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
}

/** Starts the API on generated content, behind a proxy that records requests. */
async function withApi(
  folder: string,
  size: Size,
  use: (upstream: Upstream, token: string) => Promise<void>,
) {
  const api = await startGeneratedApi(folder, size)
  const upstream = await startUpstream(api.url)
  try {
    await use(upstream, api.token)
  } finally {
    await upstream.stop()
    await api.stop()
  }
}

async function measure(articles: number, siteUrl: string, upstream: Upstream): Promise<void> {
  for (const [step, path] of [
    ['index, empty caches', routes.sitemapIndex()],
    ['one month, after the index', month],
    ['index, second request', routes.sitemapIndex()],
    ['month, second request', month],
  ] as const) {
    upstream.takeRequests()
    const started = performance.now()
    const response = await fetch(siteUrl + path)
    const xml = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    const ms = Math.round(performance.now() - started)
    const urls = xml.split('<loc>').length - 1
    const requests = upstream.takeRequests()
    rows.push({ articles, step, requests: requests.length, ms, urls, bytes: xml.length })
    console.log(step, countKinds(requests))
  }
}

/** The number of requests by path and parameter names. */
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
  console.log('\n| articles | step | upstream requests | ms | urls | bytes |')
  console.log('| ---: | --- | ---: | ---: | ---: | ---: |')
  for (const { articles, step, requests, ms, urls, bytes } of rows) {
    console.log(`| ${articles} | ${step} | ${requests} | ${ms} | ${urls} | ${bytes} |`)
  }
}

await runIfMain(import.meta.url, command)
