import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { ApiBusy } from '@/lib/client/api-busy'
import type { ArticleRecord } from '@/lib/model/article'
import { toDate } from '@/lib/model/date'
import { acceptArticle } from './accepted-articles'
import { lookUp } from './article-directory'
import { isOwn, ownIndex } from './article-index'
import { getOldestArticle } from './article-months'
import { lookUpCacheLifetime } from './cache-lifetime'
import { longestWord } from './contradictions'
import { wideAfter, wideBefore } from './day-filters'
import { findKnownArticle } from './known-articles'
import { isDirectoryComplete } from './known-lists'
import { ListInQuarantine } from './quarantine'
import { readAll } from './read-all'
import { getSchedule } from './schedule'
import { getClient } from './transport'
import { utcDay } from './utc-day'

/**
 * The article of a reference, published or not. The API cannot read one article, but it lists those of some days. An
 * invented reference costs one look-up at most: the references of its day are read once for all. Before the directory of
 * articles is complete, those whose title has a word of its slug are read too, once for all slugs with the word. Null if
 * there is none. Above the limit of look-ups, a reference that is not in the directory is null; without a directory it
 * throws `ApiBusy`. For an article that a list has shown with another day or slug it is null too: `findPage` then
 * redirects to the URL with those.
 */
export async function findArticle(
  day: string,
  slug: string,
  reference: string,
): Promise<ArticleRecord | null> {
  const known = findKnownArticle(reference)
  if (known && (known.day !== day || known.slug !== slug)) {
    const shared = await readShared(known.day, reference)
    if (shared === 'busy') return null
    if (shared) return acceptArticle(reference, shared)
  }
  const wire = await locate(day, slug, reference).catch((error) => {
    // `acceptArticle` decides by the copy of the article.
    if (error instanceof ListInQuarantine) return null
    throw error
  })
  return acceptArticle(reference, wire)
}

async function locate(day: string, slug: string, reference: string): Promise<ArticleRecord | null> {
  const known = findKnownArticle(reference)
  if (known?.day === day && known.slug === slug) {
    const wire = await readArticleOn(day, reference)
    if (wire) return wire
  } else if (!known) {
    const { first, last } = await getArticleDays()
    if (day < first || day > last) return null
    const listed = (await listDay(day)).find((item) => item.reference === reference)
    if (listed) return readArticleOn(listed.day, reference)
    // Only an article that was published after the directory was read is missing in it, and it is on its own day.
    if (isDirectoryComplete()) return null
  }
  const word = longestWord(slug)
  const titled = word === null ? null : (await listTitled(word)).find((item) => item.reference === reference)
  return titled ? readArticleOn(titled.day, reference) : null
}

type Listed = { reference: string; day: string }

/** The days of URLs that an article can have, and one day more at each end. */
async function getArticleDays(): Promise<{ first: string; last: string }> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const oldest = await getOldestArticle()
  cacheLife(lookUpCacheLifetime((await getSchedule()).next, now))
  return { first: utcDay(oldest ?? now, -1), last: utcDay(now, 1) }
}

/** The articles of a UTC day and of the days before and after it: the day of a URL may be that of another time zone. */
async function listDay(day: string): Promise<readonly Listed[]> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(lookUpCacheLifetime((await getSchedule()).next))
  const [first, last] = [utcDay(new Date(day), -1), utcDay(new Date(day), 1)]
  const wires = await lookUp(() => readDays(first, last, { lane: 'lookup' }), [])
  return wires.map(toListed).filter((listed) => first <= listed.day && listed.day <= last)
}

/** The hundred newest articles whose title contains a word. An article whose date changed is rarely an old one. */
async function listTitled(word: string): Promise<readonly Listed[]> {
  'use cache'
  cacheTag(tags.articles())
  cacheLife(lookUpCacheLifetime((await getSchedule()).next))
  const client = await getClient('lookup')
  const parameters = { ...ownIndex, q: word, order_by: 'published_at:desc', per_page: 100 } as const
  return (await lookUp(async () => (await client.listArticles(parameters)).items, []))
    .filter(isOwn)
    .map(toListed)
}

function toListed({ reference, published_at }: ArticleRecord): Listed {
  return { reference, day: utcDay(toDate(published_at) ?? new Date(0)) }
}

/** One read for all URLs that name the reference with another date or slug. */
async function readShared(day: string, reference: string): Promise<ArticleRecord | 'busy' | null> {
  'use cache'
  cacheTag(tags.article(reference))
  cacheLife(lookUpCacheLifetime((await getSchedule()).next))
  try {
    return await readArticleOn(day, reference, 'lookup')
  } catch (error) {
    if (error instanceof ApiBusy) return 'busy'
    throw error
  }
}

/** Null if the article is on another UTC day. */
export async function readArticleOn(
  day: string,
  reference: string,
  lane?: 'lookup',
): Promise<ArticleRecord | null> {
  const isFound = (wire: ArticleRecord) => wire.reference === reference
  return (await readDays(day, day, { lane, isEnough: isFound })).find(isFound) ?? null
}

/**
 * The articles of the UTC days from `first` to `last`, and some of the days around them, published or not. Stops after a
 * page with one for which `isEnough` is true.
 */
async function readDays(
  first: string,
  last: string,
  { lane, isEnough }: { lane?: 'lookup' | undefined; isEnough?: (wire: ArticleRecord) => boolean },
): Promise<ArticleRecord[]> {
  const client = await getClient(lane)
  const window = {
    ...ownIndex,
    published_after: wideAfter(first),
    published_before: wideBefore(utcDay(new Date(last), 1)),
    order_by: 'published_at:desc' as const,
  }
  return (await readAll((paging) => client.listArticles({ ...window, ...paging }), isEnough)).filter(isOwn)
}
