import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { env } from '@/lib/env'
import { type ArticleSummary, toArticleSummary } from '@/lib/model/article'
import { isIn } from './article-index'
import { languagesOf } from './article-languages'
import { readRange } from './article-reads'
import { cacheLifetime, earlier } from './cache-lifetime'
import { addKnownArticles } from './known-articles'
import { previewScope } from './preview-scope'
import { getSchedule } from './schedule'
import { toImage } from './store'
import { hasToken } from './transport'

/** An index can have articles of other sites of the account, which are read and left out. */
const size = env.ARTICLE_INDEX.length > 0 ? 100 : 24

/**
 * The latest published articles of an index that a locale shows, newest first: those that are also in ARTICLE_INDEX. An index
 * that the API does not know has none.
 */
export async function listIndexArticles(index: string, language: string): Promise<readonly ArticleSummary[]> {
  const at = previewScope()?.at
  return at ? (await readIndex(index, language, true, at)).items : listPublicIndexArticles(index, language)
}

async function listPublicIndexArticles(index: string, language: string): Promise<readonly ArticleSummary[]> {
  'use cache'
  cacheTag(tags.articles())
  const now = new Date()
  const { next, isListedEarly } = await getSchedule()
  const { items, nextScheduled } = await readIndex(index, language, isListedEarly, now)
  cacheLife(cacheLifetime(['articles'], earlier(next, nextScheduled), now))
  cacheTag(...items.map((article) => tags.article(article.reference)))
  addKnownArticles(items)
  return items
}

/** One request for each language whose articles the locale shows. */
async function readIndex(indexed: string, locale: string, isListedEarly: boolean, now: Date) {
  const lists = hasToken ? await languagesOf(locale) : []
  const ranges = await Promise.all(
    lists.map((list) => readRange({ ...list, indexed }, 0, size, isListedEarly, now)),
  )
  const items = ranges
    .flatMap(({ wires }) => wires.map((wire) => toArticleSummary(wire, toImage)))
    .filter(({ indexes }) => env.ARTICLE_INDEX.length === 0 || isIn(indexes, env.ARTICLE_INDEX))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, size)
  return { items, nextScheduled: ranges.map((range) => range.nextScheduled).reduce(earlier, null) }
}
