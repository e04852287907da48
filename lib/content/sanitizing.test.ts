import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import type { Nodes } from 'hast'
import { toHtml } from 'hast-util-to-html'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { parseHtml } from './html-parser'
import { parseText } from './pipeline'
import { schema } from './schema'

const numRuns = propertyRuns(1_000)

const names =
  'p a b em ul li h1 h2 pre code table tbody tr td img iframe details div button svg math script style template input object'
const name = fc.constantFrom(...names.split(' '))
const attribute = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'href',
        'src',
        'srcset',
        'onclick',
        'onerror',
        'style',
        'id',
        'class',
        'name',
        'colspan',
      ),
      fc.constantFrom(
        ...[
          'https://a.example/?b=1&amp;c',
          ' javascript:alert(1)',
          'java&#10;script:x',
          'data:text/html,x',
          '//a.b',
          'https://www.youtube.com/embed/aqz-KE-bpKQ',
        ],
        ...[
          '/a',
          '#a',
          '#fn-1',
          'a',
          'fn-1',
          'user-content-x',
          'language-js',
          'contains-task-list',
          '3',
          '999999999',
          'vbscript:x',
        ],
      ),
    )
    .map(([key, value]) => `${key}="${value}"`),
  fc.constantFrom('onload=alert(1)', 'type=checkbox', 'type=text', 'checked', '"', "='", '<', 'x=\0'),
)
const part = fc.oneof(
  fc
    .tuple(name, fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '/>', ''))
    .map(([tag, attributes, end]) => `<${[tag, ...attributes].join(' ')}${end}`),
  name.map((tag) => `</${tag}>`),
  fc.constantFrom(
    ...[
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&#0;',
      '&nbsp',
      '<',
      '>',
      '\n',
      '\n\n',
      '- ',
      '> ',
      '1. ',
    ],
    ...[
      '# ',
      '**',
      '*',
      '~~',
      '`',
      '```\n',
      '|',
      '|-|\n',
      '[a](javascript:b)',
      '[a](/b)',
      '![a](https://a.b/c)',
    ],
    ...[
      '[^1]',
      '\n\n[^1]: a\n\n',
      '[a]: /b\n',
      '<https://a.b>',
      'www.a.example',
      '\\',
      '    ',
      '\t',
      '- [ ] ',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
)
const hostileText = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''))
const format = fc.constantFrom('markdown' as const, 'html' as const)

const sanitizer = unified().use(rehypeSanitize, schema).freeze()
const urls = /^(?:https?:|mailto:|tel:|[/?#]|[^:]*$)/i

/** Everything in the tree that the allow-list forbids. */
function listForbidden(tree: Nodes): string[] {
  const found: string[] = []
  visit(tree, (node) => {
    if (node.type === 'root' || node.type === 'text') return
    if (node.type !== 'element' || !schema.tagNames?.includes(node.tagName)) {
      found.push(node.type === 'element' ? node.tagName : node.type)
      return
    }
    const rules = [...(schema.attributes?.[node.tagName] ?? []), ...(schema.attributes?.['*'] ?? [])]
    const allowed = rules.map((rule) => (Array.isArray(rule) ? rule[0] : rule))
    for (const [key, value] of Object.entries(node.properties)) {
      if (!allowed.includes(key)) found.push(`${node.tagName}.${key}`)
      if ((key === 'href' || key === 'src') && !urls.test(String(value))) found.push(`${key}=${value}`)
    }
  })
  return found
}

describe('a sanitized tree', () => {
  it.each([
    'http://localhost:22/',
    'https://user:secret@bank.example/',
    'http://169.254.169.254/latest/',
    'http://[::1]:6379/',
    '//127.0.0.1/x',
    '\\\\127.0.0.1/x',
  ])('has no link to %s', (url) => {
    for (const text of [`<a href="${url}">a</a>`, `<iframe src="${url}"></iframe>`])
      expect(toHtml(parseText(text, 'html'))).not.toContain('href')
    expect(toHtml(parseText(`<a href="https://a.example/x">a</a>`, 'html'))).toContain(
      'href="https://a.example/x"',
    )
  })

  it('has only the elements, attributes and URL schemes of the allow-list', () => {
    fc.assert(
      fc.property(hostileText, format, (text, kind) => {
        expect(listForbidden(parseText(text, kind))).toEqual([])
      }),
      { numRuns },
    )
  }, 600_000)

  it('does not change when it is sanitized again', () => {
    fc.assert(
      fc.property(hostileText, format, (text, kind) => {
        const tree = parseText(text, kind)
        expect(toHtml(sanitizer.runSync(structuredClone(tree)))).toBe(toHtml(tree))
      }),
      { numRuns },
    )
  }, 600_000)

  it('is the tree that a browser parses from its HTML', () => {
    fc.assert(
      fc.property(hostileText, format, (text, kind) => {
        // A video player is a `<div>`. A parser replaces carriage returns and drops the first line break of `<pre>`.
        const tree = toHtml(parseText(text, kind)).replaceAll('embedded-video', 'div')
        const written = tree.replace(/\r\n?/g, '\n')
        expect(toHtml(parseHtml(written))).toBe(written.replace(/<pre>\n/g, '<pre>'))
      }),
      { numRuns, examples: [['<pre>\n\n\n\n', 'markdown']] },
    )
  }, 600_000)

  it('has no forbidden node if its HTML is parsed again', () => {
    fc.assert(
      fc.property(hostileText, format, (text, kind) => {
        expect(listForbidden(parseText(toHtml(parseText(text, kind)), 'html'))).toEqual([])
      }),
      { numRuns },
    )
  }, 600_000)
})
