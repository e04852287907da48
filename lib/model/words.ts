import { decodeHTML } from 'entities'
import { splitWords } from '@/lib/facet-filter'

/** The characters of a record's texts that a search finds. Descriptions of jobs have about 3,000. */
const maxCharacters = 10_000

/**
 * The words by which a search finds a record, each once, as `splitWords` writes them, separated by spaces. `texts` are Markdown or
 * HTML; only the start of long ones counts.
 */
export function toWords(
  names: readonly (string | null | undefined)[],
  texts: readonly (string | null)[],
): string {
  const html = texts
    .map((text) => text ?? '')
    .join(' ')
    .slice(0, maxCharacters)
  const plain = decodeHTML(html.replace(/<[^<>]*>/g, ' '))
  return [...new Set(splitWords([...names, plain].join(' ')))].join(' ')
}
