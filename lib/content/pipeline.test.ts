import { describe, expect, it } from 'vitest'
import { detectFormat, parseText } from './pipeline'
import { plainText } from './plain-text'

describe('parseText', () => {
  it.each([
    ['with elements nested deeper than the limit', '<b>'.repeat(4_000)],
    ['nested so deep that the Markdown parser exceeds the stack', '> '.repeat(10_000)],
    ['with more nodes than the limit', '<p>a<br>'.repeat(10_001)],
    ['longer than the limit', 'x '.repeat(150_000)],
  ])(
    'returns the start of a Markdown text %s as one paragraph',
    (_, text) => {
      expect(parseText(text, 'markdown')).toMatchObject({
        children: [{ tagName: 'p', children: [{ type: 'text', value: text.slice(0, 10_000) }] }],
      })
    },
    30_000,
  )

  it.each([
    ['with elements nested deeper than the limit', '<b>'.repeat(50_000)],
    ['with more nodes than the limit', '<br>'.repeat(20_001)],
    ['longer than the limit', 'x '.repeat(150_000)],
  ])('returns the start of an HTML text %s as one paragraph', (_, text) => {
    expect(parseText(text, 'html')).toMatchObject({
      children: [{ tagName: 'p', children: [{ type: 'text', value: text.slice(0, 10_000) }] }],
    })
  })

  it('parses unclosed brackets up to the limits', () => {
    const text = '['.repeat(10_000)
    expect(plainText(parseText(text, 'markdown'))).toBe(text)
    expect(plainText(parseText(text, 'html'))).toBe(text)
  })
})

describe('detectFormat', () => {
  it.each([
    ['<p>a *b*</p>', 'html'],
    [' \n<UL><li>a</li></UL>', 'html'],
    ['a *b*', 'markdown'],
    ['<b>a</b>', 'markdown'],
    ['<pre>a</pre>', 'markdown'],
    ['', 'markdown'],
  ])('recognises the format of %j as %s', (text, format) => expect(detectFormat(text)).toBe(format))
})
