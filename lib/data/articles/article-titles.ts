import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { lookUpCacheLifetime } from '@/lib/data/cache-lifetime'
import { previewScope } from '@/lib/data/preview-scope'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { hasSeveralWords } from '@/lib/model/search/site-search'
import { routes } from '@/lib/routes'
import { articlesTags, readSummaries } from './article-query'

/** An article as a list of results shows it. */
export type TitledArticle = Pick<ArticleSummary, 'reference' | 'name' | 'language' | 'publishedAt'> & {
  url: string
}

type Titles = { total: number; items: readonly TitledArticle[] }

/** The newest articles of a result: no other list has those with several words. */
const sizes = { oneWord: 10, severalWords: 100 }

/** The published articles of a locale whose titles contain all words, newest first, and their number. `words` are as `foldWords` writes them. */
export async function findTitles(words: string, locale: string): Promise<Titles> {
  const at = previewScope()?.at
  return at ? readTitles(words, locale, at) : findPublicTitles(words, locale)
}

async function findPublicTitles(words: string, locale: string): Promise<Titles> {
  'use cache'
  cacheTag(...articlesTags(locale))
  cacheLife(lookUpCacheLifetime())
  return readTitles(words, locale, new Date())
}

async function readTitles(words: string, locale: string, at: Date): Promise<Titles> {
  const limit = hasSeveralWords(words) ? sizes.severalWords : sizes.oneWord
  const filter = { language: locale, titles: words.split(' ') }
  const { items, total } = await readSummaries(filter, { offset: 0, limit }, at)
  return {
    total,
    items: items.map((article) => {
      const { reference, name, language, publishedAt } = article
      return { reference, name, language, publishedAt, url: routes.article(locale, article) }
    }),
  }
}
