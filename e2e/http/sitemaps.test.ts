import { expect, test } from 'vitest'
import { isSearchPath, routes, sitemapLists } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { newsArticle } from '../records/news-article'
import { ownPages } from '../records/site-folder'
import { locales } from '../records/sites'
import { isRead } from '../support/filler'
import { canonicalOf, isIndexable, languagesOf } from '../support/head'
import { crawledPages } from '../support/saved-crawl'
import { baseUrl, get } from '../support/site'
import { findSchemaErrors, readIndex, readSitemap, type Sitemap } from '../support/sitemaps'
import { isFull } from '../support/variants'

async function readAll(): Promise<Sitemap[]> {
  const { files } = await readIndex(baseUrl)
  return Promise.all(files.map(({ path }) => readSitemap(baseUrl, path)))
}

/** All sitemaps except the news sitemap, which repeats URLs of the others. */
async function readAllExceptNews(): Promise<Sitemap[]> {
  return (await readAll()).filter(({ path }) => !path.endsWith('/news.xml'))
}

async function read(path: string): Promise<{ status: number; body: string }> {
  const response = await get(path)
  return { status: response.status, body: await response.text() }
}

test('the index and every sitemap are valid against the XML schemas', async () => {
  const { xml } = await readIndex(baseUrl)
  expect(await findSchemaErrors('index', [xml])).toEqual([])
  const sitemaps = await readAll()
  expect(sitemaps.length).toBeGreaterThan(30)
  const errors = await findSchemaErrors(
    'sitemap',
    sitemaps.map((sitemap) => sitemap.xml),
  )
  expect(errors.map(({ document, message }) => [sitemaps[document]?.path, message])).toEqual([])
})

test('xmllint finds schema errors in invalid sitemaps', async () => {
  const path = routes.sitemap('en', { kind: 'companies', part: 1 })
  const { xml } = await readSitemap(baseUrl, path)
  const replaced = [
    ['<image:loc>', '<image:loc>not-a-url:'],
    ['<video:title>', `<video:title>${'long '.repeat(30)}`],
    ['hreflang="fr"', 'hreflang="French"'],
    ['<lastmod>', '<lastmod>yesterday'],
    ['<loc>', '<priority>1</priority><loc>'],
    ['</urlset>', ''],
  ] as const
  for (const [valid] of replaced) expect(xml).toContain(valid)
  const invalid = replaced.map(([text, other]) => xml.replace(text, other))
  const errors = await findSchemaErrors('sitemap', invalid)
  expect(errors.map(({ document }) => document)).toEqual(expect.arrayContaining([...invalid.keys()]))
  expect(await findSchemaErrors('index', ['<sitemapindex/>'])).not.toEqual([])
})

test('every URL is in one sitemap, of its locale, and its page is indexable and canonical', async () => {
  const sitemaps = await readAllExceptNews()
  const listed = sitemaps.flatMap(({ path, urls }) => urls.map((url) => ({ ...url, sitemap: path })))
  expect(listed.length).toBeGreaterThan(150)
  expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length)
  const images = new Set(listed.flatMap((url) => url.images))
  for (const { path, sitemap } of listed) expect(path.split('/')[1], path).toBe(sitemap.split('/')[2])
  // job-landings.test.ts reads the other states of the job board.
  const isChecked = (path: string) =>
    isRead(path) && (isFull || !isSearchPath(path) || crawledPages().has(path))
  const checked = listed.filter(({ path }) => isChecked(path))
  for (const { path, languages, players } of checked) {
    const page = crawledPages().get(path) ?? (await read(path))
    expect(page.status, path).toBe(200)
    const html = page.body
    expect(canonicalOf(html), path).toBe(baseUrl + path)
    expect(isIndexable(html), path).toBe(true)
    expect(languages, path).toEqual(languagesOf(html))
    for (const player of players) {
      expect(html, path).toContain(new URL(player).searchParams.get('video') ?? player.split('/').at(-1))
    }
  }
  expect(listed.some(({ players }) => players.length > 0)).toBe(true)
  expect(images.size).toBeGreaterThan(5)
  for (const image of images) expect((await fetch(image, { method: 'HEAD' })).status, image).toBe(200)
})

test('the sitemaps contain exactly the indexable canonical pages that can be reached by links', async () => {
  const indexable = [...crawledPages().values()].filter(
    ({ path, status, type, body }) =>
      status === 200 && type.includes('html') && isIndexable(body) && canonicalOf(body) === baseUrl + path,
  )
  const listed = (await readAllExceptNews()).flatMap(({ urls }) => urls.map(({ path }) => path))
  // job-landings.test.ts compares those of the job board.
  const withoutStates = (paths: string[]) => paths.filter((path) => !isSearchPath(path)).sort()
  expect(withoutStates(listed.filter(isRead))).toEqual(withoutStates(indexable.map(({ path }) => path)))
})

test('organizations, jobs and dated pages have lastmod, and the index has the newest one of a sitemap whose URLs all have one', async () => {
  const datedPages: readonly string[] = [ownPages.imprint.path, ownPages.mentions.path]
  const { files } = await readIndex(baseUrl)
  for (const { path, lastmod } of files) {
    const { urls } = await readSitemap(baseUrl, path)
    const lastmods = urls.flatMap((url) => url.lastmod ?? [])
    const isDated = /\/(companies|jobs)\.xml$/.test(path)
    expect(lastmod, path).toBe(isDated ? lastmods.sort().at(-1) : null)
    const dated = urls.filter((url) => url.lastmod).map((url) => url.path)
    expect(dated, path).toEqual(
      urls.map((url) => url.path).filter((own) => isDated || datedPages.includes(own)),
    )
  }
  const { urls } = await readSitemap(baseUrl, routes.sitemap('en', { kind: 'companies', part: 1 }))
  const { slug, updated_at } = companies.harbourWorks
  const company = urls.find(({ path }) => path === routes.company('en', slug))
  expect(company?.lastmod).toBe(new Date(updated_at).toISOString())
})

test('an article in a language without a locale is in the sitemap of the default locale', async () => {
  const { reference, publishedAt } = articles.secondSpanish
  const month = { year: publishedAt.getUTCFullYear(), month: publishedAt.getUTCMonth() + 1, part: 1 }
  const { urls } = await readSitemap(baseUrl, routes.sitemap('en', { kind: 'articles', ...month }))
  expect(urls.filter(({ path }) => path.endsWith(`_${reference}`))).toHaveLength(1)
})

test('a sitemap is compressed, returns 304 for its ETag and supports HEAD', async () => {
  const paths = [
    routes.sitemapIndex(),
    ...sitemapLists.slice(0, 5).map((kind) => routes.sitemap('fr', { kind, part: 1 })),
    routes.sitemap('en', { kind: 'articles', year: 2025, month: 12, part: 1 }),
  ]
  for (const path of paths) {
    const first = await fetch(baseUrl + path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-type'), path).toBe('application/xml; charset=utf-8')
    expect(first.headers.get('content-encoding'), path).toBe('gzip')
    expect(first.headers.get('cache-control'), path).toBe('public, max-age=0, s-maxage=60, must-revalidate')
    await first.text()
    const again = await fetch(baseUrl + path, { headers: { 'if-none-match': etag } })
    expect(again.status, path).toBe(304)
    expect(again.headers.get('etag'), path).toBe(etag)
    expect(await again.text()).toBe('')
    const other = await fetch(baseUrl + path, { headers: { 'if-none-match': '"other"' } })
    expect(other.status, path).toBe(200)
    await other.text()
    const head = await fetch(baseUrl + path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag')], path).toEqual([200, etag])
    expect(await head.text()).toBe('')
  }
})

test('returns 404 for sitemaps that do not exist', async () => {
  const files = [
    'articles-1999-01',
    'articles-2999-01',
    'articles-2026-13',
    'articles-2025-12-1',
    'articles-2025-12-2',
    'articles',
    'pages-1',
    'pages-2',
    'jobs-9999',
    'unknown',
  ]
  const paths = files.map((file) => `/sitemaps/en/${file}.xml`)
  for (const path of [...paths, '/sitemaps/xx/pages.xml', '/sitemaps/EN/pages.xml', '/sitemaps/en/pages']) {
    const response = await get(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('cache-control'), path).toContain('no-store')
    expect(await response.text(), path).toMatch(/^There is no (?:such sitemap|page at this URL)\.\n$/)
  }
})

test('other spellings of the URL of a sitemap redirect to it or do not exist, and queries change nothing', async () => {
  const path = routes.sitemap('en', { kind: 'pages', part: 1 })
  for (const spelling of ['/sitemaps/en/p%61ges.xml', `${path}/`]) {
    const response = await get(spelling)
    expect([response.status, response.headers.get('location')], spelling).toEqual([308, path])
  }
  for (const spelling of ['/sitemaps/en/pages-01.xml', '/sitemap%2exml', `/${path}`])
    expect((await get(spelling)).status, spelling).toBe(404)
  expect(await (await get(`${path}?a=1`)).text()).toBe(await (await get(path)).text())
})

test('the news sitemap contains the titles of articles', async () => {
  const { urls } = await readSitemap(baseUrl, routes.sitemap('de', { kind: 'news', part: 1 }))
  const { reference, name } = newsArticle
  expect(urls.find(({ path }) => path.endsWith(`_${reference}`))?.newsTitle).toBe(name)
})

test('a scheduled article is in no sitemap, and the index has no sitemap of a future month', async () => {
  const { reference } = articles.scheduled
  for (const { path, urls } of await readAll()) {
    expect(
      urls.filter((url) => url.path.endsWith(reference)),
      path,
    ).toEqual([])
  }
  const { files } = await readIndex(baseUrl)
  const now = new Date().toISOString().slice(0, 7)
  const months = files.flatMap(({ path }) => /articles-(\d{4}-\d{2})/.exec(path)?.[1] ?? [])
  expect(months.filter((month) => month > now)).toEqual([])
  for (const locale of locales) expect(files.some(({ path }) => path.includes(`/${locale}/`))).toBe(true)
})
