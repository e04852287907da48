import { XMLParser, XMLValidator } from 'fast-xml-parser'
import pLimit from 'p-limit'
import { beforeAll, expect, test } from 'vitest'
import { articleFeedFormats, routes } from '@/lib/routes'
import { allArticles, articles } from '../records/articles'
import { companies } from '../records/companies'
import { openJobs } from '../records/jobs'
import { locales } from '../records/sites'
import { categories, collections } from '../records/taxonomies'
import { type FeedLink, feedLinks, jsonFeed, type ParsedEntry, parseWithAll } from '../support/feeds'
import { isRead } from '../support/filler'
import { crawledHtml, crawledPages } from '../support/saved-crawl'
import { baseUrl, get, internalWords } from '../support/site'
import { isFull } from '../support/variants'

const { slug: company } = companies.harbourWorks
const { engineering } = categories
const { nightWork } = collections

type Feed = FeedLink & { body: string }

let feeds: readonly Feed[] = []

const limit = pLimit(6)

beforeAll(async () => {
  const links = new Map(feedLinks(crawledHtml(), baseUrl).map((link) => [link.path, link]))
  feeds = await Promise.all(
    [...links.values()].map(async (link) => ({
      ...link,
      body: crawledPages().get(link.path)?.body ?? (await limit(() => text(link.path))),
    })),
  )
})

const text = async (path: string) => (await get(path)).text()
const byFormat = (file: string) => feeds.filter(({ path }) => path.endsWith(file))

test('the pages of every list and organization link to its feeds, with a different title for each', () => {
  const linked = feeds.map(({ path }) => path)
  for (const format of ['rss', 'atom', 'json'] as const) {
    expect(linked).toContain(routes.articlesFeed(format))
    expect(linked).toContain(routes.jobsFeed(format))
    for (const locale of locales) {
      expect(linked).toContain(routes.articlesFeed(format, locale))
      expect(linked).toContain(routes.jobsFeed(format, locale))
      expect(linked).toContain(routes.companyArticlesFeed(format, locale, company))
      expect(linked).toContain(routes.companyJobsFeed(format, locale, company))
    }
    expect(linked).toContain(routes.categoryFeed(format, 'en', engineering))
    expect(linked).toContain(routes.collectionFeed(format, 'en', nightWork))
  }
  expect(linked).toContain(routes.companyJobsFeed('indeed', 'fr', company))
  expect(linked.length).toBeGreaterThan(150)
  for (const page of crawledHtml()) {
    const titles = feedLinks([page], baseUrl).map(({ title }) => title)
    expect(new Set(titles).size, page.path).toBe(titles.length)
  }
})

test('all parsers find the same entries in all formats of a feed, newest first', async () => {
  for (const { path } of byFormat(articleFeedFormats.rss.file)) {
    const entriesByParser: Record<string, ParsedEntry[]> = {}
    for (const { file } of Object.values(articleFeedFormats)) {
      const inFormat = path.replace(articleFeedFormats.rss.file, file)
      const feed = feeds.find((candidate) => candidate.path === inFormat)
      if (!feed) throw new Error(`No page links to the format ${file} of ${path}`)
      for (const [parser, entries] of Object.entries(await parseWithAll(feed.type, feed.body))) {
        entriesByParser[`${parser} in ${file}`] = entries
      }
    }
    const [first = [], ...others] = Object.values(entriesByParser)
    expect(Object.keys(entriesByParser)).toHaveLength(8)
    for (const entries of others) expect(entries, path).toEqual(first)
    expect(
      first.every(({ id, title, link, date }) => id && title && link && date),
      path,
    ).toBe(true)
    expect(new Set(first.map(({ id }) => id)).size, path).toBe(first.length)
    const dates = first.map(({ date = '' }) => date)
    expect(dates, path).toEqual([...dates].sort().reverse())
    expect(first.length, path).toBeLessThanOrEqual(100)
  }
  const size = async (path: string) =>
    (await parseWithAll('application/rss+xml', await text(path))).feedsmith?.length
  const now = new Date()
  const published = allArticles.filter(({ published_at }) => published_at && new Date(published_at) < now)
  expect(await size(routes.articlesFeed('rss'))).toBe(published.length + 1)
  expect(await size(routes.jobsFeed('rss'))).toBe(openJobs.length)
})

test('feeds contain absolute URLs, links to existing pages, no scheduled article and no internal field', async () => {
  for (const { path, body } of feeds) {
    const plain = body.replaceAll('\\"', '"').replace(/<\?xml-stylesheet.*\?>/, '')
    const tags = [...plain.matchAll(/<[a-z][\w:-]*(?:\s+[\w:-]+(?:="[^"]*")?)+\s*\/?>/gi)].join('')
    for (const [, url = ''] of tags.matchAll(/\s(?:href|src|url|uri)="([^"]*)"/g))
      expect(url, path).toMatch(/^(https?:\/\/|mailto:|tel:)/)
    expect(body, path).not.toContain(articles.scheduled.reference)
    expect(
      internalWords.filter((word) => body.includes(word)),
      path,
    ).toEqual([])
  }
  const links = new Set<string>()
  for (const { path, type, body } of [...byFormat(articleFeedFormats.rss.file), ...byFormat('indeed.xml')]) {
    for (const [, url = ''] of body.matchAll(/<(?:link|url)>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?</g)) {
      expect(url, `${path}, ${type}`).toMatch(`${baseUrl}/`)
      links.add(url.slice(baseUrl.length))
    }
  }
  expect(links.size).toBeGreaterThan(150)
  for (const path of [...links].filter(isRead))
    expect(crawledPages().get(path)?.status ?? (await get(path)).status, path).toBe(200)
})

test('every feed has its media type, is compressed, returns 304 for its ETag and supports HEAD', async () => {
  const check = async ({ path, type, body }: Feed) => {
    const response = await fetch(baseUrl + path)
    expect(response.headers.get('content-type'), path).toBe(`${type}; charset=utf-8`)
    expect(await response.text(), path).toBe(body)
    if (body.length > 2000) expect(response.headers.get('content-encoding'), path).toBe('gzip')
    const etag = response.headers.get('etag') ?? ''
    const again = await fetch(baseUrl + path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text(), again.headers.get('etag')], path).toEqual([304, '', etag])
    const head = await fetch(baseUrl + path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag')], path).toEqual([200, etag])
  }
  // In `npm test`, feeds of each kind and format.
  const byPath = feeds.toSorted((a, b) => a.path.localeCompare(b.path))
  const checked = byPath.filter((_, index) => isFull || index % 5 === 0)
  await Promise.all(checked.map((feed) => limit(() => check(feed))))
})

test('an item of the JSON job feed has the same JobPosting as the page of the job', async () => {
  const { items } = jsonFeed.parse(JSON.parse(await text(routes.jobsFeed('json'))))
  const withPosting = items.filter((item) => item._jobposting)
  expect(withPosting.length).toBeGreaterThan(40)
  expect(items.length).toBeGreaterThan(withPosting.length)
  for (const item of items.filter(({ url }) => isRead(url))) {
    const page = crawledPages().get(item.url.slice(baseUrl.length))
    const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page?.body ?? '')?.[1] ?? '{}'
    const nodes: { '@type': string }[] = JSON.parse(script)['@graph'] ?? []
    expect(
      nodes.find((node) => node['@type'] === 'JobPosting'),
      item.url,
    ).toEqual(item._jobposting)
  }
})

test('every job in the XML for job boards has the required fields', async () => {
  const required = [
    ...['title', 'date', 'referencenumber', 'requisitionid', 'url'],
    ...['company', 'city', 'country', 'description'],
  ]
  const parser = new XMLParser({ parseTagValue: false })
  for (const { path, body } of byFormat('indeed.xml')) {
    expect(XMLValidator.validate(body), path).toBe(true)
    for (const job of [parser.parse(body).source.job ?? []].flat()) {
      expect(
        required.filter((name) => !job[name]),
        `${path}: ${job.referencenumber}`,
      ).toEqual([])
      expect(new URL(job.url).search).toBe('?utm_source=indeed')
    }
  }
  const all = parser.parse(await text(routes.jobsFeed('indeed'))).source.job
  expect(all.length).toBeGreaterThan(40)
})

test('returns 404 for unknown feeds and redirects old slugs to the current feed', async () => {
  for (const path of [
    '/articles/feeds/rss',
    '/articles/feeds/indeed.xml',
    '/jobs/feeds/other.xml',
    '/es/articles/feeds/rss.xml',
    '/EN/articles/feeds/rss.xml',
    routes.categoryFeed('rss', 'en', { ...engineering, reference: 'Unknown1' }),
    routes.collectionFeed('atom', 'en', { ...nightWork, reference: 'Unknown1' }),
    routes.companyArticlesFeed('json', 'en', 'nobody'),
    routes.companyJobsFeed('indeed', 'en', 'nobody'),
  ]) {
    expect((await get(path)).status, path).toBe(404)
  }
  const renamed = await get(routes.categoryFeed('atom', 'fr', { ...engineering, slug: 'an-older-name' }))
  expect(renamed.status).toBe(308)
  const target = renamed.headers.get('location') ?? ''
  expect(target).toBe(routes.categoryFeed('atom', 'fr', engineering))
  expect((await get(target)).status).toBe(200)
})
