/**
 * Whether the optimizer accepts an image: the site refuses URLs with a query, and every spelling of a URL except one, because
 * each would be one more image in its cache.
 */
export function isOptimizable(url: string): boolean {
  return url.startsWith('/') ? isPlainPath(url) : isPlainUrl(url)
}

function isPlainPath(path: string): boolean {
  return path.split('/').slice(1).every(isPlainSegment)
}

function isPlainUrl(url: string): boolean {
  try {
    const parsed = new URL(url)
    return parsed.href === url && !/[?#]/.test(url) && isPlainPath(parsed.pathname)
  } catch {
    return false
  }
}

/** Percent-encoding is canonical where `encodeURIComponent` writes it. */
function isPlainSegment(segment: string): boolean {
  if (segment === '' || segment === '.' || segment === '..') return false
  try {
    return !segment.includes('%') || encodeURIComponent(decodeURIComponent(segment)) === segment
  } catch {
    return false
  }
}
