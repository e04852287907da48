import { noSelection } from '@/lib/article-selection'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { routes } from '@/lib/routes'
import type { NamedPage } from './page'

/** One page or document of each kind, by what the site itself links to. Pages that the build has made are not among them. */
export async function findPages(origin: string): Promise<NamedPage[]> {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const board: JobSearch = await (await fetch(`${origin}/api/search/jobs?locale=en`)).json()
  const [first, second] = [board.items[0]?.url ?? '', board.items[7]?.url ?? '']
  const oldJob = await findOldJob(origin)
  const company = second.split('/')[3] ?? ''
  const city = board.facets.city[0]?.value ?? ''
  const lyon = withValues(noFilter, 'city', [city])
  const articles = await read(routes.articles('en', 300))
  const article = /href="(\/en\/articles\/\d{4}\/\d\d\/\d\d\/[^"]+)"/.exec(articles)?.[1] ?? ''
  const category = /href="(\/en\/categories\/[^"/]+)"/.exec(articles + (await read('/en')))?.[1] ?? ''
  const collection =
    /href="(\/en\/collections\/[^"/]+)"/.exec(await read(routes.collections('en')))?.[1] ?? ''
  const [, , , year = '', month = ''] = article.split('/')
  const words = { ...noFilter, words: 'engineer' }
  const period = { year: Number(year), month: Number(month) }
  const reference = category.split('_').at(-1) ?? ''
  const ofCategory = { ...noSelection, category: reference, ...period }
  return [
    { name: 'home', path: routes.home('fr') },
    { name: 'articles', path: routes.articles('fr') },
    { name: 'articles, page 2000', path: routes.articles('en', 2_000) },
    { name: 'article', path: article },
    { name: 'article, Markdown', path: routes.markdown(article) },
    { name: 'year', path: routes.archive('en', Number(year)) },
    { name: 'month', path: routes.archive('en', period.year, period.month) },
    { name: 'category', path: category },
    { name: 'category, page 2', path: `${category}/page/2` },
    { name: 'month, page 2', path: routes.archive('en', period.year, period.month, 2) },
    { name: 'category and year', path: `${category}/${year}` },
    { name: 'category and month', path: `${category}/${year}/${month}` },
    { name: 'articles with a word', path: routes.articleSearch('en', { ...noSelection, words: 'night' }) },
    {
      name: 'articles of a company and a year',
      path: routes.articleSearch('en', { ...noSelection, organization: company, year: period.year }),
    },
    { name: 'response of the board of articles', path: routes.foundArticles('en', ofCategory, 1) },
    { name: 'site search', path: routes.searchWords('en', 'night') },
    { name: 'response of the site search', path: routes.searchSite('en', 'engineer') },
    { name: 'collections', path: routes.collections('fr') },
    { name: 'collection', path: collection },
    { name: 'companies', path: routes.companies('fr') },
    { name: 'companies, page 20', path: routes.companies('en', 20) },
    { name: 'company', path: routes.company('en', company) },
    { name: 'company, Markdown', path: routes.markdown(routes.company('en', company)) },
    { name: 'articles of a company', path: routes.companyArticles('en', company) },
    { name: 'articles of a company, page 2', path: routes.companyArticles('en', company, 2) },
    { name: 'jobs', path: routes.jobs('fr') },
    { name: 'jobs, page 1000', path: routes.jobs('en', 1_000) },
    { name: 'jobs of a company', path: routes.companyJobs('en', company) },
    { name: 'jobs of a city (landing page)', path: routes.jobSearch('en', lyon) },
    { name: 'jobs with a word', path: routes.jobSearch('en', words) },
    { name: 'job', path: first },
    { name: 'old job', path: oldJob },
    { name: 'job, Markdown', path: routes.markdown(first) },
    { name: 'Open Graph image', path: routes.openGraphImage(first) },
    { name: '404', path: '/en/no-such-page' },
    { name: 'response of the job board', path: routes.searchJobs('en', lyon, '') },
    { name: 'feed of articles', path: routes.articlesFeed('rss', 'en') },
    { name: 'archive of articles', path: routes.articlesFeed('atom', 'en', 3) },
    { name: 'feed of jobs', path: routes.jobsFeed('rss', 'en') },
    { name: 'archive of jobs', path: routes.jobsFeed('rss', 'en', 3) },
    { name: 'feed for job boards', path: routes.jobsFeed('indeed') },
    { name: 'feed of a state', path: routes.jobSearchFeed('rss', 'en', lyon) },
    { name: 'llms.txt', path: routes.llms('en') },
    { name: 'llms.txt, jobs', path: routes.llmsList('en', { list: 'jobs', page: 100 }) },
    { name: 'sitemap index', path: routes.sitemapIndex() },
    { name: 'sitemap of pages', path: routes.sitemap('en', { kind: 'pages', part: 1 }) },
    { name: 'sitemap of companies', path: routes.sitemap('en', { kind: 'companies', part: 1 }) },
    { name: 'sitemap of jobs', path: routes.sitemap('en', { kind: 'jobs', part: 1 }) },
    {
      name: 'sitemap of a month',
      path: routes.sitemap('en', { kind: 'articles', ...period, part: 1 }),
    },
  ]
}

/** The path of a job that no other page of the list above shows. */
async function findOldJob(origin: string): Promise<string> {
  const last: JobSearch = await (await fetch(origin + routes.searchJobs('en', noFilter, '20000'))).json()
  return last.items[3]?.url ?? ''
}
