import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentColors, accentProblem, backgrounds, darkAccentOf } from './accent'
import { contrast, fromOklch, parseColor, toOklch } from './color'

const themes = ['light', 'dark'] as const
const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const css = readFileSync('components/ui/colors.css', 'utf8')

/** The two values of a colour in the stylesheet, without the name of the setting that replaces them. */
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
  ])('is read from %s', (text, color) => expect(parseColor(text)).toBe(color))

  it.each(['', '#12345', 'teal', 'rgb(0,0,0)', '#0c5a49ff', '##000'])('is not read from "%s"', (text) =>
    expect(parseColor(text)).toBeNull(),
  )

  it('has the contrast of WCAG 2', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
    // From the tables of WebAIM.
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
    expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4, 2)
  })

  it('is the same after a conversion to OKLCH and back', () => {
    fc.assert(fc.property(colors, (color) => fromOklch(toOklch(color)) === color))
  })
})

describe('an accent colour', () => {
  it.each(themes)('that is suggested for the %s theme passes, for every colour', (theme) => {
    fc.assert(
      fc.property(colors, (color) => {
        const [suggested = color] = accentProblem(color, theme)?.match(/#\w{6}$/) ?? []
        expect(accentProblem(suggested, theme)).toBeNull()
      }),
      { examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff'], ['#808080']] },
    )
  })

  it('of the light theme gives one for the dark theme that passes', () => {
    fc.assert(fc.property(colors, (color) => accentProblem(darkAccentOf(color), 'dark') === null))
    expect(darkAccentOf('#0c5a49')).toBe('#90d5c0')
  })

  it.each(themes)('gives a footer in the %s theme whose texts and focus pass', (theme) => {
    fc.assert(
      fc.property(colors, (color) => {
        const { deep, onDeep, onDeepMuted } = accentColors(color, theme)
        expect(contrast(onDeep, deep)).toBeGreaterThan(7)
        expect(contrast(onDeepMuted, deep)).toBeGreaterThan(4.5)
        expect(contrast(darkAccentOf(color), deep)).toBeGreaterThan(3)
      }),
    )
  })

  it('is refused with the measured ratio and the nearest colour that passes', () => {
    expect(accentProblem('#0c5a49', 'light')).toBeNull()
    expect(accentProblem('#ffcc00', 'light')).toMatch(
      /^the contrast of #ffcc00 on #\w{6} is 1\.\d\d:1, expected at least 4\.5:1 in the light theme; the nearest colour that passes is #\w{6}$/,
    )
    expect(accentProblem('#0c5a49', 'dark')).toContain('in the dark theme')
  })
})

describe('the colours of the stylesheet', () => {
  it('have the backgrounds that accent colours are compared with', () => {
    for (const theme of themes)
      expect(['paper', 'sunk', 'raised'].map((name) => colorsOf(name)[theme])).toEqual(backgrounds[theme])
  })

  it('have sufficient contrast', () => {
    const texts = ['ink', 'muted', 'accent', 'accent-strong', 'signal']
    for (const theme of themes) {
      const low = texts
        .flatMap((text) => [
          ...backgrounds[theme].map((background) => [text, background] as const),
          ...(text === 'muted'
            ? []
            : [[text, colorsOf(text === 'signal' ? 'signal-soft' : 'accent-soft')[theme]] as const]),
        ])
        .filter(([text, background]) => contrast(colorsOf(text)[theme], background) < 4.5)
      expect(low).toEqual([])
      for (const accent of ['accent', 'accent-strong'])
        expect(contrast(colorsOf('on-accent')[theme], colorsOf(accent)[theme])).toBeGreaterThan(4.5)
    }
  })
})
