import 'server-only'
import type { WordTable } from '@vitrine/content-store/db/schema'
import { type FindableArticles, findByWords, organizationsById } from '@vitrine/content-store/search/find'
import type { Mark } from '@vitrine/content-store/search/query'
import { readSearchedTexts } from '@vitrine/content-store/search/texts'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { languagesOf } from '@/lib/data/articles/article-languages'
import { cacheLifetime, lookUpCacheLifetime } from '@/lib/data/cache-lifetime'
import { openStore } from '@/lib/data/store'
import { findExcerpt } from '@/lib/model/search/excerpt'
import type { FoundOrganizations, FoundRecords } from '@/lib/model/search/found-words'
import { queryWords, type SearchedWords, toFoundWords } from './query-words'

/** The articles of a locale that are published now. */
async function articlesOf(locale: string): Promise<FindableArticles> {
  return { languages: await languagesOf({ language: locale }), publishedUntil: Date.now() }
}

/** The jobs that a search finds; none without words. For responses without a cache, which is not to have each invented word. */
export async function findJobs(searched: SearchedWords): Promise<FoundRecords> {
  if (searched.words === '') return { ranks: [], marks: [], corrections: [] }
  const query = await queryWords(searched, await articlesOf(searched.locale))
  return { ranks: await findByWords(openStore(), 'job_words', query), ...toFoundWords(query) }
}

/** The same for pages, which query no database themselves. `version` is that of the board: a later one can have changed jobs. */
export async function readJobs(searched: SearchedWords, _version: string): Promise<FoundRecords> {
  'use cache'
  cacheTag(tags.jobs())
  cacheLife(cacheLifetime(['jobs']))
  return findJobs(searched)
}

/** The organizations whose names or descriptions a search finds. `known` are the words of lists. For responses without a cache. */
export async function findOrganizations(
  searched: SearchedWords,
  known: readonly string[],
): Promise<FoundOrganizations> {
  const articles = await articlesOf(searched.locale)
  const find = async (words: string) => {
    const query = await queryWords({ ...searched, words }, articles, known)
    const ranks = await findByWords(openStore(), 'organization_words', query)
    const references = await organizationsById(openStore(), ranks.flat())
    return { query, ranks: ranks.map((ids) => ids.flatMap((id) => references.get(id) ?? [])) }
  }
  const { query, ranks } = await find(searched.words)
  const ofEach = query.spelled.length > 1 ? await Promise.all(query.spelled.map(find)) : [{ ranks }]
  return { ranks, ofEach: ofEach.map((each) => each.ranks.flat()), ...toFoundWords(query) }
}

/** The same for pages. */
export async function readOrganizations(
  searched: SearchedWords,
  known: readonly string[],
  _version: string,
): Promise<FoundOrganizations> {
  'use cache'
  cacheTag(tags.organizations())
  cacheLife(cacheLifetime(['organizations']))
  return findOrganizations(searched, known)
}

/** Where records have what is marked, for each of them. For pages. */
export async function readExcerpts(
  table: WordTable,
  references: readonly string[],
  marks: readonly Mark[],
): Promise<readonly (readonly [reference: string, excerpt: string | null])[]> {
  'use cache'
  cacheTag(tags.jobs(), tags.organizations())
  cacheLife(lookUpCacheLifetime())
  const rows = await readSearchedTexts(openStore(), table, references)
  return rows.map(({ reference, searched }) => [reference, findExcerpt(searched, marks)] as const)
}
