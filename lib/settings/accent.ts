import { contrast, fromOklch, type Oklch, toOklch } from './color'

export type Theme = 'light' | 'dark'

/** The backgrounds of components/ui/colors.css on which pages show text in the accent colour. @internal */
export const backgrounds: Readonly<Record<Theme, readonly string[]>> = {
  light: ['#fcfcfa', '#f1f4f0', '#ffffff'],
  dark: ['#101614', '#171f1c', '#1b2421'],
}

/** The colours of components/ui/colors.css that follow from an accent colour. */
export type AccentColors = {
  accent: string
  /** Of links and buttons below the pointer. */
  accentStrong: string
  /** Of text on both. */
  onAccent: string
  /** A background of text in ink or in the accent colour. */
  accentSoft: string
  /** The background of the footer. */
  deep: string
  onDeep: string
  onDeepMuted: string
}

/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
const minContrast = 4.5

/** The lightness that each derived colour has, and the highest chroma that still looks like a tint of grey. */
const shades = {
  light: { strong: -0.11, soft: 0.945, softChroma: 0.028, deep: 0.262, on: 1 },
  dark: { strong: 0.07, soft: 0.315, softChroma: 0.042, deep: 0.22, on: 0.24 },
} as const

/** The lightness of an accent colour on dark backgrounds that is derived from the one on light backgrounds. */
const darkLightness = 0.82

export function accentColors(accent: string, theme: Theme): AccentColors {
  const color = toOklch(accent)
  const shade = shades[theme]
  const tint = (l: number, maxChroma: number) => fromOklch({ ...color, l, c: Math.min(color.c, maxChroma) })
  return {
    accent,
    accentStrong: fromOklch({ ...color, l: color.l + shade.strong }),
    onAccent: tint(shade.on, 0.04),
    accentSoft: tint(shade.soft, shade.softChroma),
    deep: tint(shade.deep, 0.04),
    onDeep: tint(0.97, 0.008),
    onDeepMuted: tint(0.79, 0.03),
  }
}

/** Two colours whose contrast is too low for text. */
type LowContrast = { text: string; background: string; ratio: number }

/** The pair with the lowest contrast among those that pages show with this accent colour. Null where all are sufficient. */
function findLowContrast(accent: string, theme: Theme): LowContrast | null {
  const colors = accentColors(accent, theme)
  const pairs = [colors.accent, colors.accentStrong].flatMap((text) => [
    ...[...backgrounds[theme], colors.accentSoft].map((background) => ({ text, background })),
    { text: colors.onAccent, background: text },
  ])
  const [lowest] = pairs
    .map(({ text, background }) => ({ text, background, ratio: contrast(text, background) }))
    .sort((a, b) => a.ratio - b.ratio)
  return lowest && lowest.ratio < minContrast ? lowest : null
}

/** The colour of the same hue with the nearest lightness whose contrast is sufficient: at the latest black or white. */
function nearestAccent(accent: string, theme: Theme): string {
  if (!findLowContrast(accent, theme)) return accent
  const color = toOklch(accent)
  // A colour that fails is too light for light backgrounds, or too dark for dark ones.
  let [passing, failing] = [theme === 'light' ? 0 : 1, color.l]
  for (let step = 0; step < 12; step += 1) {
    const middle = (passing + failing) / 2
    if (findLowContrast(fromOklch({ ...color, l: middle }), theme)) failing = middle
    else passing = middle
  }
  return fromOklch({ ...color, l: passing })
}

/** The accent colour of the dark theme for a site that sets only that of the light one. */
export function darkAccentOf(accent: string): string {
  const { c, h }: Oklch = toOklch(accent)
  return nearestAccent(fromOklch({ l: darkLightness, c: Math.min(c, 0.14), h }), 'dark')
}

/** Says which contrast of an accent colour is too low, and which colour to use instead. Null where it is sufficient. */
export function accentProblem(accent: string, theme: Theme): string | null {
  const low = findLowContrast(accent, theme)
  if (!low) return null
  // Rounded down: 4.496 is not 4.5.
  const ratio = (Math.floor(low.ratio * 100) / 100).toFixed(2)
  return `the contrast of ${low.text} on ${low.background} is ${ratio}:1, expected at least ${minContrast}:1 in the ${theme} theme; the nearest colour that passes is ${nearestAccent(accent, theme)}`
}
