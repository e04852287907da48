import { normalizeText } from '@vitrine/api-contract/normalize-text'
import type { LocalizedText } from './localized'
import type { Office } from './organization'

/** Country names that CLDR does not contain, in any language. */
const aliases: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  'grande bretagne': 'GB',
  england: 'GB',
  angleterre: 'GB',
  scotland: 'GB',
  ecosse: 'GB',
  usa: 'US',
  'u s a': 'US',
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
  'the netherlands': 'NL',
  turkey: 'TR',
  'south korea': 'KR',
  'hong kong': 'HK',
  uae: 'AE',
  'ivory coast': 'CI',
  'russian federation': 'RU',
}

/** Regions that CLDR names but ISO 3166-1 does not list as countries. */
const notCountries = new Set([
  ...['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC'],
  ...['QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ'],
])

/** The ISO 3166-1 alpha-2 code of an office's country. Null where it has neither a code nor a known country name. */
export function countryCodeOf(office: Pick<Office, 'countryCode' | 'countryNames'>): string | null {
  return office.countryCode ?? toCountryCode(office.countryNames)
}

/** The code of a country's names by language. Null where no name is known, or two names have different codes. */
function toCountryCode(names: LocalizedText): string | null {
  const codes = new Set(
    Object.entries(names).flatMap(([language, name]) => {
      const key = normalizeName(name)
      return codesOf(language).get(key) ?? (Object.hasOwn(aliases, key) ? (aliases[key] ?? []) : [])
    }),
  )
  const [code] = codes
  return codes.size === 1 ? (code ?? null) : null
}

const tables = new Map<string, ReadonlyMap<string, string>>()

function codesOf(language: string): ReadonlyMap<string, string> {
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
    countryCodes().flatMap((code) =>
      names.flatMap((table) => {
        const name = table.of(code)
        return name === undefined ? [] : [[normalizeName(name), code] as const]
      }),
    ),
  )
}

/** Every current code: those that have a name and are not replaced by another code. */
function countryCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !notCountries.has(code) && names.of(code) !== undefined)
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
}

/** Without accents, case and punctuation: words joined by one space each. */
function normalizeName(name: string): string {
  return normalizeText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
