import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { glyphWidthsFile, readGlyphWidths } from './glyph-widths'

it('the table of glyph widths has those of the font', () => {
  expect(JSON.parse(readFileSync(glyphWidthsFile, 'utf8'))).toEqual(readGlyphWidths())
})
