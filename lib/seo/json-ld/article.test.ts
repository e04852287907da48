import { describe, expect, it, vi } from 'vitest'
import type { Article } from '@/lib/model/articles/article'
import { makeArticle, makeOrganization, makeVideo } from '@/lib/model/testing/records'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { articleGraph } from './article'
import type { Node } from './graph'

vi.hoisted(() => {
  process.env.NEWS_INDEXES = 'news,front'
  process.env.ORIGINAL_PUBLISHER_HOSTS = 'original.example'
})

function find(graph: readonly Node[], type: RegExp): Record<string, unknown> | undefined {
  return graph.find((node) => '@type' in node && type.test(String(node['@type']))) as never
}

const breadcrumbs = [
  { name: 'Stories', href: '/en/articles' },
  { name: 'Craft', href: '/en/categories/craft_c' },
  { name: 'A night' },
]
const graph = (fields: Partial<Article> = {}) =>
  articleGraph(makeArticle(fields), [makeOrganization()], breadcrumbs)
const node = (fields: Partial<Article> = {}) => find(graph(fields), /Article$/)
const path = '/en/articles/2026/03/01/a-night_AbC12'

describe('the JSON-LD of an article', () => {
  it('has the facts that its page shows', () => {
    expect(node()).toEqual({
      '@type': 'Article',
      '@id': absoluteUrl('/#article/AbC12'),
      mainEntityOfPage: { '@id': absoluteUrl(`${path}#webpage`) },
      url: absoluteUrl(path),
      headline: 'A night',
      description: 'Four people',
      image: absoluteUrl('/media/night.webp'),
      datePublished: '2026-03-01T23:30:00.000Z',
      author: [{ '@type': 'Person', name: 'Mara', url: 'https://mara.example/' }],
      publisher: { '@id': absoluteUrl('/#publisher') },
      inLanguage: 'en',
      isAccessibleForFree: true,
      wordCount: 4,
      articleSection: ['Craft'],
      keywords: ['Nights'],
      mentions: [
        {
          '@type': 'Organization',
          '@id': absoluteUrl('/#organization/Org1'),
          name: 'Acme',
          url: absoluteUrl('/en/companies/acme'),
          logo: absoluteUrl('/media/logos/acme.webp'),
        },
        { '@type': 'Organization', name: 'Elsewhere' },
      ],
      video: { '@id': absoluteUrl('/#video/film') },
    })
  })

  it('is a NewsArticle only in one of NEWS_INDEXES', () => {
    expect(node({ indexes: ['news'] })).toMatchObject({ '@type': 'NewsArticle' })
    expect(node({ indexes: ['x', 'front'] })).toMatchObject({ '@type': 'NewsArticle' })
    expect(node({ indexes: ['newsletter'] })).toMatchObject({ '@type': 'Article' })
  })

  it('omits unknown properties, and always the date of change', () => {
    const bare = node({
      summary: null,
      image: null,
      social: { title: '', description: null, image: null },
      authors: [],
      categories: [],
      collections: [],
      organizations: [],
      video: null,
    })
    expect(Object.keys(bare ?? {})).toEqual([
      ...['@type', '@id', 'mainEntityOfPage', 'url', 'headline', 'image', 'datePublished', 'author'],
      ...['publisher', 'inLanguage', 'isAccessibleForFree', 'wordCount'],
    ])
    expect(bare?.image).toBe(absoluteUrl(`/cards${path}.png`))
    expect(bare?.author).toEqual({ '@id': absoluteUrl('/#publisher') })
  })

  it('has its own title, not its SEO title, and its image, else its social image', () => {
    const fields = {
      seo: { title: 'S', description: null },
      social: { title: 'P', description: null, image: '/media/social.webp' },
    }
    expect(node(fields)).toMatchObject({ headline: 'A night', image: absoluteUrl('/media/night.webp') })
    expect(node({ ...fields, image: null })).toMatchObject({ image: absoluteUrl('/media/social.webp') })
  })

  it('describes the site only for a syndicated article', () => {
    const types = (originalUrl: string) =>
      graph({ originalUrl }).map((item) => '@type' in item && item['@type'])
    expect(types('https://original.example/a')).toEqual(['WebSite', 'Organization'])
    expect(types('https://other.example/a')).toContain('Article')
  })

  it('has a BreadcrumbList of the breadcrumbs', () => {
    expect(find(graph(), /^BreadcrumbList$/)?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Stories', item: absoluteUrl('/en/articles') },
      { '@type': 'ListItem', position: 2, name: 'Craft', item: absoluteUrl('/en/categories/craft_c') },
      { '@type': 'ListItem', position: 3, name: 'A night' },
    ])
  })
})

describe('the VideoObject of an article', () => {
  const video = (fields: Parameters<typeof makeVideo>[0]) =>
    find(graph({ video: makeVideo(fields) }), /^VideoObject$/)

  it('has the facts of the video that the page plays', () => {
    expect(video({})).toEqual({
      '@type': 'VideoObject',
      '@id': absoluteUrl('/#video/film'),
      name: 'A day in the workshop',
      description: 'From morning to evening',
      thumbnailUrl: absoluteUrl('/media/film.webp'),
      uploadDate: '2026-02-20T10:00:00.000Z',
      duration: 'PT3M20S',
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    })
  })

  it.each([
    [5, 'PT5S'],
    [60, 'PT1M'],
    [3_725, 'PT1H2M5S'],
    [7_200, 'PT2H'],
  ])('writes a duration of %d seconds as %s', (durationSeconds, duration) =>
    expect(video({ durationSeconds })).toMatchObject({ duration }),
  )

  it('has no duration where it is not known', () =>
    expect(video({ durationSeconds: null })).not.toHaveProperty('duration'))

  it.each([{ player: null }, { image: null }, { publishedAt: null }])(
    'is missing, and the article has no reference to it, with %j',
    (fields) => {
      expect(video(fields)).toBeUndefined()
      expect(node({ video: makeVideo(fields) })).not.toHaveProperty('video')
    },
  )
})
