import { isUnspaced, splitWords } from '@vitrine/api-contract/split-words'
import type { BoardJob } from './board-job'

/** What pages compare a job by. Made once for a board, so that a page does not go through all of its jobs. */
export type ComparisonIndex = {
  /** The indexes of the vacancies of each department, and of those with each word in their name, in the order of the board. */
  departments: Map<string, number[]>
  words: Map<string, number[]>
  /** The vacancies whose yearly pay is known, by `payKey`. */
  pays: Map<string, BoardJob[]>
}

/**
 * The kinds of jobs whose pay is compared, the closest first. Each has the contract, so that an internship is not compared with
 * permanent work.
 */
export const payKinds = [
  ['department', 'contract'],
  ['experience', 'contract'],
  ['contract', 'country'],
] as const
export type PayKind = (typeof payKinds)[number]

export function createComparisonIndex(): ComparisonIndex {
  return { departments: new Map(), words: new Map(), pays: new Map() }
}

/** Adds a job of the board, by its place there. Jobs are added in their order. */
export function addToIndex(index: ComparisonIndex, job: BoardJob, place: number): void {
  if (job.job.isSpontaneous) return
  for (const { value } of job.values.department) push(index.departments, value, place)
  for (const word of toNameWords(job.job.name)) push(index.words, word, place)
  const { values, pay } = job
  if (!pay) return
  for (const kind of payKinds)
    for (const { value: first } of values[kind[0]])
      for (const { value: second } of values[kind[1]])
        push(index.pays, payKey(kind, first, second, pay.currency), job)
}

export function payKey([first, second]: PayKind, a: string, b: string, currency: string): string {
  return `${first} ${a} ${second} ${b} ${currency}`
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
