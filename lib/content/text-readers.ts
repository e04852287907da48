import { LRUCache } from 'lru-cache'
import { toBasicHtml } from './basic-html'
import { toHtmlText } from './html-text'
import { maxAgeMs, readTree } from './parsed-texts'
import type { ContentTree } from './pipeline'
import { excerpt } from './plain-text'
import type { TextFormat } from './text-format'

/** What a document has of a text. `base` is the URL of the page of the text. */
export type TextReader = (text: string, format: TextFormat, base: string) => string

/** Characters of texts and results that each reader stores at most. */
const maxCharacters = 3_000_000

/**
 * Memoizes a function of the tree of a text: a change of one article concerns feeds in several formats, languages and
 * subjects, which have the same texts of a hundred articles.
 */
function memoize(read: (tree: ContentTree, base: string) => string): TextReader {
  const results = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (result, key) => key.length + result.length,
    ttl: maxAgeMs,
  })
  return (text, format, base) => {
    const key = `${format} ${base} ${text}`
    const known = results.get(key)
    if (known !== undefined) return known
    const result = read(readTree(text, format), base)
    results.set(key, result)
    return result
  }
}

export const readHtml = memoize(toHtmlText)
export const readBasicHtml = memoize(toBasicHtml)
/** Of at most 300 characters. */
export const readExcerpt = memoize((tree) => excerpt(tree, 300))
