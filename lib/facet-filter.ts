/** What the states of lists with facets share: words, selected values, and their form in URLs. */

import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { isUnspaced, isWholeWord, splitWords } from '@vitrine/api-contract/split-words'

/** The selected values of a facet, ordered and without duplicates: a record has one of them. A facet without values is missing. */
export type SelectedValues<Name extends string> = Readonly<Partial<Record<Name, readonly string[]>>>

export type FacetFilter<Name extends string> = {
  /** As `foldWords` writes them: a record has all of them. Empty for none. */
  words: string
  facets: SelectedValues<Name>
}

/** Values of a facet that a result counts at most, besides the selected ones. */
export const maxCounted = 40

export const filterLimits = {
  values: 30,
  words: 10,
  wordsLength: 100,
  salary: 999_999_999_999_999,
  page: 9_999,
}

/** Whether a word of a text is found by a searched word: it begins with it, or has it in a script without spaces between words. */
export function hasWord(own: string, searched: string): boolean {
  if (isWholeWord(searched)) return own === searched
  return isUnspaced(searched) ? own.includes(searched) : own.startsWith(searched)
}

/** The words that a list searches for, separated by one space; the same for each spelling of the same words. */
export function foldWords(text: string): string {
  const words = [...new Set(splitWords(text.slice(0, filterLimits.wordsLength)))]
  return words.slice(0, filterLimits.words).join(' ')
}

/** The path segment of words that `foldWords` gives, joined by hyphens, which no word has. */
export function toWordsSegment(words: string): string {
  return encodeURIComponent(words.replaceAll(' ', '-'))
}

/** The words of a path segment as it is in the URL, in any spelling. Empty for a segment without words. */
export function parseWordsSegment(segment: string): string {
  return foldWords(decode(segment) ?? segment)
}

/**
 * A normalized text with the words of the signs behind a word that tell names apart: `c++` is `c-plus-plus`, `c#` is `c-sharp`, and
 * `r&d` is `r and d`.
 */
export function spellSigns(text: string): string {
  const spell = (signs: string) => `${signs.replaceAll('+', '-plus').replace(/[#♯]/g, '-sharp')} `
  return text
    .replace(/(?<=[\p{L}\p{N}])[+#♯]+/gu, spell)
    .replace(/(?<=\p{sc=Latn}) ?& ?(?=\p{sc=Latn})/gu, ' and ')
}

/** The value of a facet in URLs. Null for a text that cannot be one. */
export function foldValue(text: string): string | null {
  const value = normalizeText(text).trim().replace(/\s+/g, '-')
  return /^[\p{L}\p{M}\p{N}_-]{1,100}$/u.test(value) ? value : null
}

/**
 * The value of a facet that a visitor names, in any spelling: other characters become hyphens, as in the slugs that values are
 * made of. `-`, which no record has, for a text without letters and digits. Null for a text that is too long or not valid: with
 * control characters, or with the replacement character of a text that is not UTF-8.
 */
function foldNamedValue(text: string): string | null {
  if (/[\p{Cc}\uFFFD]/u.test(text)) return null
  const parts = spellSigns(normalizeText(text)).split(/[^\p{L}\p{M}\p{N}_-]+/u)
  return foldValue(parts.filter(Boolean).join('-') || '-')
}

/** A filter whose values are ordered, without duplicates and without empty facets. */
export function withValues<Name extends string, Filter extends { facets: SelectedValues<Name> }>(
  filter: Filter,
  name: Name & keyof Filter['facets'],
  values: readonly string[],
): Filter {
  const others = Object.entries(filter.facets).filter(([other]) => other !== name)
  const ordered = [...new Set(values)].sort()
  return {
    ...filter,
    facets: Object.fromEntries(ordered.length === 0 ? others : [...others, [name, ordered]]),
  }
}

/** The selected values of a facet. */
export function valuesOf<Name extends string>(
  { facets }: { facets: SelectedValues<Name> },
  name: Name,
): readonly string[] {
  return facets[name] ?? []
}

/** How many values a filter selects; its words count as one. */
export function countValues({ words, facets }: FacetFilter<string>): number {
  const values = Object.values(facets).reduce((sum, selected = []) => sum + selected.length, 0)
  return values + (words === '' ? 0 : 1)
}

/** The filter without its words or a facet. */
export function withoutSelection<Name extends string, Filter extends FacetFilter<Name>>(
  filter: Filter,
  part: 'words' | (Name & keyof Filter['facets']),
): Filter {
  return part === 'words' ? { ...filter, words: '' } : withValues(filter, part, [])
}

/** The words or a facet of a filter, without its other words and facets. */
export function onlySelection<Name extends string>(
  names: readonly Name[],
  { words, facets }: FacetFilter<Name>,
  part: 'words' | Name,
): FacetFilter<Name> {
  const others = names.filter((name) => name !== part)
  const kept = others.reduce((left, name) => withValues(left, name, []), { words: '', facets })
  return part === 'words' ? { ...kept, words } : kept
}

/** The `name-value` parts of a path segment, in its order. A part with an empty value is left out. */
export type SegmentPart = readonly [name: string, value: string]

/** The parts of the words and the facets. */
export function toSegmentParts<Name extends string>(
  names: readonly Name[],
  filter: FacetFilter<Name>,
): SegmentPart[] {
  return [
    ...filter.words.split(' ').map((word) => ['q', word] as const),
    ...names.flatMap((name) => valuesOf(filter, name).map((value) => [name, value] as const)),
  ]
}

/** Names and values in the Latin alphabet have only characters that no software encodes. */
export function toSegment(parts: readonly SegmentPart[], page: number): string {
  const all = [...parts, ['page', page === 1 ? '' : String(page)] as const]
  return all.flatMap(([name, value]) => (value ? [`${name}-${encodeURIComponent(value)}`] : [])).join('~')
}

/**
 * The query parameters and the page number of a path segment as it is in the URL, in any order and spelling. `toParameters`
 * gives those of a part other than words and the page. Null if it gives null, and for a page number that is not valid.
 */
export function parseSegment(
  segment: string,
  toParameters: (name: string, value: string) => readonly SegmentPart[] | null,
): { parameters: URLSearchParams; page: number } | null {
  const parameters = new URLSearchParams()
  const words: string[] = []
  const pages: string[] = []
  const decoded = decode(segment)
  for (const part of (decoded ?? segment).split('~')) {
    const [, name = '', value = ''] = /^([a-z]+)-(.+)$/s.exec(part) ?? []
    if (name === 'q') words.push(value)
    else if (name === 'page') pages.push(value)
    else {
      const own = decoded === null && value.includes('%') ? null : toParameters(name, value)
      if (own === null) return null
      for (const [parameter, text] of own) parameters.append(parameter, text)
    }
  }
  parameters.set('q', words.join(' '))
  const [page = '1', ...others] = pages
  const isPage = pages.length === 0 || (others.length === 0 && /^[1-9]\d{0,3}$/.test(page))
  return isPage ? { parameters, page: Number(page) } : null
}

/** Null for a text that is not percent-encoded UTF-8. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** A parameter that may be given once; empty if it is missing. Null if it is repeated. */
export function readOnce(parameters: URLSearchParams, name: string): string | null {
  const values = parameters.getAll(name).filter(Boolean)
  return values.length > 1 ? null : (values[0] ?? '')
}

/**
 * The words and facets of query parameters. Empty ones count as missing, unknown ones are ignored. `invalid` is the name of the
 * first parameter that is not valid.
 */
export function readFacetFilter<Name extends string>(
  names: readonly Name[],
  parameters: URLSearchParams,
): { filter: FacetFilter<Name> } | { invalid: string } {
  const q = readOnce(parameters, 'q')
  // A parameter that is not UTF-8 has the replacement character.
  if (q === null || q.length > 10 * filterLimits.wordsLength || q.includes('\uFFFD')) return { invalid: 'q' }
  const facets: Partial<Record<Name, readonly string[]>> = {}
  for (const name of names) {
    const values = new Set(parameters.getAll(name).filter(Boolean).map(foldNamedValue))
    if (values.size > filterLimits.values) return { invalid: name }
    const valid = [...values].filter((value) => value !== null)
    if (valid.length < values.size) return { invalid: name }
    if (valid.length > 0) facets[name] = valid.sort()
  }
  return { filter: { words: foldWords(q), facets } }
}

/** The state of the fields of a form: those that are not valid select nothing, and the others are kept. */
export function readForm<Filter>(
  read: (parameters: URLSearchParams) => { filter: Filter } | { invalid: string },
  parameters: URLSearchParams,
): Filter {
  const valid = new URLSearchParams(parameters)
  for (;;) {
    const result = read(valid)
    if ('filter' in result) return result.filter
    if (!valid.has(result.invalid)) throw new Error(`${result.invalid}: a missing field is not valid`)
    valid.delete(result.invalid)
  }
}

/** A value for each facet. */
export function mapNames<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Record<Name, T> {
  // `Object.fromEntries` has the type of any string key.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
}
