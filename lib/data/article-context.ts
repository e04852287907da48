import 'server-only'
import { localeForLanguage } from '@/lib/i18n/locales'
import type { Article, ArticleOrganization, ArticleSummary } from '@/lib/model/article'
import type { FeaturedJobs } from '@/lib/model/featured-jobs'
import type { OrganizationSummary } from '@/lib/model/organization'
import { type ComparedArticle, findRelated } from '@/lib/model/related-articles'
import { listArticles } from './articles'
import { listFeaturedJobs } from './featured-jobs'
import { findNextInSeries, type NextInSeries } from './next-in-series'
import { listOrganizations } from './organizations'

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

/** Organizations of one article whose jobs are shown. */
const maxWithJobs = 4

export async function readArticleContext(article: Article): Promise<ArticleContext> {
  const [known, next] = await Promise.all([listOrganizations(), findNextInSeries(article)])
  const organizations = article.organizations.map((named) => ({
    named,
    known: known.find(({ slug }) => slug === named.slug) ?? null,
  }))
  const slugs = organizations.flatMap((own) => own.known?.slug ?? []).slice(0, maxWithJobs)
  const [related, jobs] = await Promise.all([
    listRelatedArticles(article, organizations[0]?.known?.reference, next?.article.reference),
    slugs.length > 0 ? listFeaturedJobs(slugs) : [],
  ])
  return {
    organizations: organizations.map((own) => ({
      ...own,
      jobs: jobs.find(({ slug }) => slug === own.known?.slug) ?? null,
    })),
    next,
    related,
  }
}

const maxRelated = 3

/** The newest articles of a category or an organization, which all pages of its articles share. */
export const candidateCount = 40

/**
 * The articles of the locale that have most in common with one, among the newest of its first category and of its first
 * organization, whose reference is `organization`. Among the latest of the locale where those are too few.
 */
async function listRelatedArticles(
  article: ComparedArticle & Pick<Article, 'language'>,
  organization: string | undefined,
  next: string | undefined,
): Promise<readonly ArticleSummary[]> {
  const language = localeForLanguage(article.language)
  const category = article.categories[0]?.reference
  const filters = [
    ...(category === undefined ? [] : [{ language, category }]),
    ...(organization === undefined ? [] : [{ language, organization }]),
  ]
  const excluded = new Set(next === undefined ? [] : [next])
  const lists = await Promise.all(filters.map((filter) => listArticles(filter, 1, candidateCount)))
  const candidates = lists.flatMap(({ items }) => items)
  const related = findRelated(article, candidates, maxRelated, excluded)
  if (related.length === maxRelated) return related
  const { items: latest } = await listArticles({ language }, 1, 100)
  return findRelated(article, [...candidates, ...latest], maxRelated, excluded)
}
