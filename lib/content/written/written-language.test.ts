import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { toHtmlText } from '@/lib/content/html-text'
import { toBlocks, toMarkdown } from '@/lib/content/markdown'
import { parseText } from '@/lib/content/pipeline'
import { plainText } from '@/lib/content/plain-text'

const html = (text: string) => toHtml(parseText(text, 'markdown'))

it.each([
  // One tilde is a range or an approximation.
  '9~17 in winter and 10~18',
  '3000~3500만원, 4000~4500만원',
  '10時~19時（休憩12時~13時）',
  '~50 people, ~20 of them in Lyon',
  'the budget is ~5 k€ (~6 k$)',
  'https://example.com/~ida and https://example.com/~omar'.replaceAll('https://', ''),
  // An asterisk in a word.
  '5*3*2 metres',
  '2*3 is 6, 4*5 is 20',
  'Kolleg*innen und Kund*innen',
  'Mitarbeiter*innen (m/w/*) und Leiter*innen (m/w/*)',
  'Entwickler(*)in und Tester(*)in',
  'Работник*ца и коллег*и',
  'f*ck and sh*t',
  // Underscores, signs and numbers.
  'Kolleg_innen und Kund_innen',
  'snake_case_name and a__b__c',
  'costs $5 and $6, 3 < 5 > 2, we <3 it',
  '#jobs and #1 in France',
  '[ ] open, [x] done, [^1] none',
  'a | b | c',
  '1986. A great year',
  '24. Dezember bleibt das Büro zu',
  '2. Etage links',
  'C++ & Java, A+ / B-',
  '+33 1 23 45 67 89',
  // Titles and dividers of tildes, comparisons, words in angle brackets.
  '~~~ Autumn sale ~~~',
  '~~~~~~~~~~~~',
  '~~~Autumn',
  '>= 5 years of Java',
  '>=5 years',
  'Use List<String> and Map<String, Integer> here',
  'Dear <first name>,',
  '<Name> will call',
  '<Your name>',
  'x<y and z>w',
  'snake__case__x, a**.b',
  '** a:**b',
])('%s is text as it is written, also in feeds and Markdown', (text) => {
  const tree = parseText(text, 'markdown')
  expect(plainText(tree)).toBe(text)
  expect(toHtml(tree)).not.toMatch(/<(?!\/?p>|\/?a[\s>])/)
  expect(plainText(parseText(toHtmlText(tree, 'https://a.example/'), 'html'))).toBe(text)
  expect(plainText(parseText(toMarkdown(toBlocks(tree, 'https://a.example/', 2)), 'markdown'))).toBe(text)
})

it.each([
  ['~~gone~~ and ~~「消す」~~です', '<p><del>gone</del> and <del>「消す」</del>です</p>'],
  [
    '*one* **two** ***three*** _four_',
    '<p><em>one</em> <strong>two</strong> <em><strong>three</strong></em> <em>four</em></p>',
  ],
  ['**Soft**ware, l’*équipe*, (*so*)', '<p><strong>Soft</strong>ware, l’<em>équipe</em>, (<em>so</em>)</p>'],
  ['*Liebe Kolleg*innen*', '<p><em>Liebe Kolleg*innen</em></p>'],
  ['1. one\n2. two', '<ol>\n<li>one</li>\n<li>two</li>\n</ol>'],
  ['1. one\n\nText\n\n2. two', '<ol>\n<li>one</li>\n</ol>\n<p>Text</p>\n<ol start="2">\n<li>two</li>\n</ol>'],
  ['1986. Founded\n1990. Moved', '<p>1986. Founded</p>\n<p>1990. Moved</p>'],
  ['1. Mai 2026\n2. Juni 2026', '<p>1. Mai 2026</p>\n<p>2. Juni 2026</p>'],
  ['1. Mai 2026\n2. Juni', '<ol>\n<li>Mai 2026</li>\n<li>Juni</li>\n</ol>'],
  ['We work in Paris.\n---\nMore', '<p>We work in Paris.</p>\n<hr>\n<p>More</p>'],
  ['One line\nand another\n---\nMore', '<p>One line\nand another</p>\n<hr>\n<p>More</p>'],
  ['The team\n--------\nMore', '<h2>The team</h2>\n<p>More</p>'],
  ['Why us?\n-------', '<h2>Why us?</h2>'],
  ['    A paragraph of Word.\n\n\tAnother one.', '<p>A paragraph of Word.</p>\n<p>Another one.</p>'],
  ['```\n    code\n```', '<pre><code>    code\n</code></pre>'],
  ['~~~ Autumn sale ~~~\n\n**a**', '<p>~~~ Autumn sale ~~~</p>\n<p><strong>a</strong></p>'],
  ['~~~~~~~~~~~~\n\n## A', '<p>~~~~~~~~~~~~</p>\n<h2>A</h2>'],
  ['~~~\na\n~~\n\n*b*', '<p>~~~\na\n~~</p>\n<p><em>b</em></p>'],
  ['~~~js\n>= *a*\n~~~~\n*b*', '<pre><code class="language-js">>= *a*\n</code></pre>\n<p><em>b</em></p>'],
  ['```\n~~~ a\n>= b <c>\n```', '<pre><code>~~~ a\n>= b &#x3C;c>\n</code></pre>'],
  ['- ~~~js\n  a\n  ~~~', '<ul>\n<li>\n<pre><code class="language-js">a\n</code></pre>\n</li>\n</ul>'],
  ['> ~~~\n> a\n> ~~~\n\nb', '<blockquote>\n<pre><code>a\n</code></pre>\n</blockquote>\n<p>b</p>'],
  ['- ~~~ a ~~~\n- b', '<ul>\n<li>~~~ a ~~~</li>\n<li>b</li>\n</ul>'],
  ['> ~~~ a ~~~\n> b', '<blockquote>\n<p>~~~ a ~~~\nb</p>\n</blockquote>'],
  ['> a\n> >= 5', '<blockquote>\n<p>a\n>= 5</p>\n</blockquote>'],
  ['- >= 5\n- > 6', '<ul>\n<li>>= 5</li>\n<li>\n<blockquote>\n<p>6</p>\n</blockquote>\n</li>\n</ul>'],
  ['> A quote\n\n*b*', '<blockquote>\n<p>A quote</p>\n</blockquote>\n<p><em>b</em></p>'],
  ['`List<String>` <b>x</b> <foo>y</foo>', '<p><code>List&#x3C;String></code> <b>x</b> y</p>'],
  // Bold before a letter.
  ['**نص:**بالعربية', '<p><strong>نص:</strong>بالعربية</p>'],
  ['**ไทย:**ข้อความ', '<p><strong>ไทย:</strong>ข้อความ</p>'],
  ['**हिन्दी:**पाठ', '<p><strong>हिन्दी:</strong>पाठ</p>'],
  [
    '(**Gehalt:**3000, **Ort!**Berlin) *x*',
    '<p>(<strong>Gehalt:</strong>3000, <strong>Ort!</strong>Berlin) <em>x</em></p>',
  ],
  ['__太字__です', '<p><strong>太字</strong>です</p>'],
  ['\\*\\*a:\\*\\*b', '<p>**a:**b</p>'],
  ['`**a:**b`', '<p><code>**a:**b</code></p>'],
  // Bold in texts without spaces.
  ['**「太字」**です', '<p><strong>「太字」</strong>です</p>'],
  ['これは**「太字」**です。', '<p>これは<strong>「太字」</strong>です。</p>'],
  ['**株式会社（東京）**で働く', '<p><strong>株式会社（東京）</strong>で働く</p>'],
  ['**这是重点。**后面的文字', '<p><strong>这是重点。</strong>后面的文字</p>'],
  ['이것은 **강조(emphasis)**입니다', '<p>이것은 <strong>강조(emphasis)</strong>입니다</p>'],
  ['*強調*と**太字**', '<p><em>強調</em>と<strong>太字</strong></p>'],
  ['これは*強調*です', '<p>これは<em>強調</em>です</p>'],
  ['**「[リンク](/en)」**へ', '<p><strong>「<a href="/en">リンク</a>」</strong>へ</p>'],
  ['**100%**です、**Next.js**を', '<p><strong>100%</strong>です、<strong>Next.js</strong>を</p>'],
])('%s is %s', (text, expected) => expect(html(text)).toBe(expected))

it.each([
  ['https://example.com/foo。次の文', 'https://example.com/foo', '。次の文'],
  ['（https://example.com/）', 'https://example.com/', '）'],
  ['「https://example.com/foo」を見る', 'https://example.com/foo', '」を見る'],
  ['https://example.com/foo、https', 'https://example.com/foo', '、https'],
  ['https://example.com/fooを見る', 'https://example.com/foo', 'を見る'],
  ['https://example.com/を見る', 'https://example.com/', 'を見る'],
  ['https://example.com/foo에서 확인', 'https://example.com/foo', '에서 확인'],
  ['请看https://example.com/foo，谢谢', 'https://example.com/foo', '，谢谢'],
  ['请看https://example.com/foo查看', 'https://example.com/foo', '查看'],
  ['https://example.com/foo？次', 'https://example.com/foo', '？次'],
  ['https://example.com/foo?a=1&b=2！', 'https://example.com/foo?a=1&b=2', '！'],
  ['https://example.com/%E6%97%A5%E6%9C%AC。', 'https://example.com/%E6%97%A5%E6%9C%AC', '。'],
  ['https://ja.wikipedia.org/wiki/日本。次', 'https://ja.wikipedia.org/wiki/%E6%97%A5%E6%9C%AC', '。次'],
  ['https://例え.example/パス、次', 'https://xn--r8jz45g.example/%E3%83%91%E3%82%B9', '、次'],
  ['(https://example.com/foo)。次', 'https://example.com/foo', ')。次'],
  ['https://example.com/a_(b)。次', 'https://example.com/a_(b)', '。次'],
  ['https://example.com/foo، ثم', 'https://example.com/foo', '، ثم'],
  ['هل رأيت https://example.com/foo؟', 'https://example.com/foo', '؟'],
  ['“https://example.com/foo.” he said', 'https://example.com/foo', '.” he said'],
  ['«https://example.com/foo»', 'https://example.com/foo', '»'],
  ['https://example.com/foo।', 'https://example.com/foo', '।'],
  ['https://example.com/fooนะ', 'https://example.com/foo', 'นะ'],
  ['ดูที่https://example.com/fooได้เลย', 'https://example.com/foo', 'ได้เลย'],
  ['https://example.com/fooၾကည့်ပါ', 'https://example.com/foo', 'ၾကည့်ပါ'],
  ['https://example.com/foo။', 'https://example.com/foo', '။'],
  ['https://example.com/။ နောက်', 'https://example.com/', '။ နောက်'],
  ['https://example.com/fooនៅ', 'https://example.com/foo', 'នៅ'],
  ['https://example.com/foo។', 'https://example.com/foo', '។'],
  ['https://example.com/fooແລະ', 'https://example.com/foo', 'ແລະ'],
  ['https://example.com/foo། ལ', 'https://example.com/foo', '། ལ'],
  ['https://th.example.com/wiki/ไทย', 'https://th.example.com/wiki/%E0%B9%84%E0%B8%97%E0%B8%A2', ''],
  [
    'https://bo.example.com/བོད་ཡིག།',
    'https://bo.example.com/%E0%BD%96%E0%BD%BC%E0%BD%91%E0%BC%8B%E0%BD%A1%E0%BD%B2%E0%BD%82',
    '།',
  ],
  ['www.example.comครับ', 'https://www.example.com/', 'ครับ'],
  ['詳細はwww.example.com/foo。次', 'https://www.example.com/foo', '。次'],
  ['www.example.com/foo. Next', 'https://www.example.com/foo', '. Next'],
  ['https://example.com/foo, and', 'https://example.com/foo', ', and'],
])('the URL in %s is %s, before %s', (text, url, after) => {
  expect(html(text)).toContain(`<a href="${url.replaceAll('&', '&#x26;')}">`)
  expect(html(text)).toMatch(new RegExp(`</a>${after.replace(/[.?)]/g, '\\$&')}</p>$`))
  expect(plainText(parseText(text, 'markdown'))).toBe(text)
})

it.each([
  ['**https://example.com/foo。太字**です', '<strong><a href="https://example.com/foo">'],
  ['https://example.com/foo、**太字**です', '</a>、<strong>太字</strong>です'],
  ['[https://example.com/foo。次](/en)', '<a href="/en">https://example.com/foo。次</a>'],
  ['`https://example.com/foo。次`', '<code>https://example.com/foo。次</code>'],
  ['<https://example.com/foo。次>', '<a href="https://example.com/foo%E3%80%82%E6%AC%A1">'],
])('%s has %s', (text, part) => expect(html(text)).toContain(part))
