import { beforeAll, expect, test } from 'vitest'
import { isSearchPath, routes } from '@/lib/routes'
import { allArticles, articles } from '../records/articles'
import { newsArticle } from '../records/news-article'
import { ownPages } from '../records/site-folder'
import { locales, siteName } from '../records/sites'
import type { CrawledPage } from '../support/crawl'
import { isIndexable } from '../support/head'
import { crawledHtml } from '../support/saved-crawl'
import { baseUrl, get } from '../support/site'
import {
  findProblems,
  type Json,
  objectsIn,
  ofType,
  readGraph,
  visibleText,
} from '../support/structured-data'

type Page = CrawledPage & { nodes: Json[]; scripts: string[] }

let pages: Page[] = []

beforeAll(() => {
  pages = crawledHtml().map((page) => ({ ...page, ...readGraph(page.body) }))
  expect(pages.length).toBeGreaterThan(200)
})

const absolute = (path: string) => new URL(path, baseUrl).href
const canonicalOf = (body: string) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]

test('every page has one JSON-LD graph with unique ids and only internal references', () => {
  for (const { path, scripts, nodes } of pages) {
    expect(scripts, path).toHaveLength(1)
    expect(scripts[0], path).not.toMatch(/[<>&\u2028\u2029]/)
    expect(ofType(nodes, 'WebSite'), path).toHaveLength(1)
    const objects = objectsIn(nodes)
    const ids = (isReference: boolean) =>
      objects.flatMap((item) =>
        '@id' in item && (Object.keys(item).length === 1) === isReference ? [String(item['@id'])] : [],
      )
    const defined = ids(false)
    expect(new Set(defined).size, path).toBe(defined.length)
    expect(
      ids(true).filter((id) => !defined.includes(id)),
      path,
    ).toEqual([])
    const emptyValues = objects.flatMap((item) =>
      Object.entries(item).filter(([, value]) => value === null || value === '' || value === 'N/A'),
    )
    expect(emptyValues, path).toEqual([])
    expect(JSON.stringify(nodes), path).not.toMatch(/validThrough|SearchAction/)
    // Only pages of the site folder say when they changed.
    const isDated = path === ownPages.imprint.path || path === ownPages.mentions.path
    expect(JSON.stringify(nodes).includes('dateModified'), path).toBe(isDated)
  }
})

test('the structured data validator finds no error and no type or property that schema.org does not define', async () => {
  for (const { path, body } of pages) expect(await findProblems(body), path).toEqual([])
})

test('the structured data validator finds missing fields and unknown types and properties', async () => {
  const script = (node: Json) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`
  expect(await findProblems(script({ '@type': 'JobPosting', title: 'x' }))).not.toEqual([])
  expect(await findProblems(script({ '@type': 'Organization', name: 'x', wordCount: 1 }))).toHaveLength(1)
  expect(await findProblems(script({ '@type': 'Organisation', name: 'x' }))).toHaveLength(1)
  expect(await findProblems(script({ '@type': 'NewsArticle', headline: 'x', wordCount: 1 }))).toEqual([])
})

test('canonical pages have one WebPage node with their URL, and other pages have none', () => {
  for (const { path, body, nodes } of pages) {
    const pageNodes = ofType(nodes, 'WebPage', 'CollectionPage')
    const isCanonical = canonicalOf(body) === absolute(path)
    expect(pageNodes, path).toHaveLength(isCanonical ? 1 : 0)
    expect(nodes.length, path).toBeGreaterThanOrEqual(isCanonical ? 3 : 2)
    if (isCanonical) expect(pageNodes[0]?.url, path).toBe(absolute(path))
    else expect(nodes, path).toHaveLength(2)
  }
})

test('the BreadcrumbList is equal to the visible breadcrumbs', () => {
  let count = 0
  for (const { path, body, nodes } of pages) {
    const [list] = ofType(nodes, 'BreadcrumbList')
    const [, visible = ''] =
      /<nav aria-label="(?:You are here|Vous êtes ici|Sie sind hier)"[^>]*>(.*?)<\/nav>/s.exec(body) ?? []
    if (!list) {
      expect(visible !== '' && canonicalOf(body) === absolute(path), path).toBe(false)
      continue
    }
    count += 1
    const items = list.itemListElement as Json[]
    expect(items.map(({ name }) => visibleText(String(name).replaceAll('<', '&lt;'))).join(''), path).toBe(
      visibleText(visible.replaceAll(/<span aria-hidden.*?<\/span>/g, '')),
    )
    const links = [...visible.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => absolute(href))
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
  expect(count).toBeGreaterThan(150)
})

test('an ItemList has the links of its page in the same order and contains no job or article node', () => {
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
    // The page of the articles about a company shows the company too.
    const company = absolute(path.replace(/\/articles(\/page\/\d+)?$/, ''))
    // The lists of states of the job board are described only where search engines index them.
    const isDescribed = !isSearchPath(path) || isIndexable(body)
    expect(
      items.map(({ url }) => url),
      path,
    ).toEqual(isDescribed ? links.filter((link) => link !== company) : [])
  }
  const second = lists.find(({ path }) => path === routes.articles('en', 2))
  expect(ofType(second?.nodes ?? [], 'ItemList')[0]).toMatchObject({
    itemListElement: [{ position: 13 }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  })
})

test('the Article node has the values that its page shows', () => {
  const articlePages = pages.filter(({ nodes }) => ofType(nodes, 'Article', 'NewsArticle').length > 0)
  expect(articlePages.length).toBeGreaterThan(20)
  for (const { path, body, nodes } of articlePages) {
    const [article = {}] = ofType(nodes, 'Article', 'NewsArticle')
    const find = (reference: unknown) =>
      objectsIn(nodes).find((node) => node['@id'] === (reference as Json)['@id'] && node['@type'])
    const text = visibleText(body)
    const normalize = (value: unknown) => visibleText(String(value).replaceAll('<', '&lt;'))
    expect(normalize(article.headline), path).toBe(visibleText(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? ''))
    expect(article.url, path).toBe(canonicalOf(body))
    expect(body, path).toContain(`<time dateTime="${article.datePublished}">`)
    expect(find(article.mainEntityOfPage), path).toMatchObject({ '@type': 'WebPage', url: article.url })
    expect(find(article.publisher), path).toMatchObject({ '@type': 'Organization', name: siteName })
    const language = String(article.inLanguage)
    expect(path.split('/')[1], path).toBe(locales.find((locale) => locale === language) ?? 'en')
    expect(article.wordCount, path).toBeGreaterThan(0)
    if (article.image !== undefined) expect(String(article.image), path).toMatch(/^https?:\/\/[^/]+\/.+/)
    for (const author of [article.author].flat() as Json[])
      expect(find(author)?.name ?? author.name, path).toBeTruthy()
    const values = [
      article.description,
      ...((article.articleSection ?? []) as string[]),
      ...((article.keywords ?? []) as string[]),
      ...([article.author].flat() as Json[]).map(({ name }) => name),
      ...((article.mentions ?? []) as Json[]).map(({ name }) => name),
      ...ofType(nodes, 'VideoObject').map(({ name }) => name),
    ]
    for (const value of values)
      if (value !== undefined) expect(text, `${path}: ${value}`).toContain(normalize(value))
  }
})

test('exactly the articles of the index in NEWS_INDEXES are NewsArticle nodes', () => {
  const index = process.env.NEWS_INDEXES ?? ''
  const published = allArticles.filter(({ reference }) => reference !== articles.scheduled.reference)
  const news = published.filter(({ indexed }) => Array.isArray(indexed) && indexed.includes(index))
  const nodes = pages.flatMap((page) => ofType(page.nodes, 'Article', 'NewsArticle'))
  const newsNodes = ofType(nodes, 'NewsArticle')
  expect(newsNodes.map((node) => String(node['@id'])).sort()).toEqual(
    [...news, newsArticle].map(({ reference }) => absolute(`/#article/${reference}`)).sort(),
  )
  expect(nodes.length).toBeGreaterThan(newsNodes.length)
})

test('the Organization node has the values that its page shows', () => {
  const profiles = pages.filter(({ path }) => /^\/\w+\/companies\/[^/]+$/.test(path))
  expect(profiles.length).toBeGreaterThan(15)
  let count = 0
  for (const { path, body, nodes } of profiles) {
    const [organization] = ofType(nodes, 'Organization').filter((node) =>
      String(node['@id']).includes('#organization/'),
    )
    if (!organization) continue
    count += 1
    const text = visibleText(body)
    const offices = ((organization.location ?? []) as Json[]).map(({ address }) => address as Json)
    const values = [
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
    for (const value of values)
      if (value !== undefined) expect(text, `${path}: ${value}`).toContain(visibleText(String(value)))
    for (const url of (organization.sameAs ?? []) as string[]) expect(body, path).toContain(`href="${url}"`)
  }
  expect(count).toBeGreaterThan(10)
})

test('a text with </script> does not end the JSON-LD script', async () => {
  const body = await (await get(articles.pasted.path)).text()
  const { scripts, nodes } = readGraph(body)
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).not.toContain('</script')
  expect(ofType(nodes, 'Article', 'NewsArticle')[0]?.description).toContain(
    'down to a </script><!-- in a summary',
  )
})
