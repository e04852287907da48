import { describe, expect, it } from 'vitest'
import { createToImage, toOwnPaths } from './image'

describe('createToImage', () => {
  const toImage = createToImage({ siteUrl: 'https://site.example', hosts: ['cdn.example.com'] })

  it.each([
    ['https://site.example/media/a.webp', '/media/a.webp'],
    ['https://cdn.example.com/a.webp?w=1', 'https://cdn.example.com/a.webp?w=1'],
    ['https://CDN.example.com:443/a.webp#x', 'https://cdn.example.com/a.webp'],
    ['http://cdn.example.com/a.webp', null],
    ['https://cdn.example.com./a.webp', null],
    ['https://user@cdn.example.com/a.webp', null],
    ['https://evil.example\\@cdn.example.com/a.webp', null],
    ['https://site.example/media/a.webp?w=1', null],
    ['https://site.example:8443/media/a.webp', null],
    ['https://site.example/media/%2e%2e/api/a', null],
    ['https://cdn.example.com:8443/a.webp', null],
    ['https://cdn.example.com.evil.example/a.webp', null],
    ['https://site.example/api/v1/embed', null],
    ['https://site.example/media/../api/a', null],
    ['/media/a.webp', null],
    ['', null],
    [null, null],
  ])('converts %j to %j', (url, src) => expect(toImage(url)).toBe(src))
})

describe('toOwnPaths', () => {
  it('replaces only URLs under /media/ of the site', () => {
    const text =
      '![](https://site.example/media/a.webp) [a](https://site.example/en) ![](https://cdn.example/media/b.webp)'
    expect(toOwnPaths(text, 'https://site.example')).toBe(
      '![](/media/a.webp) [a](https://site.example/en) ![](https://cdn.example/media/b.webp)',
    )
  })
})
