import { markWords } from '@/lib/model/search/marked-text'

type MarkedTextProps = { text: string; words: string }

/** A text in which the searched words are marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  return markWords(text, words).map((part, index) =>
    // The parts of a text have no other key than their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is made from one text
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
