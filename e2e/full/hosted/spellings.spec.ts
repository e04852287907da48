import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { copyUrl, readAgain } from '@/e2e/support/copy'
import { demoArticle } from '@/e2e/support/demo-article'
import { demoJobs } from '@/e2e/support/demo-jobs'
import { searchJobs } from '@/e2e/support/job-board'
import { baseUrl, get } from '@/e2e/support/site'
import type { Spelling } from '@/e2e/support/spellings'
import { pollUntilStale, staleMs } from '@/e2e/support/unavailable'
import { setFault } from '@/e2e/support/upstream'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'

test.describe.configure({ timeout: 900_000 })
test.afterAll(() => setFault({ kind: 'none' }))

const jobs = demoJobs().filter(({ organization }) => ['ferrolane', 'quietworks'].includes(organization))
const paths = [
  ...[routes.home('en'), routes.jobs('fr'), routes.companies('en'), routes.articles('fr')],
  ...[routes.company('en', 'ferrolane'), routes.company('fr', 'quietworks')],
  ...jobs
    .filter(({ status }, index) => status === 'published' && index % 3 === 0)
    .map(({ organization, slug }) => routes.job('en', organization, slug)),
  demoArticle('en', 'a-strap-from-1974').path,
  ...[routes.jobsFeed('indeed'), routes.articlesFeed('json'), routes.llms('en')],
  routes.markdown(routes.company('en', 'ferrolane')),
  routes.sitemap('en', { kind: 'jobs', part: 1 }),
]

test('the pages are the same for an upstream with the names of the description, and with those of the hosted service', async () => {
  expect(paths.length).toBeGreaterThan(16)
  // A rendering or a request to the API that takes too long, as on a busy machine, leaves a page with older facts: it is read again.
  let differing: readonly string[] = paths
  await expect(async () => {
    const described = await readAll('description', differing)
    const live = await readAll('live', differing)
    differing = differing.filter((path) => live.get(path) !== described.get(path))
    for (const path of differing) expect(live.get(path), path).toBe(described.get(path))
  }).toPass({ timeout: 800_000 })
})

/** What the pages show once all were requested again in this spelling. */
async function readAll(spelling: Spelling, pages: readonly string[]): Promise<Map<string, string>> {
  await setFault({ kind: 'spelling', spelling })
  await readAgain(copyUrl)
  // Both spellings have only the first of several offices.
  await expect.poll(mostPlaces, pollUntilStale).toBe(1)
  const contents = new Map<string, string>()
  // A page that is stale is sent once more while the next one is made.
  for (let round = 0; round < 3; round += 1) {
    await wait(staleMs)
    for (const path of pages) contents.set(path, await read(path))
  }
  return contents
}

async function read(path: string): Promise<string> {
  const response = await get(path)
  expect(response.status, path).toBe(200)
  return contentOf(await response.text())
}

/** The highest number of places of a job on the board. */
async function mostPlaces(): Promise<number> {
  const { items } = await searchJobs('en', withValues(noFilter, 'company', ['ferrolane']))
  return Math.max(...items.map(({ places }) => places.length))
}

/** The visible part and the JSON-LD of a page; of a document, its text. */
function contentOf(text: string): string {
  const [main] = /<main[\s\S]*<\/main>/.exec(text) ?? []
  if (!main) return text.replaceAll(baseUrl, '')
  const scripts = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
  return [main, ...scripts.map(([, json]) => json)].join('\n')
}
