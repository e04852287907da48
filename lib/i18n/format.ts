/** Dates, amounts and names as text. No function reads the clock or the environment. */

/** The interface has British English, so dates are `2 March 2026`. */
export function toLanguageTag(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** The formats are stored, because making one takes much longer than using it. A site has a few for each of its locales. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(toLanguageTag(locale), options)
  dateFormats.set(key, known)
  return known
}

/** The day of a timestamp in a time zone, e.g. `2 March 2026`. */
export function formatDate(date: Date, locale: string, timeZone: string): string {
  return formatWithDay(date, locale, { dateStyle: 'long', timeZone })
}

/** A day and a time of day in a time zone, e.g. `2 March 2026 at 09:30`; with seconds for the style `medium`. */
export function formatTimestamp(
  date: Date,
  locale: string,
  timeZone: string,
  timeStyle: 'short' | 'medium' = 'short',
): string {
  return formatWithDay(date, locale, { dateStyle: 'long', timeStyle, timeZone })
}

/** A day and a time of day in a time zone, as short as possible, e.g. `02/03/26, 09:30`. */
export function formatShortTimestamp(date: Date, locale: string, timeZone: string): string {
  const number = '2-digit'
  const options = {
    year: number,
    month: number,
    day: number,
    hour: number,
    minute: number,
    timeZone,
  } as const
  return dateFormat(locale, options).format(date)
}

/** A day `YYYY-MM-DD`, the same in every time zone. */
export function formatDay(day: string, locale: string): string {
  return formatWithDay(new Date(day), locale, { dateStyle: 'long', timeZone: 'UTC' })
}

function isFrench(locale: string): boolean {
  return /^fr\b/.test(locale)
}

/** The first day of a month is `1er` in French, which `Intl` does not write. */
function formatWithDay(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const text = dateFormat(locale, options).format(date)
  return isFrench(locale) ? text.replace(/^1(?=\s)/, '1er') : text
}

/** For example `March 2026`; `month` counts from 1. */
export function formatMonth(year: number, month: number, locale: string): string {
  const date = new Date(Date.UTC(year, month - 1, 1))
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
}

/** The name of a month, from 1. */
export function formatMonthName(month: number, locale: string): string {
  const date = new Date(Date.UTC(2000, month - 1, 1))
  return dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(date)
}

export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(toLanguageTag(locale)).format(value)
}

/** `value` is in percent: 48 is 48 %. */
export function formatPercent(value: number, locale: string): string {
  return new Intl.NumberFormat(toLanguageTag(locale), { style: 'percent' }).format(value / 100)
}

/** A whole amount has no decimals, another one has at least those of its currency. */
export function formatMoney(value: number, currency: string, locale: string): string {
  return moneyFormat([value], currency, locale).format(value)
}

/** Both bounds have the same number of decimals. Equal bounds are one amount. */
export function formatMoneyRange(min: number, max: number, currency: string, locale: string): string {
  return min === max
    ? formatMoney(min, currency, locale)
    : moneyFormat([min, max], currency, locale).formatRange(min, max)
}

/** More decimals than a currency has are those of the record: none is rounded away. */
function moneyFormat(amounts: readonly number[], currency: string, locale: string): Intl.NumberFormat {
  const own = Math.max(...amounts.map((amount) => String(amount).split('.')[1]?.length ?? 0))
  // `JP¥` in English, `JPY` in French: the symbol alone is clear, because the yuan has its code or `CN¥`.
  const currencyDisplay = currency === 'JPY' ? 'narrowSymbol' : 'symbol'
  const options = { style: 'currency', currency, currencyDisplay } as const
  const tag = toLanguageTag(locale)
  const { maximumFractionDigits: usual = 2 } = new Intl.NumberFormat(tag, options).resolvedOptions()
  const digits = own === 0 ? 0 : Math.max(Math.min(own, 8), usual)
  return new Intl.NumberFormat(tag, {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

const namesByKey = new Map<string, Intl.DisplayNames>()

/** Stored for the same reason as the formats of dates. */
function namesOf(type: 'region' | 'language', locale: string): Intl.DisplayNames {
  const key = `${locale} ${type}`
  const known =
    namesByKey.get(key) ?? new Intl.DisplayNames(toLanguageTag(locale), { type, languageDisplay: 'standard' })
  namesByKey.set(key, known)
  return known
}

/** The name for an ISO 3166-1 alpha-2 code; the code itself if there is no name. */
export function formatCountry(code: string, locale: string): string {
  return namesOf('region', locale).of(code) ?? code
}

/** The name for a language tag, e.g. `French` or `French (Canada)`; the value itself if it is none. */
export function formatLanguage(tag: string, locale: string): string {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) || tag === 'und') return tag
  try {
    return namesOf('language', locale).of(tag) ?? tag
  } catch {
    return tag
  }
}

export function formatList(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(toLanguageTag(locale)).format(items)
}

/** French writes `à` and the article of the name of a town as one word: `à Le Mans` is `au Mans`. */
export function joinArticles(text: string, locale: string): string {
  return isFrench(locale)
    ? text.replace(/ à (Les?) (?=\p{Lu})/gu, (_, le) => (le === 'Le' ? ' au ' : ' aux '))
    : text
}

/** For example `3:20` or `1:02:05`. */
export function formatPlayingTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}

/** A token or slug without a label as words: `SEASONAL_CREW` is `Seasonal crew`. */
export function humanize(token: string): string {
  const words = token.replace(/[-_]+/g, ' ').replace(/ \d+$/, '').trim().toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
