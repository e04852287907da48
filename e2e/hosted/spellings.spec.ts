import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { demoJobs } from '@/e2e/support/demo-jobs'
import { searchJobs } from '@/e2e/support/job-board'
import { baseUrl, demoArticle, get } from '@/e2e/support/site'
import type { Spelling } from '@/e2e/support/spellings'
import { pollUntilStale } from '@/e2e/support/unavailable'
import { setFault } from '@/e2e/support/upstream'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'

test.describe.configure({ timeout: 900_000 })
test.afterAll(() => setFault({ kind: 'none' }))

/** REVALIDATE_SECONDS of scripts/browser-tests.ts, and the time of a rendering. */
const staleMs = 4_000

const jobs = demoJobs().filter(({ organization }) => ['ferrolane', 'quietworks'].includes(organization))
const paths = [
  ...['en', 'fr'].flatMap((locale) => [
    ...[routes.home(locale), routes.jobs(locale), routes.companies(locale), routes.articles(locale)],
    routes.company(locale, 'ferrolane'),
    routes.company(locale, 'quietworks'),
  ]),
  ...jobs
    .filter(({ status }) => status === 'published')
    .map(({ organization, slug }) => routes.job('en', organization, slug)),
  demoArticle('en', 'a-strap-from-1974').path,
  ...[routes.jobsFeed('indeed'), routes.articlesFeed('json'), routes.llms('en')],
  routes.markdown(routes.company('en', 'ferrolane')),
  routes.sitemap('en', { kind: 'jobs', part: 1 }),
]

test('the pages are the same for an upstream with the names of the description, and with those of the hosted service', async () => {
  expect(paths.length).toBeGreaterThan(25)
  await expect(async () => {
    await useSpelling('description')
    const described = await readAll()
    await useSpelling('live')
    // A request to the API that times out, as it can on a busy machine, leaves one page with older facts for a while.
    for (const [path, content] of described)
      await expect
        .poll(() => read(path), { message: path, timeout: 60_000, intervals: [staleMs] })
        .toBe(content)
  }).toPass({ timeout: 800_000 })
})

/** Returns when all paths have been read again in this spelling. */
async function useSpelling(spelling: Spelling): Promise<void> {
  await setFault({ kind: 'spelling', spelling })
  // Both spellings have only the first of several offices. After an earlier test the site may not use the API for a while.
  await expect.poll(mostPlaces, pollUntilStale).toBe(1)
  // A page, the lists of jobs that it shows, the responses that these are made of, and the states of jobs are each stored for a
  // time. An expired value is used once more while the next one is made, which itself uses expired values.
  for (let round = 0; round < 8; round += 1) {
    await wait(staleMs)
    await readAll()
  }
}

/** One after another: many renderings at the same time make requests to the API time out. */
async function readAll(): Promise<Map<string, string>> {
  const contents = new Map<string, string>()
  for (const path of paths) contents.set(path, await read(path))
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
