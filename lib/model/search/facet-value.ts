import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { toSlug } from '@vitrine/api-contract/slug'
import { foldValue, spellSigns } from '@/lib/facet-filter'
import { countryCodeOf } from '@/lib/model/country'
import { type LocalizedText, pickText } from '@/lib/model/localized'
import type { Office } from '@/lib/model/organization'

/** What the label of a facet value is made of: a text of the API, its labels of a contract type by language, a token, or a code for `Intl`. */
export type FacetLabel =
  | { text: string }
  | { texts: LocalizedText }
  | { token: string }
  | { countryCode: string }
  | { languageCode: string }

/** A value is `[a-z0-9_-]`, or in another script. */
export type FacetValue = { value: string; label: FacetLabel }

/** None for a text that cannot be a value. */
export function toValue(text: string, label: FacetLabel): FacetValue[] {
  const value = foldValue(text)
  return value === null ? [] : [{ value, label }]
}

/** A letter that slugs have no other letters for. */
const untransliterated = /(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Armn}\p{sc=Geor}])\p{L}/u

/** The value of a text, which is its label: the same one for its spellings. None for a text without letters and digits. */
export function toTextValue(text: string): FacetValue[] {
  const normalized = spellSigns(normalizeText(text))
  if (!/[\p{L}\p{N}]/u.test(normalized)) return []
  const words = normalized.split(/[^\p{L}\p{M}\p{N}_-]+/u).filter(Boolean)
  return toValue((!untransliterated.test(normalized) && toSlug(normalized)) || words.join('-'), { text })
}

export function toTokenValue(token: string): FacetValue[] {
  return toValue(token, { token })
}

type Place = Pick<Office, 'city' | 'countryCode' | 'countryNames'>

/** The cities of offices, each once. */
export function toCityValues(offices: readonly Place[]): FacetValue[] {
  return uniqueValues(offices.flatMap(({ city }) => (city ? toTextValue(city) : [])))
}

/** The countries of offices, each once. */
export function toCountryValues(offices: readonly Place[]): FacetValue[] {
  return uniqueValues(offices.flatMap(toCountryValue))
}

function toCountryValue(office: Place): FacetValue[] {
  const code = countryCodeOf(office)
  if (code !== null) return toValue(code, { countryCode: code })
  const name = pickText(office.countryNames, 'en')?.text
  return name ? toTextValue(name) : []
}

/** Each value once, with its last label. */
export function uniqueValues(values: readonly FacetValue[]): FacetValue[] {
  return [...new Map(values.map((value) => [value.value, value])).values()]
}
