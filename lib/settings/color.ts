/** Colours of settings: `#rrggbb` in lower case. OKLCH has lightness from 0 to 1, chroma from 0 and hue in radians. */

export type Oklch = { l: number; c: number; h: number }

type Triple = readonly [number, number, number]

/** The colour of a text such as `#0C5A49`, `0c5a49` or `#fc0`. Null for any other text. */
export function parseColor(text: string): string | null {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return `#${long.toLowerCase()}`
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [r, g, b] = toLinear(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function toLinear(color: string): Triple {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** The matrices are those of https://www.w3.org/TR/css-color-4/#color-conversion-code. */
export function toOklch(color: string): Oklch {
  const [r, g, b] = toLinear(color)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const beta = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, beta),
    h: Math.atan2(beta, a),
  }
}

/** The colour of this lightness and hue with this chroma, or with the highest that a screen can show. */
export function fromOklch({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  if (isShown(toRgb(lightness, c, h))) return toHex(toRgb(lightness, c, h))
  let [low, high] = [0, c]
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2
    if (isShown(toRgb(lightness, middle, h))) low = middle
    else high = middle
  }
  return toHex(toRgb(lightness, low, h))
}

function toRgb(lightness: number, c: number, h: number): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function isShown(rgb: Triple): boolean {
  return rgb.every((channel) => channel > -0.0005 && channel < 1.0005)
}

function toHex(rgb: Triple): string {
  const channels = rgb.map((value) => {
    const channel = Math.min(1, Math.max(0, value))
    const encoded = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
