import { setTimeout as wait } from 'node:timers/promises'
import { isCold, isOlderArticle } from './content'
import type { Fault } from './fault'
import { faults } from './fault-table'
import { quantile, type Received, repeat, sendLoad } from './load'
import { megabytes, watchMemory } from './memory'
import { ExpectedBodies, readSitemapPaths, revisionText } from './pages'
import type { Check, Context, Part } from './part'
import { Random } from './random'

const totalRequests = { ci: 100_000, full: 400_000 }
const connections = 8
/** Pages of one fault. All pages at once would be rendered more often than two cores can, so each fault takes others. */
const pagesPerFault = 60
const maxColdMs = 10_000
const recoveryMarginSeconds = 30
const maxGrowthBytes = 200e6
const minP99Ms = 50
const userAgents = [
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
]

/** Documents that are read like pages in an outage. */
const documents = [
  ...['/sitemap.xml', '/llms.txt', '/robots.txt', '/articles/feeds/rss.xml', '/jobs/feeds/feed.json'],
  ...['/en/articles/feeds/atom.xml', '/en/jobs/feeds/indeed.xml'],
]

type Warmed = {
  /** Documents, and one page of each kind: they are requested in every fault. */
  fixedPaths: readonly string[]
  /** All other pages, in an order that mixes the kinds. Each fault takes the next ones in turn. */
  rotatedPaths: readonly string[]
  coldPaths: readonly string[]
  expected: ExpectedBodies
  /** The article whose text changes after each fault. */
  revised: { path: string; reference: string }
}

type Measured = {
  fault: Fault
  requests: number
  notOk: Received[]
  changed: Received[]
  p99Ms: number
  cold: Received
  peakBytes: number
  calls: number
  seconds: number
  /** Null if the site did not recover in time. */
  recoverySeconds: number | null
  /** What was still wrong when the time for the recovery was over. */
  unrecovered: string
  pendingAfter: number
}

export const outagePart: Part = { name: 'Faults of the upstream', run }

/** Every fault of the upstream under a load on warmed pages, a page that was never made, and the recovery. */
async function run(context: Context): Promise<Check[]> {
  const { upstream, progress } = context
  const total = context.requests ?? totalRequests[context.scale]
  const warmed = await warm(context)
  const count = Math.ceil(total / faults.length)
  const normal = await measureLoad(context, warmed, pathsOf(warmed, 0), count)
  const maxP99Ms = Math.max(minP99Ms, 2 * normal.p99Ms)
  progress(`Without a fault: ${describeLoad(normal)}, ${megabytes(normal.peakBytes)}`)
  const results: Measured[] = []
  for (const [index, fault] of faults.entries()) {
    const measured = await measureFault(context, warmed, fault, count, index + 1)
    results.push(measured)
    progress(`${fault.name}: ${describeMeasured(measured, normal.peakBytes)}`)
  }
  const maxRecoverySeconds = context.revalidateSeconds + recoveryMarginSeconds
  const limits = { maxP99Ms, maxRecoverySeconds, normalBytes: normal.peakBytes }
  progress('All pages after the faults')
  const final = await recover(
    context,
    warmed,
    [...warmed.fixedPaths, ...warmed.rotatedPaths],
    revisionText(faults.length),
  )
  const requests = results.reduce((sum, result) => sum + result.requests, 0)
  return [
    {
      name: 'without a fault, bodies of warmed pages do not change',
      passed: normal.changed.length === 0 && normal.notOk.length === 0,
      expected: '0 not 200, 0 changed',
      measured: describeLoad(normal),
    },
    ...results.map((result) => toCheck(result, limits)),
    {
      name: 'all faults together',
      passed: requests >= total && results.every(({ notOk }) => notOk.length === 0),
      expected: `${total} requests to warmed pages, 0 not 200`,
      measured: `${requests} requests, ${results.reduce((sum, { notOk }) => sum + notOk.length, 0)} not 200`,
    },
    {
      name: 'all pages after the faults',
      passed: final.recoverySeconds !== null,
      expected: 'all 200 with the bodies of before the faults',
      measured: `${warmed.fixedPaths.length + warmed.rotatedPaths.length} paths: ${final.unrecovered || 'all as expected'}`,
    },
    {
      name: 'the token stays with the upstream',
      passed: upstream.canary.requests() === 0 && upstream.canary.tokens() === 0,
      expected: '0 requests at the target of the redirect',
      measured: `${upstream.canary.requests()} requests, ${upstream.canary.tokens()} with a token`,
    },
  ]
}

async function warm({ site, upstream, seed, revalidateSeconds, progress }: Context): Promise<Warmed> {
  const all = await readSitemapPaths(site.url)
  const coldPaths = all.filter(isCold)
  const pages = all.filter((path) => !isCold(path))
  const path = pages.find((candidate) => candidate.startsWith('/en/articles/') && isOlderArticle(candidate))
  const reference = path?.split('_')[1]
  if (!path || !reference || coldPaths.length < faults.length)
    throw new Error(`The sitemaps have ${all.length} paths, ${coldPaths.length} of them cold: too few`)
  upstream.revise(reference, revisionText(0))
  const examples = [...new Map(pages.map((page) => [kindOf(page), page])).values()]
  const fixedPaths = [...documents, ...new Set([path, ...examples])]
  const rotatedPaths = new Random(seed).shuffle(pages.filter((page) => !fixedPaths.includes(page)))
  const expected = new ExpectedBodies()
  const paths = [...fixedPaths, ...rotatedPaths]
  // Again, with time for regenerations: the pages of the build do not have the revision yet.
  for (const round of [1, 2]) {
    progress(`Warming ${paths.length} paths, round ${round} of 2`)
    await sendLoad({
      url: site.url,
      nextPath: repeat(paths, paths.length),
      connections,
      onResponse: (received) => expected.set(received.path, received.body),
    })
    await wait(revalidateSeconds * 1_000)
  }
  return { fixedPaths, rotatedPaths, coldPaths, expected, revised: { path, reference } }
}

/** The path without slugs, dates and references: pages of one kind have the same. */
function kindOf(path: string): string {
  return path
    .replace(/(?<=\/(companies|categories|collections|jobs)\/)[^/]+/g, '*')
    .replace(/\/\d{4}\/.*/, '/*')
}

/** The paths of the fault with this number. */
function pathsOf({ fixedPaths, rotatedPaths }: Warmed, number: number): string[] {
  const count = Math.min(rotatedPaths.length, Math.max(10, pagesPerFault - fixedPaths.length))
  const rotated = Array.from(
    { length: count },
    (_, index) => rotatedPaths[(number * count + index) % rotatedPaths.length] ?? '',
  )
  return [...fixedPaths, ...rotated]
}

type LoadMeasured = Pick<
  Measured,
  'requests' | 'notOk' | 'changed' | 'p99Ms' | 'peakBytes' | 'calls' | 'seconds'
>

async function measureLoad(
  context: Context,
  warmed: Warmed,
  paths: readonly string[],
  count: number,
): Promise<LoadMeasured> {
  const { site, upstream } = context
  const memory = watchMemory(() => site.pid)
  const calls = upstream.requests()
  const notOk: Received[] = []
  const changed: Received[] = []
  const { durationsMs, seconds } = await sendLoad({
    url: site.url,
    nextPath: repeat(paths, count),
    connections,
    userAgents,
    onResponse: (received) => {
      if (received.status !== 200) notOk.push(received)
      else if (!warmed.expected.isEqual(received.path, received.body)) changed.push(received)
    },
  })
  return {
    ...{ requests: count, notOk, changed, p99Ms: quantile(durationsMs, 0.99), seconds },
    ...{ peakBytes: memory.stop(), calls: upstream.requests() - calls },
  }
}

async function measureFault(
  context: Context,
  warmed: Warmed,
  fault: Fault,
  count: number,
  number: number,
): Promise<Measured> {
  const { site, upstream } = context
  await upstream.setFault(fault)
  const coldPath = warmed.coldPaths[number - 1] ?? ''
  const paths = pathsOf(warmed, number)
  const [load, cold] = await Promise.all([
    measureLoad(context, warmed, paths, count),
    wait(1_000).then(() => getOnce(site.url, coldPath)),
  ])
  await upstream.setFault(null)
  upstream.revise(warmed.revised.reference, revisionText(number))
  const recovery = await recover(context, warmed, [...paths, coldPath], revisionText(number))
  return { fault, cold, ...load, ...recovery }
}

/** Requests these pages until all have the bodies of before the fault, and the revised article its new text. */
async function recover(
  { site, upstream, revalidateSeconds }: Context,
  warmed: Warmed,
  paths: readonly string[],
  revision: string,
): Promise<Pick<Measured, 'recoverySeconds' | 'unrecovered' | 'pendingAfter'>> {
  const start = performance.now()
  const elapsed = () => (performance.now() - start) / 1000
  let unrecovered = ''
  let isRecovered = false
  while (!isRecovered && elapsed() < revalidateSeconds + recoveryMarginSeconds) {
    const wrong: string[] = []
    await sendLoad({
      url: site.url,
      nextPath: repeat(paths, paths.length),
      connections,
      onResponse: ({ path, status, body }) => {
        const isRevised = path !== warmed.revised.path || body.includes(revision)
        const isKept = isCold(path) || warmed.expected.isEqual(path, body)
        if (status !== 200) wrong.push(`${path} ${status}`)
        else if (!isKept) wrong.push(`${path} changed`)
        else if (!isRevised) wrong.push(`${path} without the new text`)
      },
    })
    isRecovered = wrong.length === 0
    unrecovered = wrong.length === 0 ? '' : `${wrong.length} wrong: ${wrong.slice(0, 3).join(', ')}`
    if (!isRecovered) await wait(250)
  }
  const recoverySeconds = isRecovered ? elapsed() : null
  while (upstream.pending() > 0 && elapsed() < 20) await wait(100)
  return { recoverySeconds, unrecovered, pendingAfter: upstream.pending() }
}

async function getOnce(url: string, path: string): Promise<Received> {
  const received: Received[] = []
  await sendLoad({
    url,
    nextPath: repeat([path], 1),
    connections: 1,
    onResponse: (response) => received.push(response),
  })
  return received[0] as Received
}

type Limits = { maxP99Ms: number; maxRecoverySeconds: number; normalBytes: number }

function toCheck(measured: Measured, { maxP99Ms, maxRecoverySeconds, normalBytes }: Limits): Check {
  const { fault, notOk, changed, p99Ms, recoverySeconds, pendingAfter, peakBytes } = measured
  const isKept = fault.pages === 'reduced' || changed.length === 0
  return {
    name: fault.name,
    passed:
      notOk.length === 0 &&
      isKept &&
      p99Ms <= maxP99Ms &&
      isGoodColdResponse(measured.cold) &&
      recoverySeconds !== null &&
      pendingAfter === 0 &&
      peakBytes - normalBytes <= maxGrowthBytes,
    expected: [
      `0 not 200, ${fault.pages === 'kept' ? '0 changed, ' : ''}p99 <= ${Math.round(maxP99Ms)} ms`,
      `cold page 200, or 5xx no-store within ${maxColdMs / 1000} s`,
      `recovered within ${maxRecoverySeconds} s, 0 open calls, at most +${megabytes(maxGrowthBytes)}`,
    ].join('; '),
    measured: describeMeasured(measured, normalBytes),
  }
}

function isGoodColdResponse({ status, headers, durationMs }: Received): boolean {
  const isStored = !String(headers['cache-control'] ?? '').includes('no-store')
  return durationMs <= maxColdMs && (status === 200 || (status >= 500 && !isStored))
}

function describeLoad({ requests, notOk, changed, p99Ms, calls, seconds }: LoadMeasured): string {
  const samples = [
    ...[...new Set(notOk.map(({ path, status }) => `${path} ${status}`))].slice(0, 2),
    ...[...new Set(changed.map(({ path }) => `${path} changed`))].slice(0, 2),
  ]
  const rate = Math.round(requests / seconds)
  return [
    `${requests} requests (${rate}/s): ${notOk.length} not 200, ${changed.length} changed`,
    ...(samples.length > 0 ? [` (${samples.join(', ')})`] : []),
    `, p99 ${Math.round(p99Ms)} ms, ${calls} upstream calls in ${seconds.toFixed(1)} s`,
  ].join('')
}

function describeMeasured(measured: Measured, normalBytes: number): string {
  const { cold, recoverySeconds, unrecovered, pendingAfter, peakBytes } = measured
  const cacheControl =
    cold.status === 200 ? '' : ` ${String(cold.headers['cache-control'] ?? 'without Cache-Control')}`
  return [
    describeLoad(measured),
    `cold page ${cold.status}${cacheControl} after ${(cold.durationMs / 1000).toFixed(1)} s`,
    recoverySeconds === null
      ? `not recovered (${unrecovered})`
      : `recovered in ${recoverySeconds.toFixed(1)} s`,
    ...(pendingAfter > 0 ? [`${pendingAfter} open calls`] : []),
    `${peakBytes >= normalBytes ? '+' : ''}${megabytes(peakBytes - normalBytes)}`,
  ].join('; ')
}
