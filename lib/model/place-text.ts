import { findCountry } from '@vitrine/api-contract/country-code'
import { placeKindOf } from './place-words'

/**
 * What the text in the field of a town says: the town, the country of a text such as `Remote (France)`, and the token of remote work.
 * Each is null if the text does not say it.
 */
export type PlaceText = {
  town: string | null
  countryCode: string | null
  remote: 'fulltime' | 'partial' | null
}

/**
 * Separates towns from other texts in their field, such as `Remote, EMEA`, `Télétravail`, `Various locations` and `-`. A town whose
 * name has such a word, such as `Anywhere Lane`, stays a town: only the whole text, and its first or last part, are compared.
 * A text with both a town and remote work means that a part of the work is remote.
 */
export function readPlace(text: string | null): PlaceText {
  if (text === null || placeKindOf(text) !== null) return toPlace([], [placeKindOf(text ?? '')])
  const found =
    readParts(text.split(/[,;:/|()[\]{}·•–—+&]|\s-\s/)) ?? readWords(text, '-') ?? readWords(text, ' ')
  return found ?? { town: text, countryCode: null, remote: null }
}

/** Whether a name, an address or a district names no place, as `Remote` and `N/A` do. */
export function isNoPlace(text: string): boolean {
  return placeKindOf(text) !== 'region' && readPlace(text).town === null
}

/** The token of remote work that the towns of all offices of a job say. Null if they say nothing of it. */
export function remoteOfPlaces(texts: readonly (string | null)[]): PlaceText['remote'] {
  const said = texts.map((text) => readPlace(text).remote)
  if (said.every((remote) => remote === null)) return null
  return said.every((remote) => remote === 'fulltime') ? 'fulltime' : 'partial'
}

/** Null if neither the first nor the last part is a text that is no town. */
function readParts(texts: readonly string[]): PlaceText | null {
  const parts = texts.map((part) => part.trim()).filter((part) => part !== '')
  const kinds = [parts[0], parts.at(-1)].map((part) => placeKindOf(part ?? ''))
  const isOther = parts.length < 2 || kinds.every((kind) => kind === null || kind === 'region')
  return isOther ? null : toPlace(parts, kinds)
}

/**
 * `Remote-EMEA` and `Remote in Germany` have a separator that names of towns have too, so the other words have to be a region or a
 * country. Null for other texts.
 */
function readWords(text: string, separator: string): PlaceText | null {
  const words = text.split(separator)
  const ends = [
    [words[0] ?? '', words.slice(1)],
    [words.at(-1) ?? '', words.slice(0, -1)],
  ] as const
  for (const [word, others] of ends) {
    const other = others.join(separator).replace(/^(?:in|within|from|en|au|aux|à|depuis|de|im|aus)\s/i, '')
    const isPlace = placeKindOf(other) === 'region' || isCode(other) || findCountry(other) !== null
    const kind = placeKindOf(word)
    if (isPlace && (kind === 'remote' || kind === 'partial')) return toPlace([other], [kind])
  }
  return null
}

/** A code of two or three letters, which can be a country or a state: `CA` is Canada and California. */
function isCode(text: string): boolean {
  return /^[A-Z]{2,3}$/.test(text) && !['US', 'UK', 'USA', 'UAE'].includes(text)
}

function toPlace(parts: readonly string[], kinds: readonly ReturnType<typeof placeKindOf>[]): PlaceText {
  const others = parts.filter((part) => placeKindOf(part) === null && !isCode(part))
  const [countryCode = null, ...further] = new Set(others.flatMap((part) => findCountry(part) ?? []))
  const town = others.filter((part) => findCountry(part) === null).join(', ') || null
  const isRemote = kinds.includes('remote')
  const isPartial = kinds.includes('partial')
  return {
    town,
    countryCode: further.length === 0 ? countryCode : null,
    remote: isRemote && !isPartial && town === null ? 'fulltime' : isRemote || isPartial ? 'partial' : null,
  }
}
