import { noFilter } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { routes } from '@/lib/routes'

/** The paths of a page of each kind. */
export type Pages = Awaited<ReturnType<typeof findPages>>

/** A page of each kind, by what the site itself links to. */
export async function findPages(origin: string) {
  const board: JobSearch = await (await fetch(origin + routes.searchJobs('en', noFilter, ''))).json()
  const job = board.items[0]?.url ?? ''
  const [article = ''] = await findArticles(origin)
  const [category = ''] = await findLinks(origin, routes.articles('en'), /"(\/en\/categories\/[^"/]+)"/g)
  const [collection = ''] = await findLinks(
    origin,
    routes.collections('en'),
    /"(\/en\/collections\/[^"/]+)"/g,
  )
  return {
    home: routes.home('en'),
    articles: routes.articles('en'),
    article,
    category,
    collection,
    company: routes.company('en', job.split('/')[3] ?? ''),
    job,
    jobs: routes.jobs('en'),
    search: routes.jobSearch('en', { ...noFilter, words: 'engineer' }),
    saved: routes.saved('en'),
  }
}

/** The articles of the first page of all articles. */
export function findArticles(origin: string): Promise<string[]> {
  return findLinks(origin, routes.articles('en'), /href="(\/en\/articles\/\d{4}\/\d\d\/\d\d\/[^"]+)"/g)
}

async function findLinks(origin: string, path: string, link: RegExp): Promise<string[]> {
  const html = await (await fetch(origin + path)).text()
  const links = [...html.matchAll(link)].map(([, href = '']) => href)
  if (links.length === 0) throw new Error(`${path} has no link like ${link}`)
  return [...new Set(links)]
}
