/** A text as a search engine or a social network shows it. */
export type CutText = {
  /** The whole text, with one space for each run of white space. */
  text: string
  /** The part of `text` that is shown; an ellipsis follows it where `isCut`. */
  kept: string
  isCut: boolean
  /** The size of the whole text and the largest one that is shown whole, in pixels or characters. */
  size: number
  limit: number
}

/** No page shows more of a title or a description, and measuring a longer one takes time. */
const maxCharacters = 3_000

export const ellipsis = ' …'

/** Cuts a text where its size, with the ellipsis, is at most `limit`: between words, or within one that is too long. */
export function cutText(text: string, limit: number, sizeOf: (text: string) => number): CutText {
  const line = text.slice(0, maxCharacters).replace(/\s+/gu, ' ').trim()
  const size = sizeOf(line)
  if (size <= limit) return { text: line, kept: line, isCut: false, size, limit }
  const fits = (end: number) => sizeOf(line.slice(0, end).trimEnd() + ellipsis) <= limit
  const wordEnds = [...line.matchAll(/\s/gu)].map(({ index }) => index)
  const atWord = lastThat(fits, wordEnds)
  // Japanese and Chinese have no spaces, and a URL can be longer than a line.
  const isAtWord = sizeOf(line.slice(0, atWord)) > limit / 2
  const end = isAtWord ? atWord : lastThat(fits, graphemeEnds(line))
  return { text: line, kept: line.slice(0, end).trimEnd(), isCut: true, size, limit }
}

/** The same by the number of characters. */
export function cutToLength(text: string, limit: number): CutText {
  return cutText(text, limit, (part) => [...part].length)
}

/** The last of the ascending ends that fits, by binary search; 0 if none does. */
function lastThat(fits: (end: number) => boolean, ends: readonly number[]): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(ends[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return ends[low - 1] ?? 0
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function graphemeEnds(text: string): number[] {
  return [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length)
}
