import { describe, expect, it } from 'vitest'
import { toHtmlText } from './html-text'

const base = 'https://careers.example.com/en/companies/acme'

describe('text as HTML for other places', () => {
  it('has absolute addresses', () => {
    expect(toHtmlText('[jobs](/en/jobs) ![](/media/a.webp) [top](#top)', 'markdown', base)).toBe(
      `<p><a href="https://careers.example.com/en/jobs">jobs</a> <img src="https://careers.example.com/media/a.webp" alt=""> <a href="${base}#top">top</a></p>`,
    )
  })

  it('links to videos instead of playing them', () => {
    const frame = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>'
    const html = toHtmlText(`<p>Watch</p>${frame}<p>End</p>`, 'html', base)
    const url = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
    expect(html).toBe(`<p>Watch</p><p><a href="${url}">${url}</a></p><p>End</p>`)
    const forged = '<p>A</p><embedded-video provider="evil" video="x"></embedded-video><p>B</p>'
    expect(toHtmlText(forged, 'html', base)).toBe('<p>A</p><p>B</p>')
  })

  it('is sanitised as pages are', () => {
    expect(toHtmlText('<p onclick="x()">A<script>x</script></p>', 'html', base)).toBe('<p>A</p>')
    expect(toHtmlText('<img src="/a.png"><img src="http://x/y.png">', 'html', base)).not.toContain('http:')
  })
})
