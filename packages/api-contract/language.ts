import { findCountry } from './country-code'
import { normalizeText } from './normalize-text'

/** Codes of countries and others that are used for the language of the country, and are no codes of languages. */
const aliases: Readonly<Record<string, string>> = {
  cn: 'zh',
  cz: 'cs',
  dk: 'da',
  gr: 'el',
  jp: 'ja',
  sp: 'es',
  ua: 'uk',
  vn: 'vi',
}

/** Codes for no language, several or an unknown one. */
const noLanguages = new Set(['mis', 'mul', 'und', 'zxx'])

const namesOf = {
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
  script: new Intl.DisplayNames('en', { type: 'script', fallback: 'none' }),
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
}

/** A look-up takes 20 microseconds, and a record has up to a hundred of them, of a few languages. */
const known = new Map<string, string | null>()
const maxKnown = 500

/**
 * A language tag in its canonical form (BCP 47), such as `fr` for `FR` and `pt-BR` for `pt_br`, so that no other text gets to `Intl` or
 * an attribute. Parts that are no script or region are left out: `en-EN` is `en`. The name of a language stands for it, also with a
 * region as in `English (US)`. Null where the language is not a real one.
 */
export function toLanguage(value: string | null | undefined): string | null {
  const text = value?.trim() ?? ''
  if (text.length > 60) return null
  const before = known.get(text)
  if (before !== undefined) return before
  const language = canonicalize(text) ?? findByName(text)
  if (known.size < maxKnown) known.set(text, language)
  return language
}

function findByName(text: string): string | null {
  const whole = codesByName().get(normalizeText(text))
  if (whole !== undefined) return whole
  const [, name = '', place = ''] = /^([^()]+)\s\(([^()]+)\)$/.exec(text.normalize('NFKC')) ?? []
  const language = codesByName().get(normalizeText(name.trim()))
  const country = language === undefined ? null : findCountry(place)
  return language !== undefined && country !== null
    ? canonicalize(`${language.slice(0, 2)}-${country}`)
    : null
}

function canonicalize(text: string): string | null {
  // `fr_FR.UTF-8` is a locale of POSIX.
  const tag = text.replace(/[.@].*$/s, '').replaceAll('_', '-')
  const [first = ''] = tag.split('-')
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(tag)) return null
  // `zh-cmn-Hans` is not valid for `Intl`.
  const [own = '', ...parts] = baseNameOf(tag) ?? baseNameOf(first) ?? []
  const language = aliases[own] ?? own
  if (language === '' || noLanguages.has(language) || !namesOf.language.of(language)) return null
  return [language, ...parts.filter(isReal)].join('-')
}

/** The parts of a canonical tag without extensions. Null for a tag that is not valid. */
function baseNameOf(tag: string): string[] | null {
  try {
    // `en-US-POSIX` is `en-US-u-va-posix`.
    return new Intl.Locale(tag).baseName.replace(/-u-.*/, '').split('-')
  } catch {
    return null
  }
}

/** Whether a part of a canonical tag is a script, a region or a variant. `Intl` has no list of variants. */
function isReal(part: string): boolean {
  if (/^[A-Z][a-z]{3}$/.test(part)) return namesOf.script.of(part) !== undefined
  if (/^(?:[A-Z]{2}|\d{3})$/.test(part)) return part !== 'ZZ' && namesOf.region.of(part) !== undefined
  return true
}

/** Names of languages that CLDR has under another one. */
const nameAliases = {
  castellano: 'es',
  castilian: 'es',
  farsi: 'fa',
  mandarin: 'zh',
  tagalog: 'fil',
  普通话: 'zh',
}

/** Other languages that people name: those of regions and scripts, such as `Flemish` and `简体中文`, and those of three letters. */
const others =
  `de-AT de-CH en-AU en-CA en-GB en-US es-419 es-ES es-MX fil fr-CA fr-CH gsw nl-BE pt-BR pt-PT yue zh-Hans
  zh-Hant`.split(/\s+/)

let names: ReadonlyMap<string, string> | null = null

/** The languages with two letters by their own names, and by those in the languages of the interface. */
function codesByName(): ReadonlyMap<string, string> {
  if (names) return names
  const usual = ['en', 'fr', 'de', 'es']
  const found = [...languageCodes(), ...others].flatMap((code) =>
    [...usual, code, code.slice(0, 2)].flatMap((locale) =>
      // `Simplified Chinese` and `Chinese (Simplified)`.
      (code.includes('-') ? (['dialect', 'standard'] as const) : (['dialect'] as const)).flatMap(
        (languageDisplay) => {
          const name = tableOf(locale, languageDisplay).of(code)
          return name === undefined ? [] : [[normalizeText(name), code] as const]
        },
      ),
    ),
  )
  names = new Map([...found, ...Object.entries(nameAliases)])
  return names
}

/** The codes of two letters of real languages. */
export function languageCodes(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => namesOf.language.of(code) && canonicalize(code) === code)
}

const tables = new Map<string, Intl.DisplayNames>()

function tableOf(locale: string, languageDisplay: 'dialect' | 'standard'): Intl.DisplayNames {
  const key = `${locale} ${languageDisplay}`
  const table = tables.get(key) ?? new Intl.DisplayNames(locale, { type: 'language', languageDisplay })
  tables.set(key, table)
  return table
}
