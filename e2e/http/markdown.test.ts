import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { allJobs, jobs, openJobs } from '../records/jobs'
import type { JobRecord } from '../records/record'
import { ownPages } from '../records/site-folder'
import { locales } from '../records/sites'
import type { CrawledPage } from '../support/crawl'
import { isRead } from '../support/filler'
import { crawledHtml } from '../support/saved-crawl'
import { baseUrl, get } from '../support/site'

const internal = /candidates_count|stages"?:/
const { plain: article, scheduled } = articles
const { slug: company } = companies.harbourWorks
const { slug: frenchOnly } = companies.frenchOnly
const limit = pLimit(6)

/** The URL of the first `<link>` in the head with these attributes, or null. */
function linkOf(body: string, attributes: string): string | null {
  const head = body.slice(0, body.indexOf('</head>'))
  return new RegExp(`<link ${attributes} href="([^"]+)"`).exec(head)?.[1] ?? null
}

const ownPaths: readonly string[] = Object.values(ownPages).map(({ path }) => path)

test('every article, organization, open job and own page has a Markdown alternate with the same title and canonical URL', async () => {
  const pages = crawledHtml()
  const records = pages.filter(
    ({ path }) =>
      ownPaths.includes(path) ||
      (/\/articles\/\d{4}\/\d\d\/\d\d\/|\/companies\/[^?#]/.test(path) &&
        !/\/(jobs|articles)(\/page\/\d+)?$/.test(path)),
  )
  expect(records.length).toBeGreaterThan(60)
  expect(records.map(({ path }) => path)).toEqual(expect.arrayContaining([...ownPaths]))
  const check = async ({ path, body }: CrawledPage) => {
    const canonical = linkOf(body, 'rel="canonical"')
    const alternate = linkOf(body, 'rel="alternate" type="text/markdown"')
    expect(alternate, path).toBe(`${canonical}.md`)
    const response = await get(String(alternate).slice(baseUrl.length))
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type'), path).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('link'), path).toBe(`<${canonical}>; rel="canonical"`)
    expect(response.headers.get('x-robots-tag'), path).toBe('noindex')
    const text = await response.text()
    expect(text, path).not.toMatch(internal)
    const [, frontMatter = ''] = text.split(/^---$/m)
    expect(parse(frontMatter), path).toMatchObject({ title: headingOf(body), url: canonical })
  }
  await Promise.all(records.map((page) => limit(() => check(page))))
  const others = pages.filter((page) => !records.includes(page))
  expect(others.length).toBeGreaterThan(50)
  expect(others.filter(({ body }) => linkOf(body, 'rel="alternate" type="text/markdown"'))).toEqual([])
})

function headingOf(body: string): string {
  const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(body) ?? []
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return heading.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
}

const articlesOf = (day: string) => `${routes.articles('en')}/${day}`
const job = routes.job('en', company, jobs.craneInspector.slug)

const expectations: [path: string, status: number, location: string | null][] = [
  [article.path, 200, null],
  [article.path.replace('/en/', '/fr/'), 308, article.path],
  [article.path.replace(article.slug, 'another-slug'), 308, article.path],
  [articlesOf(`2026/11/18/${article.slug}_${article.reference}`), 308, article.path],
  [articlesOf('2026/11/17/unknown_Nope123'), 404, null],
  [articlesOf(`2026/02/30/x_${article.reference}`), 404, null],
  [article.path.replace(article.reference, article.reference.toUpperCase()), 404, null],
  [article.path.replace('/en/', '/EN/'), 404, null],
  [article.path.replace('/en/', '/xx/'), 404, null],
  [scheduled.path, 404, null],
  [routes.company('en', company), 200, null],
  [routes.company('en', frenchOnly), 308, routes.company('fr', frenchOnly)],
  ['/en/companies/h%61rbour-works', 308, routes.company('en', company)],
  [routes.company('en', 'Harbour-Works'), 308, routes.company('en', company)],
  [routes.company('en', 'unknown'), 404, null],
  [job, 200, null],
  [job.replace('/en/', '/fr/'), 308, job],
  [routes.job('en', company, 'unknown'), 404, null],
  [routes.job('en', jobs.windDraft.organization, jobs.windDraft.slug), 404, null],
  [routes.job('fr', jobs.windClosed.organization, jobs.windClosed.slug), 410, null],
  [ownPages.history.path, 200, null],
  [ownPages.history.path.replace('/en/', '/fr/'), 404, null],
  ['/en/company/nothing', 404, null],
]

for (const [path, status, location] of expectations) {
  test(`the Markdown alternate of ${path} returns ${status}`, async () => {
    const response = await get(routes.markdown(path))
    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe(location && routes.markdown(location))
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    if (status !== 404) return
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toContain(scheduled.name)
  })
}

test('other spellings of the URL of a Markdown alternate redirect to it', async () => {
  const alternate = routes.markdown(article.path)
  for (const path of [`${alternate}/`, alternate.replace('.md', '.MD'), `/api/markdown${article.path}`]) {
    const response = await get(path)
    expect([response.status, response.headers.get('location')], path).toEqual([308, alternate])
  }
})

for (const path of [routes.markdown(article.path), routes.llms(), routes.llms('fr')]) {
  test(`${path} returns 304 for its ETag and supports HEAD`, async () => {
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    const second = await fetch(baseUrl + path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([second.status, second.headers.get('etag'), await second.text()]).toEqual([304, etag, ''])
    const other = await fetch(baseUrl + path, { headers: { 'if-none-match': '"other"' } })
    expect([other.status, await other.text()]).toEqual([200, await first.text()])
    const head = await fetch(baseUrl + path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })
}

/** The path, without locale, of the Markdown alternate of a job. */
const pathOf = ({ organization, slug }: JobRecord) => `/companies/${organization}/jobs/${slug}.md`

function markdownLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url)
}

test('llms.txt links to every open job and to articles, and to no closed job or scheduled article', async () => {
  const index = await (await get(routes.llms())).text()
  const files = markdownLinks(index)
  expect(files).toEqual(locales.map((locale) => baseUrl + routes.llms(locale)))
  const texts = await Promise.all(files.map(async (url) => (await fetch(url)).text()))
  const links = texts.flatMap(markdownLinks)
  const linkedJobs = links.filter((url) => url.includes('/jobs/'))
  expect(linkedJobs.map((url) => url.replace(/^.*?\/(en|fr|de)\//, '/')).sort()).toEqual(
    openJobs.map(pathOf).sort(),
  )
  const closed = allJobs.filter((job) => !openJobs.includes(job)).map(pathOf)
  expect(closed.length).toBeGreaterThan(3)
  expect(links.filter((url) => closed.some((path) => url.endsWith(path)))).toEqual([])
  expect(texts.join('')).toContain(`](${baseUrl}${routes.markdown(article.path)})`)
  expect(texts.join('')).not.toContain(scheduled.reference)
  expect(texts.join('')).not.toMatch(internal)
  const check = async (url: string) => {
    const response = await fetch(url, { redirect: 'manual' })
    expect(response.status, url).toBe(200)
    expect(response.headers.get('content-type'), url).toBe('text/markdown; charset=utf-8')
  }
  const read = [...new Set(links)].filter((url) => isRead(url.replace(/\.md$/, '')))
  await Promise.all(read.map((url) => limit(() => check(url))))
})

test('returns 404 for llms.txt of an unknown locale', async () => {
  for (const path of ['/xx/llms.txt', '/EN/llms.txt']) expect((await get(path)).status, path).toBe(404)
})
