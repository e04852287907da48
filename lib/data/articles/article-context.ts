import 'server-only'
import { getNextArticle } from '@vitrine/content-store/queries/articles'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime } from '@/lib/data/cache-lifetime'
import { listFeaturedJobs } from '@/lib/data/jobs/featured-jobs'
import { findOrganization } from '@/lib/data/organizations'
import { previewScope } from '@/lib/data/preview-scope'
import { openStore } from '@/lib/data/store'
import { languageGroup, localeForLanguage } from '@/lib/i18n/locales'
import type { Article, ArticleOrganization, ArticleSummary, Collection } from '@/lib/model/articles/article'
import { type ComparedArticle, findRelated } from '@/lib/model/articles/related-articles'
import type { FeaturedJobs } from '@/lib/model/jobs/featured-jobs'
import type { OrganizationSummary } from '@/lib/model/organization'
import {
  type ArticleFilter,
  articlesTags,
  listTags,
  parsePublic,
  readSummaries,
  toStoreFilter,
  toSummary,
} from './article-query'

/** What the page of an article shows beside it. */
export type ArticleContext = {
  organizations: readonly FeaturedOrganization[]
  next: NextInSeries | null
  related: readonly ArticleSummary[]
}

/** `known` is null for an organization that is not one of the site; `jobs` where it has no open ones, or they are not known yet. */
export type FeaturedOrganization = {
  named: ArticleOrganization
  known: OrganizationSummary | null
  jobs: FeaturedJobs | null
}

/** The article that was published next in a collection of another one. */
export type NextInSeries = { collection: Collection; article: ArticleSummary }

/** Organizations of one article whose jobs are shown. */
const maxWithJobs = 4

export async function readArticleContext(article: Article): Promise<ArticleContext> {
  const { reference, name, summary, language, publishedAt, categories, collections } = article
  const compared = { reference, name, summary, language, publishedAt, categories, collections }
  const at = previewScope()?.at
  const [organizations, { next, related }] = await Promise.all([
    readOrganizations(article),
    at
      ? readOthers({ ...compared, organizations: article.organizations }, at)
      : listPublicOthers({ ...compared, organizations: article.organizations }),
  ])
  return { organizations, next, related }
}

async function readOrganizations(article: Article): Promise<readonly FeaturedOrganization[]> {
  const organizations = await Promise.all(
    article.organizations.map(async (named) => ({ named, known: await findOrganization(named.slug) })),
  )
  const slugs = organizations.flatMap((own) => own.known?.slug ?? []).slice(0, maxWithJobs)
  const jobs = slugs.length > 0 ? await listFeaturedJobs(slugs) : []
  return organizations.map((own) => ({
    ...own,
    jobs: jobs.find(({ slug }) => slug === own.known?.slug) ?? null,
  }))
}

type Compared = ComparedArticle & Pick<Article, 'language'>
type Others = Pick<ArticleContext, 'next' | 'related'> & {
  /** Whether `related` needed the latest articles of the locale. */
  hasLatest: boolean
}

async function listPublicOthers(article: Compared): Promise<Others> {
  'use cache'
  const others = await readOthers(article, new Date())
  const shown = [...others.related, ...(others.next ? [others.next.article] : [])]
  cacheTag(
    ...relatedFilters(article).flatMap(listTags),
    ...article.collections.slice(0, maxCollections).map(({ reference }) => tags.collection(reference)),
    ...(others.hasLatest ? articlesTags(localeForLanguage(article.language)) : []),
    ...shown.map(({ reference }) => tags.article(reference)),
  )
  cacheLife(cacheLifetime(['articles']))
  return others
}

const maxRelated = 3

/** The newest articles of a category or an organization that are compared. */
const candidateCount = 40

/** The latest articles of the page's locale that are compared where those are too few: an article in a language without an interface has them too. */
const latestCount = 100

/** The lists whose articles have most in common with one: those of its first category and of its first organization. */
function relatedFilters({ language, categories, organizations }: Compared): ArticleFilter[] {
  const group = languageGroup(language)
  const [category] = categories
  const [organization] = organizations
  return [
    ...(category ? [{ language: group, category: category.reference }] : []),
    ...(organization ? [{ language: group, organization: organization.slug }] : []),
  ]
}

async function readOthers(article: Compared, at: Date): Promise<Others> {
  const next = await readNextInSeries(article, at)
  const excluded = new Set(next ? [next.article.reference] : [])
  const candidates: ArticleSummary[] = []
  for (const filter of relatedFilters(article))
    candidates.push(...(await readSummaries(filter, { offset: 0, limit: candidateCount }, at)).items)
  const related = findRelated(article, candidates, maxRelated, excluded)
  if (related.length === maxRelated) return { next, related, hasLatest: false }
  const latest = await readSummaries(
    { language: localeForLanguage(article.language) },
    { offset: 0, limit: latestCount },
    at,
  )
  candidates.push(...latest.items)
  return { next, related: findRelated(article, candidates, maxRelated, excluded), hasLatest: true }
}

/** Collections of one article that are read. */
const maxCollections = 2

/** Null for the newest article of its collections, and without a collection. */
async function readNextInSeries(
  { reference, language, publishedAt, collections }: Compared,
  at: Date,
): Promise<NextInSeries | null> {
  for (const collection of collections.slice(0, maxCollections)) {
    const filter = { language: languageGroup(language), collection: collection.reference }
    const position = { publishedAt: publishedAt.getTime(), reference }
    const json = await getNextArticle(openStore(), await toStoreFilter(filter, at), position)
    const record = json === null ? null : parsePublic(json, at)
    if (record) return { collection, article: toSummary(record) }
  }
  return null
}
