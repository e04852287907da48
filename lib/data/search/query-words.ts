import { isForLocale } from '@vitrine/api-contract/language-lookup'
import { type FindableArticles, readQuery } from '@vitrine/content-store/search/find'
import { toMarks, type WordQuery } from '@vitrine/content-store/search/query'
import { openStore } from '@/lib/data/store'
import { withoutFillers } from '@/lib/model/search/fillers'
import type { FoundWords } from '@/lib/model/search/found-words'
import { synonymsOf } from './synonyms'

/** What is searched for: words as `foldWords` writes them, and the locale of the page, whose synonyms count. */
export type SearchedWords = { words: string; locale: string }

/** The query for words, one at least. `known` are those that records have elsewhere. */
export function queryWords(
  { words, locale }: SearchedWords,
  articles: FindableArticles,
  known: readonly string[] = [],
): Promise<WordQuery> {
  const expansion = { synonyms: synonymsOf(locale), hasCompounds: isForLocale(locale, 'de') }
  return readQuery(openStore(), withoutFillers(words.split(' '), locale), { ...expansion, articles, known })
}

/** What pages say of a query. */
export function toFoundWords(query: WordQuery): FoundWords {
  return { marks: toMarks(query), corrections: query.corrections }
}
