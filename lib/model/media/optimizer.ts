import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
/**
 * Whether the optimizer accepts an image: the site refuses URLs with a query, and every spelling of a URL except one, because
 * each would be one more image in its cache.
 */
export function isOptimizable(url: string): boolean {
  const isPath = url.startsWith('/')
  if (!canParseUrl(url, isPath ? anyOrigin : undefined)) return false
  const { origin, pathname } = new URL(url, isPath ? anyOrigin : undefined)
  // The parser removes spaces and control characters, and resolves dot segments and backslashes.
  if (url !== (isPath ? pathname : origin + pathname)) return false
  return pathname.split('/').slice(1).every(isPlainSegment)
}

const anyOrigin = 'http://site.invalid'

/** Other programs can read an encoded slash, backslash or control character as one that is not encoded, or ignore it. */
function isPlainSegment(segment: string): boolean {
  if (segment === '') return false
  try {
    const text = decodeURIComponent(segment)
    return !/[/\\\p{Cc}]/u.test(text) && encodeSegment(text) === segment
  } catch {
    return false
  }
}

/** Encodes what a segment cannot contain (RFC 3986, section 3.3). `encodeURIComponent` encodes more. */
function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)
}
