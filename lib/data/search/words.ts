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
import type { FoundRecords } from '@/lib/model/search/found-words'
import { queryWords, type SearchedWords, toFoundWords } from './query-words'

/** The articles of a locale that are published now. */
async function articlesOf(locale: string): Promise<FindableArticles> {
  return { languages: await languagesOf({ language: locale }), publishedUntil: Date.now() }
}

/**
 * The jobs that a search finds; none without words. `known` are its words that labels have. For responses without a cache, which is not
 * to have each invented word.
 */
export async function findJobs(searched: SearchedWords, known: readonly string[]): Promise<FoundRecords> {
  if (searched.words === '') return { ranks: [], ofEach: [], marks: [], corrections: [] }
  return findRecords('job_words', searched, known)
}

/** The same for pages, which query no database themselves. `version` is that of the board: a later one can have changed jobs. */
export async function readJobs(
  searched: SearchedWords,
  known: readonly string[],
  _version: string,
): Promise<FoundRecords> {
  'use cache'
  cacheTag(tags.jobs())
  cacheLife(cacheLifetime(['jobs']))
  return findJobs(searched, known)
}

/** The organizations whose names or descriptions a search finds, by their references. For responses without a cache. */
export async function findOrganizations(
  searched: SearchedWords,
  known: readonly string[],
): Promise<FoundRecords<string>> {
  const found = await findRecords('organization_words', searched, known)
  const ids = [...found.ranks, ...found.ofEach.map((each) => each.ids)].flat()
  const references = await organizationsById(openStore(), ids)
  const toReferences = (some: readonly number[]) => some.flatMap((id) => references.get(id) ?? [])
  return {
    ...found,
    ranks: found.ranks.map(toReferences),
    ofEach: found.ofEach.map((each) => ({ ...each, ids: toReferences(each.ids) })),
  }
}

async function findRecords(
  table: WordTable,
  searched: SearchedWords,
  known: readonly string[],
): Promise<FoundRecords> {
  const articles = await articlesOf(searched.locale)
  const find = async (words: string) => {
    const query = await queryWords({ ...searched, words }, articles, known)
    return { query, ranks: await findByWords(openStore(), table, query) }
  }
  const { query, ranks } = await find(searched.words)
  const { spelled } = query
  const ofEach = (known.length === 0 ? [] : spelled).map(async (word) => {
    // What a single word finds has a rank.
    const ids = spelled.length > 1 ? (await find(word)).ranks.flat() : []
    return { word, ids }
  })
  return { ranks, ofEach: await Promise.all(ofEach), ...toFoundWords(query) }
}

/** The same for pages. */
export async function readOrganizations(
  searched: SearchedWords,
  known: readonly string[],
  _version: string,
): Promise<FoundRecords<string>> {
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
