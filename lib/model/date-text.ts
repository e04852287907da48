import { parseLocalizedDay } from '@vitrine/api-contract/localized-date'
import { leadingDay } from './date'
import { toTitle } from './text'

/**
 * A text that the API gives for a date. It can be any text, for example "as soon as possible", but one with digits that look like
 * a date and are none, such as `0000-00-00`, becomes null: a visitor would see an error.
 */
export function toDateText(value: string | null | undefined): string | null {
  const text = toTitle(value)
  if (text === null || !/[\p{L}\d]/u.test(text)) return null
  const isReal = /\p{L}/u.test(text) || text.length > 4 ? areDatesReal(text) : isYear(text)
  return isReal ? text : null
}

/** `2026-09-01`, `01/09/2026`, `1.9.26` */
const threeNumbers = /(?<!\d)(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?!\d)/g
/** `2026-09`, `09/2026` */
const yearAndMonth = /(?<![\d/.-])(?:(\d{4})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{4}))(?![\d/.-])/g
/** `01 Septembre 2022`, `1. März 2026` */
const dayAndName = /(?<!\d)(\d{1,2})\.? ([\p{L}\p{M}]+)\.? (\d{4})(?!\d)/gu

function areDatesReal(text: string): boolean {
  const threes = [...text.matchAll(threeNumbers)]
  const twos = [...text.matchAll(yearAndMonth)]
  const named = [...text.matchAll(dayAndName)]
  // A number alone is a timestamp.
  if (threes.length + twos.length === 0 && !/\p{L}/u.test(text)) return false
  return (
    threes.every(([, a = '', , b = '', c = '']) => isDay(a, b, c) || isDay(c, b, a) || isDay(c, a, b)) &&
    twos.every(([, year, month, otherMonth, otherYear]) =>
      isDay(year ?? otherYear ?? '', month ?? otherMonth ?? '', '1'),
    ) &&
    named.every(([, day = '', name = '', year = '']) => isNamedDay(day, name, year))
  )
}

function isDay(year: string, month: string, day: string): boolean {
  if (year.length === 2) return isDay(`20${year}`, month, day)
  return (
    Math.max(month.length, day.length) <= 2 &&
    leadingDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) !== null
  )
}

/** The last day of a month of another language than English and French is not known. */
function isNamedDay(day: string, name: string, year: string): boolean {
  if (!isDay(year, '1', day)) return false
  const parse = (number: string) => parseLocalizedDay({ en: `${number} ${name} ${year}` })
  return parse('1') === null || parse(day) !== null
}

function isYear(text: string): boolean {
  return isDay(text, '1', '1')
}
