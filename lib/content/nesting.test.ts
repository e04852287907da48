import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { parseHtml } from './html-parser'
import { repairNesting } from './nesting'

const numRuns = propertyRuns(5_000)

const tagName = fc.constantFrom(
  ...['p', 'h2', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'a', 'b', 'em', 'code', 'strong'],
  ...['pre', 'table', 'tr', 'td', 'hr', 'details', 'embedded-video'],
)
const text = fc.constantFrom('x', ' ', '\n', 'a & <b>', '\u00a0', '\r', 'a\0', '')
const properties = fc.constantFrom({}, { href: '/a?b=1&c' }, { title: '"\'<' }, { href: '/\r' })

const { tree } = fc.letrec<{ tree: Root; content: ElementContent; element: Element }>((tie) => ({
  content: fc.oneof(
    { maxDepth: 6 },
    text.map((value) => ({ type: 'text' as const, value })),
    tie('element'),
  ),
  element: fc.record({
    type: fc.constant('element' as const),
    tagName,
    properties,
    children: fc.array(tie('content'), { maxLength: 4 }),
  }),
  tree: fc.record({
    type: fc.constant('root' as const),
    children: fc.array(tie('content'), { maxLength: 4 }),
  }),
}))

/** Whether the plugin keeps the tree. It returns another one if it has to parse the text again. */
function isWellNested(root: Root): boolean {
  return repairNesting()(root) === root
}

/** Without the positions in the source. */
function plain(root: Root): unknown {
  return JSON.parse(JSON.stringify(root.children, (key, value) => (key === 'position' ? undefined : value)))
}

it('a tree that counts as well nested is the one that an HTML parser gives', () => {
  let found = 0
  fc.assert(
    fc.property(tree, (root) => {
      if (!isWellNested(root)) return
      found += 1
      expect(plain(parseHtml(toHtml(root)))).toEqual(plain(root))
    }),
    { numRuns },
  )
  expect(found).toBeGreaterThan(numRuns / 20)
})

it.each([
  ['<p>Text with <strong>bold <em>and</em></strong> <a href="/a">a link</a>.</p>', true],
  ['<h2>Title</h2><ul><li>One</li><li><p>Two</p><ol><li>Three</li></ol></li></ul>', true],
  [
    '<figure><img src="/a.webp" alt=""><figcaption>Caption</figcaption></figure><blockquote><p>A</p></blockquote>',
    true,
  ],
  ['<table><tbody><tr><td>Cell</td></tr></tbody></table>', false],
  ['<pre>\n\ncode</pre>', false],
  ['<p></p>', false],
])('%s: %s', (html, expected) => {
  expect(isWellNested(parseHtml(html))).toBe(expected)
})

it('equal formatting elements in each other are not well nested: a parser drops the fourth', () => {
  const html =
    '<p><code class="language-x"><code id="1"><code id="2"><code id="3">x</code></code></code>y</code>z</p>'
  expect(isWellNested(parseHtml(html))).toBe(false)
})

it('a link in a link is not well nested', () => {
  const link = (...children: ElementContent[]): Element => ({
    ...{ type: 'element', tagName: 'a', properties: { href: '/' }, children },
  })
  const between: Element = { type: 'element', tagName: 'em', properties: {}, children: [link()] }
  expect(isWellNested({ type: 'root', children: [link()] })).toBe(true)
  expect(isWellNested({ type: 'root', children: [link(between)] })).toBe(false)
})

it('a paragraph in a paragraph is repaired', () => {
  const inner = { type: 'element' as const, tagName: 'p', properties: {}, children: [] }
  const outer = {
    ...inner,
    children: [
      { type: 'text' as const, value: 'a' },
      { ...inner, children: [{ type: 'text' as const, value: 'b' }] },
    ],
  }
  expect(toHtml(repairNesting()({ type: 'root', children: [outer] }))).toBe('<p>a</p><p>b</p>')
})
