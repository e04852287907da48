import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ContentImage } from './content-image'

const render = (src: string) =>
  renderToStaticMarkup(<ContentImage src={src} alt="" className="a" size={48} />)

describe('ContentImage', () => {
  it('loads an image from the optimizer', () => {
    expect(render('/media/a.webp')).toContain('src="/_next/image?url=%2Fmedia%2Fa.webp')
  })

  it('loads an image with a query from its own host, since the optimizer refuses it', () => {
    const html = render('https://cdn.example.com/a.webp?w=1')
    expect(html).toContain('src="https://cdn.example.com/a.webp?w=1"')
    expect(html).not.toContain('/_next/image')
    expect(html).not.toContain('srcset')
  })
})
