import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { basePath } from '@/lib/base-path'

/** The widths in pixels in which the optimizer makes images, in ascending order. @public next.config.mjs loads it. */
export const imageWidths = [64, 128, 256, 480, 768, 1080, 1600]

/** A screen with more than two pixels in one of CSS gets no larger image. */
const maxDensity = 2

/** CSS pixels of the narrowest and the widest window for which widths are chosen. */
const windows = { min: 320, max: 1600 }

const pixelsOfRem = 16

export type ImageSources = { src: string; srcSet?: string; sizes?: string }

/**
 * An image in the widths that a browser can need, `sizes` being the attribute with widths in `px`, `rem` and `vw`. An image that the
 * optimizer refuses is loaded from its own host, in its own size.
 */
export function imageSources(src: string, sizes: string): ImageSources {
  if (!isOptimizable(src) || src.endsWith('.svg')) return { src }
  const [min, max] = shownWidths(sizes)
  const largest = imageWidths.find((width) => width >= max * maxDensity) ?? Number.POSITIVE_INFINITY
  const widths = imageWidths.filter(
    (width, index) => width <= largest && (imageWidths[index + 1] ?? Number.POSITIVE_INFINITY) > min,
  )
  const url = (width: number) => optimizedUrl(src, width)
  const srcSet = widths.map((width) => `${url(width)} ${width}w`).join(', ')
  return { src: url(widths.at(-1) ?? 1080), srcSet, sizes }
}

/** An image in one of `imageWidths`. */
export function optimizedUrl(src: string, width: number): string {
  return `${basePath}/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`
}

/** The smallest and the largest width in CSS pixels. */
function shownWidths(sizes: string): [min: number, max: number] {
  const widths = sizes.split(',').flatMap((size) => {
    const [, value = '', unit = ''] = /([\d.]+)(px|rem|vw)\s*$/.exec(size) ?? []
    if (unit === 'vw') return [windows.min, windows.max].map((width) => (width * Number(value)) / 100)
    return [Number(value) * (unit === 'rem' ? pixelsOfRem : 1)]
  })
  return [Math.min(...widths), Math.max(...widths)]
}

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
