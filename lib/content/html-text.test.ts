import { describe, expect, it } from 'vitest'
import { provideMediaFiles } from '@/lib/process/testing/media-files'
import { toHtmlText } from './html-text'
import { parseText } from './pipeline'
import type { TextFormat } from './text-format'

provideMediaFiles({ 'media/night/hall.webp': [16, 9] })

const base = 'https://careers.example.com/en/companies/acme'
const convert = (text: string, format: TextFormat) => toHtmlText(parseText(text, format), base)

describe('a text as HTML for use outside the site', () => {
  it('has absolute URLs', () => {
    expect(convert('[jobs](/en/jobs) ![](/media/night/hall.webp) [top](#top)', 'markdown')).toBe(
      `<p><a href="https://careers.example.com/en/jobs">jobs</a> <img src="https://careers.example.com/media/night/hall.webp" alt=""> <a href="${base}#top">top</a></p>`,
    )
  })

  it('has links in place of video players', () => {
    const frame = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>'
    const html = convert(`<p>Watch</p>${frame}<p>End</p>`, 'html')
    const url = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
    expect(html).toBe(`<p>Watch</p><p><a href="${url}">${url}</a></p><p>End</p>`)
    const forged = '<p>A</p><embedded-video provider="evil" video="x"></embedded-video><p>B</p>'
    expect(convert(forged, 'html')).toBe('<p>A</p><p>B</p>')
  })

  it('is sanitized', () => {
    expect(convert('<p onclick="x()">A<script>x</script></p>', 'html')).toBe('<p>A</p>')
    expect(convert('<img src="/a.png"><img src="http://x/y.png">', 'html')).not.toContain('http:')
  })

  it('does not change the tree', () => {
    const tree = parseText('[jobs](/en/jobs)\n\nhttps://youtu.be/aqz-KE-bpKQ', 'markdown')
    const copy = structuredClone(tree)
    toHtmlText(tree, base)
    expect(tree).toEqual(copy)
  })
})
