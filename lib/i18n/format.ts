/** Dates, amounts and names as text. Every function takes the locale; none reads the clock or the environment. */

/** The interface's English is British, in its words as in its dates: `2 March 2026`. */
function toTag(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}

/** A moment as a day, e.g. `2 March 2026`, in the site's time zone. */
export function formatDate(date: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(toTag(locale), { dateStyle: 'long', timeZone }).format(date)
}

/** A day `YYYY-MM-DD` as that day, whatever the zone. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(toTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** A month of the archive, e.g. `March 2026`; `month` counts from 1. */
export function formatMonth(year: number, month: number, locale: string): string {
  const date = new Date(Date.UTC(year, month - 1, 1))
  return new Intl.DateTimeFormat(toTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  )
}

export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(toTag(locale)).format(value)
}

/** `value` counts hundredths: 48 is 48 %. */
export function formatPercent(value: number, locale: string): string {
  return new Intl.NumberFormat(toTag(locale), { style: 'percent' }).format(value / 100)
}

export function formatMoney(value: number, currency: string, locale: string): string {
  return moneyFormat(currency, locale).format(value)
}

/** Both bounds as a range; equal bounds are one amount. */
export function formatMoneyRange(min: number, max: number, currency: string, locale: string): string {
  return min === max
    ? formatMoney(min, currency, locale)
    : moneyFormat(currency, locale).formatRange(min, max)
}

function moneyFormat(currency: string, locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(toTag(locale), { style: 'currency', currency, maximumFractionDigits: 0 })
}

/** A country's name for its ISO 3166-1 alpha-2 code; the code itself where there is no name. */
export function formatCountry(code: string, locale: string): string {
  return new Intl.DisplayNames(toTag(locale), { type: 'region' }).of(code) ?? code
}

/** A language's name for its code, e.g. `French`; the code itself where it is not one. */
export function formatLanguage(code: string, locale: string): string {
  if (!/^[a-z]{2,3}$/i.test(code)) return code
  return new Intl.DisplayNames(toTag(locale), { type: 'language' }).of(code) ?? code
}

export function formatList(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(toTag(locale)).format(items)
}

/** Playing time, e.g. `3:20` or `1:02:05`. */
export function formatPlayingTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}

/** A token or slug as words for the rare case that no label is known: `SEASONAL_CREW` is `Seasonal crew`. */
export function humanize(token: string): string {
  const words = token.replace(/[-_]+/g, ' ').replace(/ \d+$/, '').trim().toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
