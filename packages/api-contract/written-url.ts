import { canParseUrl } from './can-parse-url'

/** Normalizing encodes characters, which makes a URL longer. */
const maxLength = 2048

/**
 * The URL that somebody means who writes a link by hand, as a browser reads it: without tabs and line breaks, and with what a URL
 * cannot contain encoded. A host without a scheme gets `https:`, an e-mail address `mailto:`, a telephone number `tel:`, and of
 * two schemes (`http://https://...`) the first is removed. The result has one of these schemes or `http:`. Null for everything
 * else: another scheme, a relative URL, other texts, control characters, and more than 2,048 characters.
 */
export function readUrl(written: string): URL | null {
  if (written.length > maxLength) return null
  const text = written
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replace(/^https?:\/\/(?=https?:\/\/)/i, '')
  if (/[\p{Cc}\p{Cs}]/u.test(text)) return null
  const href = toHref(text)
  if (href === null || href.length > maxLength || !canParseUrl(href)) return null
  const url = new URL(href)
  return url.href.length <= maxLength ? url : null
}

function toHref(text: string): string | null {
  // Browsers read a backslash as a slash.
  if (/^[\\/]{2}/.test(text)) return `https:${text}`
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+-]*):(.*)$/i.exec(text) ?? []
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return text
    case 'mailto':
      return toMail(rest)
    case 'tel':
      return toPhone(rest)
    case '':
      if (hasHost(text)) return `https://${text}`
      return /^[^?]*@/.test(text) ? toMail(text) : /^\(?(?:\+|0)/.test(text) ? toPhone(text) : null
    default:
      return null
  }
}

/** Whether a text begins with a host name, perhaps with a port, and not with the name of a file. */
function hasHost(text: string): boolean {
  const [, host = ''] = /^([^\s/\\?#:@]+)(?::\d{1,5})?(?:[/\\?#]|$)/.exec(text) ?? []
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && !labels.includes('') && isTopLevel(last)
}

function isTopLevel(label: string): boolean {
  return /^\p{L}[\p{L}\p{M}\p{N}-]+$/u.test(label) && !fileExtensions.has(label.toLowerCase())
}

/** Those of files that texts link to. None is the code of a country. */
const fileExtensions = new Set(
  [
    ...['html', 'htm', 'xhtml', 'php', 'asp', 'aspx', 'jsp', 'js', 'css', 'xml', 'json', 'txt', 'csv', 'rtf'],
    ...['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'ics', 'vcf', 'zip'],
    ...['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'bmp', 'tiff', 'mp3', 'mp4', 'webm', 'wav'],
  ].flat(),
)

/** `mailto:` with one or more addresses, or none where it has other fields, as links to share a page have. */
function toMail(text: string): string | null {
  const [, written = '', fields = ''] = /^([^?]*)(\?.*)?$/.exec(text) ?? []
  const addresses = decode(written)
    .replace(/^\/\//, '')
    .split(/[,;]/)
    .map((part) => (/<([^<>]*)>/.exec(part)?.[1] ?? part).trim())
    .filter((address) => address !== '')
  if (!addresses.every(isMailAddress) || (addresses.length === 0 && fields === '')) return null
  return `mailto:${addresses.map(encodeAddress).join(',')}${fields}`
}

function isMailAddress(address: string): boolean {
  const [local = '', domain = '', ...others] = address.split('@')
  const labels = domain.split('.')
  return (
    others.length === 0 &&
    /^[^\s<>()[\]\\:"]+$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{M}\p{N}-]+$/u.test(label))
  )
}

function encodeAddress(address: string): string {
  return encodeURIComponent(address).replace(/%(?:40|2B)/g, decodeURIComponent)
}

/** `tel:` without what separates digits, which a URL of a telephone number has no spaces for. */
function toPhone(text: string): string | null {
  const number = decode(text)
    .replace(/^\s*\/\//, '')
    .replace(/(?<=\+\d{1,3}\s?)\(0\)/, '')
    .replace(/[\s().\u2010-\u2015/-]/g, '')
  return /^\+?[\dA-Z]{2,20}(?:;ext=\d{1,8})?$/i.test(number) && /\d{2}/.test(number) ? `tel:${number}` : null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
