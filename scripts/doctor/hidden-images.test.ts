import { expect, it } from 'vitest'
import { findHiddenImages } from './hidden-images'

const settings = { SITE_URL: 'https://site.example', IMAGE_HOSTS: ['cdn.example'] }

const organization = (logo_url: string, more: object = {}) => ({
  ...{ reference: 'a', name: 'A', slug: 'a', logo_url },
  ...more,
})

const article = (fields: object) => ({
  ...{ reference: 'a', name: 'A', language: 'en', published_at: '2026-01-01T00:00:00Z' },
  ...fields,
})

const reasonsOf = (organizations: Record<string, unknown>[], articles: Record<string, unknown>[] = []) =>
  findHiddenImages({ organizations, articles }, settings).hidden.map(({ images, reason, field }) => [
    images,
    reason,
    field,
  ])

it('shows images of IMAGE_HOSTS and of the media of the site', () => {
  const organizations = [
    organization('https://cdn.example/a.png'),
    organization('https://site.example/media/a.png'),
  ]
  expect(findHiddenImages({ organizations, articles: [] }, settings)).toEqual({ shown: 2, hidden: [] })
})

it.each([
  ['https://other.example/a.png', 'IMAGE_HOSTS does not name other.example'],
  ['http://cdn.example/a.png', 'cdn.example sends it over http'],
  ['https://cdn.example:8443/a.png', 'cdn.example sends it on another port than that of HTTPS'],
  ['https://127.0.0.1/a.png', '127.0.0.1 is not a public host name'],
  ['https://site.example/a.png', 'it is on SITE_URL, but not a file of /media/'],
  ['a.png', 'its URL is not valid'],
])('does not show %s, because %s', (url, reason) => {
  expect(reasonsOf([organization(url)])).toEqual([[1, reason, 'organization, logo_url']])
})

it('counts the images of a host, with the first field that has one', () => {
  const url = 'https://other.example/a.png'
  const images = [
    { name: 'x', file: { url: `${url}?1` } },
    { name: 'y', file: { url: `${url}?2` } },
  ]
  expect(reasonsOf([organization('', { images })])).toEqual([
    [2, 'IMAGE_HOSTS does not name other.example', 'organization, images[].file.url'],
  ])
  const content = `![a](${url})\n\n<img alt="b" src="${url}">`
  expect(reasonsOf([], [article({ content })])).toEqual([
    [2, 'IMAGE_HOSTS does not name other.example', 'article, content'],
  ])
})

const imagesOf = (content: string) =>
  findHiddenImages({ organizations: [], articles: [article({ content })] }, settings).hidden.map(
    ({ url }) => url,
  )

it('finds the images of Markdown and HTML in linear time', () => {
  const content = '![a](https://a.example/1.png "t") <IMG class=x SRC = https://b.example/2.png>'
  expect(imagesOf(content)).toEqual(['https://a.example/1.png', 'https://b.example/2.png'])
  const before = process.cpuUsage()
  for (const part of ['![', '<img ', '![](', '<img src= ']) imagesOf(part.repeat(50_000))
  // Microseconds of processor time: other tests use the processors too.
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})
