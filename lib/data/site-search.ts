import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { env } from '@/lib/env'
import { formatDate } from '@/lib/i18n/format'
import { type JobSummary, placesOf } from '@/lib/model/job'
import { languageNote } from '@/lib/model/language-note'
import type { ListedOrganization } from '@/lib/model/organization-search'
import {
  type FoundArticle,
  type FoundCompany,
  type FoundJob,
  type SearchGroup,
  type SiteSearch,
  searchGroups,
  selectFirst,
} from '@/lib/model/site-search'
import { logWarning } from '@/lib/process/log'
import { routes } from '@/lib/routes'
import { findTitles, type TitledArticle } from './article-titles'
import { type JobBoard, readJobBoard } from './job-board'
import { listJobsWith, readBoardOrLatest } from './job-search'
import {
  listOrganizationsWith,
  type OrganizationList,
  readOrganizationIndex,
  readOrganizationsOrLatest,
} from './organization-index'

type Search = {
  /** As `foldWords` writes them, at least one. */
  words: string
  locale: string
  /** Results of a group. */
  size: number
  /** Articles; `size` by default. */
  maxArticles?: number
}

/** Results for a page, with the tags and lifetimes of what they read. Throws where jobs or companies cannot be read. */
export async function searchForPage(search: Search): Promise<SiteSearch> {
  const { words, locale } = search
  const [titles, organizations, jobs] = await Promise.all([
    findTitles(words, locale),
    readOrganizationIndex(),
    readJobBoard(),
  ])
  return toSiteSearch(search, { titles, organizations, jobs })
}

/** Results for a response: each group waits a short time. A group that cannot be read is missing. */
export async function searchForResponse(search: Search): Promise<{ results: SiteSearch; isOld: boolean }> {
  const { words, locale } = search
  const [titles, organizations, jobs] = await Promise.all([
    orNull(findTitles(words, locale)),
    orNull(readOrganizationsOrLatest()),
    orNull(readBoardOrLatest()),
  ])
  const results = toSiteSearch(search, {
    titles,
    organizations: organizations?.value ?? null,
    jobs: jobs?.jobs ?? null,
  })
  return { results, isOld: [organizations, jobs].some((read) => read?.isOld) }
}

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    unstable_rethrow(error)
    logWarning('A part of the site search cannot be read', {}, error)
    return null
  }
}

type Found = {
  titles: { total: number; items: readonly TitledArticle[] } | null
  organizations: OrganizationList | null
  jobs: JobBoard | null
}

function toSiteSearch(search: Search, found: Found): SiteSearch {
  const { words, locale, size, maxArticles = size } = search
  const groups = {
    ...(found.titles && {
      articles: {
        total: found.titles.total,
        items: found.titles.items.slice(0, maxArticles).map((item) => toFoundArticle(item, locale)),
      },
    }),
    ...(found.organizations && {
      companies: toGroup(
        listOrganizationsWith(found.organizations, words),
        ({ organization }) => organization.name,
        search,
        toFoundCompany,
      ),
    }),
    ...(found.jobs && {
      jobs: toGroup(listJobsWith(found.jobs, words, locale), ({ name }) => name, search, toFoundJob),
    }),
  }
  return { ...groups, unavailable: searchGroups.filter((name) => groups[name] === undefined) }
}

function toGroup<Item, Shown>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { words, locale, size }: Search,
  toShown: (item: Item, locale: string) => Shown,
): SearchGroup<Shown> {
  const first = selectFirst(items, nameOf, words, size)
  return { total: items.length, items: first.map((item) => toShown(item, locale)) }
}

function toFoundArticle({ publishedAt, ...article }: TitledArticle, locale: string): FoundArticle {
  const text = formatDate(publishedAt, locale, env.SITE_TIME_ZONE)
  const note = languageNote(article.language, locale)
  return { ...article, note, published: { time: publishedAt.toISOString(), text } }
}

function toFoundCompany({ organization, jobCount }: ListedOrganization, locale: string): FoundCompany {
  const { reference, name, slug } = organization
  return { reference, name, url: routes.company(locale, slug), jobCount }
}

function toFoundJob(job: JobSummary, locale: string): FoundJob {
  const { reference, name, slug, language, organization } = job
  return {
    ...{ reference, name, url: routes.job(locale, organization.slug, slug) },
    ...{ language, note: languageNote(language, locale) },
    ...{ company: organization.name, places: placesOf(job) },
  }
}
