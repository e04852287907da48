import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenNames, colorProblems, ownColors, parseColor, themes, toPalette } from './palette'

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const css = readFileSync('components/ui/colors.css', 'utf8')

/** The two values of a colour in the stylesheet. */
function colorsOf(name: string): { light: string; dark: string } {
  const [, value = ''] = new RegExp(`^\\s*--${name}:\\s*([^;]+);`, 'm').exec(css) ?? []
  const [light = '', dark = light] = value.match(/#[\da-f]{6}/g) ?? []
  return { light, dark }
}

describe('a colour', () => {
  it.each([
    ['#0C5A49', '#0c5a49'],
    ['0c5a49', '#0c5a49'],
    [' #fC0 ', '#ffcc00'],
    ['teal', '#008080'],
    ['rgb(12 90 73)', '#0c5a49'],
    ['oklch(0.42 0.08 171)', '#065b47'],
  ])('is read from %s', (text, color) => expect(parseColor(text)).toBe(color))

  it.each(['', '#12345', 'tealish', 'rgb(0,0,0,0.5)', '#0c5a4980', '##000', 'var(--ink)'])(
    'is not read from "%s"',
    (text) => expect(parseColor(text)).toBeNull(),
  )
})

describe('the colours of a site', () => {
  it.each(chosenNames)(
    'that are suggested for a %s with too little contrast pass, for every colour',
    (name) => {
      fc.assert(
        fc.property(colors, colors, (light, dark) => {
          for (const { theme, problem } of colorProblems({ [name]: { light, dark } })) {
            const [suggested = light] = problem.match(/#\w{6}$/) ?? []
            const fixed = { [name]: { light, dark, [theme]: suggested } }
            expect(colorProblems(fixed).filter((other) => other.theme === theme)).toEqual([])
          }
        }),
        {
          numRuns: 30,
          examples: [
            ['#000000', '#ffffff'],
            ['#ffffff', '#000000'],
            ['#808080', '#808080'],
          ],
        },
      )
    },
  )

  it('have a dark accent that passes and a footer whose texts and focus pass, for every accent', () => {
    fc.assert(
      fc.property(colors, (light) => {
        const { accent, deep, ...others } = toPalette({ accent: { light } })
        expect(
          colorProblems({ accent: { light: ownColors.light.accent, dark: accent?.dark ?? '' } }),
        ).toEqual([])
        for (const theme of themes) {
          const background = deep?.[theme] ?? ''
          expect(wcagContrast(others['on-deep']?.[theme] ?? '', background)).toBeGreaterThan(7)
          expect(wcagContrast(others['on-deep-muted']?.[theme] ?? '', background)).toBeGreaterThan(4.5)
          expect(wcagContrast(others['focus-deep']?.[theme] ?? '', background)).toBeGreaterThan(3)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('replace only the variables that follow from them, all of which the stylesheet has', () => {
    expect(toPalette({})).toEqual({})
    expect(Object.keys(toPalette({ signal: { light: '#9a3a17' } }))).toEqual(['signal', 'signal-soft'])
    const all = toPalette(
      Object.fromEntries(chosenNames.map((name) => [name, { light: ownColors.light[name] }])),
    )
    for (const name of Object.keys(all)) expect(css).toContain(`--${name}: `)
  })

  it('are refused with the measured ratio and the nearest colour that passes', () => {
    expect(colorProblems({ accent: { light: '#0c5a49' } })).toEqual([])
    const [yellow, ...others] = colorProblems({ accent: { light: '#ffcc00' } })
    expect(yellow?.problem).toMatch(
      /^the contrast of #ffcc00 on #\w{6} is 1\.\d\d:1, expected at least 4\.5:1 in the light theme; the nearest colour that passes is #\w{6}$/,
    )
    expect(others).toEqual([])
  })
})

describe('the colours of the stylesheet', () => {
  it('are those from which a site chooses others', () => {
    for (const theme of themes)
      for (const name of chosenNames) expect(colorsOf(name)[theme]).toBe(ownColors[theme][name])
  })

  it('have sufficient contrast', () => {
    const texts = ['ink', 'muted', 'accent', 'accent-strong', 'signal']
    for (const theme of themes) {
      const papers = ['paper', 'sunk', 'raised'].map((name) => colorsOf(name)[theme])
      const low = texts
        .flatMap((text) => [
          ...papers.map((background) => [text, background] as const),
          ...(text === 'muted'
            ? []
            : [[text, colorsOf(text === 'signal' ? 'signal-soft' : 'accent-soft')[theme]] as const]),
        ])
        .filter(([text, background]) => wcagContrast(colorsOf(text)[theme], background) < 4.5)
      expect(low).toEqual([])
      for (const accent of ['accent', 'accent-strong'])
        expect(wcagContrast(colorsOf('on-accent')[theme], colorsOf(accent)[theme])).toBeGreaterThan(4.5)
    }
  })
})
