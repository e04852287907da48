import { setTimeout as wait } from 'node:timers/promises'
import { startReadApi } from '../read-api'
import { generatedSite, regenerateLists, startGeneratedApi } from './generated-site'
import { inventPaths } from './invented-urls'
import { type Received, repeat, sendLoad } from './load'
import type { Check, Context, Part, Site } from './part'
import { Random } from './random'
import { startFaultyUpstream } from './upstream'

const articles = 3_000
const attackSeconds = 60
const crawlSeconds = 30
const attackPerSecond = 50
const maxMs = 2_000

/** The limits of the API as it comes: 600 requests a minute of a token, 120 of an address without one. */
const defaultLimits = { API_RATE_LIMIT_PER_MINUTE: '600', API_RATE_LIMIT_PER_ADDRESS: '120' }

export const quotaPart: Part = { name: 'Limits of the API', run }

/**
 * A client that invents URLs, while visitors of its address and of another one open pages that were never made. Then a
 * client that opens existing pages as fast, while a visitor of another address does.
 */
async function run(context: Context): Promise<Check[]> {
  const { seed, progress } = context
  const generated = await startGeneratedApi(context, articles)
  await generated.api.stop()
  const api = await startReadApi(generated.database, defaultLimits)
  const upstream = await startFaultyUpstream(api.url)
  try {
    const site = await context.startSite({
      upstream: { url: upstream.url, token: api.token },
      environment: { ...generatedSite, LOG_LEVEL: 'info', API_REQUESTS_PER_MINUTE: '600' },
    })
    await fetch(`${site.url}/en`)
    progress('Waiting for the directory of articles')
    while (!(await site.log()).includes('The directory of articles is complete')) await wait(1_000)
    await regenerateLists(site, generated.paths)
    const calls = upstream.requests()
    const rejected = upstream.rejected()
    const pages = new Random(seed).shuffle(generated.paths)
    progress(`${attackPerSecond} requests a second for ${attackSeconds} s`)
    const attack = sendAttack(site, attackSeconds, inventAttacked(seed, generated.paths))
    // The attack has already used what it can use.
    await wait(5_000)
    const [same, other] = await Promise.all([
      visit(site, pages.slice(0, attackSeconds - 10), '127.0.0.1'),
      visit(site, pages.slice(attackSeconds, 2 * attackSeconds - 10), '127.0.0.2'),
    ])
    const statuses = await attack
    progress(`${attackPerSecond} requests a second for existing pages, for ${crawlSeconds} s`)
    const crawled = pages.slice(2 * attackSeconds + crawlSeconds)
    const crawl = sendAttack(site, crawlSeconds, () => crawled.pop() ?? '/en')
    await wait(5_000)
    const others = pages.slice(2 * attackSeconds, 2 * attackSeconds + crawlSeconds - 10)
    const beside = await visit(site, others, '127.0.0.3')
    await crawl
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    const responses = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
    return [
      toCheck('a visitor of the same address', same),
      toCheck('a visitor of another address', other),
      toCheck('a visitor of another address than the client of existing pages', beside),
      {
        name: 'upstream calls of the site',
        passed: upstream.rejected() === rejected,
        expected: 'none that the API rejects with 429',
        measured: `${upstream.requests() - calls} calls, ${upstream.rejected() - rejected} rejected, for ${sent} requests of the client (${responses}) and ${same.length + other.length} visits`,
      },
    ]
  } finally {
    await upstream.stop()
    await api.stop()
  }
}

const attackedKinds = /^\/(api\/search|..\/articles\/\d|..\/companies\/[^/]+\/jobs\/|..\/categories\/)/

/** An existing page with an unknown query parameter. */
const isExistingPage = (path: string) => path.includes('?') && !path.startsWith('/api/')

function inventAttacked(seed: number, paths: readonly string[]): () => string {
  const invented = inventPaths(seed, paths)
  return () => {
    for (;;) {
      const path: string = invented.next().value ?? ''
      if (attackedKinds.test(path) && !isExistingPage(path)) return path
    }
  }
}

async function sendAttack(site: Site, seconds: number, next: () => string): Promise<Map<number, number>> {
  const end = performance.now() + seconds * 1_000
  const { statuses } = await sendLoad({
    url: site.url,
    nextPath: () => (performance.now() > end ? null : next()),
    connections: 64,
    ratePerSecond: attackPerSecond,
    addresses: ['127.0.0.1'],
  })
  return statuses
}

/** Opens a page a second. */
async function visit(site: Site, paths: readonly string[], address: string): Promise<Received[]> {
  const received: Received[] = []
  await sendLoad({
    url: site.url,
    nextPath: repeat(paths, paths.length),
    connections: 8,
    ratePerSecond: 1,
    addresses: [address],
    onResponse: (response) => received.push(response),
  })
  return received
}

function toCheck(name: string, visits: readonly Received[]): Check {
  const bad = visits.filter(({ status, durationMs }) => status !== 200 || durationMs > maxMs)
  const slowest = Math.max(...visits.map(({ durationMs }) => durationMs))
  const samples = bad
    .slice(0, 3)
    .map(({ path, status, durationMs }) => `${path} ${status} after ${Math.round(durationMs)} ms`)
  return {
    name: `${name} opens pages that were never made`,
    passed: visits.length > 0 && bad.length === 0,
    expected: `all 200 within ${maxMs / 1000} s`,
    measured: `${visits.length} pages: ${visits.length - bad.length} as expected, slowest ${Math.round(slowest)} ms${samples.length > 0 ? ` (${samples.join(', ')})` : ''}`,
  }
}
