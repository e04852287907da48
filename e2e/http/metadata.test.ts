import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { categories } from '../records/taxonomies'
import type { CrawledPage } from '../support/crawl'
import { type Head, readHead, readSwitcher } from '../support/head'
import { crawledHtml } from '../support/saved-crawl'
import { agents, baseUrl, get } from '../support/site'
import { isFull } from '../support/variants'

type Page = CrawledPage & { head: Head }

let pages: Page[] = []

describe('every page reachable from /', () => {
  beforeAll(() => {
    pages = crawledHtml().map((page) => ({ ...page, head: readHead(page.body) }))
    expect(pages.length).toBeGreaterThan(200)
  })

  test('has one canonical URL, equal to og:url, whose page is its own canonical', async () => {
    const heads = new Map(pages.map((page) => [baseUrl + page.path, page.head]))
    for (const { path, head } of pages) {
      expect(head.canonical, path).toHaveLength(1)
      const [canonical = ''] = head.canonical
      expect(head.meta('og:url'), path).toEqual([canonical])
      heads.set(canonical, heads.get(canonical) ?? (await fetchHead(canonical)))
      expect(heads.get(canonical)?.canonical, `${canonical}, canonical of ${path}`).toEqual([canonical])
    }
  })

  test('has complete Open Graph, Twitter and robots metadata', () => {
    for (const { path, head } of pages) {
      for (const name of [
        'og:title',
        'og:description',
        'og:site_name',
        'og:locale',
        'og:image',
        'og:image:alt',
        'og:image:type',
      ])
        expect(head.meta(name), `${name} of ${path}`).toEqual([expect.stringMatching(/\S/)])
      const isArticle = /\/articles\/\d{4}\/\d\d\/\d\d\//.test(path)
      expect(head.meta('og:type'), path).toEqual([isArticle ? 'article' : 'website'])
      expect(head.meta('article:published_time'), path).toHaveLength(isArticle ? 1 : 0)
      const [width] = head.meta('og:image:width').map(Number)
      const isWide = width !== undefined && width >= 600
      expect(head.meta('twitter:card'), path).toEqual([isWide ? 'summary_large_image' : 'summary'])
      const [robots = ''] = head.meta('robots')
      expect(robots, path).toMatch(/^(noindex, follow|index, follow,.*max-image-preview:large.*)$/)
    }
  })

  test('has reciprocal hreflang links, to the same URLs as the language switcher', async () => {
    const heads = new Map(pages.map((page) => [baseUrl + page.path, page.head]))
    const withLanguages = pages.filter(({ head }) => Object.keys(head.languages).length > 0)
    expect(withLanguages.length).toBeGreaterThan(20)
    for (const { path, head, body } of withLanguages) {
      const { 'x-default': fallback, ...languages } = head.languages
      const [canonical = ''] = head.canonical
      expect(Object.values(languages), path).toContain(canonical)
      expect(canonical, path).toBe(baseUrl + path)
      expect(Object.values(languages), path).toContain(fallback)
      expect(head.meta('og:locale:alternate'), path).toHaveLength(Object.keys(languages).length - 1)
      const switcher = readSwitcher(body)
      for (const [language, url] of Object.entries(languages)) {
        heads.set(url, heads.get(url) ?? (await fetchHead(url)))
        const other = heads.get(url)
        expect(other?.canonical, `${url}, linked on ${path}`).toEqual([url])
        expect(other?.languages, `${url}, linked on ${path}`).toEqual(head.languages)
        if (url !== canonical) expect(baseUrl + switcher[language], path).toBe(url)
      }
    }
  })

  test('has no hreflang links if it exists in one language only or is noindex', () => {
    const withoutLanguages = pages.filter(
      ({ path, head }) =>
        /\/articles\/\d{4}\/\d\d\/\d\d\/|\/companies\/[^/]+\/jobs\/.|\/page\//.test(path) ||
        head.meta('robots')[0]?.includes('noindex'),
    )
    expect(withoutLanguages.length).toBeGreaterThan(100)
    expect(
      withoutLanguages.filter(({ head }) => Object.keys(head.languages).length > 0).map(({ path }) => path),
    ).toEqual([])
  })

  test('has an Open Graph image of the size in its metadata', async () => {
    const sizes = new Map(
      pages.map(({ head }) => {
        const first = (name: string) => head.meta(name)[0] ?? ''
        return [first('og:image'), [first('og:image:width'), first('og:image:height')].join('x')]
      }),
    )
    const generated = [...sizes].filter(([url]) => url.startsWith(`${baseUrl}/cards/`))
    expect(generated.length).toBeGreaterThan(20)
    expect(generated.filter(([, size]) => size !== '1200x630')).toEqual([])
    // The site draws each generated one. `npm test` reads those of one language.
    const isChecked = (url: string) => isFull || !/\/cards\/(fr|de)\b/.test(url)
    for (const [url, size] of [...sizes].filter(([url]) => isChecked(url))) {
      const response = await fetch(url)
      expect(response.status, url).toBe(200)
      expect(response.headers.get('content-type'), url).toMatch(/^image\/(png|webp|jpeg)$/)
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect(`${width}x${height}`, url).toBe(size)
    }
  })
})

async function fetchHead(url: string): Promise<Head> {
  const response = await fetch(url, { redirect: 'manual' })
  expect(response.status, url).toBe(200)
  return readHead(await response.text())
}

const templates = [
  routes.home('fr'),
  routes.articles('en'),
  routes.articles('en', 2),
  routes.archive('fr', 2026),
  articles.plain.path,
  routes.category('en', categories.engineering),
  routes.companies('fr'),
  routes.company('en', companies.windPower.slug),
  routes.jobs('fr'),
  routes.job('en', companies.harbourWorks.slug, jobs.craneInspector.slug),
]

for (const path of templates) {
  test(`${path} has the same metadata in its head for a browser, no user agent and a crawler`, async () => {
    const { browser, none, googlebot } = agents
    const documents = await Promise.all(
      [browser, none, googlebot].map(async (agent) => (await get(path, agent)).text()),
    )
    for (const document of documents) {
      const { title, canonical, meta } = readHead(document)
      expect(title).toMatch(/\S/)
      expect(canonical).toHaveLength(1)
      for (const name of ['description', 'robots', 'og:title', 'og:url', 'og:image', 'twitter:card'])
        expect(meta(name), name).toHaveLength(1)
      const body = document.slice(document.indexOf('</head>')).replace(/<script\b[\s\S]*?<\/script>/g, '')
      expect(body).not.toMatch(/<(meta|title|link rel="canonical")\b/)
    }
    expect(new Set(documents.map((document) => document.slice(0, document.indexOf('</head>')))).size).toBe(1)
  })
}

test('Open Graph images return 304 for their ETag, and 404 for other spellings and for unknown or scheduled records', async () => {
  const { plain: article, scheduled } = articles
  const response = await get(routes.openGraphImage(article.path))
  expect(response.status).toBe(200)
  const etag = response.headers.get('etag') ?? ''
  const again = await fetch(baseUrl + routes.openGraphImage(article.path), {
    headers: { 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
  for (const path of [
    routes.openGraphImage(scheduled.path),
    routes.openGraphImage(article.path.replace(article.slug, 'wrong')),
    routes.openGraphImage(article.path.replace('/en/', '/fr/')),
    routes.openGraphImage(routes.job('fr', companies.harbourWorks.slug, 'unknown')),
    routes.openGraphImage(routes.company('en', 'unknown')),
    routes.openGraphImage(routes.articles('en', 2)),
    routes.openGraphImage('/xx'),
    '/cards/en',
    '/cards/en/articles.svg',
  ])
    expect((await get(path)).status, path).toBe(404)
})
