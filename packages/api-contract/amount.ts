/** More digits are not exact as a number. */
const maxDigits = 15

const separators = "[ '’_.,]"
/** Groups of three digits, or of two before the last three as in India. All separators of an amount are the same. */
const grouped = new RegExp(`^[1-9]\\d{0,2}(${separators})\\d{3}(?:\\1\\d{3})*(?:([.,])(\\d{1,3}))?$`)
const groupedInPairs = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.(\d{1,3}))?$/
const plain = /^(\d+)(?:([.,])(\d{1,8}))?$/

/**
 * An amount of money as people and programs write it: `30000`, `30 000`, `30,000.50`, `30.000,50`, `1'000`, `11,65`. Three digits
 * after a single separator are thousands (`30.000`), except behind `.` in a currency with three decimals. Null for a text that is no
 * amount, or whose separator can be read in two ways. `decimals` is the number of decimals of the currency.
 */
export function parseAmount(text: string, decimals = 2): number | null {
  const amount = text.length > 60 ? '' : text.normalize('NFKC').trim().replace(/\s/g, ' ')
  const [, separator, mark, fraction] = grouped.exec(amount) ?? []
  if (separator !== undefined) {
    const isSingle = mark === undefined && amount.split(separator).length === 2
    if (isSingle && decimals > 2 && separator === ',') return null
    if (isSingle && decimals > 2 && separator === '.') return toNumber(amount, '')
    if (mark === separator) return null
    const whole = mark === undefined ? amount : amount.slice(0, amount.lastIndexOf(mark))
    return toNumber(whole.replace(/\D/g, ''), fraction)
  }
  const pairs = groupedInPairs.exec(amount)
  if (pairs) return toNumber(amount.replace(/\..*$/, '').replace(/\D/g, ''), pairs[1])
  const [, whole, , digits] = plain.exec(amount) ?? []
  return whole === undefined ? null : toNumber(whole, digits)
}

function toNumber(whole: string, fraction = ''): number | null {
  const text = fraction === '' ? whole : `${whole}.${fraction.replace(/0+$/, '')}`
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length <= maxDigits ? Number(text) : null
}
