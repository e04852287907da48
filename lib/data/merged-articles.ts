import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import { type ArticleSummary, articleLanguage, toArticleSummary } from '@/lib/model/article'
import { isCombination } from './article-combinations'
import { isIn } from './article-index'
import type { ApiList } from './article-lists'
import { blockSize, readMerged, type Source } from './article-merge'
import { readBlock, readRange, readWhole, toParameters } from './article-reads'
import { type CacheLifetime, cacheLifetime, earlier, lookUpCacheLifetime } from './cache-lifetime'
import { addKnownArticles } from './known-articles'
import { getSchedule } from './schedule'
import { skipDays } from './skip-days'
import { toImage } from './store'

/** A list that has `without` is read whole: the API cannot leave out the articles of other indexes. */
const maxFiltered = 10_000

type Range<T = ArticleSummary> = { items: readonly T[]; total: number; nextScheduled: Date | null }

/** As in article-reads.ts. */
type Block<T = ArticleSummary> = Range<T> & { offset: number }

/** Published articles of several lists, newest first, and their total. `nextScheduled` as in `readRange`. */
export async function readMergedLists(
  lists: readonly ApiList[],
  start: number,
  size: number,
): Promise<Range> {
  const whole = await readWholeList(lists)
  if (whole) return { ...whole, items: whole.items.slice(start, start + size) }
  const first = await Promise.all(lists.map((list) => getBlock(list, 0)))
  const total = first.reduce((sum, range) => sum + range.total, 0)
  const older = await skipDays(lists, start, total)
  if (!older) return readParts(lists, start, size, getBlock)
  return { ...(await readParts(older.lists, older.start, size, getBlock)), total }
}

/** The same with the articles that are published at `at`, read past the caches. */
export function readMergedListsAt(
  lists: readonly ApiList[],
  start: number,
  size: number,
  at: Date,
): Promise<Range> {
  return readParts(lists, start, size, async (list, block, offset) => {
    const { wires, ...range } = await readBlock(list, block, blockSize, true, at, offset)
    return { ...range, items: wires.map((wire) => toArticleSummary(wire, toImage)) }
  })
}

/** A block of `blockSize` articles of one list. `offset` is that of the first block, for the later ones. */
type GetBlock<T> = (list: ApiList, block: number, offset?: number) => Promise<Block<T>>

/** The same from blocks of any source. */
export async function readParts<T extends ArticleSummary>(
  lists: readonly ApiList[],
  start: number,
  size: number,
  getBlock: GetBlock<T>,
): Promise<Range<T>> {
  const first = await Promise.all(lists.map((list) => getBlock(list, 0)))
  const sources = await Promise.all(
    lists.map((list, index): Source<T> | Promise<Source<T>> => {
      const { items: known, total, offset } = first[index] ?? { items: [], total: 0, offset: 0 }
      if (list.without) return readFiltered(list, list.without, { total, offset }, getBlock)
      return {
        total,
        offset,
        readBlock: async (block) => (block === 0 ? known : (await getBlock(list, block, offset)).items),
      }
    }),
  )
  return {
    items: await readMerged(sources, start, size),
    total: sources.reduce((sum, source) => sum + source.total, 0),
    nextScheduled: first.map(({ nextScheduled }) => nextScheduled).reduce(earlier, null),
  }
}

/**
 * The articles of lists that differ by their language alone, from the list of all languages. Null where that takes more
 * reads than the lists themselves. Pages of all locales share these reads. A list alone is read as it is: the quarantine judges
 * the latest articles of one language.
 */
async function readWholeList(lists: readonly ApiList[]): Promise<Range | null> {
  if (lists.length < 2) return null
  const [{ language: _, ...whole } = {}] = lists
  if (whole.without || lists.some(({ indexed, without }) => indexed !== whole.indexed || without)) return null
  if (Math.ceil((await countList(whole)) / blockSize) > lists.length) return null
  const { items: all, nextScheduled } = await getWholeList(whole)
  const languages = new Set(lists.map(({ language = '' }) => articleLanguage(language)))
  const items = all.filter(({ language }) => languages.has(language))
  return { items, total: items.length, nextScheduled }
}

/** The number of published articles of one list of the API, from smaller pages than a block. */
async function countList(list: ApiList): Promise<number> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const { next, isListedEarly } = await getSchedule()
  const { total, nextScheduled } = await readRange(list, 0, 1, isListedEarly, now)
  cacheLife(lifetimeOf(list, earlier(next, nextScheduled), now))
  return total
}

/** All published articles of one list of the API, which has a few blocks. Each page of the API is read once. */
async function getWholeList(list: ApiList): Promise<Range> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const { next } = await getSchedule()
  const { wires, ...range } = await readWhole(list, blockSize, now)
  cacheLife(lifetimeOf(list, earlier(next, range.nextScheduled), now))
  const items = wires.map((wire) => toArticleSummary(wire, toImage))
  addKnownArticles(items)
  return { ...range, items }
}

/** A hundred published articles of one list of the API. Many pages of a site share a block. */
async function getBlock(list: ApiList, block: number, offset?: number): Promise<Block> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const { next, isListedEarly } = await getSchedule()
  const { wires, ...range } = await readBlock(list, block, blockSize, isListedEarly, now, offset)
  cacheLife(lifetimeOf(list, earlier(next, range.nextScheduled), now))
  const items = wires.map((wire) => toArticleSummary(wire, toImage))
  addKnownArticles(items.filter((article) => !list.without || !isIn(article.indexes, list.without)))
  return { ...range, items }
}

function countBlocks({ total, offset }: { total: number; offset: number }): number {
  return Math.ceil((total + offset) / blockSize)
}

/** The short lifetime of a search keeps its blocks apart from those of pages in the data cache. */
function lifetimeOf(list: ApiList, scheduled: Date | null, now: Date): CacheLifetime {
  const isBrief = isCombination(toParameters(list, now))
  return isBrief ? lookUpCacheLifetime(scheduled, now) : cacheLifetime(['articles'], scheduled, now)
}

async function readFiltered<T extends ArticleSummary>(
  list: ApiList,
  without: readonly string[],
  size: { total: number; offset: number },
  getBlock: GetBlock<T>,
): Promise<Source<T>> {
  if (size.total > maxFiltered)
    throw new Error(
      `ARTICLE_INDEX: "${list.indexed}" has ${size.total} articles. Only the first index may have more than ${maxFiltered}: name the largest one first.`,
    )
  const limit = pLimit(4)
  const blocks = await Promise.all(
    Array.from({ length: countBlocks(size) }, (_, block) =>
      limit(async () => (await getBlock(list, block, size.offset)).items),
    ),
  )
  const items = blocks.flat().filter((article) => !isIn(article.indexes, without))
  return {
    total: items.length,
    offset: 0,
    readBlock: async (block) => items.slice(block * blockSize, (block + 1) * blockSize),
  }
}
