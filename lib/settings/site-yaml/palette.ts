import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori'

/** Colours are `#rrggbb` in lower case. */

/** @internal */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** A colour of each theme. */
export type Themed = Readonly<Record<Theme, string>>

/** The colours that a site can choose. @internal */
export const chosenNames = ['paper', 'ink', 'accent', 'signal'] as const
type ChosenName = (typeof chosenNames)[number]

/** A dark colour that is missing is derived from the accent or signal of the light theme, else it is that of Vitrine. */
export type ChosenColors = Readonly<Partial<Record<ChosenName, { light: string; dark?: string }>>>

/** Those of components/ui/colors.css. @internal */
export const ownColors = {
  light: { paper: '#fcfcfa', ink: '#16201c', accent: '#0c5a49', signal: '#9a3a17' },
  dark: { paper: '#101614', ink: '#e9efec', accent: '#83d8be', signal: '#f3b095' },
} as const satisfies Record<Theme, Record<ChosenName, string>>

/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
const minContrast = 4.5

/** The contrast of paper with black, or with white in the dark theme: less leaves no room for softer inks and other colours. */
const minPaperContrast = 15

/** The lightness that each derived colour has, or its difference; `max` is the highest chroma that still looks like a tint of grey. */
const shades = {
  light: { strong: -0.11, soft: 0.945, max: 0.028, deep: 0.262, on: 1, muted: 0.18 },
  dark: { strong: 0.07, soft: 0.315, max: 0.042, deep: 0.22, on: 0.24, muted: -0.2 },
} as const

/** How much lighter or darker than paper backgrounds and lines are. */
const paperShades = {
  light: { sunk: -0.025, raised: 0.012, line: -0.1, 'line-strong': -0.36 },
  dark: { sunk: 0.035, raised: 0.055, line: 0.13, 'line-strong': 0.36 },
} as const

/** The lightness of a colour on dark backgrounds that is derived from the one on light backgrounds. */
const darkLightness = 0.82

const toOklch = converter('oklch')

/** The colour of a text such as `#0C5A49`, `0c5a49`, `teal` or `oklch(0.42 0.08 171)`. Null for any other text, and for one with transparency. */
export function parseColor(text: string): string | null {
  const color = parse(text.trim())
  return color && (color.alpha ?? 1) === 1 ? formatHex(clampChroma(color, 'oklch')) : null
}

function lightnessOf(color: string): number {
  return toOklch(color)?.l ?? 0
}

/** The colour with another lightness, and at most this chroma: less where a screen cannot show it. */
function withLightness(color: string, l: number, maxChroma = 1): string {
  const { c = 0, h } = toOklch(color) ?? {}
  const lightness = Math.min(1, Math.max(0, l))
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.min(c, maxChroma), h }, 'oklch'))
}

/** The four colours of a theme: those of the site, else those of Vitrine. */
function baseColors(chosen: ChosenColors, theme: Theme): Record<ChosenName, string> {
  const colors: Record<ChosenName, string> = { ...ownColors[theme] }
  for (const name of chosenNames) {
    const given = chosen[name]
    if (given?.[theme] !== undefined) colors[name] = given[theme]
    else if (given && (name === 'accent' || name === 'signal'))
      colors[name] = nearest(name, { ...colors, [name]: darkOf(given.light) }, theme)
  }
  return colors
}

function darkOf(color: string): string {
  return withLightness(color, darkLightness, 0.14)
}

/** The colours of a theme by CSS variable, from its four. */
function derive({ paper, ink, accent, signal }: Record<ChosenName, string>, theme: Theme) {
  const shade = shades[theme]
  const surface = (name: keyof (typeof paperShades)['light']) =>
    withLightness(paper, lightnessOf(paper) + paperShades[theme][name])
  return {
    paper,
    ...{ sunk: surface('sunk'), raised: surface('raised') },
    ...{ line: surface('line'), 'line-strong': surface('line-strong') },
    ink,
    muted: withLightness(ink, lightnessOf(ink) + shade.muted),
    accent,
    'accent-strong': withLightness(accent, lightnessOf(accent) + shade.strong),
    'on-accent': withLightness(accent, shade.on, 0.04),
    'accent-soft': withLightness(accent, shade.soft, shade.max),
    focus: accent,
    deep: withLightness(accent, shade.deep, 0.04),
    signal,
    'signal-soft': withLightness(signal, shade.soft, shade.max),
  }
}

/** The variables that follow from each colour. Those of the others keep the values of the stylesheet. */
const dependents: Readonly<Record<ChosenName, readonly (keyof ReturnType<typeof derive>)[]>> = {
  paper: ['paper', 'sunk', 'raised', 'line', 'line-strong'],
  ink: ['ink', 'muted'],
  accent: ['accent', 'accent-strong', 'on-accent', 'accent-soft', 'focus', 'deep'],
  signal: ['signal', 'signal-soft'],
}

/** The CSS variables of components/ui/colors.css that a site's colours replace. */
export function toPalette(chosen: ChosenColors): Readonly<Record<string, Themed>> {
  const base = { light: baseColors(chosen, 'light'), dark: baseColors(chosen, 'dark') }
  const [light, dark] = [derive(base.light, 'light'), derive(base.dark, 'dark')]
  const names = chosenNames.filter((name) => chosen[name]).flatMap((name) => dependents[name])
  const palette = names.map((name) => [name, { light: light[name], dark: dark[name] }])
  return Object.fromEntries([...palette, ...(chosen.accent ? ofFooter(base) : [])])
}

/** The footer is dark in both themes. */
function ofFooter({ light, dark }: Record<Theme, Record<ChosenName, string>>): [string, Themed][] {
  const both = (color: string) => ({ light: color, dark: color })
  return [
    ['on-deep', both(withLightness(light.accent, 0.97, 0.008))],
    ['on-deep-muted', both(withLightness(light.accent, 0.79, 0.03))],
    ['focus-deep', both(dark.accent)],
  ]
}

/** One of the four colours, in both themes. */
export function colorOf(chosen: ChosenColors, name: ChosenName): Themed {
  return { light: baseColors(chosen, 'light')[name], dark: baseColors(chosen, 'dark')[name] }
}

/** Two colours whose contrast is too low. */
type LowContrast = { text: string; background: string; ratio: number; min: number }

/** The pair with the lowest contrast among those of a colour that pages show. Null where all are sufficient. */
function findLowContrast(
  name: ChosenName,
  base: Record<ChosenName, string>,
  theme: Theme,
): LowContrast | null {
  const colors = derive(base, theme)
  const papers = [colors.paper, colors.sunk, colors.raised]
  const on = (texts: readonly string[], backgrounds: readonly string[], min = minContrast) =>
    texts.flatMap((text) => backgrounds.map((background) => ({ text, background, min })))
  const accents = [colors.accent, colors['accent-strong']]
  const pairs = {
    paper: on([theme === 'light' ? '#000000' : '#ffffff'], [colors.paper], minPaperContrast),
    ink: on([colors.ink, colors.muted], papers),
    accent: [...on(accents, [...papers, colors['accent-soft']]), ...on([colors['on-accent']], accents)],
    signal: on([colors.signal], [...papers, colors['signal-soft']]),
  }
  const [lowest] = pairs[name]
    .map((pair) => ({ ...pair, ratio: wcagContrast(pair.text, pair.background) }))
    .sort((a, b) => a.ratio / a.min - b.ratio / b.min)
  return lowest && lowest.ratio < lowest.min ? lowest : null
}

/** The colour of the same hue with the nearest lightness whose contrast is sufficient: at the latest black or white. */
function nearest(name: ChosenName, base: Record<ChosenName, string>, theme: Theme): string {
  const color = base[name]
  if (!findLowContrast(name, base, theme)) return color
  // Text that fails is too light for light backgrounds, or too dark for dark ones, and paper the other way round.
  let [passing, failing] = [(theme === 'light') === (name === 'paper') ? 1 : 0, lightnessOf(color)]
  for (let step = 0; step < 12; step += 1) {
    const middle = (passing + failing) / 2
    if (findLowContrast(name, { ...base, [name]: withLightness(color, middle) }, theme)) failing = middle
    else passing = middle
  }
  return withLightness(color, passing)
}

/** Says for each colour whose contrast is too low which one is, and which colour to use instead. */
export function colorProblems(chosen: ChosenColors): { name: ChosenName; theme: Theme; problem: string }[] {
  return themes.flatMap((theme) => {
    const base = baseColors(chosen, theme)
    return chosenNames.flatMap((name) => {
      const low = chosen[name]?.[theme] === undefined ? null : findLowContrast(name, base, theme)
      if (!low) return []
      // Rounded down: 4.496 is not 4.5.
      const ratio = (Math.floor(low.ratio * 100) / 100).toFixed(2)
      const problem = `the contrast of ${low.text} on ${low.background} is ${ratio}:1, expected at least ${low.min}:1 in the ${theme} theme; the nearest colour that passes is ${nearest(name, base, theme)}`
      return [{ name, theme, problem }]
    })
  })
}
