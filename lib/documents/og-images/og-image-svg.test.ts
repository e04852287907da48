import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type OpenGraphText, openGraphColors, openGraphSvg } from './og-image-svg'
import { fitText, heightOf, outline, toDrawable } from './text-layout'

function openFace(family: string): Font[] {
  return ['latin', 'latin-ext'].map((subset) => {
    const folder = `node_modules/@fontsource-variable/${family}/files`
    const font = create(readFileSync(`${folder}/${family}-${subset}-wght-normal.woff2`))
    if (!('unitsPerEm' in font)) throw new Error(family)
    return font
  })
}

const fonts = { story: openFace('newsreader'), fact: openFace('bricolage-grotesque') }
const style = { face: fonts.story, size: 80, leading: 1.1 }

function makeText(fields: Partial<OpenGraphText> = {}): OpenGraphText {
  return {
    siteName: 'Vitrine',
    accent: openGraphColors.accent,
    hasMark: true,
    label: 'Jobs',
    title: 'Rigger',
    facts: ['Acme', 'Lyon'],
    seed: 'x',
    ...fields,
  }
}

/** The number of dark pixels between the columns `from` and `to`. */
async function countInk(svg: string, from: number, to: number): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  let ink = 0
  for (let y = 0; y < 630; y += 1)
    for (let x = from; x < to; x += 1) if ((data[(y * 1200 + x) * info.channels] ?? 255) < 120) ink += 1
  return ink
}

describe('the text of an Open Graph image', () => {
  it('keeps accents of both font subsets, in either normalization form, and no-break spaces', () => {
    expect(toDrawable('Œuvre d’été, Příliš žluťoučký', fonts.story)).toBe('Œuvre d’été, Příliš žluťoučký')
    expect(toDrawable('cafe\u0301', fonts.story)).toBe('café')
    expect(toDrawable('Quoi\u202f?  Rien', fonts.story)).toBe('Quoi\u00a0? Rien')
  })

  it('decomposes letters that the fonts lack, and omits emoji', () => {
    expect(toDrawable('Go 🚀 team 👩‍🔧!', fonts.story)).toBe('Go team !')
    expect(toDrawable('ﬁne Ａ', fonts.story)).toBe('fine A')
  })

  it('is null where a letter would be lost', () => {
    expect(toDrawable('The long way round to β', fonts.story)).toBeNull()
    expect(toDrawable('Привет, мир', fonts.story)).toBeNull()
    expect(toDrawable('東京 Tokyo', fonts.story)).toBeNull()
    expect(toDrawable('🚀', fonts.story)).toBeNull()
  })

  it.each([
    'ليلة في ورشة القطارات',
    'مهندس DevOps',
    'מכונאי רכבות (C++)',
    'חברת הרכבת',
    'تراشکار',
    'خراد مشین آپریٹر',
    'ܐܪܡܝܐ',
    'ދިވެހި',
    'אײ 2026',
    '٢٠٢٦',
    'Lyon – ليون',
  ])('is null for %s, whose letters the fonts do not have', (text) => {
    expect(toDrawable(text, fonts.story)).toBeNull()
  })

  it('wraps between words, in a smaller size where necessary, and cuts a longer text after a word', () => {
    const smaller = { ...style, size: 40 }
    const short = fitText('One two', [style, smaller], 700, 200)
    expect(short).toEqual({ lines: ['One two'], style })
    const text = 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
    const long = fitText(text, [style, smaller], 700, 200)
    expect(long.style).toBe(smaller)
    expect(long.lines.join(' ')).toBe(text)
    const cut = fitText(`${text} `.repeat(9), [style, smaller], 700, 200)
    expect(heightOf(cut)).toBeLessThanOrEqual(200)
    expect(cut.lines.at(-1)).toMatch(
      /(^| )(one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|eleven|twelve)…$/i,
    )
  })

  it('breaks a word that is wider than its line', () => {
    const { lines } = fitText('Donaudampfschifffahrtsgesellschaft', [style], 500, 400)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe('Donaudampfschifffahrtsgesellschaft')
  })

  it('is drawn with the glyphs of both font subsets', () => {
    const alone = outline('Ca', style, 0, 0)
    expect(outline('Čč', style, 0, 0)).toMatch(/^M[\d.-]+ /)
    expect(outline('CaČ', style, 0, 0).startsWith(alone)).toBe(true)
    expect(outline('CaČ', style, 0, 0).length).toBeGreaterThan(alone.length)
  })
})

describe('openGraphSvg', () => {
  it('uses the colours of the site’s stylesheet', () => {
    const css = readFileSync('components/ui/colors.css', 'utf8')
    for (const [name, color] of Object.entries(openGraphColors))
      expect(css).toMatch(new RegExp(`--${name}: light-dark\\((var\\(--site-${name}, )?${color}\\b`))
  })

  it('needs no font and no other resource', () => {
    const svg = openGraphSvg(makeText({ title: '<script>&"', facts: ['</svg>'] }), fonts)
    expect(svg).not.toMatch(/<text|font|href|url\(|script|&/)
    expect(svg.match(/<\/svg>/g)).toHaveLength(1)
  })

  it('draws long texts beside the picture of the window, not over it', async () => {
    const long = 'Conductrice ou conducteur de ligne de fret ferroviaire, '.repeat(6)
    const svg = openGraphSvg(
      makeText({ title: long, facts: [long, long], label: long, siteName: 'N'.repeat(60) }),
      fonts,
    )
    expect(await countInk(svg, 72, 820)).toBeGreaterThan(5_000)
    expect(await countInk(svg, 820, 868)).toBe(0)
  })

  it('uses the next fact, else the site’s name, where the title cannot be drawn', () => {
    const named = openGraphSvg(makeText({ title: 'Acme', facts: [] }), fonts)
    expect(openGraphSvg(makeText({ title: 'Привет', facts: ['Acme'] }), fonts)).toBe(named)
    const bare = openGraphSvg(makeText({ title: 'Vitrine', facts: [] }), fonts)
    expect(openGraphSvg(makeText({ title: 'Привет', facts: ['🚀'] }), fonts)).toBe(bare)
    expect(() =>
      openGraphSvg(makeText({ title: '🚀', facts: [], siteName: 'мир', label: '' }), fonts),
    ).not.toThrow()
  })

  it('uses the same colours for the same seed', () => {
    const [a, b] = [
      openGraphSvg(makeText({ seed: 'a' }), fonts),
      openGraphSvg(makeText({ seed: 'b' }), fonts),
    ]
    expect(a).toBe(openGraphSvg(makeText({ seed: 'a' }), fonts))
    expect(a).not.toBe(b)
  })
})
