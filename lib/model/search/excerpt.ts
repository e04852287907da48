import { toReadableText } from '@vitrine/api-contract/readable-text'
import type { SearchedTexts } from '@vitrine/api-contract/search-words'
import { splitWords } from '@vitrine/api-contract/split-words'
import type { Mark } from '@vitrine/content-store/search/query'
import { markText } from './marked-text'

/** Characters of an excerpt, and of those before what is found where the sentence is longer. */
const maxLength = 160
const maxBefore = 60

/** Of a record's texts, what is looked through. */
const maxText = 50_000

/** The sentence of a record, or the name of what it belongs to, in which a search has found most of its marks. Null where none has one. */
export function findExcerpt(
  { names, texts }: Pick<SearchedTexts, 'names' | 'texts'>,
  marks: readonly Mark[],
): string | null {
  const readable = texts.map((text) => toReadableText(text?.slice(0, maxText) ?? ''))
  // The signs of Markdown.
  const sentences = readable.flatMap((text) => text.replace(/[*_#>`[\]|]+/g, ' ').split(/(?<=[.!?…])\s+|\n+/))
  let best = { text: '', count: 0 }
  for (const text of [...names.flatMap((own) => own ?? []), ...sentences]) {
    if (!canHave(text, marks)) continue
    const count = countMarks(text, marks)
    if (count > best.count) best = { text, count }
  }
  return best.count === 0 ? null : cut(best.text.replace(/\s+/g, ' ').trim(), marks)
}

/** Whether a word of a text begins like a mark: marking takes many times longer. */
function canHave(text: string, marks: readonly Mark[]): boolean {
  const words = splitWords(text)
  return marks.some((mark) => words.some((word) => mark.text.startsWith(word) || word.includes(mark.text)))
}

/** How many different words of a text are marked. */
export function countMarks(text: string, marks: readonly Mark[]): number {
  const marked = markText(text, marks).flatMap((part) => (part.isMatch ? part.text.toLowerCase() : []))
  return new Set(marked).size
}

function cut(text: string, marks: readonly Mark[]): string {
  if (text.length <= maxLength) return text
  const [first] = markText(text, marks)
  const place = first?.isMatch ? 0 : (first?.text.length ?? 0)
  const from = place <= maxBefore ? 0 : text.indexOf(' ', place - maxBefore) + 1
  const part = text.slice(from, from + maxLength)
  const whole = from + maxLength < text.length ? `${part.replace(/\s+\S*$/, '')} …` : part
  return from > 0 ? `… ${whole}` : whole
}
