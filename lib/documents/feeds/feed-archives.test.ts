import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFull } from '@vitrine/api-contract/testing/full'
import { XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import { type ArticleFeedFormat, jobFeedPaths, parseArticleFeedFile } from '@/lib/routes'
import type { FeedDocument } from './feed-document'

const counts = isFull ? { articles: 320, jobs: 230 } : { articles: 220, jobs: 120 }
/** A feed has a hundred entries. */
const documentsOf = (count: number) => Math.ceil(count / 100)
const website = { websites: [{ site: 'site' }] }

let site: Awaited<ReturnType<typeof startSite>>
let directory: string

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'feed-archives-'))
  const minutes = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
  const office = { id: 1, name: 'Lyon', city: 'Lyon', country_code: 'FR' }
  const bolt = {
    ...{ reference: 'bolt', name: 'Bolt', slug: 'bolt', default_language: 'en', description: 'Makes bolts.' },
    ...{ ...website, offices: [office] },
  }
  const articles = Array.from({ length: counts.articles }, (_, index) => ({
    reference: `A${index}`,
    language: index % 4 === 0 ? 'fr' : 'en',
    published_at: minutes(index),
  }))
  const jobs = Array.from({ length: counts.jobs }, (_, index) => ({
    ...{ reference: `J${index}`, slug: `job-${index}`, name: `Turner ${index}`, organization: 'bolt' },
    ...{ status: 'published', language: 'en', description: 'Text', published_at: minutes(index) },
    ...(index % 2 === 0 && { offices: [1] }),
    contract_type: 'FULL_TIME',
  }))
  site = await startSite(
    articles,
    { CACHE_DIRECTORY: directory, LOG_LEVEL: 'silent', API_REQUESTS_PER_MINUTE: '1000000' },
    [{ kind: 'organizations', data: bolt }, ...jobs.map((data) => ({ kind: 'jobs' as const, data }))],
  )
}, 60_000)
afterAll(async () => {
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
})

beforeEach(() => site.fail(null))

type Links = Record<string, string | undefined>
type Link = { rel?: string | undefined; href?: string | undefined }

/** The permanent ids of a document, and its links to other documents by relation. */
function readDocument(format: ArticleFeedFormat, body: string): { ids: unknown[]; links: Links } {
  if (format === 'json') {
    const { items, next_url, feed_url } = JSON.parse(body)
    return {
      ids: items.map(({ id }: { id: string }) => id),
      links: { self: feed_url, 'prev-archive': next_url },
    }
  }
  expect(XMLValidator.validate(body)).toBe(true)
  const byRelation = (links: readonly Link[] = []): Links =>
    Object.fromEntries(links.map(({ rel, href }) => [rel, href]))
  if (format === 'rss') {
    const feed = parseRssFeed(body)
    return { ids: feed.items?.map(({ guid }) => guid?.value) ?? [], links: byRelation(feed.atom?.links) }
  }
  const feed = parseAtomFeed(body)
  return { ids: feed.entries?.map(({ id }) => id) ?? [], links: byRelation(feed.links) }
}

/** The ids of all documents along `prev-archive`, and how many documents there are. */
async function walk(
  format: ArticleFeedFormat,
  read: (archive: number | null) => Promise<FeedDocument | null>,
): Promise<{ ids: Set<unknown>; documents: number }> {
  const ids = new Set<unknown>()
  let newest: string | undefined
  for (let archive: number | null = null, documents = 1; ; documents += 1) {
    const found: FeedDocument | null = await read(archive)
    const document = readDocument(format, found?.body ?? '')
    newest ??= document.links.self
    for (const id of document.ids) ids.add(id)
    expect(document.ids.length).toBeLessThanOrEqual(100)
    expect(document.links.self).toBe(`https://site.example${found?.path}`)
    if (format !== 'json') {
      expect(document.links.current).toBe(archive === null ? undefined : newest)
      expect(found?.body.includes('<fh:archive')).toBe(archive !== null)
    }
    const older: string | undefined = document.links['prev-archive']
    expect(older ?? null).toBe(found?.older ? `https://site.example${found.older}` : null)
    if (older === undefined) return { ids, documents }
    archive = parseArticleFeedFile(older.split('/').at(-1) ?? '')?.archive ?? null
    expect(archive).not.toBeNull()
  }
}

describe.each(['rss', 'atom', 'json'] as const)('the archives of a feed in %s', (format) => {
  it('have all articles together', async () => {
    const { getArticlesFeed } = await import('./article-feeds')
    const all = await walk(format, (archive) => getArticlesFeed({ format, archive }, null))
    expect([all.ids.size, all.documents]).toEqual([counts.articles, documentsOf(counts.articles)])
    const own = await walk(format, (archive) => getArticlesFeed({ format, archive }, 'en'))
    const english = (counts.articles * 3) / 4
    expect([own.ids.size, own.documents]).toEqual([english, documentsOf(english)])
  })

  it('have all jobs together', async () => {
    const { getCompanyJobsFeed, getJobsFeed } = await import('./job-feeds')
    const all = await walk(format, (archive) => getJobsFeed({ format, archive }, null))
    // The test site has a job of its own.
    expect([all.ids.size, all.documents]).toEqual([counts.jobs + 1, documentsOf(counts.jobs + 1)])
    const company = await walk(format, (archive) => getCompanyJobsFeed({ format, archive }, 'en', 'bolt'))
    expect([company.ids.size, company.documents]).toEqual([counts.jobs, documentsOf(counts.jobs)])
  })

  it('have all jobs of a state together, without a request to the API', async () => {
    const { getJobSearchFeed } = await import('./job-feeds')
    const lyon = withValues(noFilter, 'city', ['lyon'])
    site.fail(/external\/jobs|embed/)
    const found = await walk(format, (archive) => getJobSearchFeed({ format, archive }, 'en', lyon))
    expect([found.ids.size, found.documents]).toEqual([counts.jobs / 2, documentsOf(counts.jobs / 2)])
  })

  it('do not exist after the oldest', async () => {
    const { getArticlesFeed } = await import('./article-feeds')
    const { getJobSearchFeed, getJobsFeed } = await import('./job-feeds')
    expect(await getArticlesFeed({ format, archive: documentsOf(counts.articles) }, null)).toBeNull()
    expect(await getJobsFeed({ format, archive: documentsOf(counts.jobs + 1) }, null)).toBeNull()
    expect(
      await getJobSearchFeed({ format, archive: documentsOf(counts.jobs) }, 'en', {
        ...noFilter,
        words: 'turner',
      }),
    ).toBeNull()
  })
})

it('the feed of a state has the newest jobs that it selects, and none for a value that no job has', async () => {
  const { getJobSearchFeed } = await import('./job-feeds')
  const read = async (words: string, city: readonly string[]) => {
    const filter = withValues({ ...noFilter, words }, 'city', city)
    return getJobSearchFeed({ format: 'json', archive: null }, 'en', filter)
  }
  const [lyon, elsewhere] = [counts.jobs - 2, counts.jobs - 1]
  const one = await read(`turner ${lyon}`, ['lyon'])
  expect(readDocument('json', one?.body ?? '').ids).toEqual([expect.stringMatching(`:job/J${lyon}$`)])
  expect(JSON.parse(one?.body ?? '')).toMatchObject({
    title: `Vitrine: jobs, “turner ${lyon}” and Lyon`,
    home_page_url: `https://site.example/en/jobs/search/q-turner~q-${lyon}~city-lyon`,
    items: [{ content_html: expect.stringContaining('<li>Lyon</li>') }],
  })
  expect(readDocument('json', (await read(`turner ${elsewhere}`, ['lyon']))?.body ?? '').ids).toEqual([])
  expect(await read('', ['atlantis'])).toBeNull()
})

it('a state has the path of its feed by format', () => {
  const lyon = withValues(noFilter, 'city', ['lyon'])
  expect(jobFeedPaths('en', lyon)).toEqual({
    rss: '/en/jobs/search/city-lyon/feeds/rss.xml',
    atom: '/en/jobs/search/city-lyon/feeds/atom.xml',
    json: '/en/jobs/search/city-lyon/feeds/feed.json',
  })
  for (const filter of [noFilter, { ...noFilter, sort: 'salary' as const }])
    expect(jobFeedPaths('en', filter)).toEqual({
      rss: '/jobs/feeds/rss.xml',
      atom: '/jobs/feeds/atom.xml',
      json: '/jobs/feeds/feed.json',
      indeed: '/jobs/feeds/indeed.xml',
    })
  expect(jobFeedPaths('fr', withValues(noFilter, 'company', ['bolt'])).indeed).toBe(
    '/fr/companies/bolt/jobs/feeds/indeed.xml',
  )
})

it('llms.txt and its further pages name each job once', async () => {
  const { getLlms, getLlmsList } = await import('../markdown/llms-files')
  const pages: (string | null)[] = [await getLlms('en')]
  const last = documentsOf(counts.jobs + 1)
  for (let page = 2; page <= last; page += 1) pages.push(await getLlmsList('en', { list: 'jobs', page }))
  const slugs = pages.flatMap((text) =>
    [...(text ?? '').matchAll(/\/(job-\d+)\.md/g)].map(([, slug]) => slug),
  )
  expect([slugs.length, new Set(slugs).size]).toEqual([counts.jobs, counts.jobs])
  expect(pages[0]).toContain('(https://site.example/en/llms/jobs-2.txt)')
  expect(pages.at(-1)).not.toContain(`llms/jobs-${last + 1}.txt`)
  expect(await getLlmsList('en', { list: 'jobs', page: last + 1 })).toBeNull()
  expect(await getLlmsList('en', { list: 'companies', page: 2 })).toBeNull()
})
