import { describe, expect, it } from 'vitest'
import { toBasicHtml } from './basic-html'
import { parseText } from './pipeline'

const basic = (html: string) => toBasicHtml(parseText(html, 'html'), 'https://careers.example.com/en/jobs')

describe('a text as basic HTML', () => {
  it('has paragraphs, headings, lists and emphasis, without attributes', () => {
    const html = '<h2>A</h2><p>b<br><strong>c</strong> <em>d</em></p><ul><li>e</li></ul><ol><li>f</li></ol>'
    expect(basic(html)).toBe(html)
    expect(basic('<p class="x" onclick="y()">a</p><ol start="3"><li>b</li></ol>')).toBe(
      '<p>a</p><ol><li>b</li></ol>',
    )
  })

  it('has the text of all other elements', () => {
    expect(basic('<p><a href="/x">a</a> <b>b</b> <i>c</i> <u>d</u></p>')).toBe(
      '<p>a <strong>b</strong> <em>c</em> d</p>',
    )
    expect(basic('<table><tr><th>a</th><td>b</td></tr></table><blockquote><p>c</p></blockquote>')).toBe(
      '<p>a b</p><p>c</p>',
    )
    expect(basic('<dl><dt>a</dt><dd>b</dd></dl><figure><img src="https://x.example/a.png"></figure>')).toBe(
      '<p>a</p><p>b</p>',
    )
  })

  it('has no active content', () => {
    expect(
      basic('<p>a &lt;b&gt;</p><script>x</script><iframe src="https://evil.example"></iframe>'),
    ).not.toMatch(/<(script|iframe|b>)/)
    expect(basic('<p>   </p>')).toBe('')
    expect(basic('')).toBe('')
  })
})
