import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { measureDisk } from './disk'
import { inventPaths } from './invented-urls'
import { quantile, repeat, sendLoad } from './load'
import { megabytes, residentBytes } from './memory'
import { readSitemapPaths } from './pages'
import type { Check, Context, Part, Site } from './part'
import { Random } from './random'

const totalRequests = { ci: 600, full: 50_000 }
const requestsPerSecond = 150
const warmedPages = { ci: 60, full: 100 }
const warmedPerSecond = 40
const maxDiskBytes = 20e6
const maxMemoryBytes = 50e6
const minP99Ms = 50

/** In the log where a static page reads something in its second rendering that it did not read in the first: it fails then. */
const unstableRead = 'Unexpected cache miss after cache warming phase'

/** Five seconds of requests. */
const windowSize = 5 * warmedPerSecond

/** Many clients: the site limits the requests of each. */
const addresses = Array.from({ length: 200 }, (_, index) => `127.0.1.${index + 1}`)

export const inventedUrlsPart: Part = { name: 'Invented URLs', run }

/** Disk, memory and warmed pages under requests for URLs that do not exist, each of them once. */
async function run(context: Context): Promise<Check[]> {
  const { scale, seed, progress } = context
  // Regeneration is no part of this measurement.
  const site = await context.startSite({ environment: { REVALIDATE_SECONDS: '3600' } })
  const count = context.requests ?? totalRequests[scale]
  const all = await readSitemapPaths(site.url)
  const paths = new Random(seed).shuffle(all).slice(0, warmedPages[scale])
  progress(`Warming ${paths.length} pages`)
  for (let round = 1; round <= 2; round += 1)
    await sendLoad({ url: site.url, nextPath: repeat(paths, paths.length), connections: 8 })
  // An unknown query parameter of a page that is not stored would render an existing page.
  const invented = inventPaths(seed, all, paths)
  // Code that only these requests use is loaded and compiled before the first measurement.
  await sendInvented(site, invented, 200)
  const normal = await measureWarmed(site, paths, wait(20_000))
  const before = await measureUse(site)
  progress(`${count} invented URLs at ${requestsPerSecond} a second`)
  const load = sendInvented(site, invented, count)
  const during = await measureWarmed(site, paths, load)
  const { statuses, slowest, seconds, failures } = await load
  const after = await measureUse(site)
  const failedRenderings = (await site.log()).split('\n').filter((line) => line.includes(unstableRead)).length
  const maxP99Ms = Math.max(minP99Ms, 2 * normal.p99Ms)
  const grownDisk = after.disk.bytes - before.disk.bytes
  const grownMemory = after.memory - before.memory
  return [
    {
      name: `${count} invented URLs receive responses`,
      passed: failures === 0,
      expected: 'no broken connection; 5xx, for URLs above the limit of look-ups, with no-store',
      measured: `${failures} others; ${formatStatuses(statuses)} in ${Math.round(seconds)} s, slowest ${Math.round(slowest)} ms`,
    },
    {
      name: 'both renderings of each page read the same',
      passed: failedRenderings === 0,
      expected: 'no log line of a rendering that fails',
      measured: String(failedRenderings),
    },
    {
      name: 'disk of the build and the cache directory',
      passed: grownDisk <= maxDiskBytes,
      expected: `at most +${megabytes(maxDiskBytes)}`,
      measured: `+${megabytes(grownDisk)}, +${after.disk.files - before.disk.files} files`,
    },
    {
      name: 'memory of the process',
      passed: grownMemory <= maxMemoryBytes,
      expected: `at most +${megabytes(maxMemoryBytes)}`,
      measured: `${megabytes(before.memory)} before, ${megabytes(after.memory)} after`,
    },
    {
      name: 'warmed pages during the requests',
      passed: during.p99Ms <= maxP99Ms && during.notOk === 0,
      expected: `0 not 200, p99 of five seconds (median) <= ${Math.round(maxP99Ms)} ms (normal ${Math.round(normal.p99Ms)} ms)`,
      measured: `${during.requests} requests: ${during.notOk} not 200, p99 of five seconds ${Math.round(during.p99Ms)} ms, of all ${Math.round(during.p99OfAllMs)} ms (normal ${Math.round(normal.p99OfAllMs)} ms)`,
    },
  ]
}

async function sendInvented(site: Site, invented: Iterator<string>, count: number) {
  const next = repeat([''], count)
  let failures = 0
  const { statuses, durationsMs, seconds } = await sendLoad({
    url: site.url,
    nextPath: () => (next() === null ? null : (invented.next().value ?? null)),
    connections: 16,
    ratePerSecond: requestsPerSecond,
    addresses,
    onResponse: ({ status, headers }) => {
      const isStored = !String(headers['cache-control']).includes('no-store')
      if (status === 0 || (status >= 500 && isStored)) failures += 1
    },
  })
  return { statuses, seconds, failures, slowest: quantile(durationsMs, 1) }
}

/**
 * Requests warmed pages at a steady rate until `end`. `p99Ms` is the median of the p99 of windows of five seconds: if the machine
 * stops the process for half a second once, that alone is one percent of the requests of a minute.
 */
async function measureWarmed(site: Site, paths: readonly string[], end: Promise<unknown>) {
  let hasEnded = false
  const ended = end.finally(() => {
    hasEnded = true
  })
  const next = repeat(paths, Number.POSITIVE_INFINITY)
  const { durationsMs, statuses } = await sendLoad({
    url: site.url,
    nextPath: () => (hasEnded ? null : next()),
    connections: 8,
    ratePerSecond: warmedPerSecond,
  })
  await ended
  const notOk = durationsMs.length - (statuses.get(200) ?? 0)
  // Without the requests of the last window, which has fewer.
  const windows = Array.from(
    { length: Math.max(1, Math.floor(durationsMs.length / windowSize)) },
    (_, index) => durationsMs.slice(index * windowSize, (index + 1) * windowSize),
  )
  return {
    requests: durationsMs.length,
    notOk,
    p99Ms: quantile(
      windows.map((window) => quantile(window, 0.99)),
      0.5,
    ),
    p99OfAllMs: quantile(durationsMs, 0.99),
  }
}

/** After fifteen seconds without requests: the disk, and the median of the memory. */
async function measureUse(site: Site) {
  await wait(10_000)
  const samples: number[] = []
  for (let sample = 0; sample < 10; sample += 1) {
    samples.push(residentBytes(site.pid))
    await wait(500)
  }
  const disk = await measureDisk([join(site.folder, '.next'), site.cacheDirectory])
  return { memory: quantile(samples, 0.5), disk }
}

function formatStatuses(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status === 0 ? 'no response' : status}`)
    .join(', ')
}
