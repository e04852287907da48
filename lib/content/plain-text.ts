import { toText } from 'hast-util-to-text'
import { detectForm, toTree } from './pipeline'

/** The text of Markdown or HTML without its marks: words keep their spaces, and no entity is left. */
export function toPlainText(text: string): string {
  return toText(toTree(text, detectForm(text)))
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The beginning of that text, at most `maxLength` characters, cut at a word's end and then with an ellipsis. */
export function toExcerpt(text: string, maxLength: number): string {
  const plain = toPlainText(text)
  if (plain.length <= maxLength) return plain
  const cut = plain.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')
  const atWord = cut.replace(/\s+\S*$/, '')
  return `${(atWord || cut).replace(/[\s,;:.–—-]+$/, '')}…`
}
