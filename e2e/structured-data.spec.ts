import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { routes } from '@/lib/routes'
import { type CrawledPage, crawl } from './support/crawl'
import { baseUrl, demoArticle, get } from './support/site'
import { findProblems, type Json, objectsIn, ofType, readGraph, wordsOf } from './support/structured-data'

test.describe.configure({ mode: 'default', timeout: 240_000 })

/** As scripts/browser-tests.ts builds the site. */
const newsIndex = 'news'

type Page = CrawledPage & { nodes: Json[]; scripts: string[] }

let pages: Page[] = []

test.beforeAll(async () => {
  test.setTimeout(240_000)
  pages = [...(await crawl(baseUrl)).values()]
    .filter(({ status, type }) => status === 200 && type.includes('text/html'))
    .map((page) => ({ ...page, ...readGraph(page.body) }))
  expect(pages.length).toBeGreaterThan(250)
})

const absolute = (path: string) => new URL(path, baseUrl).href
const canonicalOf = (body: string) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]

test('every page has one graph that parses, names each thing once and refers to nothing outside', () => {
  for (const { path, scripts, nodes } of pages) {
    expect(scripts, path).toHaveLength(1)
    expect(scripts[0], path).not.toMatch(/[<>&\u2028\u2029]/)
    expect(ofType(nodes, 'WebSite'), path).toHaveLength(1)
    const objects = objectsIn(nodes)
    const ids = (isReference: boolean) =>
      objects.flatMap((item) =>
        '@id' in item && (Object.keys(item).length === 1) === isReference ? [String(item['@id'])] : [],
      )
    const named = ids(false)
    expect(new Set(named).size, path).toBe(named.length)
    expect(
      ids(true).filter((id) => !named.includes(id)),
      path,
    ).toEqual([])
    const unknowns = objects.flatMap((item) =>
      Object.entries(item).filter(([, value]) => value === null || value === '' || value === 'N/A'),
    )
    expect(unknowns, path).toEqual([])
    expect(JSON.stringify(nodes), path).not.toMatch(/validThrough|SearchAction|dateModified/)
  }
})

test('Adobe’s validator finds no error, and schema.org has every type and property', async () => {
  for (const { path, body } of pages) expect(await findProblems(body), path).toEqual([])
})

test('and would find them', async () => {
  const script = (node: Json) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`
  expect(await findProblems(script({ '@type': 'JobPosting', title: 'x' }))).not.toEqual([])
  expect(await findProblems(script({ '@type': 'Organization', name: 'x', wordCount: 1 }))).toHaveLength(1)
  expect(await findProblems(script({ '@type': 'Organisation', name: 'x' }))).toHaveLength(1)
  expect(await findProblems(script({ '@type': 'NewsArticle', headline: 'x', wordCount: 1 }))).toEqual([])
})

test('a page that is canonical says so of itself, and others say nothing', () => {
  for (const { path, body, nodes } of pages) {
    const about = ofType(nodes, 'WebPage', 'CollectionPage')
    const isCanonical = canonicalOf(body) === absolute(path)
    expect(about, path).toHaveLength(isCanonical ? 1 : 0)
    expect(nodes.length, path).toBeGreaterThanOrEqual(isCanonical ? 3 : 2)
    if (isCanonical) expect(about[0]?.url, path).toBe(absolute(path))
    else expect(nodes, path).toHaveLength(2)
  }
})

test('the trail for machines is the trail that is seen', () => {
  let trails = 0
  for (const { path, body, nodes } of pages) {
    const [list] = ofType(nodes, 'BreadcrumbList')
    const [, seen = ''] =
      /<nav aria-label="(?:You are here|Vous êtes ici)"[^>]*>(.*?)<\/nav>/s.exec(body) ?? []
    if (!list) {
      expect(seen !== '' && canonicalOf(body) === absolute(path), path).toBe(false)
      continue
    }
    trails += 1
    const items = list.itemListElement as Json[]
    expect(items.map(({ name }) => wordsOf(String(name).replaceAll('<', '&lt;'))).join(''), path).toBe(
      wordsOf(seen),
    )
    const links = [...seen.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => absolute(href))
    expect(
      items.slice(0, -1).map(({ item }) => item),
      path,
    ).toEqual(links)
    expect(
      items.map(({ position }) => position),
      path,
    ).toEqual(items.map((_, index) => index + 1))
    expect(items.at(-1), path).not.toHaveProperty('item')
  }
  expect(trails).toBeGreaterThan(150)
})

test('lists list what they show, in that order, and no jobs or articles themselves', () => {
  const lists = pages.filter(({ nodes }) => ofType(nodes, 'CollectionPage').length > 0)
  expect(lists.length).toBeGreaterThan(40)
  for (const { path, body, nodes } of lists) {
    const types = nodes.map((node) => node['@type'])
    expect(
      types.filter(
        (type) => !/^(WebSite|Organization|CollectionPage|ItemList|BreadcrumbList)$/.test(String(type)),
      ),
      path,
    ).toEqual([])
    const items = ofType(nodes, 'ItemList').flatMap((list) => list.itemListElement as Json[])
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    const links = [...main.matchAll(/<h[23][^>]*><a\b[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
      absolute(href),
    )
    expect(
      items.map(({ url }) => url),
      path,
    ).toEqual(links)
  }
  const second = lists.find(({ path }) => path === routes.articles('en', 2))
  expect(ofType(second?.nodes ?? [], 'ItemList')[0]).toMatchObject({
    itemListElement: [{ position: 13 }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  })
})

test('an article says of itself what its page shows', () => {
  const articles = pages.filter(({ nodes }) => ofType(nodes, 'Article', 'NewsArticle').length > 0)
  expect(articles.length).toBeGreaterThan(40)
  for (const { path, body, nodes } of articles) {
    const [article = {}] = ofType(nodes, 'Article', 'NewsArticle')
    const find = (reference: unknown) =>
      objectsIn(nodes).find((node) => node['@id'] === (reference as Json)['@id'] && node['@type'])
    const words = wordsOf(body)
    const escaped = (value: unknown) => wordsOf(String(value).replaceAll('<', '&lt;'))
    expect(escaped(article.headline), path).toBe(wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? ''))
    expect(article.url, path).toBe(canonicalOf(body))
    expect(body, path).toContain(`<time dateTime="${article.datePublished}">`)
    expect(find(article.mainEntityOfPage), path).toMatchObject({ '@type': 'WebPage', url: article.url })
    expect(find(article.publisher), path).toMatchObject({ '@type': 'Organization', name: 'Vitrine' })
    expect(path, path).toMatch(article.inLanguage === 'fr' ? /^\/fr\// : /^\/en\//)
    expect(article.wordCount, path).toBeGreaterThan(0)
    if (article.image !== undefined) expect(String(article.image), path).toMatch(/^https?:\/\/[^/]+\/.+/)
    for (const author of [article.author].flat() as Json[])
      expect(find(author)?.name ?? author.name, path).toBeTruthy()
    const shown = [
      article.description,
      ...((article.articleSection ?? []) as string[]),
      ...((article.keywords ?? []) as string[]),
      ...([article.author].flat() as Json[]).map(({ name }) => name),
      ...((article.mentions ?? []) as Json[]).map(({ name }) => name),
      ...ofType(nodes, 'VideoObject').map(({ name }) => name),
    ]
    for (const value of shown)
      if (value !== undefined) expect(words, `${path}: ${value}`).toContain(escaped(value))
  }
})

test('articles of the configured index are news, and those alone', () => {
  const files = readdirSync('content/articles', { recursive: true, encoding: 'utf8' })
  const news = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => parse(readFileSync(`content/articles/${file}`, 'utf8').split(/^---\r?$/m)[1] ?? ''))
    .filter(({ indexed }) => indexed?.includes(newsIndex))
    .map(({ reference }) => absolute(`/#article/${reference}`))
  const articles = pages.flatMap(({ nodes }) => ofType(nodes, 'Article', 'NewsArticle'))
  const told = articles.filter((node) => node['@type'] === 'NewsArticle').map((node) => String(node['@id']))
  const scheduled = absolute(`/#article/${demoArticle('en', 'doors-open-for-the-class-of-2029').reference}`)
  // Of the index as well, and due at any time while the tests run.
  const due = absolute('/#article/Due1SoOn')
  const others = (list: readonly string[]) => list.filter((id) => id !== scheduled && id !== due).sort()
  expect(others(told)).toEqual(others(news))
  expect(articles.length).toBeGreaterThan(told.length)
})

test('a profile says of its organization what it shows', () => {
  const profiles = pages.filter(({ path }) => /^\/\w+\/companies\/[^/]+$/.test(path))
  expect(profiles.length).toBeGreaterThan(15)
  let told = 0
  for (const { path, body, nodes } of profiles) {
    const [organization] = ofType(nodes, 'Organization').filter((node) =>
      String(node['@id']).includes('#organization/'),
    )
    if (!organization) continue
    told += 1
    const words = wordsOf(body)
    const offices = ((organization.location ?? []) as Json[]).map(({ address }) => address as Json)
    const shown = [
      organization.name,
      organization.foundingDate,
      ...offices.flatMap(({ streetAddress, postalCode, addressLocality }) => [
        streetAddress,
        postalCode,
        addressLocality,
      ]),
      ...((organization.subOrganization ?? []) as Json[]).map(({ name }) => name),
      ...ofType(nodes, 'VideoObject').map(({ name }) => name),
    ]
    for (const value of shown)
      if (value !== undefined) expect(words, `${path}: ${value}`).toContain(wordsOf(String(value)))
    for (const url of (organization.sameAs ?? []) as string[]) expect(body, path).toContain(`href="${url}"`)
  }
  expect(told).toBeGreaterThan(10)
})

test('text that would end a script ends none', async () => {
  const body = await (await get(demoArticle('en', 'what-we-paste-into-the-editor').path)).text()
  const { scripts, nodes } = readGraph(body)
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).not.toContain('</script')
  expect(ofType(nodes, 'Article', 'NewsArticle')[0]?.description).toContain(
    'down to a </script><!-- in a summary',
  )
})
