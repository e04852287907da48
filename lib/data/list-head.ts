import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { articleLanguage } from '@/lib/model/article'
import { isCombination } from './article-combinations'
import type { ApiList } from './article-lists'
import { readRange, toParameters } from './article-reads'
import { type CacheLifetime, cacheLifetime, earlier, lookUpCacheLifetime } from './cache-lifetime'
import { getSchedule } from './schedule'

/** Usually on the pages that are read for the total. */
const headSize = 10

/** The number of published articles of one list of the API, and the languages of the newest ones. */
export async function readHead(list: ApiList): Promise<{ total: number; languages: readonly string[] }> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const { next, isListedEarly } = await getSchedule()
  const { wires, total, nextScheduled } = await readRange(list, 0, headSize, isListedEarly, now)
  cacheLife(listLifetime(list, earlier(next, nextScheduled), now))
  return { total, languages: [...new Set(wires.map(({ language }) => articleLanguage(language)))] }
}

/**
 * The cache lifetime of the articles of a list. The short one of a search keeps its blocks apart from those of pages in the data
 * cache.
 */
export function listLifetime(list: ApiList, scheduled: Date | null, now: Date): CacheLifetime {
  const isBrief = isCombination(toParameters(list, now))
  return isBrief ? lookUpCacheLifetime(scheduled, now) : cacheLifetime(['articles'], scheduled, now)
}
