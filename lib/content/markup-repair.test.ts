import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { toBasicHtml } from './basic-html'
import { toHtmlText } from './html-text'
import { toBlocks, toMarkdown } from './markdown'
import { parseText } from './pipeline'
import { plainText } from './plain-text'

const base = 'https://careers.example.com/en/jobs'
const html = (text: string) => toHtml(parseText(text, 'html'))

describe('an element whose style', () => {
  it.each([
    [
      'revokes it around a text of Google Docs',
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400">A text.</span></p></b>',
      '<p>A text.</p>',
    ],
    ['is normal', '<p><i style="font-style:normal">a</i> b</p>', '<p>a b</p>'],
    ['has no line', '<p><u style="text-decoration:none">a</u> b</p>', '<p>a b</p>'],
    ['has no line, computed', '<u style="text-decoration: none solid rgb(0, 0, 0)">a</u>', 'a'],
    ['is on the base line', '<p>a<sup style="vertical-align: baseline">b</sup></p>', '<p>ab</p>'],
    ['is important', '<strong style="FONT-WEIGHT: 400 !important">a</strong>', 'a'],
    ['is lighter', '<strong style="color:red;font-weight:lighter">a</strong>', 'a'],
    ['is of medium weight', '<b style="font-weight:500">a</b>', 'a'],
    ['is initial', '<em style="font-style:initial">a</em>', 'a'],
    ['has the last word', '<b style="font-weight:bold;font-weight:normal">a</b>', 'a'],
    ['has no struck line', '<s style="text-decoration-line:none">a</s>', 'a'],
    ['is bold as it is', '<b style="font-weight:bold">a</b>', '<b>a</b>'],
    ['says something else', '<b style="color:red">a</b><i style="">b</i>', '<b>a</b><i>b</i>'],
    [
      'revokes a part',
      '<p><b>a <span style="font-weight:normal">b</span> c</b></p>',
      '<p><b>a </b>b<b> c</b></p>',
    ],
    [
      'revokes a part of a part',
      '<p><strong>a <em>b <span style="font-weight:400">c</span></em></strong></p>',
      '<p><strong>a </strong><em><strong>b </strong>c</em></p>',
    ],
    ['revokes all', '<p><em><span style="font-style:normal">a</span></em></p>', '<p>a</p>'],
    [
      'revokes a link in bold text',
      '<b>a <a href="/en" style="font-weight:normal">b</a></b>',
      '<b>a </b><a href="/en">b</a>',
    ],
    ['is given again', '<b>a <span style="font-weight:normal">b <b>c</b></span></b>', '<b>a </b>b <b>c</b>'],
    ['gives it back', '<b style="font-weight:normal"><p>a <b>b</b></p></b>', '<p>a <b>b</b></p>'],
    ['makes it bold', '<p><span style="font-weight:700">a</span> b</p>', '<p><strong>a</strong> b</p>'],
    [
      'makes it bold and italic',
      '<p><span style="font-weight:bold;font-style:italic">a</span></p>',
      '<p><em><strong>a</strong></em></p>',
    ],
    ['makes it higher', '<p>a<span style="vertical-align:super">2</span></p>', '<p>a<sup>2</sup></p>'],
    ['strikes it', '<span style="text-decoration:line-through">a</span>', '<s>a</s>'],
    ['makes bold text bold', '<b><span style="font-weight:700">a</span></b>', '<b>a</b>'],
    ['makes a heading bold', '<h2><span style="font-weight:700">a</span></h2>', '<h2>a</h2>'],
    [
      'underlines a link',
      '<a href="/en"><span style="text-decoration:underline">a</span></a>',
      '<a href="/en">a</a>',
    ],
    ['makes a space bold', '<p>a<span style="font-weight:700"> </span>b</p>', '<p>a b</p>'],
    ['inherits', '<p><strong style="font-weight:inherit">a</strong> b</p>', '<p>a b</p>'],
    ['inherits it', '<p><b>a <span style="font-weight:inherit">b</span></b></p>', '<p><b>a b</b></p>'],
    ['inherits it by name', '<b>a <strong style="font:inherit">b</strong></b>', '<b>a b</b>'],
    ['is unset', '<p><em style="font-style: unset">a</em> b</p>', '<p>a b</p>'],
    ['has another font', '<p><b style="font: normal 12px Arial">a</b> b</p>', '<p>a b</p>'],
    [
      'has a bold font',
      '<p><span style="font:italic bold 12px/1.5 Arial">a</span></p>',
      '<p><em><strong>a</strong></em></p>',
    ],
    ['has a heavy font', '<p><b style="font:600 600px Arial">a</b></p>', '<p><b>a</b></p>'],
    ['has no color', '<p><mark style="background:none">a</mark> b</p>', '<p>a b</p>'],
    ['has a color', '<p><mark style="background:#fff">a</mark> b</p>', '<p><mark>a</mark> b</p>'],
    ['has no mark', '<p><span style="background:yellow">a</span> b</p>', '<p>a b</p>'],
    ['is not raised', '<p>a<sup style="vertical-align:0">b</sup></p>', '<p>ab</p>'],
    ['is raised', '<p>a<sup style="vertical-align:0.5em">b</sup></p>', '<p>a<sup>b</sup></p>'],
    [
      'makes a paragraph bold and its words not',
      '<p style="font-weight:700"><span style="font-weight:400">Not</span></p>',
      '<p>Not</p>',
    ],
    [
      'makes a paragraph bold except for a word',
      '<p style="font-weight:700">a <span style="font-weight:400">b</span></p>',
      '<p><strong>a </strong>b</p>',
    ],
    [
      'gives it in a part',
      '<b>a <span style="font-weight:400">b <span style="font-weight:700">c</span></span></b>',
      '<b>a </b>b <strong>c</strong>',
    ],
    ['hides it', '<p>a<span style="display: none !important">b</span></p>', '<p>a</p>'],
    ['has no size', '<p>a<span style="font-size:0px">b</span></p>', '<p>a</p>'],
    [
      'has no size outside of its parts',
      '<p style="font-size:0"><span style="font-size:16px">a</span></p>',
      '<p>a</p>',
    ],
    [
      'has no size around a picture',
      '<p style="font-size:0;line-height:0"><a href="https://a.example/"><img src="https://a.example/b.png"></a></p>',
      '<p><a href="https://a.example/"><img src="https://a.example/b.png"></a></p>',
    ],
    ['hides it until a reader finds it', '<p>a<span hidden="until-found">b</span></p>', '<p>ab</p>'],
    [
      'hides it until a reader opens it',
      '<p>a<span role="tabpanel" hidden>b</span><span aria-labelledby="q" style="display:none">c</span></p>',
      '<p>abc</p>',
    ],
    [
      'hides it until a reader opens it elsewhere',
      '<p><button aria-controls="b c">a</button><span id="b" hidden>b</span><a href="#d">c</a><span id="d" style="display:none">d</span><span id="e" hidden>e</span></p>',
      '<p id="section-d">ab<a href="#section-d">c</a>d</p>',
    ],
    ['is small', '<p style="font-size:0.8em">a</p>', '<p>a</p>'],
    ['shows it', '<p style="display:inline">a<span hidden>b</span></p>', '<p>a</p>'],
    [
      'of Outlook is normal',
      '<p class="MsoNormal"><b><span style="font-weight:normal">a</span></b></p>',
      '<p>a</p>',
    ],
  ])('%s', (_, text, expected) => {
    expect(html(text)).toBe(expected)
    const inArticle = toHtml(parseText(`${text}\n\n*End*`, 'markdown'))
    expect(inArticle).toContain(expected.replace(/^<p>|<\/p>$/g, ''))
  })
})

describe('the lines of other elements', () => {
  it.each([
    ['<div>A line.</div><div>Another.</div>', ['A line.', 'Another.']],
    ['<div>A<br><br>B<br><br><br>C</div>', ['A', 'B', 'C']],
    ['<div>A</div><div><br></div><div>B</div>', ['A', 'B']],
    ['<div><!--block-->A<br><br>B</div><h1>C</h1><div><!--block-->D</div>', ['A', 'B', 'C', 'D']],
    ['<header>A</header><main>B</main><footer>C</footer>', ['A', 'B', 'C']],
    ['<center>A</center><address>B</address><marquee>C</marquee>', ['A', 'B', 'C']],
    ['<section><h2>A</h2>B<div>C</div></section>D', ['A', 'B', 'C', 'D']],
    ['<fieldset><legend>A</legend>B</fieldset><form><div>C</div></form>', ['A', 'B', 'C']],
    ['A<div>B</div>C', ['A', 'B', 'C']],
    ['<span><div>A</div><div>B</div></span>', ['A', 'B']],
    ['<font><center>A</center>B</font>', ['A', 'B']],
    ['<b><div>A</div><div>B</div></b>', ['A', 'B']],
    ['<a href="https://a.example/"><div>A</div><div>B</div></a>', ['A', 'B']],
    ['<table><tr><td><div>A</div><div>B</div></td><td><div>C</div></td></tr></table>', ['A', 'B', 'C']],
    ['<ul><li><div>A</div></li><li>B<div>C</div></li></ul>', ['A', 'B', 'C']],
    ['<blockquote><div>A</div><div>B</div></blockquote><blockquote>C</blockquote>', ['A', 'B', 'C']],
    ['<h2><div>A</div><div>B</div></h2>', ['A', 'B']],
    ['<pre><div>A</div><div>B</div></pre>', ['A', 'B']],
    ['<dl><div><dt>A</dt><dd>B</dd></div><div><dt>C</dt><dd>D</dd></div></dl>', ['A', 'B', 'C', 'D']],
    ['<menu><li>A</li><li>B</li></menu><dir><li>C</li></dir>', ['A', 'B', 'C']],
    ['<details><summary>A</summary>B<div>C</div></details>', ['A', 'B', 'C']],
    ['<hgroup><h1>A</h1><p>B</p></hgroup><nav>C</nav><aside>D</aside>', ['A', 'B', 'C', 'D']],
    ['<dialog>A</dialog><select><option>B<option>C</select>', ['A', 'B', 'C']],
    ['<span style="display:block">A</span><span style="display: flex">B</span>', ['A', 'B']],
    ['<table><caption>A</caption><tr><th>B<tr><td>C</table>', ['A', 'B', 'C']],
    ['<div><div><div>A</div></div>B</div><p>&nbsp;</p><p></p><h3> </h3>C', ['A', 'B', 'C']],
  ])('stay lines in %s', (text, lines) => {
    const tree = parseText(text, 'html')
    const outputs = {
      page: toHtml(tree),
      feed: toHtmlText(tree, base),
      basic: toBasicHtml(tree, base),
    }
    for (const output of Object.values(outputs)) {
      expect(output).not.toMatch(/<(p|h\d)>\s*<(?:\/\1|p|ul|h2)>/)
      const parts = output.split(
        /<\/?(?:p|h\d|li|d[dt]|t[dhr]|br|caption|summary|blockquote|pre|ul|table|tbody|dl|details)>|\n/,
      )
      expect(parts.map((part) => part.replace(/<[^<>]*>/g, '').trim()).filter(Boolean)).toEqual(lines)
    }
    expect(plainText(tree)).toBe(lines.join(' '))
    const words = toMarkdown(toBlocks(tree, base, 2)).match(/[A-D](?: line\.|nother\.)?/g)
    expect(words).toEqual(lines)
  })
})

it.each([
  ['a list', '<p>a</p><ul><li></li><li>&nbsp;</li></ul><p>b</p>', '<p>a</p><p>b</p>'],
  ['an item', '<ul><li>a</li><li><br></li></ul>', '<ul><li>a</li></ul>'],
  ['an item with a paragraph', '<ol><li><p></p></li><li><p>a</p></li></ol>', '<ol><li><p>a</p></li></ol>'],
  ['a quote', '<p>a</p><blockquote></blockquote><blockquote><p></p></blockquote>', '<p>a</p>'],
  ['a figure', '<p>a</p><figure><figcaption></figcaption></figure>', '<p>a</p>'],
  ['a field', '<p>a <input type="text"><input> b<input type="hidden" value="c"></p>', '<p>a  b</p>'],
  [
    'nothing',
    '<blockquote>a</blockquote><figure><img src="https://a.example/b.png"></figure>',
    '<blockquote>a</blockquote><figure><img src="https://a.example/b.png"></figure>',
  ],
  ['the marks of ruby', '<p><ruby>漢<rp>（</rp><rt>かん</rt><rp>）</rp></ruby></p>', '<p>漢(かん)</p>'],
  ['no mark', '<p>He said <q>so</q></p>', '<p>He said “so”</p>'],
])('removes %s that shows nothing', (_, text, expected) => {
  expect(html(text)).toBe(expected)
})

it.each([
  ['<p dir="rtl">مرحبا</p>', '<p dir="rtl">مرحبا</p>'],
  ['<p DIR="RTL" LANG="AR">مرحبا</p>', '<p dir="rtl" lang="ar">مرحبا</p>'],
  ['<p lang="fr">a</p>', '<p lang="fr">a</p>'],
  ['<p>a <em lang="fr_ca">b</em></p>', '<p>a <em lang="fr-CA">b</em></p>'],
  [
    '<blockquote dir="auto" lang="de"><p>a</p></blockquote>',
    '<blockquote dir="auto" lang="de"><p>a</p></blockquote>',
  ],
  ['<div dir="rtl">مرحبا</div>', '<p dir="rtl">مرحبا</p>'],
  [
    '<div lang="fr"><section><p>a</p></section><p lang="de">b</p></div>',
    '<p lang="fr">a</p><p lang="de">b</p>',
  ],
  // Google Docs writes it at every paragraph.
  ['<p dir="ltr" lang="zxx">a</p>', '<p>a</p>'],
  ['<p dir="up" lang="x y">a</p>', '<p>a</p>'],
])('%s has the language and direction of %s', (text, expected) => {
  expect(html(text)).toBe(expected)
  expect(toHtml(parseText(`${text}\n\n*End*`, 'markdown'))).toContain(expected)
})
