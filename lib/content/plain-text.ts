import { toText } from 'hast-util-to-text'
import { type ContentTree, detectFormat, parseText } from './pipeline'

/** The words of a tree, separated by single spaces, on one line. */
export function plainText(tree: ContentTree): string {
  return toText(tree).replace(/\s+/gu, ' ').trim()
}

/** `cutText` of the plain text. */
export function excerpt(tree: ContentTree, maxLength: number): string {
  return cutText(plainText(tree), maxLength)
}

/** The start of a plain text, at most `maxLength` characters, cut after a word and then with an ellipsis. */
export function cutText(plain: string, maxLength: number): string {
  if (plain.length <= maxLength) return plain
  const cut = plain.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')
  const atWord = cut.replace(/\s+\S*$/, '')
  return `${(atWord || cut).replace(/[\s,;:.–—-]+$/, '')}…`
}

/** `plainText` of a Markdown or HTML text that is not parsed yet. */
export function toPlainText(text: string): string {
  return plainText(parseText(text, detectFormat(text)))
}

/** `excerpt` of a Markdown or HTML text that is not parsed yet. */
export function toExcerpt(text: string, maxLength: number): string {
  return excerpt(parseText(text, detectFormat(text)), maxLength)
}
