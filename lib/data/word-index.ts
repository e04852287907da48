import { setImmediate as pause } from 'node:timers/promises'
import { isUnspaced } from '@/lib/facet-filter'
import { mapWithPauses } from '@/lib/process/map-with-pauses'
import { sortSteps } from '@/lib/process/sorted'
import { runStepsWithPauses } from '@/lib/process/steps'

/**
 * Finds texts by words that they have, or that their words begin with. One Latin letter or digit is a whole word: `R&D` is two. A word
 * in a script without spaces between words is found anywhere in such a one.
 */
export type WordIndex = {
  /** `words` are separated by single spaces. Says of a text, by its index, whether it has all of them. */
  find: (words: string) => (index: number) => boolean
}

/** Of no texts. */
export const emptyIndex: WordIndex = { find: () => () => false }

/** Texts that are read without a pause, in which the process handles requests. */
const chunkSize = 200

/**
 * Makes an index of `texts`, which are words separated by single spaces, each word once. Own code: MiniSearch and Orama need
 * ten times the time and memory for 50,000 texts (docs/decisions.md).
 */
export async function createWordIndex(texts: readonly string[]): Promise<WordIndex> {
  const { lists, unspaced } = await collectWords(texts)
  const words = await runStepsWithPauses(sortSteps([...lists.keys()], (a, b) => (a < b ? -1 : 1)))
  const indexes = await mapWithPauses(words, (word) => Uint32Array.from(lists.get(word) ?? []))
  // The functions of the result keep what is in their scope in memory, and the minifier moves them into this one.
  lists.clear()
  return toWordIndex(words, indexes, unspaced)
}

/**
 * The indexes of the texts that have a word, by the word; and of each text the words without spaces between them. Such a word is a
 * sentence or a part of one, which hardly any other text has. A search looks into those of all texts.
 */
async function collectWords(texts: readonly string[]) {
  const lists = new Map<string, number[]>()
  const unspaced: string[] = []
  for (const [index, text] of texts.entries()) {
    if (index % chunkSize === chunkSize - 1) await pause()
    const sentences: string[] = []
    for (const word of text.split(' ')) {
      const list = lists.get(word)
      if (list) list.push(index)
      else if (isUnspaced(word)) sentences.push(word)
      else lists.set(word, [index])
    }
    unspaced.push(sentences.join(' '))
  }
  return { lists, unspaced }
}

function toWordIndex(
  words: readonly string[],
  indexes: readonly Uint32Array[],
  unspaced: readonly string[],
): WordIndex {
  /** Counts in `hits` each text that has the words before this one, `number` of them, and this one. */
  function count(prefix: string, number: number, hits: Uint8Array): void {
    if (isUnspaced(prefix)) {
      for (const [index, text] of unspaced.entries())
        if (hits[index] === number && text.includes(prefix)) hits[index] = number + 1
      return
    }
    const isWhole = /^[a-z0-9]$/.test(prefix)
    const isFound = (word = '') => (isWhole ? word === prefix : word.startsWith(prefix))
    for (let at = firstNotBefore(words, prefix); at < words.length && isFound(words[at]); at += 1)
      for (const index of indexes[at] ?? []) if (hits[index] === number) hits[index] = number + 1
  }

  return {
    find: (searched) => {
      const prefixes = searched.split(' ')
      const hits = new Uint8Array(unspaced.length)
      for (const [number, prefix] of prefixes.entries()) count(prefix, number, hits)
      return (index) => hits[index] === prefixes.length
    },
  }
}

/** The place of the first of the ordered words that is not before `prefix`. */
function firstNotBefore(words: readonly string[], prefix: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}
