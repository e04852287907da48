import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '@/lib/routes'
import { startReadApi } from '@/scripts/read-api'
import { type CacheState, cacheStateOf } from '../../support/cache-state'
import { withoutVolatileParts } from '../pages'
import type { Check, Context, Scale, Site } from '../part'
import { clientAddress, headerValue, headerValues, mapConcurrently, type RawResponse, send } from './http'
import { importManyArticles, manyArticlePath } from './many-articles'
import { evilHost, poisonHeaders, poisonQueries } from './poison-requests'
import { pagePaths } from './response-kinds'

type Pair = { headers: Readonly<Record<string, string>>; query: string }

/** Every header with every query; in the small size every 39th pair, among which are all headers and all queries. */
function listPairs(scale: Scale): readonly Pair[] {
  const pairs = poisonHeaders.flatMap((headers) => poisonQueries.map((query) => ({ headers, query })))
  return scale === 'full' ? pairs : pairs.filter((_, index) => index % 39 === 0)
}

/** Long enough that pages stay fresh while a state is tested, where the state is not STALE. */
const freshSeconds = 3_600

/** The 404 page is stored for a shorter time, so it is rendered again during a long test. */
const maxRenderings = 3

type Difference = { state: string; path: string; pair: Pair; detail: string }

/**
 * Sends requests that try to change what is stored, on pages that are not stored, that are fresh and that are stale, and
 * compares what the next visitor receives with what visitors of an undisturbed page receive.
 */
export async function testPoisoning(context: Context): Promise<Check[]> {
  const pairs = listPairs(context.scale)
  const database = await importManyArticles(context.folder, pairs.length)
  const api = await startReadApi(database)
  const upstream = { url: api.url, token: api.token }
  try {
    const fresh = await context.startSite({
      upstream,
      environment: { REVALIDATE_SECONDS: String(freshSeconds) },
    })
    const hit = await testFresh(context, fresh, pairs)
    await fresh.stop()
    const site = await context.startSite({ upstream, environment: { REVALIDATE_SECONDS: '1' } })
    const missAndStale = await testMissAndStale(context, site, pairs)
    await site.stop()
    return [hit, ...missAndStale]
  } finally {
    await api.stop()
  }
}

/** What must be equal for every visitor of a stored page: every byte. */
function fingerprint(response: RawResponse): string {
  return `${headersOf(response)}\n\n${response.body.toString('latin1')}`
}

/** What must be equal in every rendering of a page, and what a poisoned request left in its scripts. */
function renderedFingerprint(response: RawResponse): string {
  const headers = headersOf(response).replaceAll(/ 'sha256-[^']+'/g, '')
  const found = /poison|203\.0\.113\.9|__nextDataReq|X-Injected/.exec(response.body.toString('latin1'))
  return `${headers}\n${found?.[0] ?? ''}\n${withoutVolatileParts(response.body)}`
}

function headersOf(response: RawResponse): string {
  const names = [
    'content-type',
    'vary',
    'location',
    'content-security-policy',
    'set-cookie',
    'content-encoding',
    'x-injected',
  ]
  const headers = names.map((name) => `${name}: ${headerValues(response, name).join(' | ')}`)
  return `${response.status}\n${headers.join('\n')}`
}

/** The first position at which two texts differ, with its surroundings. */
function firstDifference(expected: string, found: string): string {
  let index = 0
  while (index < expected.length && expected[index] === found[index]) index += 1
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, index - 40), index + 60))
  return `at ${index}: ${part(expected)} became ${part(found)}`
}

/** What a poisoned request received and may not: the name of the other host in a place that a cache or a browser uses. */
function reflection(response: RawResponse): string | null {
  const location = headerValue(response, 'location') ?? ''
  if (location.includes(evilHost) && !location.startsWith('/')) return `Location ${location}`
  if (headerValues(response, 'x-injected').length > 0) return 'a header X-Injected'
  if (/nonce=/.test(response.body.toString('latin1'))) return 'a nonce in the HTML'
  return response.status >= 500 ? `status ${response.status}` : null
}

async function testFresh(context: Context, site: Site, pairs: readonly Pair[]): Promise<Check> {
  const all = [
    ...[
      ...Object.values(pagePaths()),
      routes.articlesFeed('rss', 'en'),
      routes.sitemapIndex(),
      routes.llms('en'),
    ],
    ...[
      '/en/no-such-page',
      '/',
      routes.markdown(routes.company('en', 'ferrolane')),
      '/media/articles/a-buoy-comes-home.webp',
    ],
  ]
  // An article, a feed and a 404 page in the small size.
  const paths =
    context.scale === 'full'
      ? all
      : [pagePaths().article, routes.articlesFeed('rss', 'en'), '/en/no-such-page']
  const differences: Difference[] = []
  let requests = 0
  for (const path of paths) {
    if (path === undefined) continue
    const stored = await waitUntilStored(site, path)
    let expected = fingerprint(stored)
    let renderings = 0
    await mapConcurrently(pairs, 6, async (pair, index) => {
      const poisoned = await send(site.url, path + toPath(pair.query), {
        headers: pair.headers,
        from: clientAddress(index % 400),
      })
      const problem = reflection(poisoned)
      if (problem) differences.push({ state: 'stored', path, pair, detail: problem })
      const response = await send(site.url, path, { from: clientAddress(index % 400) })
      const next = fingerprint(response)
      requests += 1
      if (next === expected) return
      const isRendering = renderedFingerprint(response) === renderedFingerprint(stored)
      if (isRendering && renderings < maxRenderings) {
        renderings += 1
        expected = next
      } else differences.push({ state: 'stored', path, pair, detail: firstDifference(expected, next) })
    })
    context.progress(`poisoning of ${path}`)
  }
  return toCheck('stored and fresh', requests, differences)
}

/** The response of a page after its stored entry, which can be stale after the build, was rendered again. */
async function waitUntilStored(site: Site, path: string): Promise<RawResponse> {
  for (let round = 1; ; round += 1) {
    const before = fingerprint(await send(site.url, path))
    await wait(1_500)
    const response = await send(site.url, path)
    const after = fingerprint(response)
    if (before === after && round > 1 && stateOf(response) !== 'outdated') return response
    if (round === 20) throw new Error(`${path} changes with each rendering`)
  }
}

/** Waits until the page is stale, where it has just been rendered again. */
async function sendInState(
  state: 'rendered' | 'outdated',
  site: Site,
  path: string,
  options: Parameters<typeof send>[2],
): Promise<RawResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(site.url, path, options)
    if (state === 'rendered' || stateOf(response) !== 'stored' || attempt === 10) return response
    await wait(600)
  }
}

/** Queries are sent as given, but Node's client refuses spaces and quotes are legal nowhere. */
function toPath(query: string): string {
  return query.replaceAll('"', '%22').replaceAll(' ', '%20')
}

async function testMissAndStale(context: Context, site: Site, pairs: readonly Pair[]): Promise<Check[]> {
  const differences: Difference[] = []
  const states = { rendered: 0, outdated: 0 }
  const madeByPoison = new Map<number, string>()
  const attack = async (state: 'rendered' | 'outdated') =>
    mapConcurrently(pairs, 4, async (pair, index) => {
      const path = manyArticlePath(index)
      const options = { headers: pair.headers, from: clientAddress(index % 400) }
      const poisoned = await sendInState(state, site, path + toPath(pair.query), options)
      const problem = reflection(poisoned)
      if (problem) differences.push({ state, path, pair, detail: problem })
      const cache = stateOf(poisoned)
      // A page that takes longer than its lifetime is outdated when it is rendered.
      const isRendered = headerValue(poisoned, 'cache-status')?.includes('fwd=miss')
      if (cache === null || (state === 'rendered' ? isRendered : cache === state)) states[state] += 1
      // The page that was rendered because of the request arrives with the request after it.
      if (state === 'outdated') await wait(60)
      const next = renderedFingerprint(await send(site.url, path, { from: options.from }))
      const before = madeByPoison.get(index)
      if (before !== undefined && before !== next)
        differences.push({ state, path, pair, detail: firstDifference(before, next) })
      madeByPoison.set(index, next)
    })
  await attack('rendered')
  context.progress('poisoning of pages that are not stored')
  await wait(1_500)
  await attack('outdated')
  context.progress('poisoning of stale pages')
  await wait(1_500)
  await mapConcurrently(pairs, 4, async (pair, index) => {
    const path = manyArticlePath(index)
    // Renders the page again, without another request having touched it.
    await send(site.url, path)
    await wait(60)
    const clean = renderedFingerprint(await send(site.url, path))
    const before = madeByPoison.get(index) ?? ''
    if (!before.startsWith('200'))
      differences.push({ state: 'rendered', path, pair, detail: `status ${before.slice(0, 3)}` })
    if (before !== clean)
      differences.push({ state: 'rendered or outdated', path, pair, detail: firstDifference(clean, before) })
  })
  return [
    toCheck(
      'not stored',
      states.rendered,
      differences.filter(({ state }) => state.startsWith('rendered')),
    ),
    toCheck(
      'stale',
      states.outdated,
      differences.filter(({ state }) => state.endsWith('outdated')),
    ),
  ]
}

function toCheck(name: string, requests: number, differences: readonly Difference[]): Check {
  const examples = differences
    .slice(0, 6)
    .map(
      ({ path, pair, detail }) =>
        `${path}${pair.query.slice(0, 60)} ${JSON.stringify(pair.headers)}: ${detail}`,
    )
  return {
    name: `E5: no request changes what the next visitor of a page receives that is ${name}`,
    passed: differences.length === 0 && requests > 0,
    expected: `0 differences, with ${poisonHeaders.length} headers and ${poisonQueries.length} queries`,
    measured: [`${differences.length} after ${requests} requests`, ...examples].join('\n    '),
  }
}

function stateOf(response: RawResponse): CacheState | null {
  return cacheStateOf(headerValue(response, 'cache-status'))
}
