import { isFull } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { toEmbedHtml } from './embed-html'
import { listNodes } from './html-limits'

const allowed = 'p br strong b em i u s ul ol li h2 h3 h4 blockquote a code pre hr'.split(' ')

test.each(allowed)('the element %s remains', (tag) => {
  const html = ['br', 'hr'].includes(tag) ? `a<${tag}>b` : `<${tag}>a</${tag}>`
  expect(toEmbedHtml(html)).toBe(html)
})

test.each([
  [
    '<p>Build &amp; <strong>repair</strong><br/>daily</p>',
    '<p>Build &amp; <strong>repair</strong><br>daily</p>',
  ],
  ['<ul>\n<li>One\nline</li></ul>', '<ul>\n<li>One\nline</li></ul>'],
  ['<P CLASS="x" onclick=alert(1)>a</P>', '<p>a</p>'],
  ['a<script>alert(1)</script>b<style>p{}</style>', 'ab'],
  ['<scr<script></script>ipt>alert(1)', 'ipt>alert(1)'],
  ['<!-- <p> -->a<!-- open', 'a'],
  ['<img src=x onerror="alert(1)">a', 'a'],
  ['<svg><text onload=x>a</text></svg>b', 'b'],
  ['<svg><p onload=x>a</p></svg>b', '<p>a</p>b'],
  ['<iframe src="https://a.example">a</iframe><object>b</object>c', 'c'],
  [
    '<p>He said <q>so</q> to <ruby>漢<rp>（</rp><rt>かん</rt><rp>）</rp></ruby></p>',
    '<p>He said “so” to 漢(かん)</p>',
  ],
  ['1 < 2 > 0', '1 &lt; 2 > 0'],
  ['<p', ''],
  [
    '<a href="https://a.example/?b=1&amp;c" target="_blank">l</a>',
    '<a href="https://a.example/?b=1&amp;c" rel="noopener noreferrer">l</a>',
  ],
  ["<a href='mailto:a@b.example'>l</a>", '<a href="mailto:a@b.example" rel="noopener noreferrer">l</a>'],
  ...[
    ['www.example.com/guide', 'https://www.example.com/guide'],
    ['example.com/my guide.pdf', 'https://example.com/my%20guide.pdf'],
    ['//example.com/x', 'https://example.com/x'],
    ['/guide?a=b#c', 'https://site.invalid/guide?a=b#c'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['https:\\\\example.com\\x', 'https://example.com/x'],
    ['jobs@example.com', 'mailto:jobs@example.com'],
    ['tel:+33 1 23 45', 'tel:+3312345'],
  ].map(([written, href]) => [
    `<a href="${written}">l</a>`,
    `<a href="${href}" rel="noopener noreferrer">l</a>`,
  ]),
  ...['guide.html', '#method', '?page=2', '', 'sms:+33123', 'data:text/html,x'].map((written) => [
    `<a href="${written}">l</a>`,
    '<a>l</a>',
  ]),
  ['<a href="javascript:alert(1)">l</a>', '<a>l</a>'],
  ['<a href=" JaVaScRiPt:alert(1)">l</a>', '<a>l</a>'],
  ['<a href="&#106;avascript:alert(1)">l</a>', '<a>l</a>'],
  [
    '<a href="https://a.example/"onclick="x">l</a>',
    '<a href="https://a.example/" rel="noopener noreferrer">l</a>',
  ],
  [
    '<a title=">" href="https://a.example">l</a>',
    '<a href="https://a.example" rel="noopener noreferrer">l</a>',
  ],
  ['<p><strong>a', '<p><strong>a</strong></p>'],
  ['a</p></ul>b', 'ab'],
  ['<p><em>a</p>b</em>', '<p><em>a</em></p><em>b</em>'],
])('%s becomes %s', (html = '', expected) => {
  expect(toEmbedHtml(html)).toBe(expected)
})

test.each([
  [
    '<b style="font-weight:normal"><p><span style="font-weight:400">Plain</span> <span style="font-weight:700">bold</span></p></b>',
    '<p>Plain <strong>bold</strong></p>',
  ],
  ['<i style="font-style:normal">a</i> <u style="text-decoration:none">b</u>', 'a b'],
  ['<p><strong>a <span style="font-weight:400">b</span></strong></p>', '<p><strong>a </strong>b</p>'],
  ['<div>A line.</div><div>Another.</div>', '<p>A line.</p><p>Another.</p>'],
  ['<div>A<br><br>B<br>C</div><div><br></div>', '<p>A</p><p>B<br>C</p>'],
  ['<h1>A</h1><h5>B</h5>C', '<h2>A</h2><h4>B</h4>C'],
  ['<header>A</header><center>B</center>C', '<p>A</p><p>B</p>C'],
  ['<table><tr><th>A</th><td>B</td></tr><tr><td>C</td></tr></table>', '<p>A B</p><p>C</p>'],
  ['<dl><dt>A</dt><dd>B</dd></dl><figure>C</figure>', '<p>A</p><p>B</p><p>C</p>'],
  ['<menu><li>A</li></menu><ul><li><div>B</div></li></ul>', '<ul><li>A</li></ul><ul><li>B</li></ul>'],
  ['<details><summary>A</summary>B</details>', '<p>A</p><p>B</p>'],
  ['<p>A</p><p>&nbsp;</p><p></p><h2><br></h2><p>B</p>', '<p>A</p><p>B</p>'],
  ['<p>&nbsp;</p><p><br></p>', ''],
  ['\u200b\ufeff', ''],
  ['A\nB\n\nC', '<p>A<br>B</p><p>C</p>'],
  ['A:\r\n• B\r\n• C', '<p>A:</p><ul><li>B</li><li>C</li></ul>'],
  [
    '&lt;p&gt;A &amp;amp; B&lt;/p&gt;&lt;ul&gt;&lt;li&gt;C&lt;/li&gt;&lt;/ul&gt;',
    '<p>A &amp; B</p><ul><li>C</li></ul>',
  ],
  ['&lt;script&gt;alert(1)&lt;/script&gt;&lt;p&gt;A&lt;/p&gt;', '<p>A</p>'],
])('the meaning and the lines of %j stay', (html, expected) => {
  expect(toEmbedHtml(html)).toBe(expected)
  expect(toEmbedHtml(expected)).toBe(expected)
})

describe('generated hostile HTML', () => {
  const names =
    'p a b em ul li h2 pre code blockquote div button object table td svg math script style template select'
  const name = fc.constantFrom(...names.split(' '))
  const href = fc.constantFrom(
    'https://a.example/?b=1&c',
    ' javascript:alert(1)',
    '/a',
    '//a.example',
    'https://a b',
  )
  const attribute = fc.oneof(
    href.map((url) => `href="${url}"`),
    fc.constantFrom('onclick=alert(1)', 'style="x"', 'rel="x noopener"', 'HREF=x', '"', "='", '<', 'id=\0'),
  )
  const openingTag = fc
    .tuple(name, fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '/>', ''))
    .map(([tag, attributes, end]) => `<${[tag, ...attributes].join(' ')}${end}`)
  const part = fc.oneof(
    openingTag,
    name.map((tag) => `</${tag}>`),
    fc.constantFrom(
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&#0;',
      '&#13;',
      '&nbsp',
      '<',
      '>',
      '\n',
      '\r',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  const hostile = fc.array(part, { maxLength: 60 }).map((parts) => parts.join(''))

  test('becomes HTML with only permitted elements and attributes', () => {
    const parser = unified().use(rehypeParse, { fragment: true })
    fc.assert(
      fc.property(hostile, (html) => {
        for (const node of listNodes(parser.parse(toEmbedHtml(html)))) {
          if (node.type !== 'element') {
            expect(['root', 'text']).toContain(node.type)
            continue
          }
          expect(allowed).toContain(node.tagName)
          if (Object.keys(node.properties).length === 0) continue
          expect(node).toMatchObject({ tagName: 'a', properties: { rel: ['noopener', 'noreferrer'] } })
          expect(node.properties.href).toMatch(/^https:\/\/(?:a\.example\/(?:\?b=1&c)?|site\.invalid\/a)$/)
          expect(Object.keys(node.properties)).toHaveLength(2)
        }
      }),
    )
  })

  test('does not change when it is sanitized again', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const safe = toEmbedHtml(html)
        expect(toEmbedHtml(safe)).toBe(safe)
      }),
    )
  })
})

describe('a text that cannot be parsed', () => {
  test('becomes a paragraph without tags if the parser fails', () => {
    // hast-util-from-parse5 8 throws a TypeError.
    expect(toEmbedHtml('<p>One<b>two</b> <template#<p>')).toBe('<p>One two</p>')
  })

  test.each(
    [
      ['<', '<b>', '<ul><li>', '<div><p>', '<p>', '</p>', '<a><b>', '<table><td>', '<svg>', '<template>'],
      ['<a ', '<a href="', '<!--', '<script', '&amp', '<button><p>', '<pre>\n', '<h2>'],
    ].flat(),
  )('is sanitized in bounded time: %j repeated', (part) => {
    for (const length of isFull ? [10_000, 60_000, 200_000] : [10_000]) {
      const safe = sanitizeInTime(part.repeat(length / part.length))
      expect(toEmbedHtml(safe) === safe).toBe(true)
    }
  })

  test.each([
    [
      'formatting that a parser repeats in every paragraph',
      `<p>${distinctTags(500)}</p>${'<p>x'.repeat(1000)}`,
    ],
    [
      'a tag with thousands of attributes',
      `<a ${distinctTags(15_000).replace(/<b |>/g, ' ')}`.slice(0, 50_000),
    ],
  ])('is sanitized in bounded time: %s', (_, html) => {
    sanitizeInTime(html)
  })

  test('becomes its first 10,000 characters without tags', () => {
    const html = `<script>x</script><b>1 < 2 &amp; 3</b>${'<i>'.repeat(200)}${'y'.repeat(60_000)}`
    const safe = toEmbedHtml(html)
    expect(safe).toMatch(/^<p>x {2}1 &lt; 2 &amp; 3 {201}y+<\/p>$/)
    expect(safe.length).toBeLessThan(10_000)
  })
})

/** In processor time, because other processes can delay the test. */
function sanitizeInTime(html: string): string {
  const started = process.cpuUsage()
  const safe = toEmbedHtml(html)
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1_000).toBeLessThan(2_000)
  return safe
}

function distinctTags(count: number): string {
  return Array.from({ length: count }, (_, index) => `<b a${index}>`).join('')
}
