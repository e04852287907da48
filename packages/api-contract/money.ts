import { multipliers, parseAmount, type SingleMark } from './amount'
import { currencyDecimals, toCurrencyCode } from './currency-code'

/** An amount in a currency, which can stand beside it, as in `30000.00 EUR`, `$30,000` and `45 k€`. Null for other texts. */
export function parseMoney(text: string, currency: string, single?: SingleMark): number | null {
  if (text.length > 60) return null
  // The period of an abbreviation: `30 000 Kč.`
  const amount = text.trim().replace(/(?<=\p{L})\.$/u, '')
  return parseAmount(withoutCurrency(amount, currency), currencyDecimals(currency), single)
}

/** `$` is the symbol of many currencies, so it is compared with that of the given one. */
function withoutCurrency(text: string, currency: string): string {
  let [start, end] = [0, text.length]
  while (start < end && !/[\p{Nd}+–-]/u.test(text.charAt(start))) start += 1
  while (end > start && !/[\p{Nd}.,–-]/u.test(text.charAt(end - 1))) end -= 1
  const isOwn = (name: string) => toCurrencyCode(name) === currency || name === symbolOf(currency)
  const [before, after] = [text.slice(0, start).trim(), text.slice(end).trim()]
  const isMultiplied = !isOwn(after) && Object.hasOwn(multipliers, after.charAt(0).toLowerCase())
  const factor = isMultiplied ? after.charAt(0) : ''
  const names = [before, after.slice(factor.length).trim()].filter((name) => name !== '')
  return names.length === 1 && names.every(isOwn) ? text.slice(start, end) + factor : text
}

/** By currency of ISO 4217: making a format takes ten times as long as reading an amount. */
const symbols = new Map<string, string | undefined>()

function symbolOf(currency: string): string | undefined {
  if (!symbols.has(currency)) symbols.set(currency, readSymbol(currency))
  return symbols.get(currency)
}

function readSymbol(currency: string): string | undefined {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value
}
