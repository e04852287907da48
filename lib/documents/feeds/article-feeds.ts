import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import type { ArticleFilter } from '@/lib/data/article-lists'
import { getCategory, getCollection } from '@/lib/data/articles'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { readFullArticles } from '@/lib/data/full-articles'
import { findOrganization } from '@/lib/data/organizations'
import { type ArticleFeedFormat, articleFeedFormats } from '@/lib/routes'
import { type FeedScope, feedScopes } from '@/lib/seo/feed-scope'
import { toArticleEntry } from './article-entry'
import type { FeedDocument } from './feed-document'
import { writeFeed } from './write-feed'

const maxArticles = 50

/** The articles that a locale shows; those of all languages where it is null. */
export async function getArticlesFeed(
  format: ArticleFeedFormat,
  locale: string | null,
): Promise<FeedDocument> {
  'use cache'
  return toArticlesFeed(format, feedScopes.articles(locale), {}, locale)
}

/** Null if no published article is in the category. */
export async function getCategoryFeed(
  format: ArticleFeedFormat,
  locale: string,
  reference: string,
): Promise<FeedDocument | null> {
  'use cache'
  cacheTag(tags.category(reference))
  const category = await getCategory(reference)
  if (!category) return notFound()
  return toArticlesFeed(format, feedScopes.category(locale, category), { category: reference }, locale)
}

/** Null if no published article is in the collection. */
export async function getCollectionFeed(
  format: ArticleFeedFormat,
  locale: string,
  reference: string,
): Promise<FeedDocument | null> {
  'use cache'
  cacheTag(tags.collection(reference))
  const collection = await getCollection(reference)
  if (!collection) return notFound()
  return toArticlesFeed(format, feedScopes.collection(locale, collection), { collection: reference }, locale)
}

/** Null if the site has no organization with this slug. */
export async function getCompanyArticlesFeed(
  format: ArticleFeedFormat,
  locale: string,
  slug: string,
): Promise<FeedDocument | null> {
  'use cache'
  cacheTag(tags.organizations(), tags.organizationSlug(slug))
  const organization = await findOrganization(slug)
  if (!organization) return notFound()
  const { reference } = organization
  cacheTag(tags.organization(reference))
  const scope = feedScopes.companyArticles(locale, organization)
  return toArticlesFeed(format, scope, { organization: reference }, locale)
}

function notFound(): null {
  cacheTag(tags.articles())
  cacheLife(shortCacheLifetime())
  return null
}

async function toArticlesFeed(
  format: ArticleFeedFormat,
  scope: FeedScope<ArticleFeedFormat>,
  filter: ArticleFilter,
  locale: string | null,
): Promise<FeedDocument> {
  const now = new Date()
  const { articles, nextScheduled } = await readFullArticles(filter, locale, maxArticles, now)
  cacheTag(tags.articles(), ...articles.map((article) => tags.article(article.reference)))
  const lifetime = cacheLifetime(['articles'], nextScheduled, now)
  cacheLife(lifetime)
  return {
    path: scope.paths[format],
    body: writeFeed(format, scope, articles.map(toArticleEntry)),
    type: articleFeedFormats[format].type,
    freshUntil: now.getTime() + lifetime.revalidate * 1000,
  }
}
