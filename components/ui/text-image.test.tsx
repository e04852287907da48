import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TextImage } from './text-image'

const own = '/media/night/hall.webp'
const remote = 'https://cdn.example.com/a.webp'

type Props = Partial<Parameters<typeof TextImage>[0]>

function render(props: Props) {
  const html = renderToStaticMarkup(<TextImage src={own} alt="Hall" wanted={{}} size={null} {...props} />)
  const attribute = (name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
  return { html, attribute, box: [attribute('width'), attribute('height'), attribute('style')] }
}

describe('an image of known size in a text', () => {
  const size = { width: 1200, height: 800 }

  it.each([
    [{}, ['1200', '800', 'aspect-ratio:1200 / 800']],
    [{ width: 600, height: 600 }, ['600', '400', 'aspect-ratio:600 / 400']],
    [{ height: '400' }, ['600', '400', 'aspect-ratio:600 / 400']],
    [{ width: 5_000 }, ['1200', '800', 'aspect-ratio:1200 / 800']],
    [{ width: '50%', height: 'auto' }, ['1200', '800', 'aspect-ratio:1200 / 800']],
    [{ width: 0, height: -1 }, ['1200', '800', 'aspect-ratio:1200 / 800']],
  ])('has its own ratio where the text asks for %j', (wanted, box) => {
    const image = render({ wanted, size })
    expect(image.box).toEqual(box)
    expect(image.html).not.toContain('reserved-image')
  })
})

describe('an image of unknown size in a text', () => {
  it.each([
    [{}, ['1200', '800', 'aspect-ratio:1200 / 800']],
    [{ width: 400, height: 600 }, ['400', '600', 'aspect-ratio:400 / 600']],
    [{ width: 400 }, ['1200', '800', 'aspect-ratio:1200 / 800']],
    [{ width: 1, height: 9_999 }, ['1200', '800', 'aspect-ratio:1200 / 800']],
    [{ width: 9_999, height: 1 }, ['1200', '800', 'aspect-ratio:1200 / 800']],
    [{ width: '1e9', height: '1e9' }, ['1200', '800', 'aspect-ratio:1200 / 800']],
  ])('has a reserved box where the text asks for %j', (wanted, box) => {
    const image = render({ src: remote, wanted })
    expect(image.box).toEqual(box)
    expect(image.attribute('class')).toBe('reserved-image')
  })
})

describe('an image in a text', () => {
  it.each([own, remote, 'https://cdn.example.com/a%20b/c.webp'])(
    'is loaded lazily from the optimizer in several widths, with queries that the site accepts: %s',
    (src) => {
      const { attribute } = render({ src, size: src === own ? { width: 1200, height: 800 } : null })
      const urls = (attribute('srcSet') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '')
      expect(urls.length).toBeGreaterThan(3)
      const accepted = new RegExp(`^/_next/image\\?url=${encodeURIComponent(src)}&w=\\d+&q=75$`)
      for (const url of [...urls, attribute('src')]) expect(url).toMatch(accepted)
      expect(attribute('sizes')).toBe('(min-width: 680px) 680px, 100vw')
      expect(attribute('loading')).toBe('lazy')
      expect(attribute('decoding')).toBe('async')
    },
  )

  it.each([`${remote}?w=1`, 'https://cdn.example.com/a%28b.webp', 'https://cdn.example.com/a.svg'])(
    'is loaded from its own host where the optimizer refuses it: %s',
    (src) => {
      const { html, attribute, box } = render({ src })
      expect(attribute('src')).toBe(src)
      expect(html).not.toContain('srcSet')
      expect(box[2]).toBe('aspect-ratio:1200 / 800')
    },
  )
})
