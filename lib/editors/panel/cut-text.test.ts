import fc from 'fast-check'
import { expect, it } from 'vitest'
import { titleWidth } from '@/lib/editors/search-result-width'
import { cutText, cutToLength, ellipsis } from './cut-text'

it('keeps a text that fits, and cuts a longer one between words', () => {
  expect(cutToLength('One  two\nthree', 13)).toMatchObject({ kept: 'One two three', isCut: false, size: 13 })
  expect(cutToLength('One two three', 12)).toMatchObject({
    kept: 'One two',
    isCut: true,
    size: 13,
    limit: 12,
  })
})

it('cuts within a word that is too long, never within a character', () => {
  expect(cutToLength('a'.repeat(30), 10).kept).toBe('a'.repeat(8))
  expect(cutToLength(`a ${'漢'.repeat(30)}`, 10).kept).toBe(`a ${'漢'.repeat(6)}`)
  expect(cutText('👩‍👩‍👧'.repeat(20), 100, titleWidth).kept).toMatch(/^(👩‍👩‍👧)+$/u)
})

it('keeps a start of the text that fits with the ellipsis', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 40, max: 900 }),
      (text, limit) => {
        const { text: whole, kept, isCut, size } = cutText(text, limit, titleWidth)
        expect(whole.startsWith(kept)).toBe(true)
        expect(isCut).toBe(size > limit)
        if (isCut && kept) expect(titleWidth(kept + ellipsis)).toBeLessThanOrEqual(limit)
      },
    ),
  )
})

it('takes bounded time for a text of megabytes', () => {
  const started = performance.now()
  expect(cutText('word '.repeat(1_000_000), 580, titleWidth).isCut).toBe(true)
  expect(performance.now() - started).toBeLessThan(1_000)
})
