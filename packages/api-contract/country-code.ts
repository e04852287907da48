import { iso31661Alpha3ToAlpha2 } from 'iso-3166/1-a3-to-1-a2.js'
import { normalizeText } from './normalize-text'

/** The codes of ISO 3166-1, and `XK`, which the standard leaves to its users and which banks and search engines use for Kosovo. */
const codes: ReadonlySet<string> = new Set([...Object.values(iso31661Alpha3ToAlpha2), 'XK'])

/** Codes that are not in ISO 3166-1 and mean one of its countries: those of the EU, withdrawn ones, parts of countries. */
const codeAliases: Readonly<Record<string, string>> = {
  ...{ UK: 'GB', EL: 'GR', FX: 'FR', DD: 'DE', BU: 'MM', TP: 'TL', ZR: 'CD', IC: 'ES', EA: 'ES' },
  ...{ UAE: 'AE', KSA: 'SA', ROK: 'KR', PRC: 'CN', RSA: 'ZA', XKX: 'XK', GER: 'DE', SUI: 'CH', NED: 'NL' },
}

/** Country names that CLDR does not contain, in any language. */
const nameAliases: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  'grande bretagne': 'GB',
  grossbritannien: 'GB',
  england: 'GB',
  angleterre: 'GB',
  scotland: 'GB',
  ecosse: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  'u s a': 'US',
  'u s': 'US',
  us: 'US',
  'united states of america': 'US',
  'etats unis d amerique': 'US',
  eeuu: 'US',
  'ee uu': 'US',
  'czech republic': 'CZ',
  'republique tcheque': 'CZ',
  'republica checa': 'CZ',
  'ceska republika': 'CZ',
  'slovak republic': 'SK',
  'republique slovaque': 'SK',
  holland: 'NL',
  hollande: 'NL',
  turkey: 'TR',
  korea: 'KR',
  한국: 'KR',
  'south korea': 'KR',
  'republic of korea': 'KR',
  'federal republic of germany': 'DE',
  'bundesrepublik deutschland': 'DE',
  'republic of ireland': 'IE',
  'people s republic of china': 'CN',
  'democratic republic of the congo': 'CD',
  'dr congo': 'CD',
  'viet nam': 'VN',
  burma: 'MM',
  swaziland: 'SZ',
  'east timor': 'TL',
  macedonia: 'MK',
  hellas: 'GR',
  'hong kong': 'HK',
  uae: 'AE',
  'ivory coast': 'CI',
  'russian federation': 'RU',
}

/** The ISO 3166-1 alpha-2 code of a code of two or three letters, in any case. Null for other texts: two letters are not a country. */
export function toCountryCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  if (codes.has(code)) return code
  const alias = Object.hasOwn(codeAliases, code) ? codeAliases[code] : iso31661Alpha3ToAlpha2[code]
  return typeof alias === 'string' ? alias : null
}

/** The code of a country's names by language. Null where no name is known, or two names have different codes. */
export function findCountryCode(names: Readonly<Record<string, string>>): string | null {
  const found = new Set(
    Object.entries(names).flatMap(([language, name]) => {
      const key = normalizeName(name)
      const alias = Object.hasOwn(nameAliases, key) ? nameAliases[key] : undefined
      const code = /^\s*[A-Z]{2,3}\s*$/.test(name) ? toCountryCode(name) : null
      return tableOf(language).get(key) ?? alias ?? code ?? []
    }),
  )
  const [code] = found
  return found.size === 1 ? (code ?? null) : null
}

const languages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'pl', 'cs', 'sk']

/** The code of the name of a country in one of the usual languages or in its own, or of a code. */
export function findCountry(text: string): string | null {
  return text === '' ? null : (toCountryCode(text) ?? codesByName().get(normalizeName(text)) ?? null)
}

let namedCodes: ReadonlyMap<string, string | null> | null = null

/** Null for a name that two countries have. */
function codesByName(): ReadonlyMap<string, string | null> {
  if (namedCodes) return namedCodes
  const found = new Map<string, string | null>(ownNames())
  const usual = languages.flatMap((language) => [...tableOf(language)])
  for (const [name] of usual) found.delete(name)
  for (const [name, code] of [...usual, ...Object.entries(nameAliases)])
    found.set(name, !found.has(name) || found.get(name) === code ? code : null)
  namedCodes = found
  return found
}

/** The names of each country in its main language, and in the languages of which it is the main country. */
function ownNames(): [name: string, code: string][] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const known = Intl.DisplayNames.supportedLocalesOf(letters.flatMap((a) => letters.map((b) => a + b)))
  const ofLanguages = known.map(
    (language) => [language, new Intl.Locale(language).maximize().region ?? ''] as const,
  )
  const ofCountries = [...codes].map(
    (code) => [new Intl.Locale(`und-${code}`).maximize().language, code] as const,
  )
  return [...ofLanguages, ...ofCountries].flatMap(([language, code]) => {
    if (!codes.has(code)) return []
    const name = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
    return name === undefined ? [] : [[normalizeName(name), code]]
  })
}

const tables = new Map<string, ReadonlyMap<string, string>>()

function tableOf(language: string): ReadonlyMap<string, string> {
  const known = tables.get(language)
  if (known) return known
  const made = makeTable(language)
  // Only languages that Intl supports, so that upstream keys cannot fill the memory.
  if (made.size > 0) tables.set(language, made)
  return made
}

/** Normalized country names to codes; empty for a language that Intl does not support: it would use its default one. */
function makeTable(language: string): ReadonlyMap<string, string> {
  const isKnown = /^[a-z]{2,3}$/.test(language) && Intl.DisplayNames.supportedLocalesOf(language).length > 0
  if (!isKnown) return new Map()
  const names = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
  )
  return new Map(
    [...codes].flatMap((code) =>
      names.flatMap((table) => {
        const name = table.of(code)
        return name === undefined ? [] : [[normalizeName(name), code] as const]
      }),
    ),
  )
}

/** The end of a name of ISO 3166-1, as in `Korea, Republic of`. The democratic republics are other countries. */
const officialEnd = /, (?!.*democratic)[^,]{0,60}\bof(?: china)?$/

/** Without accents, case, punctuation and article: words joined by one space each. CLDR has `&` for `and`. */
function normalizeName(name: string): string {
  return normalizeText(name)
    .replace(officialEnd, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
}
