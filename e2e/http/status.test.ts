import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { ownPages } from '../records/site-folder'
import { categories } from '../records/taxonomies'
import { readHead } from '../support/head'
import { agents, baseUrl, get } from '../support/site'
import { isFull } from '../support/variants'

/** User agents that must receive the same status. */
const { browser, none, googlebot } = agents
const userAgents = Object.entries({ browser, none, googlebot })

const { plain: article, scheduled } = articles
const { engineering } = categories
const { slug: company } = companies.harbourWorks
const { slug: job } = jobs.craneInspector

const existing: string[] = [
  routes.home('en'),
  routes.articles('fr'),
  routes.articles('en', 2),
  routes.archive('en', 2026),
  routes.archive('en', 2025, 12),
  article.path,
  routes.category('en', engineering),
  routes.companies('en'),
  routes.company('fr', companies.windPower.slug),
  routes.jobs('en'),
  routes.job('en', company, job),
  routes.job('fr', company, job),
  ownPages.history.path,
]

for (const [name, agent] of userAgents) {
  for (const path of existing) {
    test(`${path} returns 200 from the cache to user agent ${name}`, async () => {
      const response = await get(path, agent)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toContain('s-maxage')
    })
  }
}

const { slug: archivedJob } = jobs.closed
const { slug: draftJob } = jobs.draft

const unknown: [path: string, lang: string, heading: string][] = [
  [`${routes.articles('en')}/2026/11/17/unknown_Nope123`, 'en', 'This story is not here'],
  [`${routes.articles('fr')}/2026/11/17/unknown_Nope123`, 'fr', 'Cet article'],
  [article.path.replace(article.reference, article.reference.toUpperCase()), 'en', 'This story is not here'],
  [scheduled.path, 'en', 'This story is not here'],
  [`${routes.articles('en')}/2026/02/30/x_${article.reference}`, 'en', 'This story is not here'],
  [routes.company('en', 'unknown'), 'en', 'This company has no page here'],
  [routes.job('en', company, 'unknown'), 'en', 'This job at Harbour Works is not open'],
  [routes.job('en', company, draftJob), 'en', 'This job at Harbour Works is not open'],
  [routes.job('fr', company, archivedJob), 'fr', 'offre fermée'],
  [routes.job('fr', 'unknown', 'unknown'), 'fr', 'Cette offre n’est pas ouverte'],
  [
    routes.category('en', { slug: 'x', reference: 'unknown' }),
    'en',
    'There are no stories on this subject here',
  ],
  [routes.collection('fr', { slug: 'x', reference: 'unknown' }), 'fr', 'série'],
  [routes.articles('en', 99), 'en', 'There is nothing at this address'],
  [`${routes.articles('en')}/page/0`, 'en', 'There is nothing at this address'],
  [`${routes.articles('en')}/page/02`, 'en', 'There is nothing at this address'],
  [`${routes.articles('en')}/page/-1`, 'en', 'There is nothing at this address'],
  [`${routes.articles('fr')}/page/two`, 'fr', 'Il n’y a rien'],
  [routes.category('en', engineering, 99), 'en', 'There are no stories on this subject here'],
  [routes.archive('en', 1999), 'en', 'There is nothing at this address'],
  [`${routes.articles('en')}/2026/13`, 'en', 'There is nothing at this address'],
  ['/xx', 'en', 'There is nothing at this address'],
  ['/companies/unknown', 'en', 'This company has no page here'],
  [`/companies/${company}/jobs/unknown`, 'en', 'This job at Harbour Works is not open'],
  [`/companies/${company}/jobs/${archivedJob}`, 'en', 'no longer open'],
  ['/articles/2026/11/17/unknown_Nope123', 'en', 'This story is not here'],
  ['/en/articles/unknown', 'en', 'There is nothing at this address'],
  ['/articles/unknown', 'en', 'There is nothing at this address'],
  ['/es/articles/unknown', 'en', 'There is nothing at this address'],
  ['/jobs/unknown', 'en', 'There is nothing at this address'],
  ['/FR/inconnu', 'fr', 'Il n’y a rien'],
  ['/xx/articles/2026', 'en', 'There is nothing at this address'],
  ['/en/unknown/path', 'en', 'There is nothing at this address'],
  ['/fr/inconnu', 'fr', 'Il n’y a rien'],
  ['/wp-login.php', 'en', 'There is nothing at this address'],
  ['/abcd1234.txt', 'en', 'There is nothing at this address'],
  ['/fr/companies/%ff', 'fr', 'Il n’y a rien'],
  [`/en/companies/${company}/jobs/%E0%A4%A`, 'en', 'There is nothing at this address'],
  ['/%', 'en', 'There is nothing at this address'],
  ['/fr/companies/h%61rbour-works', 'fr', 'Il n’y a rien'],
  [`${routes.articles('en')}/page/%32`, 'en', 'There is nothing at this address'],
  [article.path.replace('_', '%5F'), 'en', 'There is nothing at this address'],
]

for (const [index, [path, lang, heading]] of unknown.entries()) {
  // Each response is rendered. In `npm test`, each path has one user agent.
  for (const [name, agent] of userAgents.filter((_, turn) => isFull || turn === index % userAgents.length)) {
    test(`${path} returns 404 with a complete page in language ${lang} to user agent ${name}`, async () => {
      const response = await get(path, agent)
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`))
      expect(html.match(/<h1\b[^>]*>[^<]*/g)).toEqual([expect.stringContaining(heading)])
      expect(html).toMatch(/<nav\b[\s\S]*?<a\b[^>]* href="\/(en|fr|de)/)
      const { title, meta } = readHead(html)
      expect(title).toMatch(/\S/)
      expect(meta('robots').join()).toContain('noindex')
    })
  }
}

const redirects: [what: string, from: string, to: string][] = [
  ['a wrong slug', article.path.replace(article.slug, 'wrong'), article.path],
  ['a wrong date', article.path.replace('2026/11/17', '2026/10/01'), article.path],
  ['a wrong locale', article.path.replace('/en/', '/fr/'), article.path],
  ['the first page by number', `${routes.articles('en')}/page/1`, routes.articles('en')],
  [
    'a category’s wrong slug',
    routes.category('en', { ...engineering, slug: 'x' }),
    routes.category('en', engineering),
  ],
  [
    'a category’s first page by number',
    `${routes.category('en', engineering)}/page/1`,
    routes.category('en', engineering),
  ],
  ['a trailing slash', `${routes.jobs('en')}/`, routes.jobs('en')],
  ['a trailing slash of an archive', `${routes.archive('en', 2026)}/`, routes.archive('en', 2026)],
  ['a list without a locale', '/jobs', routes.jobs('en')],
  ['a list without a locale, with a trailing slash,', '/companies/', routes.companies('en')],
  ['an archive without a locale', '/articles/2025/12', routes.archive('en', 2025, 12)],
  [
    'a wrong slug without a locale',
    article.path.replace('/en/', '/').replace(article.slug, 'wrong'),
    article.path,
  ],
  ['an article’s path on the hosted service', `/en/articles/${article.slug}`, article.path],
  ['an article’s path on the hosted service without a locale', `/articles/${article.slug}`, article.path],
  ['an upper-case locale', '/EN', routes.home('en')],
  ['an upper-case locale of a job', `/FR/companies/${company}/jobs/${job}`, routes.job('fr', company, job)],
  ['a company’s slug in another case', '/fr/companies/Harbour-Works', routes.company('fr', company)],
  [
    'a job’s slug in another case',
    `/fr/companies/${company}/jobs/${job.toUpperCase()}`,
    routes.job('fr', company, job),
  ],
  [
    'an article’s slug in another case',
    article.path.replace(article.slug, article.slug.toUpperCase()),
    article.path,
  ],
]

for (const [what, from, to] of redirects) {
  test(`${what} redirects every user agent to the canonical URL`, async () => {
    for (const [name, agent] of userAgents) {
      const response = await get(from, agent)
      expect(response.status, name).toBe(308)
      expect(response.headers.get('location'), name).toBe(to)
    }
    expect((await get(to)).status).toBe(200)
  })
}

test('the 404 pages of a scheduled article and of a draft job are equal to those of unknown records', async () => {
  const mainOf = async (path: string) => {
    const response = await get(path)
    expect(response.status, path).toBe(404)
    return /<main\b[\s\S]*<\/main>/.exec(await response.text())?.[0]
  }
  const unknownArticle = scheduled.path.replace(scheduled.reference, 'NeVeRwAs')
  expect(await mainOf(scheduled.path)).toBe(await mainOf(unknownArticle))
  const draft = `${draftJob}_${jobs.draft.reference}`
  const unknownJob = `${draftJob}_HBW_nOne123`
  for (const locale of ['en', 'fr'])
    expect(await mainOf(routes.job(locale, company, draft))).toBe(
      await mainOf(routes.job(locale, company, unknownJob)),
    )
})

test('a job page in another language than the job has the canonical URL of the job’s language', async () => {
  const own = await get(routes.job('en', company, job))
  const other = await get(routes.job('fr', company, job))
  const { canonical } = readHead(await own.text())
  expect(readHead(await other.text()).canonical).toEqual(canonical)
})

test('the first page of an empty list returns 200 and is noindex', async () => {
  for (const [name, agent] of userAgents) {
    const response = await get(routes.category('fr', engineering), agent)
    expect(response.status, name).toBe(200)
    expect(readHead(await response.text()).meta('robots'), name).toEqual(['noindex, follow'])
  }
})

test('pages and robots.txt return 304 for their ETag', async () => {
  for (const path of [...existing, '/robots.txt']) {
    const etag = (await get(path)).headers.get('etag') ?? ''
    const response = await fetch(baseUrl + path, { headers: { 'if-none-match': etag } })
    expect(response.status, path).toBe(304)
  }
})

test('robots.txt is plain text with the URL of the sitemap index', async () => {
  const response = await get('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('x-robots-tag')).toBeNull()
  expect(await response.text()).toContain(`Sitemap: ${baseUrl}${routes.sitemapIndex()}`)
})

test('the URL of the IndexNow key returns only the key', async () => {
  const key = process.env.INDEXNOW_KEY ?? ''
  const response = await get(routes.indexNowKey(key))
  expect(response.status).toBe(200)
  expect(key).not.toBe('')
  expect(await response.text()).toBe(key)
})
