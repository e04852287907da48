import { canParseUrl } from './can-parse-url'
import { hasHost } from './written-host'
import { decode, toMail } from './written-mail'
import { toPhone, withPlainDigits } from './written-phone'

/** Normalizing encodes characters, which makes a URL longer. */
const maxLength = 2048

/**
 * The URL that somebody means who writes a link by hand, as a browser reads it: without tabs and line breaks, and with what a URL
 * cannot contain encoded. A host without a scheme gets `https:`, an e-mail address `mailto:`, a telephone number `tel:`, and of
 * several schemes (`http://https://...`, `http://mailto:...`) the last is kept. The result has one of these schemes or `http:`. Null
 * for everything else: another scheme, a relative URL, other texts, control characters, and more than 2,048 characters.
 */
export function readUrl(written: string): URL | null {
  return parse(toUrlText(written), false)
}

/**
 * `readUrl` for a field that has a URL and nothing else. A name such as `acme.bayern` is a host there. People write several
 * addresses or lines into it: the first is meant.
 */
export function readField(written: string): URL | null {
  return written.length > maxLength ? null : parse(firstAddress(written), true)
}

/** Without what nobody sees and no browser keeps, and with the ampersands of a text that was escaped as HTML. */
export function toUrlText(written: string): string {
  return written
    .replace(/[\t\n\r]/g, '')
    .replace(invisible, '')
    .replace(/&(?:amp;|#0{0,3}38;|#x0{0,3}26;)+/gi, '&')
    .trim()
}

/** Characters without width but those that shape a letter or an emoji before them. */
const invisible =
  /(?<!\ufe0f|[^\0-\x7f\p{Default_Ignorable_Code_Point}])\p{Default_Ignorable_Code_Point}|(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu

const separator = /[/?&=:-]$/
const webStart = /^\p{P}*(?:https?:[\\/]{2}|www\.)/iu

function firstAddress(written: string): string {
  const [first = '', ...others] = written
    .split(/[\n\r]+/)
    .map((line) => withoutOtherSchemes(line.replace(invisible, '').trim()))
    .filter((line) => line !== '')
  let line = first
  for (const next of others) {
    // A long URL goes on in the next line.
    if (!separator.test(line) || /\s/.test(next) || webStart.test(next)) break
    line += next
  }
  const [url = '', ...words] = line.split(/\s+/)
  const isWeb = webStart.test(url) || hasHost(url, true)
  const isMany = isWeb && words.some(isAddress)
  const text = toUrlText(isMany ? url : line)
  return isMany || others.length > 0 ? text.replace(/(?<![.,;])[.,;]+$/, '') : text
}

function parse(text: string, isField: boolean): URL | null {
  if (text.length > maxLength || /[\p{Cc}\p{Cs}]/u.test(text)) return null
  const href = toHref(withoutOtherSchemes(text), isField)
  if (href === null || href.length > maxLength || !canParseUrl(href)) return null
  const url = new URL(href)
  // The root of all domains, or the period of a sentence.
  url.hostname = url.hostname.replace(/\.$/, '')
  return url.href.length <= maxLength ? url : null
}

/** The name of a picture can have the sign of an e-mail address: `photo@2x.png`. */
function isAddress(word: string): boolean {
  const [, domain = ''] = /[^@]@([\p{L}\p{N}.-]+)/u.exec(word) ?? []
  return webStart.test(word) || hasHost(domain, true)
}

/** `https//` and a space after the slashes are usual mistakes. */
function withoutOtherSchemes(text: string): string {
  return text.replace(/^(https?):?\s*([\\/]{2})\s*/i, '$1:$2').replace(otherSchemes, '')
}

const otherSchemes =
  /^(?:(?:https?:[\\/]{2}|mailto:|tel:)\s*)+(?=https?:[\\/]{2}|mailto:|tel:|(?<!tel:\s?)\(?\+\d)/i

function toHref(text: string, isField: boolean): string | null {
  // Browsers read a backslash as a slash.
  if (/^[\\/]{2}/.test(text)) return `https:${text}`
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+-]*):(.*)$/i.exec(text) ?? []
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return toMailOfHost(rest) ?? text
    case 'mailto':
      return toMail(rest)
    case 'tel':
      return toPhone(decode(rest).replace(/^\s*\/\//, ''))
    case '':
      if (hasHost(text, isField)) return `https://${text}`
      if (/^[^?]*@/.test(text)) return toMail(text)
      return isLikelyPhone(text) ? toPhone(text) : null
    default:
      return null
  }
}

/** Editors put `http://` before every value, also before an e-mail address. */
function toMailOfHost(rest: string): string | null {
  const [, mail, fields = ''] = mailOfHost.exec(rest) ?? []
  return mail === undefined ? null : toMail(mail + fields)
}

const mailOfHost = /^[\\/]*([^\s/\\?#:@]+@[^\s/\\?#:@]+)[\\/]?(\?(?:subject|body|b?cc)=.*)?$/i

/** Without `tel:` a short number is the number of something else. */
function isLikelyPhone(text: string): boolean {
  return /^\(?[+0](?:[^\dA-Z]*[\dA-Z]){6}/.test(withPlainDigits(text))
}
