import { markText } from '@/lib/model/search/marked-text'

type MarkedTextProps = { text: string; marks: Parameters<typeof markText>[1] }

/** A text in which what a search has found is marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return markText(text, marks).map((part, index) =>
    // The parts of a text have no other key than their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is made from one text
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
