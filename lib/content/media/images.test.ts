import { toHtml } from 'hast-util-to-html'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toHtmlText } from '@/lib/content/html-text'
import { toBlocks, toMarkdown } from '@/lib/content/markdown'
import { parseText } from '@/lib/content/pipeline'
import { provideMediaFiles } from '@/lib/process/testing/media-files'

provideMediaFiles({ 'media/night/hall.webp': [16, 9], 'media/my hall.webp': [16, 9], 'feed.css': 'a {}' })

const known = '/media/night/hall.webp'
const page = 'http://localhost:3000/en/articles/a'

const html = (text: string) => toHtml(parseText(text, 'html'))

describe('an image in a text', () => {
  it.each(['x', './x.png', '../media/night/hall.webp', 'images/x.jpg', 'media/night/hall.webp', '/x.png'])(
    'with the source %s is its alternative text',
    (src) => {
      expect(html(`<p>One <img src="${src}" alt="two &amp; *"> three</p>`)).toBe(
        '<p>One two &#x26; * three</p>',
      )
      expect(html(`<p>One <img src="${src}"> three</p>`)).toBe('<p>One  three</p>')
      expect(toHtml(parseText(`One ![two](${src}) three`, 'markdown'))).toBe('<p>One two three</p>')
    },
  )

  it.each([
    '/media/unknown.webp',
    '/media/',
    '/media/../feed.css',
    '/media/%2e%2e/feed.css',
    'http://localhost:3000/media/unknown.webp',
    'http://localhost:3000/en/x.png',
    '?x',
    '#x',
    '',
    ' ',
    'data:image/png;base64,x',
    'javascript:alert(1)',
  ])('is dropped where its source %j names no file of the media', (src) => {
    expect(html(`<p><img src="${src}" alt="Text"></p>`)).toBe('<p>Text</p>')
  })

  it.each([known, ` ${known} `, `${known}?v=2`, `${known}#x`, `http://localhost:3000${known}`])(
    'stays where its source %j names a file of the media',
    (src) => expect(html(`<img src="${src}" alt="Text">`)).toBe(`<img src="${known}" alt="Text">`),
  )

  it('of another host stays', () => {
    for (const src of [
      'https://cdn.example/a.webp?w=1',
      '//cdn.example/a.webp?w=1',
      'cdn.example/a.webp?w=1',
    ])
      expect(html(`<img src="${src}" alt="Text">`)).toBe(
        '<img src="https://cdn.example/a.webp?w=1" alt="Text">',
      )
    for (const src of ['https://localhost:22/a', '\\\\127.0.0.1\\a.webp'])
      expect(html(`<img src="${src}" alt="Text">`)).toBe('<img alt="Text">')
  })

  it.each([
    ['https://cdn.example/my hall.webp', 'https://cdn.example/my%20hall.webp'],
    ['https://cdn.example/été/Göteborg (1).jpg', 'https://cdn.example/%C3%A9t%C3%A9/G%C3%B6teborg%20(1).jpg'],
    ['https://cdn.example/工場.png', 'https://cdn.example/%E5%B7%A5%E5%A0%B4.png'],
    ['https://cdn.example/my%20hall.webp', 'https://cdn.example/my%20hall.webp'],
    ['https://cdn.example/\ta.webp', 'https://cdn.example/a.webp'],
    ['https:\\\\cdn.example\\a.webp', 'https://cdn.example/a.webp'],
    ['/media/my hall.webp', '/media/my%20hall.webp'],
    ['http://localhost:3000/media/my hall.webp', '/media/my%20hall.webp'],
  ])('with the source %j has the URL %s, also in Markdown', (src, url) => {
    expect(html(`<img src="${src}" alt="Text">`)).toBe(`<img src="${url}" alt="Text">`)
    // In Markdown a backslash escapes, and a tab ends a destination.
    const image = /[\\\t]/.test(src) ? `<img src="${src}">` : `![Text](${src} "T")`
    expect(toHtml(parseText(`One ${image} two`, 'markdown'))).toContain(`<img src="${url}"`)
  })

  it.each(['=600x', '=600x400', '=x400', '=100%x*'])('has no size %s in its URL', (size) => {
    expect(toHtml(parseText(`![a](https://cdn.example/my hall.jpg ${size})`, 'markdown'))).toBe(
      '<p><img src="https://cdn.example/my%20hall.jpg" alt="a"></p>',
    )
  })

  it('leaves no empty paragraph, link or figure behind', () => {
    expect(
      html('<p>One</p><p><img src="x"></p><a href="/en"><img src="x"></a><figure> <img src="x"></figure>'),
    ).toBe('<p>One</p>')
    expect(html('<figure><img src="x"><figcaption>Caption</figcaption></figure>')).toBe(
      '<figure><figcaption>Caption</figcaption></figure>',
    )
  })

  it.each([
    ['<p><img src="x" alt="Our team"><img src="y" alt="Second"></p>', '<p>Our team Second</p>'],
    ['<p>One<img src="x" alt="two">three</p>', '<p>One two three</p>'],
    ['<p>(<img src="x" alt="two">), <img src="y" alt="">four</p>', '<p>(two), four</p>'],
  ])('has spaces around its text in %s', (text, expected) => expect(html(text)).toBe(expected))

  it('is text in feeds and Markdown alternates too, and a file of the media has an absolute URL there', () => {
    const tree = parseText(`![One](x) ![Two](${known}) ![Three](http://a.example/b.png)`, 'markdown')
    expect(toHtmlText(tree, page)).toBe(
      `<p>One <img src="http://localhost:3000${known}" alt="Two"> Three</p>`,
    )
    expect(toMarkdown(toBlocks(tree, page, 2))).toBe(`One ![Two](http://localhost:3000${known}) Three\n`)
  })
})

describe('an image of the site', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it.each([
    'http://127.0.0.1:3000',
    'http://192.168.1.5:3000',
    'http://[::1]:3000',
    'https://careers.example',
  ])('stays where SITE_URL is %s', async (siteUrl) => {
    vi.stubEnv('SITE_URL', siteUrl)
    vi.resetModules()
    const { parseText } = await import('@/lib/content/pipeline')
    for (const format of ['html', 'markdown'] as const)
      expect(toHtml(parseText(`<img src="${siteUrl}${known}" alt="Text">`, format))).toContain(
        `<img src="${known}" alt="Text">`,
      )
  })
})
