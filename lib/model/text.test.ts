import { describe, expect, it } from 'vitest'
import { countWords, toDate, toDay, toSlug, toText, toWebUrl, withoutTags } from './text'

describe('toWebUrl', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    [' http://example.com/a?b=1#c ', 'http://example.com/a?b=1#c'],
    ['http://https://example.com/x', 'https://example.com/x'],
    ['http://localhost:3000/media/a.webp', 'http://localhost:3000/media/a.webp'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('accepts %s', (value, url) => expect(toWebUrl(value)).toBe(url))

  it.each([
    null,
    undefined,
    '',
    'example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://user:secret@example.com/',
    'https://192.168.1.1/',
    'https://[::1]/',
    'https://intranet/',
    'https:\\\\evil.example\\x',
    'https://a.example/\u0000',
    'https://a.example/a b',
    `https://a.example/${'a'.repeat(2100)}`,
  ])('returns null for %j', (value) => expect(toWebUrl(value)).toBeNull())
})

describe('toText', () => {
  it('returns null for a blank text', () => {
    expect([toText('  '), toText(''), toText(null), toText(' a ')]).toEqual([null, null, null, 'a'])
  })
})

describe('toDate', () => {
  it('accepts any number of fraction digits, and nothing but ISO 8601 timestamps', () => {
    expect(toDate('2018-01-15T16:51:20.788757+01:00')?.toISOString()).toBe('2018-01-15T15:51:20.788Z')
    expect(toDate('2018-01-15T16:51:20+01:00')?.toISOString()).toBe('2018-01-15T15:51:20.000Z')
    expect([toDate('soon'), toDate(''), toDate(null), toDate(undefined)]).toEqual([null, null, null, null])
  })
})

describe('toDay', () => {
  it('returns the day in the time zone', () => {
    const date = new Date('2026-05-03T22:30:00Z')
    expect([toDay(date, 'UTC'), toDay(date, 'Europe/Paris')]).toEqual(['2026-05-03', '2026-05-04'])
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

describe('toSlug', () => {
  it.each([
    ['L’équipe de nuit : 10 portraits', 'l-equipe-de-nuit-10-portraits'],
    ['Œuvre & Straße', 'oeuvre-and-strasse'],
    ['A_b/c', 'a-b-c'],
    ['日本語', ''],
    ['  --  ', ''],
  ])('converts %j', (text, slug) => expect(toSlug(text)).toBe(slug))

  it('cuts a long slug after a word', () => {
    const slug = toSlug('word '.repeat(40))
    expect(slug.length).toBeLessThanOrEqual(80)
    expect(slug).toMatch(/^(word-)*word$/)
  })
})
