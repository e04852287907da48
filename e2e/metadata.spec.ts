import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { routes } from '@/lib/routes'
import { type CrawledPage, crawl } from './support/crawl'
import { type Head, readHead, readSwitcher } from './support/head'
import { agents, baseUrl, demoArticle, get } from './support/site'

test.describe.configure({ timeout: 300_000 })

type Page = CrawledPage & { head: Head }

let pages: Page[] = []

test.describe('every page reachable from /', () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    pages = [...(await crawl(baseUrl)).values()]
      .filter(({ status, type }) => status === 200 && type.includes('html'))
      .map((page) => ({ ...page, head: readHead(page.body) }))
    expect(pages.length).toBeGreaterThan(300)
  })

  test('has one canonical address, which is also what previews are told, and which is canonical itself', async () => {
    const known = new Map(pages.map((page) => [baseUrl + page.path, page.head]))
    for (const { path, head } of pages) {
      expect(head.canonical, path).toHaveLength(1)
      const [canonical = ''] = head.canonical
      expect(head.meta('og:url'), path).toEqual([canonical])
      known.set(canonical, known.get(canonical) ?? (await fetchHead(canonical)))
      expect(known.get(canonical)?.canonical, `${canonical}, canonical of ${path}`).toEqual([canonical])
    }
  })

  test('tells previews what it is', () => {
    for (const { path, head } of pages) {
      for (const name of [
        'og:title',
        'og:description',
        'og:site_name',
        'og:locale',
        'og:image',
        'og:image:alt',
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

  test('names versions that name it in turn, and leads readers to the same', async () => {
    const known = new Map(pages.map((page) => [baseUrl + page.path, page.head]))
    const several = pages.filter(({ head }) => Object.keys(head.versions).length > 0)
    expect(several.length).toBeGreaterThan(20)
    for (const { path, head, body } of several) {
      const { 'x-default': fallback, ...versions } = head.versions
      const [canonical = ''] = head.canonical
      expect(Object.values(versions), path).toContain(canonical)
      expect(canonical, path).toBe(baseUrl + path)
      expect(Object.values(versions), path).toContain(fallback)
      expect(head.meta('og:locale:alternate'), path).toHaveLength(Object.keys(versions).length - 1)
      const switcher = readSwitcher(body)
      for (const [language, address] of Object.entries(versions)) {
        known.set(address, known.get(address) ?? (await fetchHead(address)))
        const other = known.get(address)
        expect(other?.canonical, `${address}, version of ${path}`).toEqual([address])
        expect(other?.versions, `${address}, version of ${path}`).toEqual(head.versions)
        if (address !== canonical) expect(baseUrl + switcher[language], path).toBe(address)
      }
    }
  })

  test('names no version where it is of one language only, or out of indexes', () => {
    const alone = pages.filter(
      ({ path, head }) =>
        /\/articles\/\d{4}\/\d\d\/\d\d\/|\/jobs\/.|\/page\//.test(path) ||
        head.meta('robots')[0]?.includes('noindex'),
    )
    expect(alone.length).toBeGreaterThan(100)
    expect(alone.filter(({ head }) => Object.keys(head.versions).length > 0).map(({ path }) => path)).toEqual(
      [],
    )
  })

  test('has a picture for previews, of the size it states', async () => {
    const images = new Map(
      pages.map(({ head }) => {
        const of = (name: string) => head.meta(name)[0] ?? ''
        return [of('og:image'), [of('og:image:width'), of('og:image:height')].join('x')]
      }),
    )
    const cards = [...images].filter(([address]) => address.startsWith(`${baseUrl}/cards/`))
    expect(cards.length).toBeGreaterThan(20)
    expect(cards.filter(([, size]) => size !== '1200x630')).toEqual([])
    for (const [address, size] of images) {
      const response = await fetch(address)
      expect(response.status, address).toBe(200)
      expect(response.headers.get('content-type'), address).toMatch(/^image\/(png|webp|jpeg)$/)
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect(`${width}x${height}`, address).toBe(size)
    }
  })
})

async function fetchHead(address: string): Promise<Head> {
  const response = await fetch(address, { redirect: 'manual' })
  expect(response.status, address).toBe(200)
  return readHead(await response.text())
}

const templates = [
  routes.home('fr'),
  routes.articles('en'),
  routes.articles('en', 2),
  routes.archive('fr', 2026),
  demoArticle('en', 'a-strap-from-1974').path,
  routes.category('en', { slug: 'engineering', reference: 'Kc9tEcH' }),
  routes.companies('fr'),
  routes.company('en', 'solvane'),
  routes.jobs('fr'),
  routes.job('en', 'ferrolane', 'wagon-inspector_antwerp'),
]

for (const path of templates) {
  test(`${path} has its metadata in its head for a browser, nobody and a crawler alike`, async () => {
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

test('cards are there for what exists, at one address each, and are not sent twice', async () => {
  const article = demoArticle('en', 'a-strap-from-1974')
  const scheduled = demoArticle('en', 'doors-open-for-the-class-of-2029')
  const response = await get(routes.card(article.path))
  expect(response.status).toBe(200)
  const etag = response.headers.get('etag') ?? ''
  const again = await fetch(baseUrl + routes.card(article.path), { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  for (const path of [
    routes.card(scheduled.path),
    routes.card(article.path.replace(article.slug, 'wrong')),
    routes.card(article.path.replace('/en/', '/fr/')),
    routes.card(routes.job('fr', 'ferrolane', 'unknown')),
    routes.card(routes.company('en', 'unknown')),
    routes.card(routes.articles('en', 2)),
    routes.card('/xx'),
    '/cards/en',
    '/cards/en/articles.svg',
  ])
    expect((await get(path)).status, path).toBe(404)
})
