import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { parseText } from './pipeline'
import { readFormat } from './text-format'

const indent = (text: string) => text.replace(/^(?=.)/gm, '        ')
const compact = (text: string) => toHtml(parseText(text, 'markdown')).replace(/\n\s*/g, '').trim()

describe('a text in a field of Markdown', () => {
  it.each([
    [
      'a page builder',
      '<div class="elementor">\n\n    <section>\n\n        <h2>A</h2>\n\n        <p>B</p>\n\n    </section>\n</div>',
    ],
    ['an indented element', indent('<h2>A</h2>\n\n<p>B</p>')],
    [
      'Gutenberg',
      '<!-- wp:heading -->\n<h2>A</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n    <p>B</p>\n<!-- /wp:paragraph -->',
    ],
    ['a comment first', '<!-- a_b_c\n\n# no -->\n\n    <h2>A</h2>\n\n    <p>B</p>'],
    [
      'a whole page',
      '<!DOCTYPE html>\n<html>\n<head>\n    <title>x</title>\n    <style>\n\n    p { margin: 0 }\n    </style>\n</head>\n<body>\n\n    <h2>A</h2>\n\n    <p>B</p>\n\n</body>\n</html>',
    ],
    ['tabs', '<section>\n\n\t<h2>A</h2>\n\n\t\t<p>B</p>\n\n</section>'],
    ['carriage returns', '<div>\r\n\r\n    <h2>A</h2>\r\n\r\n    <p>B</p>\r\n</div>'],
    ['attributes on lines', '<div\n    class="a"\n>\n\n    <h2\n        id="x">A</h2>\n\n    <p>B</p></div>'],
    ['open paragraphs', '<h2>A</h2>\n\n    <p>B'],
    ['escaped HTML', '&lt;h2&gt;A&lt;/h2&gt;\n\n    &lt;p&gt;B&lt;/p&gt;'],
    ['Trix', '<h2>A</h2><div><!--block-->B</div>'],
  ])('is HTML if it is one of %s', (_, text) => {
    expect(readFormat(text, 'markdown').format).toBe('html')
    expect(compact(text)).toBe('<h2>A</h2><p>B</p>')
  })

  it.each([
    ['inline elements', 'A <b>b</b> *c*\nd', '<p>A <b>b</b> <em>c</em>d</p>'],
    [
      'a frame first',
      '<div><iframe src="https://a.example/b" title="T"></iframe></div>\n\n## A\n\nb *c*',
      '<p><a href="https://a.example/b">T</a></p><h2>A</h2><p>b <em>c</em></p>',
    ],
    ['elements first', '<div>\n\n    <p>A</p>\n\n</div>\n\nB *c*', '<p>A</p><p>B <em>c</em></p>'],
    [
      'elements last',
      'A *b*\n\n<section>\n\n    <h2>C</h2>\n\n    <p>D</p>\n</section>',
      '<p>A <em>b</em></p><h2>C</h2><p>D</p>',
    ],
    ['a heading inside HTML', '<div>\n<p>A</p>\n## B\n<p>C</p>\n</div>', '<p>A</p><h2>B</h2><p>C</p>'],
    ['Markdown in an element', '<div>\n\n## A\n\nB **c**\n\n</div>', '<h2>A</h2><p>B <strong>c</strong></p>'],
    [
      'a list between elements',
      '<p>A</p>\n- b\n- c\n\n<p>D</p>',
      '<p>A</p><ul><li>b</li><li>c</li></ul><p>D</p>',
    ],
    ['indented elements', 'A:\n\n    <div>\n      <p>b</p>\n    </div>\n\nC', '<p>A:</p><p>b</p><p>C</p>'],
    [
      'code in a fence',
      '```html\n<div>\n\n    <p>a</p>\n</div>\n```\n\n<p>B</p>',
      '<pre><code class="language-html">&#x3C;div>&#x3C;p>a&#x3C;/p>&#x3C;/div></code></pre><p>B</p>',
    ],
    [
      'code in a line',
      'Use `<div>` here.\n\n    An indented paragraph',
      '<p>Use <code>&#x3C;div></code> here.</p><p>An indented paragraph</p>',
    ],
    [
      'code in an element',
      '<p>A</p>\n\n<pre>\n    b\n\n    c\n</pre>\n\nD',
      '<p>A</p><pre>    bc</pre><p>D</p>',
    ],
    ['no syntax', 'A\nb\n\nc', '<p>Ab</p><p>c</p>'],
    [
      'an element in a paragraph',
      'A<br>b *c*\n\n<p align="center">D</p>\n\ne',
      '<p>A<br>b <em>c</em></p><p>D</p><p>e</p>',
    ],
    ['a quote', '> A\n\n<p>B</p>\n\nC', '<blockquote><p>A</p></blockquote><p>B</p><p>C</p>'],
  ])('is Markdown with %s', (_, text, html) => {
    expect(readFormat(text, 'markdown').format).toBe('markdown')
    expect(compact(text)).toBe(html)
  })
})

describe('a text in a field of HTML', () => {
  it.each([
    ['lines', 'A\nB\n\nC', '<p>A<br>B</p><p>C</p>'],
    ['a list', 'A:\n• b\n• c', '<p>A:</p><ul><li>b</li><li>c</li></ul>'],
    ['inline elements', '<strong>A</strong>\nb', '<p><strong>A</strong><br>b</p>'],
    [
      'Markdown',
      '## A\nb\n**c**\n\n- d\n• e',
      '<h2>A</h2><p>b<br><strong>c</strong></p><ul><li>d</li><li>e</li></ul>',
    ],
    [
      'a link of Markdown',
      'A [b](https://a.example/)\nc',
      '<p>A <a href="https://a.example/">b</a><br>c</p>',
    ],
    ['indented lines of Markdown', '**A**\n\n    b\n    c', '<p><strong>A</strong></p><p>b<br>c</p>'],
    ['a hard break', '*A*  \nb\\\nc', '<p><em>A</em><br>b<br>c</p>'],
    ['HTML', '<p>A *b*\nc</p>', '<p>A *b*c</p>'],
    ['HTML with words between', 'A<br>b<ul><li>c</li></ul>d', 'A<br>b<ul><li>c</li></ul>d'],
    [
      'paragraphs between elements',
      'A\n\nB\n\n<ul><li>c</li></ul>\n    D',
      '<p>A</p><p>B</p><ul><li>c</li></ul><p>D</p>',
    ],
    [
      'HTML and Markdown',
      '<p>A</p>\n\n### B\n\n- c\n\n<p>D</p>',
      '<p>A</p><h2>B</h2><ul><li>c</li></ul><p>D</p>',
    ],
    [
      'lines beside an element',
      'A\n<ul><li>b</li></ul>\nC\n<b>D</b>\ne',
      '<p>A</p><ul><li>b</li></ul><p>C<br><b>D</b><br>e</p>',
    ],
    [
      'elements beside words that are deleted, and a URL',
      '<p>A</p>\n\nB ~~c~~ d\n\nhttps://a.example/b',
      '<p>A</p><p>B <del>c</del> d</p><p><a href="https://a.example/b">https://a.example/b</a></p>',
    ],
    ['HTML with a line of its source', '<p>A\nb</p>\nc<br>\nd\ne', '<p>Ab</p>c<br>de'],
    [
      'paragraphs of lines beside an element',
      'A\n\n<ul><li>b\nc</li></ul>\n\nD\ne\n\nF',
      '<p>A</p><ul><li>bc</li></ul><p>D<br>e</p><p>F</p>',
    ],
    ['a soft return', '<p>A\u2028B</p><ul><li>C\u000bD</li></ul>', '<p>A<br>B</p><ul><li>C<br>D</li></ul>'],
    ['lines with a line break', 'A\nB\n<br>\n**C**\nd', '<p>A<br>B<br><strong>C</strong><br>d</p>'],
    [
      'words in angle brackets',
      '<p>Dear <first name>, List<String></p>',
      '<p>Dear &#x3C;first name>, List&#x3C;String></p>',
    ],
    ['a footnote', '<p>A*</p>\n<p>* b</p>', '<p>A*</p><p>* b</p>'],
    ['escaped HTML', '&lt;p&gt;A &amp;amp; b&lt;/p&gt;', '<p>A &#x26; b</p>'],
    ['code of another language', 'List<String> and a < b', 'List&#x3C;String> and a &#x3C; b'],
    ['a comparison', '> 10 years\n**A**', '<p>> 10 years<br><strong>A</strong></p>'],
    ['a comparison without syntax', 'C#\n> 10 years', '<p>C#<br>> 10 years</p>'],
    ['snake case', 'Use a_b_c and 2*3*4\nnow', '<p>Use a_b_c and 2*3*4<br>now</p>'],
  ])('that is %s', (_, text, html) => {
    expect(toHtml(parseText(text, 'html')).replace(/\n\s*/g, '')).toBe(html)
  })
})

it.each([
  '<',
  '<div>',
  '</div>',
  '\n',
  '    ',
  '`',
  '<!--',
  '```\n',
  '<div>\n\n    <p>',
  '[',
  '*',
  '**a',
  'a\n\n',
  '&lt;',
  '&amp;',
  '<a\n',
])('takes linear time for one megabyte of %j', (part) => {
  for (const field of ['html', 'markdown'] as const) {
    const before = process.cpuUsage()
    readFormat(part.repeat(1_000_000 / part.length), field)
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000)
  }
})
