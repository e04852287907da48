import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { LRUCache } from 'lru-cache'
import { cacheLife, cacheTag } from 'next/cache'
import { unstable_rethrow } from 'next/navigation'
import { tags } from '@/lib/cache-tags'
import { localeForLanguage } from '@/lib/i18n/locales'
import {
  type ArticleRecord,
  articleLanguage,
  isPublic,
  type ListedArticle,
  toArticleKey,
} from '@/lib/model/article'
import { logWarning } from '@/lib/process/log'
import { sharedState } from '@/lib/process/shared-state'
import { routes } from '@/lib/routes'
import { isOwn, ownIndex } from './article-index'
import { listsOf } from './article-lists'
import { listArticles } from './articles'
import { lookUpCacheLifetime, shortCacheLifetime } from './cache-lifetime'
import { endOfPublished } from './day-filters'
import { addKnownArticles } from './known-articles'
import { isKindHeld } from './quarantine-state'
import { getSchedule } from './schedule'
import { toImage } from './store'
import { getClient, hasToken } from './transport'

/** An article as a list of results shows it. */
export type TitledArticle = {
  reference: string
  name: string
  url: string
  language: string
  publishedAt: Date
}

/** The newest articles with a word in the title. `isOld` says that they are those of an earlier read. */
type TitleRead = { total: number; items: readonly TitledArticle[]; isOld: boolean }

/** Articles that the results of one word need, and those among which further words are looked for. */
export const titleSizes = { oneWord: 10, several: 100 } as const

/** A response does not wait longer for titles. */
const maxWaitMs = 2_000

/** Copies for times in which the API fails. */
const copies = sharedState(
  'article-titles',
  () =>
    new LRUCache<string, TitleRead>({
      maxSize: 8 * 2 ** 20,
      sizeCalculation: ({ items }, key) => 500 + key.length * 2 + items.length * 600,
    }),
)

/**
 * The published articles of a locale whose titles contain all words, newest first, and their number: the first ten of one word, all
 * of several. `words` are as `foldWords` writes them. The API searches titles for one text. It is asked for the longest word; of several words, the others
 * are looked for in the hundred newest titles with it. Costs at most one request to the API, in the lane of look-ups. Null where
 * the titles cannot be read and were not read before.
 */
export async function findTitles(words: string, locale: string): Promise<TitleRead | null> {
  const search = toSearch(words)
  if (!hasToken || search.word === '') return { total: 0, items: [], isOld: false }
  const read = await readTitles(search.word, locale, search.kind)
  return read && withWords(read, search)
}

/** The same at the time of a preview, past the caches. */
export async function findTitlesAtPreview(words: string, locale: string): Promise<TitleRead> {
  const search = toSearch(words)
  if (!hasToken || search.word === '') return { total: 0, items: [], isOld: false }
  const { items, total } = await listArticles(
    { language: locale, title: search.word },
    1,
    titleSizes[search.kind],
  )
  return withWords({ total, items: items.map((article) => toTitled(article, locale)), isOld: false }, search)
}

/** The same for a response: after two seconds that of an earlier read, and null without one. */
export async function findTitlesSoon(words: string, locale: string): Promise<TitleRead | null> {
  const copy = async () => {
    await wait(maxWaitMs, undefined, { ref: false })
    const search = toSearch(words)
    const read = copies.get(keyOf(search.word, locale, search.kind))
    return read ? withWords({ ...read, isOld: true }, search) : null
  }
  return Promise.race([findTitles(words, locale), copy()])
}

type Search = { word: string; others: readonly string[]; kind: keyof typeof titleSizes }

/** Of several words, the longest is searched for. */
function toSearch(words: string): Search {
  const [word = '', ...others] = words.split(' ').sort((a, b) => b.length - a.length)
  return { word, others, kind: others.length > 0 ? 'several' : 'oneWord' }
}

function withWords(read: TitleRead, { others }: Search): TitleRead {
  if (others.length === 0) return read
  const hasOthers = ({ name }: TitledArticle) => {
    const title = normalizeText(name)
    return others.every((word) => title.includes(word))
  }
  const items = read.items.filter(hasOthers)
  return { ...read, total: items.length, items }
}

function keyOf(word: string, locale: string, kind: keyof typeof titleSizes): string {
  return `${locale} ${kind} ${word}`
}

/** A failure is a result: a function with `use cache` that throws would fail the whole page. */
async function readTitles(
  word: string,
  locale: string,
  kind: keyof typeof titleSizes,
): Promise<TitleRead | null> {
  'use cache'
  cacheTag(tags.articles())
  const key = keyOf(word, locale, kind)
  try {
    const { next, isListedEarly } = await getSchedule()
    const read = await searchTitles(word, locale, isListedEarly ? titleSizes.several : titleSizes[kind])
    cacheLife(lookUpCacheLifetime(next))
    copies.set(key, read)
    return read
  } catch (error) {
    unstable_rethrow(error)
    logWarning('The titles of articles cannot be searched', {}, error)
    cacheLife(shortCacheLifetime())
    const copy = copies.get(key)
    return copy ? { ...copy, isOld: true } : null
  }
}

async function searchTitles(word: string, locale: string, size: number): Promise<TitleRead> {
  const now = new Date()
  const [list, ...otherLists] = await listsOf({ language: locale })
  const isOneList = list !== undefined && otherLists.length === 0
  const client = await getClient('lookup')
  const { items, total } = await client.listArticles({
    // Articles in several languages or indexes are selected here: the API would need a request for each.
    ...(isOneList ? { language: list.language, indexed: list.indexed } : ownIndex),
    ...{ q: word, published_before: endOfPublished(now), order_by: 'published_at:desc' as const },
    per_page: isOneList ? size : titleSizes.several,
  })
  // An API that suddenly has no articles is not believed.
  if (items.length === 0 && isKindHeld('articles')) throw new Error('the articles are in quarantine')
  const isShown = (wire: ArticleRecord) =>
    isPublic(wire, now) && isOwn(wire) && localeForLanguage(articleLanguage(wire.language)) === locale
  const shown = items.filter(isShown).map((wire) => toArticleKey(wire, toImage))
  addKnownArticles(shown)
  const isCounted = isOneList && total !== null
  return {
    total: isCounted ? Math.max(shown.length, total - (items.length - shown.length)) : shown.length,
    items: shown.map((article) => toTitled(article, locale)),
    isOld: false,
  }
}

function toTitled(article: ListedArticle & { name: string }, locale: string): TitledArticle {
  const { reference, name, language, publishedAt } = article
  return { reference, name, language, url: routes.article(locale, article), publishedAt }
}
