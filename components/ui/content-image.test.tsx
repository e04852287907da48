import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ContentImage, loadingAt } from './content-image'

const render = (src: string) =>
  renderToStaticMarkup(<ContentImage src={src} alt="" className="a" size={48} />)

describe('ContentImage', () => {
  it('loads an image from the optimizer', () => {
    expect(render('/media/a.webp')).toContain('src="/_next/image?url=%2Fmedia%2Fa.webp')
  })

  it.each([
    'https://cdn.example.com/a.webp?w=1',
    'https://cdn.example.com/a%28b.webp',
    'https://cdn.example.com//a.webp',
  ])('loads %s from its own host, since the optimizer refuses it', (src) => {
    const html = render(src)
    expect(html).toContain(`src="${src}"`)
    expect(html).not.toContain('/_next/image')
    expect(html).not.toContain('srcset')
  })
})

it('preloads the first image of a list, and leaves those after the fourth until they are near', () => {
  const indexes = [0, 1, 3, 4]
  expect(indexes.map((index) => loadingAt(index, 'preload'))).toEqual(['preload', 'eager', 'eager', 'lazy'])
  expect(indexes.map((index) => loadingAt(index, 'lazy'))).toEqual(['lazy', 'lazy', 'lazy', 'lazy'])
})
