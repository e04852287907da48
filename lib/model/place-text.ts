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

const separator = /[,;:/|()[\]{}·•–—+&、・「」【】]|\s-\s/

/** `(m/f/d)`, which job titles have and places may inherit. */
const genders = /(?<!\p{L})\p{L}(?:[/|*]\p{L}){1,4}(?!\p{L})/gu

const perWeek = /(?<=\d\s?\p{L}{1,6}\s?)\/\s?(?:se(?:m|maine|mana|ttimana)|week|wk|woche)(?!\p{L})/giu

const timeZoneOffset =
  /\b((?:UTC|GMT|CET|CEST|EST|PST)\s?)(?:\+\/-|[+\-−±])\s?\d{1,2}(?::\d\d)?(?:\s?h(?:ours?|rs?)?\b)?/giu

/**
 * Separates towns from other texts in their field, such as `Remote, EMEA`, `Télétravail`, `Various locations` and `-`. A town whose
 * name has such a word, such as `Anywhere Lane`, stays a town: only the whole text and its parts are compared.
 * A text with both a town and remote work means that a part of the work is remote. A country in place of a town is no town, except
 * for those with a town of their name, and where the office is in another country: `Lebanon` in New Hampshire.
 */
export function readPlace(text: string | null, officeCountry: string | null = null): PlaceText {
  if (text === null || placeKindOf(text) !== null) return toPlace([], [placeKindOf(text ?? '')])
  const country = countryNamed(text)
  const isTown = country === null || hasTownOfItsName.has(country) || (officeCountry ?? country) !== country
  if (!isTown) return { town: null, countryCode: country, remote: null }
  const plain = text.normalize('NFKC').replace(timeZoneOffset, '$1').replace(perWeek, '').replace(genders, '')
  return (
    readParts(toParts(plain)) ??
    readWords(plain, '-') ??
    readWords(plain, ' ') ?? { town: text, countryCode: null, remote: null }
  )
}

/** Countries with the name of a town or a state in one of the languages: `Singapore`, `Granada`, `Salvador`, `Saint-Martin`, `Georgia`. */
const hasTownOfItsName = new Set(
  'AD BL DJ GD GE GI GT HK KW LC LU MC MF MO MS MX NF PA PW SG SH SM SV VA'.split(' '),
)

/** The country of a name, not of a code: `LA` is a town too. */
function countryNamed(text: string): string | null {
  return /^\p{ASCII}{1,3}$/u.test(text) && !nameLikeCodes.has(text) ? null : findCountry(text)
}

/** Whether a name, an address or a district names no place, as `Remote` and `N/A` do. */
export function isNoPlace(text: string): boolean {
  return placeKindOf(text) !== 'region' && countryNamed(text) === null && readPlace(text).town === null
}

/** The token of remote work that the towns of all offices of a job say. Null if they say nothing of it. */
export function remoteOfPlaces(texts: readonly (string | null)[]): PlaceText['remote'] {
  const said = texts.map((text) => readPlace(text).remote)
  if (said.every((remote) => remote === null)) return null
  return said.every((remote) => remote === 'fulltime') ? 'fulltime' : 'partial'
}

function toParts(text: string): string[] {
  const parts = text.split(separator).flatMap(splitAlternatives)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function isCountryOrRegion(part: string): boolean {
  return placeKindOf(withoutArticle(part)) === 'region' || countryOf(part) !== null
}

/**
 * `Berlin or remote` and `France or Spain`. `United States of America` stays whole, and `Isle of Wight`, of which neither side is
 * known.
 */
function splitAlternatives(part: string): string[] {
  if (isCountryOrRegion(part)) return [part]
  const sides = part.split(
    /\s(?:or|oder|ou|o|of|eller|lub|nebo|alebo|tai|vagy|veya|или|або|to|and|und|et|y|e|en|또는|혹은|أو|או)\s|または|又は|もしくは|或者?/iu,
  )
  const isKnown = sides.some((side) => placeKindOf(side) !== null || countryOf(side) !== null)
  return isKnown ? sides : [part]
}

/** Null if no part says remote work, and neither the first nor the last one is a text that is no town. */
function readParts(parts: readonly string[]): PlaceText | null {
  const kinds = parts.map((part) => placeKindOf(part))
  const isOther = kinds.includes('remote') || kinds.includes('partial')
  const [first, last] = [kinds[0], kinds.at(-1)]
  if (parts.length === 1 && isOther) return toPlace([], kinds)
  return parts.length > 1 && (isOther || first === 'none' || last === 'none') ? toPlace(parts, kinds) : null
}

/**
 * `Remote-EMEA` and `Remote Germany` have a separator that names of towns have too, so the other words have to be regions or
 * countries, a code in capitals, or behind a word such as `in`. Names of towns neither end with such a word nor begin with `Hybrid`. Null
 * for other texts.
 */
function readWords(text: string, between: string): PlaceText | null {
  const words = text.trim().split(between)
  for (let length = words.length - 1; length > 0; length -= 1)
    for (const [said, others] of [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ] as const) {
      const kind = placeKindOf(said.join(between))
      if (kind !== 'remote' && kind !== 'partial') continue
      const other = others.join(between).trim()
      const parts = toParts(other)
      const town = other.replace(/^(?:in|from|within|en|à|im|desde|aus|bei)\s/iu, '')
      const isLast = others[0] === words[0]
      if (parts.every(isCountryOrRegion)) return toPlace(parts, [kind])
      if (town !== other || isLast || kind === 'partial' || /^[A-Z]{2,4}$/.test(other))
        return toPlace(toParts(town), [kind])
    }
  return null
}

const beforePlaces =
  /^(?:(?:anywhere|in|within|inside|from|across|en|dans|au|aux|à|depuis|de|im|aus|innerhalb|desde|dentro|of|the|der|des|la|le|les|l’|l')\s?\b)+/i

function withoutArticle(text: string): string {
  return text
    .trim()
    .replace(beforePlaces, '')
    .replace(/\sonly$/i, '')
    .trim()
}

/** The country of a part, also with words around it: `in France`, `within the US`, `日本国内`. */
function countryOf(part: string): string | null {
  return (
    findCountry(part.trim()) ?? findCountry(withoutArticle(part).replace(/(?:国内|全国|境内|전국|국내)$/, ''))
  )
}

/** Codes of countries that are read like names. */
const nameLikeCodes = new Set(['US', 'UK', 'USA', 'UAE'])

/** The states and provinces of the US, Canada and Australia (ISO 3166-2), not that of Washington, which is its name. */
const stateCodes = new Set(
  `AB ACT AK AL AR AZ BC CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MB MD ME MI MN MO MS MT NB NC ND NE NH NJ NL NM NS NSW NT NU NV
  NY OH OK ON OR PA PE QC QLD RI SA SC SD SK TAS TN TX UT VA VIC VT WA WI WV WY YT`.split(/\s+/),
)

/** A code of two or three letters, which can be a country or a state: `CA` is Canada and California. */
function isCode(text: string): boolean {
  if (!/^[A-Z]{2,3}$/.test(text) || nameLikeCodes.has(text)) return false
  return stateCodes.has(text) || findCountry(text) !== null
}

function toPlace(parts: readonly string[], kinds: readonly ReturnType<typeof placeKindOf>[]): PlaceText {
  const others = parts.filter(
    (part) => (placeKindOf(part) ?? placeKindOf(withoutArticle(part))) === null && !isCode(part),
  )
  const [countryCode = null, ...further] = new Set(others.flatMap((part) => countryOf(part) ?? []))
  const town = others.filter((part) => countryOf(part) === null).join(', ') || null
  const isRemote = kinds.includes('remote')
  const isPartial = kinds.includes('partial')
  return {
    town,
    countryCode: further.length === 0 ? countryCode : null,
    remote: isRemote && !isPartial && town === null ? 'fulltime' : isRemote || isPartial ? 'partial' : null,
  }
}
