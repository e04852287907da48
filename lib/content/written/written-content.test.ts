import { describe, expect, it } from 'vitest'
import { readWrittenContent } from './written-content'

describe('readWrittenContent', () => {
  it('has the levels of headings as they were written, in Markdown and HTML', () => {
    const content = readWrittenContent('# One\n\n#### Two *words*\n\n<h3>Three</h3>\n\n## ', 'markdown')
    expect(content?.headings).toEqual([
      { level: 1, text: 'One' },
      { level: 4, text: 'Two words' },
      { level: 3, text: 'Three' },
      { level: 2, text: '' },
    ])
    expect(readWrittenContent('<h2>A</h2><h5>B</h5>', 'html')?.headings.map(({ level }) => level)).toEqual([
      2, 5,
    ])
  })

  it('has images and links, with the alternative text of an image as the text of its link', () => {
    const text = '![](/media/a.webp) [![Logo](b.png)](/en) [](https://x.example) <a href="">here</a>'
    expect(readWrittenContent(text, 'markdown')).toEqual({
      headings: [],
      images: [
        { src: '/media/a.webp', alt: '' },
        { src: 'b.png', alt: 'Logo' },
      ],
      links: [
        { href: '/en', text: 'Logo', isUsable: true },
        { href: 'https://x.example', text: '', isUsable: true },
        { href: '', text: 'here', isUsable: false },
      ],
    })
  })

  it('leaves out footnotes and targets of links', () => {
    const content = readWrittenContent('Text[^1] <a id="x"></a>\n\n[^1]: A [note](/en).', 'markdown')
    expect(content).toEqual({ headings: [], images: [], links: [] })
  })

  it('is null for a text that the site shows as plain text', () => {
    expect(readWrittenContent('<b>'.repeat(20_000), 'html')).toBeNull()
    expect(readWrittenContent('> '.repeat(5_000), 'markdown')).toBeNull()
  })
})
