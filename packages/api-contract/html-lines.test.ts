import { describe, expect, test } from 'vitest'
import { linesToHtml, toHtmlSource, unescapeHtml } from './html-lines'

test.each([
  ['One line', 'One line'],
  ['One\nTwo\nThree', '<p>One<br>Two<br>Three</p>'],
  ['One\n\n\nTwo\r\nThree', '<p>One</p><p>Two<br>Three</p>'],
  ['One\rTwo\u2028Three', '<p>One<br>Two<br>Three</p>'],
  ['Your tasks:\n- Build\n- Repair', '<p>Your tasks:</p><ul><li>Build</li><li>Repair</li></ul>'],
  [
    'Missions :\n• Construire\n• Réparer\nMerci',
    '<p>Missions :</p><ul><li>Construire</li><li>Réparer</li></ul><p>Merci</p>',
  ],
  ['·\tA\n·\tB', '<ul><li>A</li><li>B</li></ul>'],
  ['– Ein\n\n– Zwei', '<ul><li>Ein</li><li>Zwei</li></ul>'],
  ['* A\n  goes on\n* B', '<ul><li>A<br>goes on</li><li>B</li></ul>'],
  ['1. A\n2. B\n3) C', '<ol><li>A</li><li>B</li><li>C</li></ol>'],
  ['1. Oktober 2026\nBerlin', '<p>1. Oktober 2026<br>Berlin</p>'],
  ['2026. A\n-5 °C\n-B', '<p>2026. A<br>-5 °C<br>-B</p>'],
  ['仕事内容\n・設計\n\n応募資格', '<p>仕事内容<br>・設計</p><p>応募資格</p>'],
  ['A < B & C > D\nList<String> x', '<p>A < B & C > D<br>List&lt;String> x</p>'],
  ['See <https://a.example/>\n<jobs@a.example>', '<p>See &lt;https://a.example/><br>&lt;jobs@a.example></p>'],
  ['<b>Tasks</b>\nBuild <i>trains</i>', '<p><b>Tasks</b><br>Build <i>trains</i></p>'],
  ['A <span\nclass="x">b</span>\nC', '<p>A <span class="x">b</span><br>C</p>'],
  [
    '## A\nb\n### C\n**d** [e](https://a.example/)',
    '<h2>A</h2><p>b</p><h3>C</h3><p><strong>d</strong> <a href="https://a.example/">e</a></p>',
  ],
  ['#1 of trains\n# A\n# B', '<p>#1 of trains</p><h2>A</h2><h2>B</h2>'],
  ['  \n\tIndented\n    more  \n', '<p>Indented<br>more</p>'],
])('the lines of %j are %j', (text, html) => {
  expect(linesToHtml(text)).toBe(html)
  expect(toHtmlSource(text)).toBe(html)
})

test.each(['<p>One\nTwo</p>', 'One<br>\nTwo', '<DIV>One</DIV>\nTwo', '<ul>\n<li>a</ul>', '<!-- a -->\nb'])(
  '%j has no lines of its source',
  (html) => expect(toHtmlSource(html)).toBe(html),
)

describe('unescapeHtml', () => {
  test.each([
    ['&lt;p&gt;Hello&lt;/p&gt;', '<p>Hello</p>'],
    [
      '&lt;div class=&quot;content-intro&quot;&gt;&lt;p&gt;R&amp;amp;D&amp;nbsp;team&lt;/p&gt;&lt;/div&gt;',
      '<div class="content-intro"><p>R&amp;D&nbsp;team</p></div>',
    ],
    ['\n&lt;ul&gt;\n&lt;li&gt;it&#39;s&lt;/li&gt;\n&lt;/ul&gt;\n', "\n<ul>\n<li>it's</li>\n</ul>\n"],
    ['&#60;p&#62;a&#60;/p&#62;', '<p>a</p>'],
    ['&#x3C;h3&#x3E;a&#x3C;/h3&#x3E;', '<h3>a</h3>'],
    ['&amp;lt;p&amp;gt;a&amp;lt;/p&amp;gt;', '<p>a</p>'],
    ['&LT;p&GT;a&LT;/p&GT;', '<p>a</p>'],
    ['&lt;strong&gt;a&lt;/strong&gt;&lt;br&gt;b &lt;i&gt;c&lt;/i&gt;', '<strong>a</strong><br>b <i>c</i>'],
  ])('%j becomes %j', (text, html) => expect(unescapeHtml(text)).toBe(html))

  test.each([
    '&lt;p&gt; starts a paragraph',
    'Write &lt;p&gt;a&lt;/p&gt;',
    '&lt;b&gt;a&lt;/b&gt;',
    '<p>&lt;p&gt;a&lt;/p&gt;</p>',
    '&amp; more',
    '&lt;3 trains &gt;',
    'Use `&lt;div&gt;&lt;/div&gt;`',
  ])('%j stays', (text) => expect(unescapeHtml(text)).toBe(text))
})
