import type { Correction, Mark } from '@vitrine/content-store/search/query'
import { translatorFor } from '@/lib/i18n/translator'

/** What pages say of the words that a search has found. */
export type FoundWords = { marks: readonly Mark[]; corrections: readonly Correction[] }

/**
 * Records, by their numbers in the store or by their references: a list for each rank, the best one first. `ofEach` is what each of
 * several words finds alone, and empty where no label has a word.
 */
export type FoundRecords<Id = number> = FoundWords & {
  ranks: readonly (readonly Id[])[]
  ofEach: readonly { word: string; ids: readonly Id[] }[]
}

/** Says of a record, by its place in a list, how well it matches: 0 is best. Undefined for a record that is not found. */
export type RankOf = (place: number) => number | undefined

/** The rank of each record of a result. */
export function toRanks<Id>(ranks: readonly (readonly Id[])[]): ReadonlyMap<Id, number> {
  const all = new Map<Id, number>()
  for (const [rank, ids] of ranks.entries()) for (const id of ids) all.set(id, rank)
  return all
}

/** The places of a list that are found, the best matches first, and the others. Equal ones keep their order. */
export function divideByRank(
  places: Iterable<number>,
  rankOf: RankOf,
): { found: readonly number[]; others: readonly number[] } {
  const ranked: number[][] = []
  const others: number[] = []
  for (const place of places) {
    const rank = rankOf(place)
    if (rank === undefined) others.push(place)
    else {
      while (ranked.length <= rank) ranked.push([])
      ranked[rank]?.push(place)
    }
  }
  return { found: ranked.flat(), others }
}

/** All places, those first that are found. */
export function byRank(places: Iterable<number>, rankOf: RankOf): number[] {
  const { found, others } = divideByRank(places, rankOf)
  return found.concat(others)
}

/** Says that other words are searched for than the visitor has written. Null where nothing is corrected, or nothing is found. */
export function correctionNote(
  corrections: readonly Correction[],
  total: number,
  locale: string,
): string | null {
  if (corrections.length === 0 || total === 0) return null
  const join = (part: keyof Correction) => corrections.map((correction) => correction[part]).join(' ')
  return translatorFor(locale)('SiteSearch.corrected', { used: join('used'), typed: join('typed') })
}
