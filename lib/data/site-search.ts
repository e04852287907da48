import 'server-only'
import { env } from '@/lib/env'
import { formatDate } from '@/lib/i18n/format'
import { translatorFor } from '@/lib/i18n/translator'
import { languageNote } from '@/lib/model/articles/language-note'
import { type JobSummary, placesOf } from '@/lib/model/jobs/job'
import type { ListedOrganization } from '@/lib/model/organization-search'
import {
  type FoundRecord,
  type SearchGroup,
  type SiteSearch,
  selectFirst,
} from '@/lib/model/search/site-search'
import { routes } from '@/lib/routes'
import { findTitles, type TitledArticle } from './articles/article-titles'
import { currentJobBoard, type JobBoard, readJobBoard } from './jobs/job-board'
import { listVacancies } from './jobs/job-search'
import {
  currentOrganizationIndex,
  listOrganizationsWith,
  type OrganizationList,
  readOrganizationIndex,
} from './organization-index'
import { findJobs, findOrganizations, readJobs, readOrganizations } from './words'

type Search = {
  /** As `foldWords` writes them, at least one. */
  words: string
  locale: string
  /** Results of a group. */
  size: number
  /** Articles; `size` by default. */
  maxArticles?: number
}

/** What the store finds. */
type Found = { organizations: readonly (readonly string[])[]; jobs: readonly number[] }

/** Results for a page. */
export async function searchForPage(search: Search): Promise<SiteSearch> {
  const [organizations, board] = [await readOrganizationIndex(), await readJobBoard()]
  const { words } = search
  return toSiteSearch(search, organizations, board, {
    organizations: await readOrganizations(words, organizations.version),
    jobs: await readJobs(words, board.version),
  })
}

/** Results for a response without a cache. */
export async function searchForResponse(search: Search): Promise<SiteSearch> {
  const [organizations, jobs] = await Promise.all([currentOrganizationIndex(), currentJobBoard()])
  return toSiteSearch(search, organizations.value, jobs.value, {
    organizations: await findOrganizations(search.words),
    jobs: await findJobs(search.words),
  })
}

async function toSiteSearch(
  search: Search,
  organizations: OrganizationList,
  board: JobBoard,
  found: Found,
): Promise<SiteSearch> {
  const { words, locale, size, maxArticles = size } = search
  const titles = await findTitles(words, locale)
  const companies = listOrganizationsWith(organizations, words, found.organizations)
  const jobs = listVacancies(board, found.jobs, locale)
  return {
    articles: {
      total: titles?.total ?? 0,
      items: titles?.items.slice(0, maxArticles).map((item) => toFoundArticle(item, locale)) ?? [],
    },
    companies: toGroup(companies, ({ organization }) => organization.name, search, toFoundCompany),
    jobs: toGroup(jobs, ({ name }) => name, search, toFoundJob),
  }
}

function toGroup<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { words, locale, size }: Search,
  toRecord: (item: Item, locale: string) => FoundRecord,
): SearchGroup {
  const first = selectFirst(items, nameOf, words, size)
  return { total: items.length, items: first.map((item) => toRecord(item, locale)) }
}

function toFoundArticle({ publishedAt, name, url, language }: TitledArticle, locale: string): FoundRecord {
  const published = formatDate(publishedAt, locale, env.SITE_TIME_ZONE)
  return { name, url, language, facts: filled(published, languageNote(language, locale)) }
}

function toFoundCompany({ organization, jobCount }: ListedOrganization, locale: string): FoundRecord {
  const { name, slug } = organization
  const openJobs = translatorFor(locale)('SiteSearch.results.openJobs', { count: jobCount })
  return { name, url: routes.company(locale, slug), facts: [openJobs] }
}

function toFoundJob(job: JobSummary, locale: string): FoundRecord {
  const { name, slug, language, organization } = job
  const facts = filled(organization.name, placesOf(job).join(', '), languageNote(language, locale))
  return { name, url: routes.job(locale, organization.slug, slug), language, facts }
}

function filled(...texts: readonly (string | null)[]): string[] {
  return texts.flatMap((text) => text || [])
}
