import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { getCategory, getCollection } from '@/lib/data/articles/article-groups'
import { type ArticleFilter, listTags, readArticles, readTotal } from '@/lib/data/articles/article-query'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import { findOrganization, readEmployer } from '@/lib/data/organizations'
import { mapWithPauses } from '@/lib/process/map-with-pauses'
import type { ArticleFeedFormat, FeedFile } from '@/lib/routes'
import { type FeedScope, feedScopes } from '@/lib/seo/feed-scope'
import { toArticleEntry } from './article-entry'
import { findArchivePart } from './feed-archive'
import { type FeedDocument, toDocument } from './feed-document'
import { writeFeed } from './write-feed'

type ArticleFeedFile = FeedFile<ArticleFeedFormat>

const maxEntries = 100

/** The articles that a locale shows; those of all languages where it is null. Null for an archive that does not exist. */
export async function getArticlesFeed(
  file: ArticleFeedFile,
  locale: string | null,
): Promise<FeedDocument | null> {
  'use cache'
  await readEmployer()
  return toArticlesFeed(file, feedScopes.articles(locale), {}, locale)
}

/** Null if no published article is in the category or collection, and for an archive that does not exist. */
export async function getGroupFeed(
  file: ArticleFeedFile,
  locale: string,
  kind: keyof typeof findGroupScope,
  reference: string,
): Promise<FeedDocument | null> {
  'use cache'
  await readEmployer()
  cacheTag(tags[kind](reference))
  const scope = await findGroupScope[kind](locale, reference)
  return scope ? toArticlesFeed(file, scope, { [kind]: reference }, locale) : notFound({ [kind]: reference })
}

const findGroupScope = {
  category: async (locale: string, reference: string) => {
    const category = await getCategory(reference)
    return category && feedScopes.category(locale, category)
  },
  collection: async (locale: string, reference: string) => {
    const collection = await getCollection(reference)
    return collection && feedScopes.collection(locale, collection)
  },
}

/** Null if the site has no organization with this slug, and for an archive that does not exist. */
export async function getCompanyArticlesFeed(
  file: ArticleFeedFile,
  locale: string,
  slug: string,
): Promise<FeedDocument | null> {
  'use cache'
  await readEmployer()
  cacheTag(tags.organizationSlug(slug))
  const organization = await findOrganization(slug)
  if (!organization) return notFound({ organization: slug })
  cacheTag(tags.organization(organization.reference))
  const scope = feedScopes.companyArticles(locale, organization)
  return toArticlesFeed(file, scope, { organization: slug }, locale)
}

function notFound(filter: ArticleFilter): null {
  cacheTag(...listTags(filter))
  cacheLife(shortCacheLifetime())
  return null
}

async function toArticlesFeed(
  file: ArticleFeedFile,
  scope: FeedScope<ArticleFeedFormat>,
  filter: ArticleFilter,
  locale: string | null,
): Promise<FeedDocument | null> {
  const now = new Date()
  const list = locale === null ? filter : { ...filter, language: locale }
  const total = await readTotal(list, now)
  const part = findArchivePart(total, file.archive, maxEntries)
  if (!part) return notFound(list)
  const { items } = await readArticles(list, { offset: part.start, limit: part.size }, now)
  cacheTag(...listTags(list), ...items.map((article) => tags.article(article.reference)))
  const lifetime = cacheLifetime(['articles'])
  cacheLife(lifetime)
  const entries = await mapWithPauses(items, toArticleEntry)
  return {
    ...toDocument(file, scope, part.older),
    body: writeFeed(file.format, scope, entries, { ...part, archive: file.archive }),
    freshUntil: now.getTime() + lifetime.revalidate * 1000,
  }
}
