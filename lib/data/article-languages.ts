import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import type { ArticlesParameters, List } from '@/lib/client/client'
import { languageGroup, localeForLanguage, locales } from '@/lib/i18n/locales'
import { type ArticleRecord, articleLanguage } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { logWarning } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'
import { ownIndex } from './article-index'
import { cacheLifetime } from './cache-lifetime'
import { endOfPublished } from './day-filters'
import { readAll } from './read-all'
import { getSchedule } from './schedule'
import { getClient, hasToken } from './transport'
import { utcDay } from './utc-day'

type Read = (parameters: ArticlesParameters) => Promise<List<ArticleRecord>>

/** Languages of the API beside the locales of the site. More of them are not languages. */
const maxOthers = 20

/**
 * The languages that were found, as the API writes them, and the number of articles for which a search found none: their
 * records are not valid.
 */
const state = sharedState('article-languages', () => ({ found: new Set<string>(), withoutLanguage: 0 }))

/** The languages, as the API writes them, whose articles a locale shows: its own first. */
export async function languagesOf(locale: string): Promise<readonly { language: string }[]> {
  const others = (await listOthers()).filter(
    (language) => localeForLanguage(articleLanguage(language)) === locale,
  )
  return [locale, ...others].map((language) => ({ language }))
}

/** The languages of a group, as the API writes them. */
export async function languagesOfGroup(group: string): Promise<readonly { language: string }[]> {
  const all = await languagesOf(localeForLanguage(group))
  return all.filter(({ language }) => languageGroup(articleLanguage(language)) === group)
}

/**
 * The languages of the site's articles that are not locales. The API lists no languages: the totals show whether the known
 * ones have all articles. If not, the day of the oldest article in another one is searched by halving.
 */
async function listOthers(): Promise<readonly string[]> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(cacheLifetime(['articles'], (await getSchedule()).next))
  if (hasToken) {
    const client = await getClient()
    await search((parameters) => client.listArticles({ ...ownIndex, ...parameters }), new Date())
  }
  return [...state.found]
}

async function search(read: Read, now: Date): Promise<void> {
  const end = endOfPublished(now)
  const newest = await read({ published_before: end, order_by: 'published_at:desc', per_page: 100 })
  addAll(newest.items)
  if (newest.total === null || newest.total <= newest.items.length) return
  for (let round = 0; round <= maxOthers; round += 1) {
    const missing = await countMissing(read, end)
    if (missing <= state.withoutLanguage) return
    const before = state.found.size
    addAll(await readFirstMissing(read, end, now))
    if (state.found.size > before) continue
    state.withoutLanguage = missing
    logWarning('Articles without a valid language are in no list', { articles: missing })
    return
  }
}

function addAll(wires: readonly { language: string }[]): void {
  for (const { language } of wires) {
    const isNew = !locales.includes(language) && !state.found.has(language)
    if (isNew && language.trim() !== '' && state.found.size < maxOthers) state.found.add(language)
  }
}

/** How many articles before a day are in none of the known languages. */
async function countMissing(read: Read, before: string): Promise<number> {
  const count = async (parameters: ArticlesParameters) =>
    (await read({ ...parameters, published_before: before, per_page: 1 })).total ?? 0
  const [all = 0, ...known] = await Promise.all([
    count({}),
    ...[...locales, ...state.found].map((language) => count({ language })),
  ])
  return known.reduce((rest, total) => rest - total, all)
}

/** The articles around the day of the oldest one in an unknown language. */
async function readFirstMissing(read: Read, end: string, now: Date): Promise<ArticleRecord[]> {
  // One of two records may be invalid.
  const oldest = await read({ published_before: end, order_by: 'published_at:asc', per_page: 2 })
  const start = toDate(oldest.items[0]?.published_at) ?? now
  // An article is missing before the day `high` days after the start, and none before the day `low` days after it.
  let low = -2
  let high = Math.ceil((Date.parse(end) - start.getTime()) / 86_400_000) + 1
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if ((await countMissing(read, utcDay(start, middle))) > state.withoutLanguage) high = middle
    else low = middle
  }
  const period = { published_after: utcDay(start, low - 2), published_before: utcDay(start, high + 1) }
  return readAll((paging) => read({ ...period, order_by: 'published_at:asc', ...paging }))
}
