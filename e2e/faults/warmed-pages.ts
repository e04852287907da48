import { isCold, isOlderArticle } from './content'
import { repeat, sendLoad } from './load'
import { ExpectedBodies, readSitemapPaths, revisionText } from './pages'
import type { Context } from './part'
import { Random } from './random'

const warmedPages = { ci: 80, full: 200 }
const minColdPages = 50
const maxRounds = 10

/** The site regenerates a few pages at the same time, so not every request for an old page regenerates it. */
const requestsPerRound = 8

/** Pages of one fault. All pages at once would be rendered more often than two cores can, so each fault takes others. */
const pagesPerFault = 32

/** Documents that are read like pages in an outage. */
const documents = [
  ...['/sitemap.xml', '/llms.txt', '/robots.txt', '/articles/feeds/rss.xml', '/jobs/feeds/feed.json'],
  ...['/en/articles/feeds/atom.xml', '/en/jobs/feeds/indeed.xml'],
]

export type Warmed = {
  /** Documents, and one page of each kind: they are requested in every fault. */
  fixedPaths: readonly string[]
  /** All other pages, in an order that mixes the kinds. Each fault takes the next ones in turn. */
  rotatedPaths: readonly string[]
  coldPaths: readonly string[]
  expected: ExpectedBodies
  /** The article whose text changes after each fault. */
  revised: { path: string; reference: string }
}

/** Requests pages of the sitemaps, each several times in REVALIDATE_SECONDS, until they stay the same, and keeps their bodies. */
export async function warm({
  site,
  upstream,
  scale,
  seed,
  revalidateSeconds,
  progress,
}: Context): Promise<Warmed> {
  const all = await readSitemapPaths(site.url)
  const coldPaths = all.filter(isCold)
  const pages = all.filter((path) => !isCold(path))
  const path = pages.find((candidate) => candidate.startsWith('/en/articles/') && isOlderArticle(candidate))
  const reference = path?.split('_')[1]
  if (!path || !reference || coldPaths.length < minColdPages)
    throw new Error(`The sitemaps have ${all.length} paths, ${coldPaths.length} of them cold: too few`)
  upstream.revise(reference, revisionText(0))
  await site.readAgain()
  const examples = [...new Map(pages.map((page) => [kindOf(page), page])).values()]
  const fixedPaths = [...documents, ...new Set([path, ...examples])]
  const others = new Random(seed).shuffle(pages.filter((page) => !fixedPaths.includes(page)))
  const rotatedPaths = others.slice(0, warmedPages[scale] - fixedPaths.length)
  const expected = new ExpectedBodies()
  const paths = [...fixedPaths, ...rotatedPaths]
  const requests = paths.length * requestsPerRound
  let changed: string[] = []
  let unchangedRounds = 0
  for (let round = 1; round <= maxRounds; round += 1) {
    progress(`Warming ${paths.length} paths, round ${round}`)
    changed = []
    await sendLoad({
      url: site.url,
      nextPath: repeat(paths, requests),
      connections: 8,
      ratePerSecond: requests / revalidateSeconds,
      onResponse: (received) => {
        const isRevised = received.path !== path || received.body.includes(revisionText(0))
        if (received.status !== 200 || !isRevised || !expected.isEqual(received.path, received.body))
          changed.push(received.path)
        expected.set(received.path, received.body)
      },
    })
    // Pages show a job as it is two rounds after the site has read its state: the board has it after one.
    unchangedRounds = changed.length === 0 ? unchangedRounds + 1 : 0
    if (unchangedRounds === 3) break
  }
  if (changed.length > 0)
    progress(`${changed.length} pages still change without a fault: ${changed.slice(0, 3).join(', ')}`)
  return { fixedPaths, rotatedPaths, coldPaths, expected, revised: { path, reference } }
}

/** The path without slugs, dates and references: pages of one kind have the same. */
function kindOf(path: string): string {
  return path
    .replace(/(?<=\/search\/).*/, '*')
    .replace(/(?<=\/(companies|categories|collections|jobs)\/)[^/]+/g, '*')
    .replace(/\/\d+/g, '/0')
    .replace(/(?<=\/0\/0\/0\/).*/, '*')
}

/** The paths of the fault with this number. */
export function pathsOf({ fixedPaths, rotatedPaths }: Warmed, number: number): string[] {
  const count = Math.min(rotatedPaths.length, Math.max(10, pagesPerFault - fixedPaths.length))
  const rotated = Array.from(
    { length: count },
    (_, index) => rotatedPaths[(number * count + index) % rotatedPaths.length] ?? '',
  )
  return [...fixedPaths, ...rotated]
}
