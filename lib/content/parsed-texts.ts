import { LRUCache } from 'lru-cache'
import { type ContentTree, parseText } from './pipeline'
import type { TextFormat } from './text-format'

/** Trees need more memory than texts: these are the last ones, of so many characters. */
const maxCharacters = 100_000

/** A text that exceeds its deadline on a busy machine is plain text, for this time at most. */
export const maxAgeMs = 600_000

const trees = new LRUCache<string, ContentTree>({
  maxSize: maxCharacters,
  sizeCalculation: (_, key) => key.length,
  ttl: maxAgeMs,
})

/** The tree of `parseText`, which is made once where several functions read the same text after each other. */
export function readTree(text: string, format: TextFormat): ContentTree {
  const key = `${format} ${text}`
  const known = trees.get(key)
  if (known !== undefined) return known
  const tree = parseText(text, format)
  trees.set(key, tree)
  return tree
}
