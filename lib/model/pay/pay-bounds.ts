import type { SingleMark } from '@vitrine/api-contract/amount'
import { currencyDecimals, isSmallUnit } from '@vitrine/api-contract/currency-code'
import { parseMoney } from '@vitrine/api-contract/money'
import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { toSalaryPeriod } from '@vitrine/api-contract/salary-period'
import { isUnset } from '@vitrine/api-contract/unset-text'

/** How many periods a year has. Of full-time work in France: 35 hours in 52 weeks, 218 days. */
export const periodsPerYear = {
  yearly: 1,
  monthly: 12,
  weekly: 52,
  daily: 218,
  hourly: 1_820,
} as const

/** A bound of a pay: null if it is unset, which 0 is too. */
export type Bound = number | null | 'unreadable'

/** What programs write for an unset bound. `n/a` and `negotiable` are words of people: they may stand for an amount. */
const unset = new Set(['null', 'undefined'])

/** What a year of full-time work pays at least and at most, where the unit of the currency is worth more than a cent. */
const plausibleYear = { least: 3_000, most: 1_500_000 }

/** The most that a pay is, as a multiple of its least. */
const maxRatio = 100

/**
 * The bounds of a pay. An amount can have its currency beside it, as in `30000.00 EUR`. The mark of `13.125` is one of thousands or of
 * decimals: of an hour or a day, the one that makes a plausible pay, and none if neither does; of other periods, that of thousands,
 * unless the other bound shows that it is one of decimals.
 */
export function readBounds(
  bounds: readonly [string, string],
  currency: string,
  period: string,
): [Bound, Bound] {
  const [mins, maxs] = bounds.map((text) => readingsOf(text, currency)) as [Bound[], Bound[]]
  const pairs = mins.flatMap((min) => maxs.map((max): [Bound, Bound] => [min, max]))
  const [first = ['unreadable', 'unreadable']] = pairs
  if (pairs.length === 1) return first
  const factor = periodsPerYear[toSalaryPeriod(period) ?? 'yearly']
  if (factor < periodsPerYear.daily) return pairs.find(isRange) ?? first
  const isPlausible = (bound: Bound) =>
    typeof bound !== 'number' ||
    (bound * factor >= plausibleYear.least && bound * factor <= plausibleYear.most)
  return pairs.find((pair) => isRange(pair) && pair.every(isPlausible)) ?? ['unreadable', 'unreadable']
}

/** The amounts that a text can mean, that with a mark of thousands first. */
function readingsOf(text: string, currency: string): Bound[] {
  if (isUnset(text) || unset.has(normalizeText(text).trim())) return [null]
  const amounts = marksOf(currency).map((mark) => parseMoney(text, currency, mark))
  return [...new Set(amounts)].map((amount) => (amount === null ? 'unreadable' : amount || null))
}

/** Nobody pays fractions of small units, and a mark before three decimals is known to be one. */
function marksOf(currency: string): readonly (SingleMark | undefined)[] {
  const decimals = currencyDecimals(currency)
  if (decimals > 2) return [undefined]
  return decimals === 0 || isSmallUnit(currency) ? ['thousands'] : ['thousands', 'decimals']
}

function isRange([min, max]: [Bound, Bound]): boolean {
  return typeof min !== 'number' || typeof max !== 'number' || (min <= max && max < min * maxRatio)
}
