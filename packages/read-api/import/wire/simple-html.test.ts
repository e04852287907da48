import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitize } from './embed-html'
import { isSimpleHtml } from './simple-html'

const texts = ['a', ' ', '\n', 'é', '😀', '\u00a0', '\u2028', '"', "'", '&amp;', '&lt;', '\ufffe', '`']
const inline = [
  '<br>',
  ...['strong', 'em', 'b', 'i', 'u', 's', 'code'].map((name) => `<${name}>a&amp;</${name}>`),
]
const blocks = ['p', 'h2', 'h3', 'h4'].map((name) => `<${name}>a<br><em>b</em></${name}>`)
const lists = ['<ul>\n<li>a</li>\n<li><b>b</b> c</li></ul>', '<ol><li>a</li></ol>']
const blankLists = ['<ol><li></li></ol>', '<ul></ul>', '<ul><li>a</li><li>\u00a0</li></ul>']
const others = ['<p>', '</p>', '<ul>', '<li>', '<b>', '</b>', '<p class="a">', '<a href="https://a.example">']
const odd = [
  '<pre>\n\na</pre>',
  '<blockquote>',
  '<script>',
  '&',
  '&gt;',
  '&nbsp;',
  '>',
  '<',
  '\r',
  '\0',
  '\ud800',
]

describe('a simple text', () => {
  it('is what sanitizing it returns, for random texts', () => {
    const parts = fc.constantFrom(...texts, ...inline, ...blocks, ...lists, ...others, ...odd)
    const numRuns = propertyRuns(20_000)
    let simple = 0
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 6 }), (html) => {
        if (!isSimpleHtml(html.join(''))) return
        simple += 1
        expect(sanitize(html.join(''))).toBe(html.join(''))
      }),
      { numRuns },
    )
    expect(simple).toBeGreaterThan(numRuns / 40)
  })

  it.each([...texts, ...blocks, ...lists].filter((html) => !'\ufffe'.includes(html)))('can be %j', (html) => {
    expect(isSimpleHtml(html)).toBe(true)
  })

  it.each([
    ...others,
    ...odd,
    ...blankLists,
    '<p><p>a</p></p>',
    '<p>a<ul></ul></p>',
    '<b><b>a</b></b>',
    'a'.repeat(10_001),
  ])('is not %j', (html) => {
    expect(isSimpleHtml(html)).toBe(false)
  })

  it.each(['<p>', '<ul>', '<ul><li>', '<strong>', '&amp;', 'a', '<li>a</li>', '<p>a</p>', '<ul></ul>'])(
    'is not %j many times before a tag that stays open',
    (part) => {
      expect(isSimpleHtml(`${part.repeat(Math.floor(9_000 / part.length))}<b`)).toBe(false)
    },
  )
})
