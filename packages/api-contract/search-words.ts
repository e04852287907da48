import { decodeHTMLStrict } from 'entities'
import { toReadableText } from './readable-text'
import { splitWords } from './split-words'

/** The characters of a record's texts, and of its names, that a search finds. Descriptions of jobs have about 3,000. */
const maxCharacters = 10_000

/** Of a text with markup, which is read to its end: a picture in it can be longer than its words. */
const maxSource = 1_000_000

/**
 * The words by which a search finds a record, each once, as `splitWords` writes them. `texts` are Markdown or HTML; only the start of
 * what readers see of them counts. Names are found by the spellings without umlauts too: `Köln`, `Koeln`.
 */
export function toSearchWords(
  names: readonly (string | null | undefined)[],
  texts: readonly (string | null | undefined)[],
  split: (text: string) => readonly string[] = splitWords,
): string[] {
  const plain = texts.map((text) => toReadableText(text?.slice(0, maxSource) ?? '')).join(' ')
  // Applicant trackers write some characters of names as in HTML.
  const named = decodeHTMLStrict(names.join(' ').slice(0, maxCharacters)).normalize('NFC')
  const transcribed = named.replace(/[äæöøüå]/gi, (letter) => transcriptions[letter.toLowerCase()] ?? letter)
  const all = split(`${named} ${plain.slice(0, maxCharacters)}`)
  const others = named === transcribed ? [] : splitWords(transcribed)
  return [...new Set([...all, ...others, ...splitWords(named).map(toUmlaut)])]
}

/** Texts have the same words again and again, and normalizing one takes most of the time. */
const maxParts = 200_000

/** `splitWords` for many texts. */
export function createWordSplitter(): (text: string) => string[] {
  const parts = new Map<string, readonly string[]>()
  return (text) =>
    text.split(/\s+/).flatMap((part) => {
      const earlier = parts.get(part)
      if (earlier) return earlier
      const words = splitWords(part)
      if (parts.size < maxParts) parts.set(part, words)
      return words
    })
}

const transcriptions: Readonly<Record<string, string>> = {
  ä: 'ae',
  æ: 'ae',
  ö: 'oe',
  ø: 'oe',
  ü: 'ue',
  å: 'aa',
}

/** A word as `splitWords` writes it if its transcribed umlauts were umlauts: `koln` for `koeln`. Not at its end: `joe` is not `jo`. */
function toUmlaut(word: string): string {
  return word.replace(/(?<![aeioquy])(?:([aou])e|(a)a)(?=[bcdfghj-np-tv-z])/g, '$1$2')
}
