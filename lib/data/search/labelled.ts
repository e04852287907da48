import { findInLabels, isInLabels, type LabelWords } from '@/lib/model/label-words'
import type { FacetValue } from '@/lib/model/search/facet-value'
import { withoutFillers } from '@/lib/model/search/fillers'
import { type FoundRecords, type RankOf, toRanks } from '@/lib/model/search/found-words'
import type { SearchedWords } from './query-words'
import { synonymsOf } from './synonyms'

/** The searched words that labels have, themselves or as a synonym: the store lacks these. */
export function labelledWords(labelWords: LabelWords<string>, { words, locale }: SearchedWords): string[] {
  const searched = withoutFillers(words.split(' '), locale)
  return searched.filter((word) => isInLabels(labelWords, formsOf(word, locale)))
}

/** Records that have some of the words in their labels only come after those that the store finds. */
export function rankWithLabels<Id, Name extends string>(
  { ranks, ofEach }: FoundRecords<Id>,
  labelWords: LabelWords<Name>,
  locale: string,
  recordAt: (place: number) => { id: Id; values: Readonly<Record<Name, readonly FacetValue[]>> } | undefined,
): RankOf {
  const all = toRanks(ranks)
  const checks = ofEach.map(({ word, ids }) => {
    const own = new Set(ids)
    const isLabelled = findInLabels(labelWords, formsOf(word, locale))
    return (record: NonNullable<ReturnType<typeof recordAt>>) => own.has(record.id) || isLabelled(record)
  })
  return (place) => {
    const record = recordAt(place)
    if (record === undefined) return undefined
    const hasAll = () => checks.length > 0 && checks.every((has) => has(record))
    return all.get(record.id) ?? (hasAll() ? ranks.length : undefined)
  }
}

/** A word and its synonyms of one word. */
function formsOf(word: string, locale: string): string[] {
  const synonyms = synonymsOf(locale).get(word) ?? []
  return [word, ...synonyms.flatMap((words) => (words.length === 1 ? words : []))]
}
