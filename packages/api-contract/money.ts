import { parseAmount } from './amount'
import { currencyDecimals, toCurrencyCode } from './currency-code'

/** An amount in a currency, which can stand beside it, as in `30000.00 EUR` and `$30,000`. Null for other texts. */
export function parseMoney(text: string, currency: string): number | null {
  return text.length > 60 ? null : parseAmount(withoutCurrency(text, currency), currencyDecimals(currency))
}

/** `$` is the symbol of many currencies, so it is compared with that of the given one. */
function withoutCurrency(text: string, currency: string): string {
  const isOfNumber = (at: number) => /[\d.,+-]/.test(text.charAt(at))
  let [start, end] = [0, text.length]
  while (start < end && !isOfNumber(start)) start += 1
  while (end > start && !isOfNumber(end - 1)) end -= 1
  const names = [text.slice(0, start).trim(), text.slice(end).trim()].filter((name) => name !== '')
  const isOwn = (name: string) => toCurrencyCode(name) === currency || name === symbolOf(currency)
  return names.length === 1 && names.every(isOwn) ? text.slice(start, end) : text
}

function symbolOf(currency: string): string | undefined {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value
}
