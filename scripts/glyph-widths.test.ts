import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, it } from 'vitest'

const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic']

/**
 * The characters of Arimo by the width of their glyphs, in units of which 2048 are one em. Arimo has the widths of Arial and
 * is free (SIL Open Font License 1.1, https://github.com/googlefonts/arimo).
 */
function readGlyphWidths(): Record<string, string> {
  const characters = new Map<number, string[]>()
  for (const subset of subsets) {
    const font = create(readFileSync(`node_modules/@fontsource/arimo/files/arimo-${subset}-400-normal.woff2`))
    if (!('unitsPerEm' in font) || font.unitsPerEm !== 2048)
      throw new Error(`arimo-${subset} has other units`)
    for (const codePoint of font.characterSet) {
      const character = String.fromCodePoint(codePoint)
      // A combining mark has the width of its letter, and controls have none.
      if (!isOfTexts(codePoint) || /[\p{M}\p{C}]/u.test(character)) continue
      const width = font.glyphForCodePoint(codePoint).advanceWidth
      const others = characters.get(width) ?? []
      if (!others.includes(character)) characters.set(width, [...others, character])
    }
  }
  const sorted = [...characters].sort(([a], [b]) => a - b)
  return Object.fromEntries(sorted.map(([width, list]) => [String(width), list.sort().join('')]))
}

/** Letters of living languages, punctuation and currencies, without phonetic and historical letters. */
function isOfTexts(codePoint: number): boolean {
  return (
    codePoint < 0x250 ||
    (codePoint > 0x36f && codePoint < 0x500) ||
    (codePoint > 0x1dff && codePoint < 0x2150)
  )
}

it('the table of glyph widths has those of the font', async () => {
  const table = `${JSON.stringify(readGlyphWidths(), null, 2)}\n`
  await expect(table).toMatchFileSnapshot('../lib/editors/glyph-widths.json')
})
