import { normalizeText } from './normalize-text'

/** More digits are not exact as a number. */
const maxDigits = 15

const separators = "[ '_.,]"
/** Groups of three digits, or of two before the last three as in India. All separators of an amount are the same. */
const grouped = new RegExp(`^[1-9]\\d{0,2}(${separators})\\d{3}(?:\\1\\d{3})*(?:([.,])(\\d{1,3}))?$`)
const groupedInPairs = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.(\d{1,3}))?$/
const plain = /^(\d+)(?:([.,])(\d{1,8}))?$/

/** Words behind a number, in lower case, that multiply it: `45k`, `300万`. */
export const multipliers: Readonly<Record<string, number>> = {
  ...{ k: 1e3, tis: 1e3, tsd: 1e3, tys: 1e3, тыс: 1e3, тис: 1e3, 千: 1e3, 천: 1e3 },
  ...{ 万: 1e4, 萬: 1e4, 만: 1e4, lakh: 1e5, lakhs: 1e5, mio: 1e6, juta: 1e6, trieu: 1e6, crore: 1e7 },
  ...{ crores: 1e7, 億: 1e8, 亿: 1e8, 억: 1e8 },
}

/** What a single `.` or `,` before three digits is. */
export type SingleMark = 'thousands' | 'decimals'

/**
 * An amount of money as people and programs write it: `30000`, `30 000`, `30,000.50`, `30.000,50`, `1'000`, `11,65`, `45'000.-`, `45k`.
 * Null for a text that is no amount, or whose separator can be read in two ways. `decimals` is the number of decimals of the currency:
 * of three, a single `.` is one of decimals, and a `,` can be read in two ways.
 */
export function parseAmount(text: string, decimals = 2, single?: SingleMark): number | null {
  const [, number = '', word = ''] = /^(.*\d)(?:\s?(\p{L}{1,6})\.?)?$/u.exec(toPlainDigits(text)) ?? []
  const amount = parseNumber(number, decimals, single)
  if (amount === null || word === '') return amount
  return Object.hasOwn(multipliers, word) ? multiply(amount, multipliers[word] ?? 1) : null
}

/** The digits, separators and letters of any script, without the dash of `30.000,-`. */
function toPlainDigits(text: string): string {
  if (text.length > 60) return ''
  const amount = normalizeText(text.replaceAll('٫', '.').replaceAll('٬', ','))
  return amount
    .replace(/\s/g, ' ')
    .trim()
    .replace(/ ?[.,]-{1,2}$/, '')
}

function parseNumber(amount: string, decimals: number, single?: SingleMark): number | null {
  const [, separator, mark, fraction] = grouped.exec(amount) ?? []
  if (separator !== undefined) {
    const isSingle = /^\d+[.,]\d+$/.test(amount)
    if (isSingle && single === undefined && decimals > 2 && separator === ',') return null
    if (isSingle && (single ?? (decimals > 2 ? 'decimals' : 'thousands')) === 'decimals')
      return toNumber(amount.replace(',', '.'))
    if (mark === separator) return null
    const whole = mark === undefined ? amount : amount.slice(0, amount.lastIndexOf(mark))
    return toNumber(whole.replace(/\D/g, ''), fraction)
  }
  const pairs = groupedInPairs.exec(amount)
  if (pairs) return toNumber((amount.split('.')[0] ?? '').replace(/\D/g, ''), pairs[1])
  const [, whole, , digits] = plain.exec(amount) ?? []
  return whole === undefined ? null : toNumber(whole, digits)
}

function toNumber(whole: string, fraction = ''): number | null {
  const text = fraction === '' ? whole : `${whole}.${fraction.replace(/0+$/, '')}`
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length <= maxDigits ? Number(text) : null
}

/** Rounded, because 1.1 × 1,000 is not exact. */
function multiply(amount: number, factor: number): number | null {
  const product = Number((amount * factor).toFixed(8))
  return product < 10 ** maxDigits ? product : null
}
