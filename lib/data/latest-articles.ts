import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import type { ArticleSummary, Collection } from '@/lib/model/article'
import { listArticles } from './articles'
import { cacheLifetime } from './cache-lifetime'
import { getSchedule } from './schedule'

const latestCount = 1_000

/** The thousand latest articles of a locale. */
export async function listLatestArticles(locale: string): Promise<readonly ArticleSummary[]> {
  return (await listArticles({ language: locale }, 1, latestCount)).items
}

/** A collection, and the language of its latest article: the API gives none for its texts. */
export type ListedCollection = Collection & { language: string }

/** More are in the sitemap alone. */
const maxCollections = 200

/** The collections of the thousand latest articles of a locale, those with the latest article first. */
export async function listLatestCollections(locale: string): Promise<readonly ListedCollection[]> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(cacheLifetime(['articles'], (await getSchedule()).next))
  const found = new Map<string, ListedCollection>()
  for (const { collections, language } of await listLatestArticles(locale)) {
    for (const collection of collections) {
      if (!found.has(collection.reference)) found.set(collection.reference, { ...collection, language })
    }
  }
  return [...found.values()].slice(0, maxCollections)
}
