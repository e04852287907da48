import { describe, expect, it } from 'vitest'
import { descriptionWidth, titleWidth } from './search-result-width'

describe('the width of a text in a search result', () => {
  it('has the widths of Arial', () => {
    // In thousandths of an em: W 944, I 278, l and i 222, n and o 556, s 500.
    expect(titleWidth('WWWWWWWW')).toBe(151)
    expect(titleWidth('Illinois')).toBe(56)
    expect(descriptionWidth('WWWWWWWW')).toBe(106)
  })

  it('is that of the composed characters, with one space for white space and none for marks', () => {
    expect(titleWidth('Cafe\u0301 d’été')).toBe(titleWidth('Café d’été'))
    expect(titleWidth(' a \n b ')).toBe(titleWidth('a b'))
    expect(titleWidth('a\u0323\u0300')).toBe(titleWidth('a'))
    expect(titleWidth('')).toBe(0)
  })

  it('is one em for characters in a square and emoji', () => {
    expect(titleWidth('東京')).toBe(40)
    expect(titleWidth('🚀')).toBe(20)
    expect(descriptionWidth('東京')).toBe(28)
  })

  it('is finite for unpaired surrogates and controls', () => {
    expect(titleWidth('\ud800\u0000\u202e')).toBe(0)
  })
})
