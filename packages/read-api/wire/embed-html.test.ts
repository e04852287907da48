import { expect, test } from 'vitest'
import { toEmbedHtml } from './embed-html'

test.each([
  ['<p>Build &amp; <strong>mend</strong><br/>daily</p>', '<p>Build &amp; <strong>mend</strong><br>daily</p>'],
  ['<ul>\n<li>One\nline</li></ul>', '<ul>\n<li>One\nline</li></ul>'],
  ['<P CLASS="x" onclick=alert(1)>a</P>', '<p>a</p>'],
  ['a<script>alert(1)</script>b<style>p{}</style>', 'ab'],
  ['<scr<script></script>ipt>alert(1)', 'alert(1)'],
  ['<!-- <p> -->a<!-- open', 'a'],
  ['<img src=x onerror="alert(1)">a', 'a'],
  ['<svg><p onload=x>a</p></svg>b', 'b'],
  ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
  ['<p', '&lt;p'],
  [
    '<a href="https://a.example/?b=1&amp;c" target="_blank">l</a>',
    '<a href="https://a.example/?b=1&amp;c" rel="noopener noreferrer">l</a>',
  ],
  ["<a href='mailto:a@b.example'>l</a>", '<a href="mailto:a@b.example" rel="noopener noreferrer">l</a>'],
  ['<a href="javascript:alert(1)">l</a>', '<a>l</a>'],
  ['<a href=" JaVaScRiPt:alert(1)">l</a>', '<a>l</a>'],
  ['<a href="&#106;avascript:alert(1)">l</a>', '<a>l</a>'],
  [
    '<a href="https://a.example/"onclick="x">l</a>',
    '<a href="https://a.example/" rel="noopener noreferrer">l</a>',
  ],
  ['<a title=">" href="https://a.example">l</a>', '<a>" href="https://a.example"&gt;l</a>'],
  ['<p><strong>a', '<p><strong>a</strong></p>'],
  ['a</p></ul>b', 'ab'],
  ['<p><em>a</p>b</em>', '<p><em>a</em></p>b'],
])('%s becomes %s', (html, expected) => {
  expect(toEmbedHtml(html)).toBe(expected)
})

test('a long hostile text takes no long time', () => {
  for (const part of ['<', '<a ', '<!--', '<script', '<p>', '</p>', '<a href="']) {
    const start = performance.now()
    toEmbedHtml(part.repeat(200_000 / part.length))
    expect(performance.now() - start).toBeLessThan(2000)
  }
})
