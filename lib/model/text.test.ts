import { describe, expect, it } from 'vitest'
import { countWords, toContent, toLanguage, toSummary, toText, toTitle, withoutTags } from './text'

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

describe('withoutTags', () => {
  it('replaces tags and comments with spaces', () => {
    expect(withoutTags('a<b class="x">b</b><!-- c -->d 1 < 2 > 0')).toBe('a b  d 1 < 2 > 0')
  })
})

describe('countWords', () => {
  it.each([
    ['', 0],
    [' \n ', 0],
    ['One, two – three.', 3],
    ['## Start\n\n- **bold** text\n- 2 items', 5],
    ['| a | b |\n| - | - |\n| 1 | 2 |', 4],
    ['<p class="one two">a</p><p>b <br/>c</p><!-- d e -->', 3],
    ['Read [the page](https://a.example/b) now', 4],
    ['« L’été : déjà ! »', 2],
    ['日本語 です', 2],
  ])('finds in %j %i words', (text, count) => expect(countWords(text)).toBe(count))

  it.each(['<', '<a', '<a ', '<!--', 'a<', '<a href="'])(
    'takes linear time for one megabyte of %j',
    (part) => {
      const text = part.repeat(1_000_000 / part.length)
      const start = performance.now()
      countWords(text)
      // A quadratic counter would take minutes.
      expect(performance.now() - start).toBeLessThan(2_000)
    },
  )
})
