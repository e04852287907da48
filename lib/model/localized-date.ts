import type { LocalizedText } from './localized'

/**
 * The day `YYYY-MM-DD` that a date in words stands for, such as `{ fr: 'Le 15 Novembre 2021 à 10h30', en: 'The 15
 * November 2021 at 10h30' }`. Null unless two languages at least say a day, and all that do say the same.
 */
export function toAgreedDay(texts: LocalizedText): string | null {
  const days = Object.entries(texts).flatMap(([language, text]) => toDay(text, language) ?? [])
  return days.length > 1 && new Set(days).size === 1 ? (days[0] ?? null) : null
}

const pattern = /^(?:(?:le|the) )?(\d{1,2}) (\p{L}+) (\d{4})(?: (?:a|at) \d{1,2}h\d{2})?$/u

function toDay(text: string, language: string): string | null {
  const [, day, name, year] = pattern.exec(fold(text)) ?? []
  const month = name === undefined ? undefined : monthsOf(language).get(name)
  if (day === undefined || month === undefined) return null
  const value = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null
}

const months = new Map<string, ReadonlyMap<string, number>>()

/** The folded names of a language's months, as they stand within dates, to their numbers from 1. */
function monthsOf(language: string): ReadonlyMap<string, number> {
  const known = months.get(language)
  if (known) return known
  const made = new Map(isSpoken(language) ? namesOf(language) : [])
  months.set(language, made)
  return made
}

function namesOf(language: string): [string, number][] {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  return Array.from({ length: 12 }, (_, index) => {
    const parts = format.formatToParts(new Date(Date.UTC(2026, index, 1)))
    return [fold(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1]
  })
}

/** Intl would name the months of a language it does not know in English. */
function isSpoken(language: string): boolean {
  return /^[a-z]{2,3}$/.test(language) && Intl.DateTimeFormat.supportedLocalesOf(language).length > 0
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim()
}
