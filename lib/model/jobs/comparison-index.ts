import { isUnspaced, splitWords } from '@vitrine/api-contract/split-words'
import type { BoardJob } from './board-job'

/** What pages compare a job by. Made once for a board, so that a page does not go through all of its jobs. */
export type ComparisonIndex = {
  /** The indexes of the vacancies of each department, and of those with each word in their name, in the order of the board. */
  departments: Map<string, number[]>
  words: Map<string, number[]>
}

export function createComparisonIndex(): ComparisonIndex {
  return { departments: new Map(), words: new Map() }
}

/** Adds a job of the board, by its place there. Jobs are added in their order. */
export function addToIndex(index: ComparisonIndex, job: BoardJob, place: number): void {
  if (job.job.isSpontaneous) return
  for (const { value } of job.values.department) push(index.departments, value, place)
  for (const word of toNameWords(job.job.name)) push(index.words, word, place)
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** Words of three letters and more that say nothing about a job. */
const emptyWords = new Set('and aux avec dans des for les par pour sur the une und von with'.split(' '))

/** The words of a name, without short ones, which say little: `h`, `f`, `de`, `of`. */
export function toNameWords(name: string): Set<string> {
  const says = (word: string) =>
    (word.length > (isUnspaced(word) ? 1 : 2) || /[\d+#]/.test(word)) && !emptyWords.has(word)
  return new Set(splitWords(name).filter(says))
}

/**
 * What part of a name others have in theirs, from 0 to 1, by their places on the board. A word counts more the fewer of all
 * `count` names have it. `places` are those with `least` of the name or more.
 */
export function nameShares(count: number, { words }: ComparisonIndex, name: string, least: number) {
  const weighted = [...toNameWords(name)].map((word) => {
    const places = words.get(word) ?? []
    return { places, weight: Math.log((count + 1) / Math.max(1, places.length)) }
  })
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0)
  const shares = new Float32Array(count)
  for (const { places, weight } of weighted)
    for (const place of places) shares[place] = (shares[place] ?? 0) + weight / total
  const isNear = (place: number) => (shares[place] ?? 0) >= least
  return { places: new Set(weighted.flatMap((word) => word.places.filter(isNear))), shares }
}
