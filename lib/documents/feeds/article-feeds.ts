import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import type { ArticleFilter } from '@/lib/data/article-reads'
import { getCategory, getCollection } from '@/lib/data/articles'
import { briefLife, lifeUntil } from '@/lib/data/cache-lifetime'
import { readWholeArticles } from '@/lib/data/full-articles'
import { findOrganization } from '@/lib/data/organizations'
import { type FeedFormat, feedTypes } from '@/lib/routes'
import { type FeedScope, feedScopes } from '@/lib/seo/feed-scope'
import { toArticleEntry } from './article-entry'
import type { FeedText } from './feed-document'
import { writeFeed } from './write-feed'

const maxArticles = 50

/** The articles a locale owns; of all languages where it is null. */
export async function getArticlesFeed(format: FeedFormat, locale: string | null): Promise<FeedText> {
  'use cache'
  return toArticlesFeed(format, feedScopes.articles(locale), {}, locale)
}

/** Null if no published article names the category. */
export async function getCategoryFeed(
  format: FeedFormat,
  locale: string,
  reference: string,
): Promise<FeedText | null> {
  'use cache'
  cacheTag(tags.category(reference))
  const category = await getCategory(reference)
  if (!category) return none()
  return toArticlesFeed(format, feedScopes.category(locale, category), { category: reference }, locale)
}

/** Null if no published article names the collection. */
export async function getCollectionFeed(
  format: FeedFormat,
  locale: string,
  reference: string,
): Promise<FeedText | null> {
  'use cache'
  cacheTag(tags.collection(reference))
  const collection = await getCollection(reference)
  if (!collection) return none()
  return toArticlesFeed(format, feedScopes.collection(locale, collection), { collection: reference }, locale)
}

/** Null if the site has no organization of that slug. */
export async function getCompanyArticlesFeed(
  format: FeedFormat,
  locale: string,
  slug: string,
): Promise<FeedText | null> {
  'use cache'
  cacheTag(tags.organizations(), tags.organizationSlug(slug))
  const organization = await findOrganization(slug)
  if (!organization) return none()
  const { reference } = organization
  cacheTag(tags.organization(reference))
  const scope = feedScopes.companyArticles(locale, organization)
  return toArticlesFeed(format, scope, { organization: reference }, locale)
}

function none(): null {
  cacheTag(tags.articles())
  cacheLife(briefLife())
  return null
}

async function toArticlesFeed(
  format: FeedFormat,
  scope: FeedScope<FeedFormat>,
  filter: ArticleFilter,
  locale: string | null,
): Promise<FeedText> {
  const now = new Date()
  const { articles, nextDue } = await readWholeArticles(filter, locale, maxArticles, now)
  cacheTag(tags.articles(), ...articles.map((article) => tags.article(article.reference)))
  const life = lifeUntil(nextDue, now)
  cacheLife(life)
  return {
    path: scope.paths[format],
    body: writeFeed(format, scope, articles.map(toArticleEntry)),
    type: feedTypes[format],
    freshUntil: now.getTime() + life.revalidate * 1000,
  }
}
