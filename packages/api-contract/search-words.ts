import { decodeHTMLStrict } from 'entities'
import { toReadableText } from './readable-text'
import { splitWords } from './split-words'

/** The characters of a record's names, and of its texts, that a search finds. Long articles have fewer. */
const maxNames = 10_000
const maxTexts = 50_000

/** Of a text with markup, which is read to its end: a picture in it can be longer than its words. */
const maxSource = 1_000_000

type Texts = readonly (string | null | undefined)[]

/** What searches compare of a record. `texts` are Markdown or HTML, of which only the start of what readers see counts. */
export type SearchedTexts = { name: string; names: Texts; texts: Texts }

/** The words by which a search finds a record, in the order of its texts. `whole` are those of the name as they are written. */
export type SearchWords = { whole: string[]; name: string[]; others: string[] }

export function toSearchWords(
  { name, names, texts }: SearchedTexts,
  split: (text: string) => readonly string[] = splitCompounds,
): SearchWords {
  const plain = texts.map((text) => toReadableText(text?.slice(0, maxSource) ?? '')).join(' ')
  return {
    whole: splitWords(decodeHTMLStrict(name.slice(0, maxNames))),
    name: toNameWords([name]),
    others: [...toNameWords(names), ...split(plain.slice(0, maxTexts))],
  }
}

/** The words of names, and those of their spellings without umlauts: `Köln`, `Koeln`. */
export function toNameWords(names: Texts): string[] {
  // Applicant trackers write some characters of names as in HTML.
  const named = decodeHTMLStrict(names.join(' ').slice(0, maxNames)).normalize('NFC')
  const words = splitCompounds(named)
  const transcribed = named.replace(/[äæöøüå]/gi, (letter) => transcriptions[letter.toLowerCase()] ?? letter)
  const others = named === transcribed ? [] : splitCompounds(transcribed)
  const own = new Set(words)
  const spellings = new Set([...others, ...words.map(toUmlaut)])
  return [...words, ...[...spellings].filter((word) => !own.has(word))]
}

/** The words of a text, and those that a hyphen divides as one too: `front-end` is `front`, `end` and `frontend`. */
function splitCompounds(text: string): string[] {
  return text.split(/\s+/).flatMap(splitPart)
}

function splitPart(part: string): string[] {
  const parts = part.split(/[-\u2010\u2011]/).map(splitWords)
  return parts.length === 1 ? parts.flat() : [...parts.flat(), ...joinParts(parts)]
}

/** The last word of each part with the first one of the next: more than two where a part has one word only. */
function joinParts(parts: readonly (readonly string[])[]): string[] {
  const runs: string[][] = [[]]
  for (const words of parts) {
    runs.at(-1)?.push(...words.slice(0, 1))
    if (words.length !== 1) runs.push(words.slice(1).slice(-1))
  }
  return runs.flatMap((run) => (run.length > 1 ? run.join('') : []))
}

/** Texts have the same words again and again, and normalizing one takes most of the time. */
const maxParts = 200_000

/** `splitCompounds` for many texts. */
export function createWordSplitter(): (text: string) => string[] {
  const parts = new Map<string, readonly string[]>()
  return (text) =>
    text.split(/\s+/).flatMap((part) => {
      const earlier = parts.get(part)
      if (earlier) return earlier
      const words = splitPart(part)
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
export function toUmlaut(word: string): string {
  return word.replace(/(?<![aeioquy])(?:([aou])e|(a)a)(?=[bcdfghj-np-tv-z])/g, '$1$2')
}
