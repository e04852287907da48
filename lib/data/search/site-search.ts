import 'server-only'
import type { WordTable } from '@vitrine/content-store/db/schema'
import { findArticles } from '@/lib/data/articles/article-search'
import { currentJobBoard, type JobBoard, readJobBoard } from '@/lib/data/jobs/job-board'
import { listVacancies } from '@/lib/data/jobs/job-search'
import {
  currentOrganizationIndex,
  listFoundOrganizations,
  type OrganizationList,
  readOrganizationIndex,
} from '@/lib/data/organization-index'
import { currentEmployer } from '@/lib/employer'
import { env } from '@/lib/env'
import { formatDate } from '@/lib/i18n/format'
import { translatorFor } from '@/lib/i18n/translator'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { languageNote } from '@/lib/model/articles/language-note'
import { contractText } from '@/lib/model/jobs/contract-label'
import { type JobSummary, placesOf } from '@/lib/model/jobs/job'
import type { ListedOrganization } from '@/lib/model/organization-search'
import { countMarks } from '@/lib/model/search/excerpt'
import { correctionNote, type FoundRecords, type FoundWords } from '@/lib/model/search/found-words'
import type { FoundRecord, SearchGroup, SiteSearch } from '@/lib/model/search/site-search'
import { routes } from '@/lib/routes'
import { labelledWords } from './labelled'
import type { SearchedWords } from './query-words'
import { findJobs, findOrganizations, readExcerpts, readJobs, readOrganizations } from './words'

type Search = SearchedWords & {
  /** Results of a group. */
  size: number
}

/** What the store finds. */
type Found = { organizations: FoundRecords<string>; jobs: FoundRecords }

/** Results for a page, which says where the words are. */
export async function searchForPage(search: Search): Promise<SiteSearch> {
  const { words, locale, size } = search
  const [organizations, board] = [await readOrganizationIndex(), await readJobBoard()]
  const searched = { words, locale }
  const known = {
    organizations: labelledWords(organizations.labelWords(), searched),
    jobs: labelledWords(board.labelWords, searched),
  }
  const found = await toSiteSearch({ ...searched, size }, organizations, board, {
    organizations: await readOrganizations(searched, known.organizations, organizations.version),
    jobs: await readJobs(searched, known.jobs, board.version),
  })
  return {
    articles: await withExcerpts(found.articles, 'article_words'),
    companies: await withExcerpts(found.companies, 'organization_words'),
    jobs: await withExcerpts(found.jobs, 'job_words'),
  }
}

/** Results for a response without a cache. */
export async function searchForResponse(search: Search): Promise<SiteSearch> {
  const [{ value: organizations }, { value: board }] = await Promise.all([
    currentOrganizationIndex(),
    currentJobBoard(),
  ])
  return toSiteSearch(search, organizations, board, {
    organizations: await findOrganizations(search, labelledWords(organizations.labelWords(), search)),
    jobs: await findJobs(search, labelledWords(board.labelWords, search)),
  })
}

async function toSiteSearch(
  { words, locale, size }: Search,
  organizations: OrganizationList,
  board: JobBoard,
  found: Found,
): Promise<SiteSearch> {
  const articles = await findArticles({ language: locale, searched: { words, locale } }, 1, size)
  const companies = listFoundOrganizations(organizations, found.organizations, locale)
  const jobs = listVacancies(board, found.jobs, locale)
  const toGroup = <Item>(
    items: readonly Item[],
    total: number,
    { marks, corrections }: FoundWords,
    toRecord: (item: Item, locale: string) => FoundRecord,
  ): SearchGroup => ({
    ...{ total, marks, note: correctionNote(corrections, total, locale) },
    items: items.slice(0, size).map((item) => toRecord(item, locale)),
  })
  const ofArticles = articles.found ?? { marks: [], corrections: [] }
  return {
    articles: toGroup(articles.items, articles.total, ofArticles, toFoundArticle),
    companies: toGroup(companies, companies.length, found.organizations, toFoundCompany),
    jobs: toGroup(jobs, jobs.length, found.jobs, toFoundJob),
  }
}

function toFoundArticle(article: ArticleSummary, locale: string): FoundRecord {
  const { reference, name, language, publishedAt } = article
  const published = formatDate(publishedAt, locale, env.SITE_TIME_ZONE)
  const facts = filled(published, languageNote(language, locale))
  return { reference, name, url: routes.article(locale, article), language, facts }
}

function toFoundCompany({ organization, jobCount }: ListedOrganization, locale: string): FoundRecord {
  const { reference, name, slug } = organization
  const openJobs = translatorFor(locale)('SiteSearch.results.openJobs', { count: jobCount })
  return { reference, name, url: routes.company(locale, slug), facts: [openJobs] }
}

function toFoundJob(job: JobSummary, locale: string): FoundRecord {
  const { reference, name, slug, language, organization, contractLabels, contractToken } = job
  const company = currentEmployer()?.isOnly ? null : organization.name
  const contract = contractText(contractLabels, contractToken, locale)
  const facts = filled(
    ...[company, placesOf(job).join(', '), contract?.text ?? null],
    languageNote(language, locale),
  )
  return { reference, name, url: routes.job(locale, organization.slug, slug), language, facts }
}

/** What a result shows can have the words already. */
async function withExcerpts(group: SearchGroup, table: WordTable): Promise<SearchGroup> {
  const { marks } = group
  const unmarked = group.items.filter(
    ({ name, facts }) => countMarks([name, ...facts].join(' | '), marks) === 0,
  )
  const references = unmarked.map(({ reference }) => reference)
  const excerpts = new Map(await readExcerpts(table, references, marks))
  const items = group.items.map((item) => ({ ...item, excerpt: excerpts.get(item.reference) ?? null }))
  return { ...group, items }
}

function filled(...texts: readonly (string | null)[]): string[] {
  return texts.flatMap((text) => text || [])
}
