import { splitWords } from '@/lib/facet-filter'
import { toReadableText } from './readable-text'

/** The characters of a record's texts that a search finds. Descriptions of jobs have about 3,000. */
const maxCharacters = 10_000

/**
 * The words by which a search finds a record, each once, as `splitWords` writes them, separated by spaces. `texts` are Markdown or
 * HTML; only the start of what readers see of them counts.
 */
export function toWords(
  names: readonly (string | null | undefined)[],
  texts: readonly (string | null)[],
): string {
  const plain = texts.map((text) => toReadableText(text ?? '')).join(' ')
  return [...new Set(splitWords([...names, plain.slice(0, maxCharacters)].join(' ')))].join(' ')
}
