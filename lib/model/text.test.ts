import { describe, expect, it } from 'vitest'
import { toContent, toLanguage, toSummary, toText, toTitle } from './text'

describe('toText', () => {
  it('returns null for a blank text', () => {
    expect([toText('  '), toText(''), toText(null), toText(' a ')]).toEqual([null, null, null, 'a'])
  })
})

describe('toContent', () => {
  it('keeps spaces and line breaks, and removes control characters and unpaired surrogates', () => {
    expect(toContent(' a\n\tb\r\u0000\u0085\ud800c ')).toBe(' a\n\tb\r\ufffdc ')
    expect([toContent(null), toContent(undefined)]).toEqual(['', ''])
  })

  it('cuts after a million characters, and not within a character', () => {
    expect(toContent('a'.repeat(1_000_001))).toHaveLength(1_000_000)
    expect(toContent(`a${'😀'.repeat(500_000)}`)).toHaveLength(999_999)
  })
})

it.each([
  '<p>&nbsp;</p>',
  '<p><br></p>',
  '<div><!--block--></div>',
  '\u200b\ufeff',
  '\u2800',
  '<style>p {}</style>',
  '\u0000<p>\u00ad</p>',
  '…',
])('%j is no text', (text) => {
  expect([toText(text), toContent(text), toSummary(text)]).toEqual([null, '', null])
})

describe('toSummary', () => {
  it('has several lines, at most 5,000 characters, and no direction overrides', () => {
    expect(toSummary(' a\nb\u202ec\u2066 ')).toBe('a\nbc')
    expect(toSummary('a'.repeat(5_001))).toHaveLength(5_000)
    expect([toSummary(null), toSummary('\u202e'), toSummary(' ')]).toEqual([null, null, null])
  })
})

describe('toTitle', () => {
  it('is one line of at most 300 characters', () => {
    expect(toTitle(' a\nb\u2028\u0000c\u202ed : e ')).toBe('a b cd : e')
    expect(toTitle('a'.repeat(301))).toHaveLength(300)
    expect(toTitle(`a${'😀'.repeat(200)}`)).toHaveLength(299)
    expect([toTitle(null), toTitle('\u0000'), toTitle(' \n ')]).toEqual([null, null, null])
  })
})

describe('toLanguage', () => {
  it('accepts language tags only', () => {
    expect([toLanguage('fr'), toLanguage(' pt_BR '), toLanguage('zh-Hant-TW')]).toEqual([
      'fr',
      'pt-BR',
      'zh-Hant-TW',
    ])
    for (const text of ['', 'e_n', 'zz-!!', 'constructor', '__proto__', 'x'.repeat(100_000), null]) {
      expect(toLanguage(text)).toBeNull()
    }
  })
})
