import { join } from 'node:path'
import { cacheStateOf } from '../support/cache-state'
import { quantile, repeat, sendLoad } from './load'
import { readSitemapPaths } from './pages'
import type { Check, Context, Part, Site } from './part'
import { Random } from './random'
import { buildRevision, hasRevision } from './revision'

/** Short rounds: other programs of the machine disturb both builds alike. */
const rounds = { ci: 60, full: 150 }
const roundMs = 800
const minRatio = 0.95
const minFreshShare = 0.99
/** The memory of the earlier revision has space for these. It renders pages again that are no longer in its memory. */
const warmedPages = 100
/** V8 still optimizes code that has served fewer: the time of a request falls to half. */
const warmingRequests = 12_000

export const throughputPart: Part = { name: 'Throughput of warmed pages', run }

/** Warmed pages of this build and of an earlier revision, in alternate rounds. */
async function run(context: Context): Promise<Check[]> {
  const { compareRevision: revision, progress, folder, scale } = context
  if (!hasRevision(revision)) {
    progress(`Not measured: this checkout does not have the revision ${revision}`)
    return []
  }
  progress(`Building ${revision}`)
  const earlierFolder = join(folder, 'earlier')
  // Pages stay fresh for the whole measurement: regeneration is no part of it.
  const environment = { REVALIDATE_SECONDS: '3600' }
  await buildRevision(revision, earlierFolder, { ...context.buildEnvironment, ...environment })
  const sites: [Site, Site] = [
    await context.startSite({ environment, folder: earlierFolder }),
    await context.startSite({ environment }),
  ]
  const all = await readSitemapPaths(sites[0].url)
  const paths = new Random(context.seed).shuffle(all).slice(0, warmedPages)
  for (const { url } of sites)
    await sendLoad({ url, nextPath: repeat(paths, warmingRequests), connections: 8 })
  const rates: [number[], number[]] = [[], []]
  const freshShares: [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds[scale]; round += 1) {
    // Each is first in half of the rounds.
    for (const index of round % 2 === 0 ? ([1, 0] as const) : ([0, 1] as const)) {
      const { rate, freshShare } = await measureRate(sites[index], paths)
      rates[index].push(rate)
      freshShares[index].push(freshShare)
    }
    if (round % 10 === 0)
      progress(`Round ${round}: ${rates[0].at(-1)} and ${rates[1].at(-1)} requests a second`)
  }
  const [earlier, now] = [quantile(rates[0], 0.5), quantile(rates[1], 0.5)]
  const leastFresh = Math.min(...freshShares.flat())
  return [
    {
      name: 'responses of the page cache without a regeneration',
      passed: leastFresh >= minFreshShare,
      expected: `at least ${minFreshShare * 100} % of the responses of each round`,
      measured: `${(leastFresh * 100).toFixed(1)} %`,
    },
    {
      name: `warmed pages, compared with ${revision}`,
      passed: now >= earlier * minRatio,
      expected: `at least ${minRatio} times as many requests a second (medians of ${rounds[scale]} rounds)`,
      measured: `${now} and ${earlier}: ${(now / earlier).toFixed(3)} times`,
    },
  ]
}

async function measureRate(site: Site, paths: readonly string[]) {
  let fresh = 0
  const end = performance.now() + roundMs
  const next = repeat(paths, Number.POSITIVE_INFINITY)
  const { statuses, seconds } = await sendLoad({
    url: site.url,
    nextPath: () => (performance.now() < end ? next() : null),
    connections: 8,
    onResponse: ({ headers }) => {
      if (cacheStateOf(headers['cache-status']) === 'stored') fresh += 1
    },
  })
  const ok = statuses.get(200) ?? 0
  return { rate: Math.round(ok / seconds), freshShare: fresh / Math.max(1, ok) }
}
