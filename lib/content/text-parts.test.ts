import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { toHtmlText } from './html-text'
import { toBlocks, toMarkdown } from './markdown'
import { outlineOf } from './outline'
import { parseText } from './pipeline'
import { readWrittenContent } from './written/written-content'

const base = 'https://careers.example.com/en/articles/a'
const link = '<p><a href="#method">See</a></p>'
const seen = '<p><a href="#section-method">See</a></p>'

describe('a link of a text to a part of it', () => {
  it.each([
    [`${link}<h2 id="method">Method</h2>`, `${seen}<h2 id="section-method">Method</h2>`],
    [
      `${link}<h2 id="method">How we work</h2>`,
      '<p><a href="#section-how-we-work">See</a></p><h2 id="section-how-we-work">How we work</h2>',
    ],
    // Page builders and old editors.
    [`${link}<h2><a name="method"></a>Method</h2>`, `${seen}<h2 id="section-method"><a></a>Method</h2>`],
    [`${link}<p><a id="method"></a></p><p>Text</p>`, `${seen}<p id="section-method">Text</p>`],
    [`${link}<a name="method"></a><p>Text</p>`, `${seen}<a></a><p id="section-method">Text</p>`],
    [
      `${link}<section id="method"><h2>Pay</h2></section>`,
      '<p><a href="#section-pay">See</a></p><h2 id="section-pay">Pay</h2>',
    ],
    [`${link}<p>One <span id="method">two</span></p>`, `${seen}<p id="section-method">One two</p>`],
    [
      `${link}<ul><li>One</li><li id="method">Two</li></ul>`,
      `${seen}<ul><li>One</li><li id="section-method">Two</li></ul>`,
    ],
    [
      '<p><a href="#M%C3%A9thode">See</a></p><p id="Méthode">Text</p>',
      '<p><a href="#section-methode">See</a></p><p id="section-methode">Text</p>',
    ],
    // GitHub and Word.
    [`${link}<h2 id="user-content-method">Method</h2>`, `${seen}<h2 id="section-method">Method</h2>`],
    [
      '<p>Text<a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> Note</p>',
      '<p id="section-ftnref1">Text<a href="#section-ftn1">[1]</a></p><p id="section-ftn1"><a href="#section-ftnref1">[1]</a> Note</p>',
    ],
    // Two names of one part, and two parts of one name.
    [
      '<p><a href="#a">1</a><a href="#b">2</a></p><p id="a"><a name="b"></a>Text</p>',
      '<p><a href="#section-a">1</a><a href="#section-a">2</a></p><p id="section-a"><a></a>Text</p>',
    ],
    [
      `${link}<p id="method">One</p><p id="method">Two</p>`,
      `${seen}<p id="section-method">One</p><p>Two</p>`,
    ],
    // No such part.
    [`${link}<p id="other">Text</p>`, '<p><a>See</a></p><p>Text</p>'],
    [`${link}<script id="method">x</script>`, '<p><a>See</a></p>'],
    [`${link}<p>Text</p><a name="method"></a>`, '<p><a>See</a></p><p>Text</p><a></a>'],
    ['<p><a href="#">See</a><a href="#top">Top</a></p>', '<p><a>See</a><a href="#top">Top</a></p>'],
    // No link to it, and ids of the page.
    ['<h2 id="method">Method</h2><p id="content" name="x">Text</p>', '<h2>Method</h2><p>Text</p>'],
    ['<p id="section-method">Text</p>', '<p>Text</p>'],
    [
      '<p><a href="#content">See</a></p><p id="content">Text</p>',
      '<p><a href="#section-content">See</a></p><p id="section-content">Text</p>',
    ],
  ])('of %s has the id of that part', (html, expected) => {
    expect(toHtml(parseText(html, 'html'))).toBe(expected)
  })

  it.each([
    ['[x](#the-method)\n\n## The method', 'section-the-method'],
    ['[x](#The-Method)\n\n## The method', 'section-the-method'],
    ['[x](#whats-new)\n\n## What’s new?', 'section-what-s-new'],
    ['[x](#section-the-method)\n\n## The method', 'section-the-method'],
    ['[x](#part-1)\n\n## Part\n\n## Part', 'section-part-2'],
    ['[x](#die-möglichkeiten)\n\n## Die Möglichkeiten', 'section-die-moglichkeiten'],
    ['[x](#夜の仕事)\n\n## 夜の仕事', 'section-夜の仕事'],
    ['[x](#method)\n\n<a name="method"></a>\n\n## How we work', 'section-how-we-work'],
    ['[x](#pay)\n\n<div id="pay">\n\n## Salary\n\n</div>', 'section-salary'],
    ['[x](#a)\n\n## A\n\n<p id="a">Text</p>', 'section-a-2'],
  ])('in the Markdown text %s leads to %s, in feeds and Markdown at the URL of the page', (markdown, id) => {
    const tree = parseText(markdown, 'markdown')
    const html = toHtml(tree)
    expect(html).toContain(`<a href="#${id}">x</a>`)
    expect(html.split(` id="${id}"`)).toHaveLength(2)
    const ids = [...outlineOf(tree).ids.values()]
    expect(new Set(ids).size).toBe(ids.length)
    const url = new URL(`#${id}`, base).href
    expect(toHtmlText(tree, base)).toContain(`<a href="${url}">x</a>`)
    expect(toMarkdown(toBlocks(tree, base, 2))).toContain(`[x](${url})`)
  })

  it('leaves footnotes as they are', () => {
    const html = toHtml(parseText('One[^a] [x](#fn-b)\n\n[^a]: Note\n\n## Method', 'markdown'))
    for (const part of ['href="#fn-a" id="fnref-a"', '<li id="fn-a">', 'href="#fnref-a"', '<a>x</a>'])
      expect(html).toContain(part)
  })

  it('is named to editors where there is no such part', () => {
    const text = '[a](#one) [b](#two) [c](#top) [d](page.html)\n\n## One'
    expect(readWrittenContent(text, 'markdown')?.links.map(({ isUsable }) => isUsable)).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('is found in time among hundreds', () => {
    const text = Array.from(
      { length: 1_500 },
      (_, index) => `<p id="p${index}"><a href="#p${index}">x</a></p>`,
    ).join('')
    const before = process.cpuUsage()
    expect(toHtml(parseText(text, 'html'))).toContain('#section-p299')
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
  })
})
