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
  ['A\u000bB\fC\u0085D', '<p>A<br>B<br>C<br>D</p>'],
  ['1. Mai 2026\n2. Juni 2026', '<p>1. Mai 2026<br>2. Juni 2026</p>'],
  ['1. Sept. 2026\n2. März 2027\n3. Änderungen', '<p>1. Sept. 2026<br>2. März 2027<br>3. Änderungen</p>'],
  ['1. Team 4\n2. Team 2026a', '<ol><li>Team 4</li><li>Team 2026a</li></ol>'],
  // A line break or a comment among lines.
  [
    '<strong>Tasks</strong>\n• a\n• b\n<br>\n<strong>Profile</strong>\n• c',
    '<p><strong>Tasks</strong></p><ul><li>a</li><li>b</li></ul><p><strong>Profile</strong></p><ul><li>c</li></ul>',
  ],
  ['A\n<br /><BR>\nB', '<p>A</p><p>B</p>'],
  ['A<br>B\nC', '<p>A<br>B<br>C</p>'],
  ['Line one\nLine two <!-- note -->', '<p>Line one<br>Line two</p>'],
  ['A <!-- a\nb --> c\nD <!-- open', '<p>A  c<br>D</p>'],
  ['<!-- a -->\nb', '\nb'],
  // Elements within lines.
  ['<ruby>漢<rt>かん</rt></ruby>', '<ruby>漢<rt>かん</rt></ruby>'],
  ['<nobr>030 123456</nobr>\n<output>a</output>', '<p><nobr>030 123456</nobr><br><output>a</output></p>'],
  ['<blink>a</blink>', '<blink>a</blink>'],
  ['Write to <link>\nor <output>', '<p>Write to &lt;link><br>or &lt;output></p>'],
])('the lines of %j are %j', (text, html) => {
  expect(linesToHtml(text)).toBe(html)
  expect(toHtmlSource(text)).toBe(html)
})

test.each([
  '<p>One\nTwo</p>',
  'One<br>\nTwo',
  '<DIV>One</DIV>\nTwo',
  '<ul>\n<li>a</ul>',
  'A<br/>\n\nB\nC',
  'A<br>B',
  'A\nb<BR>\nc',
])('%j has no lines of its source', (html) => expect(toHtmlSource(html)).toBe(html))

test.each([
  [
    '<p>Use List<String> or Map<String, Integer></p>',
    '<p>Use List&lt;String> or Map&lt;String, Integer></p>',
  ],
  ['<p>Dear <first name>,</p>', '<p>Dear &lt;first name>,</p>'],
  ['<p>Jane <jane@x.example> writes</p>', '<p>Jane &lt;jane@x.example> writes</p>'],
  ['<p>x<y and z>w</p>', '<p>x&lt;y and z>w</p>'],
  ['<p>x<y and z=5 > w</p>', '<p>x&lt;y and z=5 > w</p>'],
  ['<p>See <https://a.example/></p>', '<p>See &lt;https://a.example/></p>'],
])('%j has words in angle brackets: %j', (html, escaped) => expect(toHtmlSource(html)).toBe(escaped))

test.each([
  '<p><o:p>&nbsp;</o:p><st1:place>a</st1:place><w:sdt></w:sdt></p>',
  '<p><my-card>a</my-card><Unknown class="a">b</UNKNOWN></p>',
  '<table><colgroup><col><col width="1"></colgroup><tr><td>a</table>',
  '<video><source src="a.mp4"><track src="a.vtt"></video><p><wbr>a<link rel="x" href="y"></p>',
  '<p>a <image src="a.png">b <spacer type=\'block\'>c</p>',
  '<?xml version="1.0"?><p>a</p><![if !supportLists]>b<![endif]>',
  '<p>1 < 2, a <3 and <= 4 <</p>',
])('%j has only elements', (html) => expect(toHtmlSource(html)).toBe(html))

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
    ['<![CDATA[<p>One</p>]]>', '<p>One</p>'],
    [' <![CDATA[Hello\nWorld]]>\n', 'Hello\nWorld'],
    ['<![CDATA[&lt;p&gt;a&lt;/p&gt;]]>', '<p>a</p>'],
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
    'Write <![CDATA[a]]>',
    '<![CDATA[a',
  ])('%j stays', (text) => expect(unescapeHtml(text)).toBe(text))
})
