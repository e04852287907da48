import { expect, test } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { feedFiles, routes } from '@/lib/routes'
import { crawl } from './support/crawl'
import { announcedFeeds, type FeedLink, jsonFeed, type ReadEntry, readByAll } from './support/feeds'
import { baseUrl, demoArticle, get, internalWords } from './support/site'

test.describe.configure({ mode: 'default', timeout: 240_000 })

const scheduled = demoArticle('en', 'doors-open-for-the-class-of-2029')
const crawled: { pages: Awaited<ReturnType<typeof crawl>>; feeds: Map<string, FeedLink & { body: string }> } =
  {
    pages: new Map(),
    feeds: new Map(),
  }

test.beforeAll(async () => {
  test.setTimeout(240_000)
  crawled.pages = await crawl(baseUrl)
  const html = [...crawled.pages.values()].filter(({ type }) => type.includes('html'))
  for (const feed of announcedFeeds(html, baseUrl)) {
    if (crawled.feeds.has(feed.path)) continue
    crawled.feeds.set(feed.path, { ...feed, body: await (await fetch(baseUrl + feed.path)).text() })
  }
})

const byFormat = (file: string) => [...crawled.feeds.values()].filter(({ path }) => path.endsWith(file))

test('every list and every organization names its feeds, by titles that tell them apart', () => {
  const named = [...crawled.feeds.keys()]
  const articles = { slug: 'engineering', reference: 'Kc9tEcH' }
  const series = { slug: 'night-work', reference: '7b13e8d04c95fa' }
  for (const format of ['rss', 'atom', 'json'] as const) {
    expect(named).toContain(routes.articlesFeed(format))
    expect(named).toContain(routes.jobsFeed(format))
    for (const locale of ['en', 'fr']) {
      expect(named).toContain(routes.articlesFeed(format, locale))
      expect(named).toContain(routes.jobsFeed(format, locale))
      expect(named).toContain(routes.companyArticlesFeed(format, locale, 'ferrolane'))
      expect(named).toContain(routes.companyJobsFeed(format, locale, 'ferrolane'))
    }
    expect(named).toContain(routes.categoryFeed(format, 'en', articles))
    expect(named).toContain(routes.collectionFeed(format, 'en', series))
  }
  expect(named).toContain(routes.companyJobsFeed('indeed', 'fr', 'ferrolane'))
  expect(named.length).toBeGreaterThan(150)
  const html = [...crawled.pages.values()].filter(({ type }) => type.includes('html'))
  for (const page of html) {
    const titles = announcedFeeds([page], baseUrl).map(({ title }) => title)
    expect(new Set(titles).size, page.path).toBe(titles.length)
  }
})

test('readers find the same entries in every form of every feed, newest first', async () => {
  for (const { path } of byFormat(feedFiles.rss)) {
    const found: Record<string, ReadEntry[]> = {}
    for (const file of Object.values(feedFiles)) {
      const feed = crawled.feeds.get(path.replace(feedFiles.rss, file))
      if (!feed) throw new Error(`${path} is not announced as ${file}`)
      for (const [reader, entries] of Object.entries(await readByAll(feed.type, feed.body))) {
        found[`${reader} in ${file}`] = entries
      }
    }
    const [first = [], ...others] = Object.values(found)
    expect(Object.keys(found)).toHaveLength(8)
    for (const entries of others) expect(entries, path).toEqual(first)
    expect(
      first.every(({ id, title, link, date }) => id && title && link && date),
      path,
    ).toBe(true)
    expect(new Set(first.map(({ id }) => id)).size, path).toBe(first.length)
    const dates = first.map(({ date = '' }) => date)
    expect(dates, path).toEqual([...dates].sort().reverse())
    if (path.includes('/articles/') || !path.includes('/jobs/'))
      expect(first.length, path).toBeLessThanOrEqual(50)
  }
  const size = async (path: string) =>
    (await readByAll('application/rss+xml', await text(path))).feedsmith?.length
  expect(await size(routes.articlesFeed('rss'))).toBe(50)
  expect(await size(routes.jobsFeed('rss'))).toBeGreaterThan(50)
})

const text = async (path: string) => (await get(path)).text()

test('every address in a feed is absolute, every entry leads to its page, and nothing scheduled or internal is in it', async () => {
  for (const { path, body } of crawled.feeds.values()) {
    const plain = body.replaceAll('\\"', '"').replace(/<\?xml-stylesheet.*\?>/, '')
    const tags = [...plain.matchAll(/<[a-z][\w:-]*(?:\s+[\w:-]+(?:="[^"]*")?)+\s*\/?>/gi)].join('')
    for (const [, address = ''] of tags.matchAll(/\s(?:href|src|url|uri)="([^"]*)"/g))
      expect(address, path).toMatch(/^(https?:\/\/|mailto:|tel:)/)
    expect(body, path).not.toContain(scheduled.reference)
    expect(
      internalWords.filter((word) => body.includes(word)),
      path,
    ).toEqual([])
  }
  const links = new Set<string>()
  for (const { path, type, body } of [...byFormat(feedFiles.rss), ...byFormat('indeed.xml')]) {
    for (const [, address = ''] of body.matchAll(/<(?:link|url)>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?</g)) {
      expect(address, `${path}, ${type}`).toMatch(`${baseUrl}/`)
      links.add(address.slice(baseUrl.length))
    }
  }
  expect(links.size).toBeGreaterThan(150)
  for (const path of links)
    expect(crawled.pages.get(path)?.status ?? (await get(path)).status, path).toBe(200)
})

test('every feed is of its type, compressed, and not sent again to who has it', async () => {
  for (const { path, type, body } of crawled.feeds.values()) {
    const answer = await fetch(baseUrl + path)
    expect(answer.headers.get('content-type'), path).toBe(`${type}; charset=utf-8`)
    expect(await answer.text(), path).toBe(body)
    if (body.length > 2000) expect(answer.headers.get('content-encoding'), path).toBe('gzip')
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch(baseUrl + path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text(), again.headers.get('etag')], path).toEqual([304, '', etag])
    const head = await fetch(baseUrl + path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag')], path).toEqual([200, etag])
  }
})

test('JSON feeds carry what the page of a job says of it', async () => {
  const { items } = jsonFeed.parse(JSON.parse(await text(routes.jobsFeed('json'))))
  const marked = items.filter((item) => item._jobposting)
  expect(marked.length).toBeGreaterThan(40)
  expect(items.length).toBeGreaterThan(marked.length)
  for (const item of items) {
    const page = crawled.pages.get(item.url.slice(baseUrl.length))
    const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page?.body ?? '')?.[1] ?? '{}'
    const nodes: { '@type': string }[] = JSON.parse(script)['@graph'] ?? []
    expect(
      nodes.find((node) => node['@type'] === 'JobPosting'),
      item.url,
    ).toEqual(item._jobposting)
  }
})

test('the XML for job boards is whole', async () => {
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
    }
  }
  const all = parser.parse(await text(routes.jobsFeed('indeed'))).source.job
  expect(all.length).toBeGreaterThan(40)
})

test('addresses that name no feed say so, and older names lead to the feed', async () => {
  for (const path of [
    '/articles/feeds/rss',
    '/articles/feeds/indeed.xml',
    '/jobs/feeds/other.xml',
    '/de/articles/feeds/rss.xml',
    '/EN/articles/feeds/rss.xml',
    routes.categoryFeed('rss', 'en', { slug: 'engineering', reference: 'Unknown1' }),
    routes.collectionFeed('atom', 'en', { slug: 'night-work', reference: 'Unknown1' }),
    routes.companyArticlesFeed('json', 'en', 'nobody'),
    routes.companyJobsFeed('indeed', 'en', 'nobody'),
  ]) {
    expect((await get(path)).status, path).toBe(404)
  }
  const renamed = await get(
    routes.categoryFeed('atom', 'fr', { slug: 'an-older-name', reference: 'Kc9tEcH' }),
  )
  expect(renamed.status).toBe(308)
  const target = renamed.headers.get('location') ?? ''
  expect(target).toBe(routes.categoryFeed('atom', 'fr', { slug: 'engineering', reference: 'Kc9tEcH' }))
  expect((await get(target)).status).toBe(200)
})

test('who opens a feed in a browser reads what it is and what is in it', async ({ page }) => {
  for (const [path, words] of [
    [routes.articlesFeed('rss', 'en'), 'This is a feed'],
    [routes.jobsFeed('atom', 'fr'), 'Ceci est un flux'],
  ] as const) {
    await page.goto(path)
    const shown = await page.evaluate(() => {
      const { display } = getComputedStyle(document.querySelector('item, entry') ?? document.documentElement)
      const hidden = document.querySelector('item > guid, entry > id')
      return {
        says: getComputedStyle(document.documentElement, '::before').content,
        display,
        hides: hidden && getComputedStyle(hidden).display,
        isNarrow: document.documentElement.scrollWidth <= innerWidth,
      }
    })
    expect(shown).toMatchObject({ display: 'flex', hides: 'none', isNarrow: true })
    expect(shown.says).toContain(words)
  }
})
