import { normalizeText } from './normalize-text'

/** With what stands before it in the languages of those who write one. */
const extension =
  /(?:;ext=|[,;]?\s{0,3}(?<!\p{L})(?:#|durchwahl|dw|ext|extension|int|interno|poste|ramal|x)[\s.:]{0,3})(\d{1,8})$/iu

const separators = /[\s().\u2010-\u2015\u2212/-]/g

/** The zero of national calls, which nobody dials after the code of a country. */
const nationalZero = /(?<=^\(?(?:\+\s?|00\s?)\d{1,3}\)?[\s.-]{0,3})\(0\)/

/** A slash stands after the area code, or between the pairs of a French number: elsewhere another number follows. */
const slashes =
  /^(?:[^/]*|\d\d(?:\/\d\d){4}|\(?(?:(?:\+|00)\s?\d{1,3}\)?[\s./-]*)?\(?\d{1,5}\)?\s*\/\s*(?=(?:\D*\d){4})[^/]+)$/

/** After a dash with a space, a zero and six other digits are another number. */
const secondNumber = /\s[\u2010-\u2015-]\s*0(?:[^\d]?\d){6}/
const date = /^[0-3]?\d([\s./-])[01]?\d\1(?:19|20)\d\d$/

/** Letters are digits in free numbers only, as in `1-800-FLOWERS`. E.164 has at most fifteen digits. */
const singleNumber =
  /^(?:\+[1-9]\d{1,14}|\d{2,15}|(?:\+\d{1,3}|[01])?[389]\d\d(?=\w{4,11}$)\d{0,4}[A-Z]{4,}\d*)$/

/** `tel:` without what separates digits, which has no place in its URL. Null for a text that is not one telephone number. */
export function toPhone(text: string): string | null {
  // A bracket without digits says whose number it is.
  const plain = withPlainDigits(text).replace(/ ?\([^()+\d]*\)$/, '')
  const digits = extension.exec(plain)
  const written = plain.slice(0, digits?.index).trim().replace(nationalZero, '')
  // Brackets have the area code. Later ones have hours.
  if (!slashes.test(written) || secondNumber.test(written) || date.test(written)) return null
  if (written.lastIndexOf('(') > maxAreaStart) return null
  const number = written.replace(separators, '')
  return singleNumber.test(number) ? `tel:${number}${digits ? `;ext=${digits[1]}` : ''}` : null
}

/** With the digits of all scripts as those from `0` to `9`. */
export function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, normalizeText)
}

/** The place of the bracket in `+49 0 (221)`. */
const maxAreaStart = 7
