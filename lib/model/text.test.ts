import { describe, expect, it } from 'vitest'
import { toContent, toSummary, toText, toTitle } from './text'

describe('toText', () => {
  it('returns null for a blank text', () => {
    expect([toText('  '), toText(''), toText(null), toText(' a ')]).toEqual([null, null, null, 'a'])
  })
})

describe('toContent', () => {
  it('keeps spaces and line breaks, and removes control characters and unpaired surrogates', () => {
    expect(toContent(' a\n\tb\r\u0000\u0085\ud800c ')).toBe(' a\n\tb\r\u2028\ufffdc ')
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
    expect(toSummary('a\u000bb\fc\u0085d\u2028e')).toBe('a\nb\nc\nd\ne')
    expect([toSummary(null), toSummary('\u202e'), toSummary(' ')]).toEqual([null, null, null])
  })
})

describe('toTitle', () => {
  it('is one line of at most 300 characters', () => {
    expect(toTitle(' a\nb\u2028\u0000c\u202ed : e ')).toBe('a b cd : e')
    expect(toTitle('a\u000bb\fc\u0085d\u2028e')).toBe('a b c d e')
    expect(toTitle('a'.repeat(301))).toHaveLength(300)
    expect(toTitle(`a${'😀'.repeat(200)}`)).toHaveLength(299)
    expect([toTitle(null), toTitle('\u0000'), toTitle(' \n ')]).toEqual([null, null, null])
  })
})

describe('texts that nobody sees', () => {
  it.each([
    ['soft hyphens', '\u00ad\u00ad'],
    ['zero-width spaces', '\u200b \u200b'],
    ['joiners', '\u200c\u200d'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['direction marks', '\u200e\u200f\u061c'],
    ['direction overrides', '\u202a\u202c\u2066\u2069'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['an empty Braille pattern', '\u2800\u2800'],
    ['tags', '\u{e0001}\u{e0061}\u{e007f}'],
    ['controls', '\u0000\u0007\u0085\u009f'],
    ['spaces of other widths', '\u00a0\u2003\u3000'],
    ['a combining joiner and a vowel separator', '\u034f\u180e'],
    ['line separators', '\u2028\u2029\n'],
  ])('are unset: %s', (_, text) => {
    expect([toTitle(text), toSummary(text), toText(text)]).toEqual([null, null, null])
  })

  it.each([
    ['\ufeffAcme\u200b', 'Acme'],
    ['\u00adAcme\u2060 ', 'Acme'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d🔧 Mechanic ❤\ufe0f', '👩\u200d🔧 Mechanic ❤\ufe0f'],
    ['Daten\u00adbank', 'Daten\u00adbank'],
  ])('are kept inside of %j', (text, expected) => {
    expect([toTitle(text), toSummary(text)]).toEqual([expected, expected])
  })
})
