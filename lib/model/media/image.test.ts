import { describe, expect, it } from 'vitest'
import { createToImage, toOwnPaths } from './image'

describe('createToImage', () => {
  const toImage = createToImage({ siteUrl: 'https://site.example', hosts: ['cdn.example.com'] })

  it.each([
    ['https://site.example/media/a.webp', '/media/a.webp'],
    ['https://cdn.example.com/a.webp?w=1', 'https://cdn.example.com/a.webp?w=1'],
    ['https://CDN.example.com:443/a.webp#x', 'https://cdn.example.com/a.webp'],
    ['http://cdn.example.com/a.webp', null],
    ['https://cdn.example.com./a.webp', 'https://cdn.example.com/a.webp'],
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

  it.each([
    'http://127.0.0.1:3000',
    'http://192.168.1.5:3000',
    'http://[::1]:3000',
    'http://site.local',
    'http://10.0.0.1',
  ])('allows the media of the site itself at %s, and no other address of the local network', (siteUrl) => {
    const toOwnImage = createToImage({ siteUrl, hosts: ['cdn.example.com'] })
    expect(toOwnImage(`${siteUrl}/media/a.webp`)).toBe('/media/a.webp')
    expect(toOwnImage('http://192.168.1.6:3000/media/a.webp')).toBeNull()
  })

  it('allows the media under the path of a site only', () => {
    const toOwnImage = createToImage({ siteUrl: 'https://site.example/careers', hosts: [] })
    expect(toOwnImage('https://site.example/careers/media/a.webp')).toBe('/careers/media/a.webp')
    for (const path of ['/media/a.webp', '/careers2/media/a.webp', '/careers/../media/a.webp'])
      expect(toOwnImage(`https://site.example${path}`)).toBeNull()
  })

  it('names each URL that is not shown', () => {
    const hidden: string[] = []
    const toNamed = createToImage({
      siteUrl: 'https://site.example',
      hosts: [],
      onHidden: (url) => hidden.push(url),
    })
    for (const url of [
      'https://site.example/media/a.webp',
      'http://localhost:4000/media/a.webp',
      'x',
      '',
      ' ',
      null,
    ])
      toNamed(url)
    expect(hidden).toEqual(['http://localhost:4000/media/a.webp', 'x'])
  })
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
