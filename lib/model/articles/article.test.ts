import { articleWire } from '@vitrine/api-contract/article'
import { tolerant } from '@vitrine/api-contract/tolerant'
import { describe, expect, it } from 'vitest'
import { isPublic, toArticle } from './article'
import { readingMinutes } from './reading-time'

const articleSchema = tolerant(articleWire, ['reference', 'name', 'language'])

const requiredFields = {
  reference: 'AbC12',
  name: 'A night in Lille',
  language: 'fr',
  published_at: '2026-03-02T00:30:00.000+01:00',
}

const video = { name: 'Film', source: 'youtube', external_reference: 'aqz-KE-bpKQ' }
const youtube = { provider: 'youtube', id: 'aqz-KE-bpKQ' }

const toImage = (url: string | null | undefined) => url ?? null

function article(fields: Record<string, unknown> = {}) {
  return toArticle(articleSchema.parse({ ...requiredFields, ...fields }), toImage)
}

describe('an article', () => {
  it('needs only a reference, a name, a language and a date', () => {
    expect(article()).toMatchObject({
      slug: 'a-night-in-lille',
      summary: null,
      wordCount: 0,
      image: null,
      categories: [],
      indexes: [],
      video: null,
      seo: { title: 'A night in Lille', description: null },
      social: { title: 'A night in Lille', description: null, image: null },
    })
  })

  it('has the social title and description, else those for search engines, else its name and summary', () => {
    expect(article({ summary: 'S', seo_title: '', social_title: ' ' })).toMatchObject({
      seo: { title: requiredFields.name, description: 'S' },
      social: { title: requiredFields.name, description: 'S' },
    })
    expect(article({ summary: 'S', seo_title: 'T', seo_description: 'D' })).toMatchObject({
      seo: { title: 'T', description: 'D' },
      social: { title: 'T', description: 'D' },
    })
    expect(article({ seo_title: 'T', social_title: 'X', social_description: 'Y' }).social).toMatchObject({
      title: 'X',
      description: 'Y',
    })
  })

  it('has the social image that is set, else its cover, and never the logo of an organization', () => {
    const logo = 'https://a.example/logo.webp'
    const organizations = [{ name: 'Org', slug: 'org', logo_url: logo }]
    expect(article({ organizations }).social.image).toBeNull()
    expect(article({ organizations, image_url: 'https://a.example/c.webp' }).social.image).toBe(
      'https://a.example/c.webp',
    )
    expect(
      article({ image_url: 'https://a.example/c.webp', social_image_url: 'https://a.example/s.webp' }).social
        .image,
    ).toBe('https://a.example/s.webp')
  })

  it('has the point of its image that stays visible, and no other text in its place', () => {
    const focusOf = (image_focus: unknown) => article({ image_focus }).imageFocus
    expect([focusOf('5% 100%'), focusOf(undefined), focusOf(null)]).toEqual(['5% 100%', null, null])
    for (const text of ['', 'left', '5%', '101% 0%', '5% 5%; color: red', '5% 5%\n'])
      expect(focusOf(text)).toBeNull()
  })

  it('has the name of a category from `name` or `title`, and no category without a reference or a name', () => {
    const categories = [
      { reference: 'c1', name: 'Vie au travail' },
      { reference: 'c2', title: 'Métiers' },
      { name: 'No reference' },
      { reference: 'c3' },
    ]
    expect(article({ categories }).categories).toEqual([
      { reference: 'c1', name: 'Vie au travail', slug: 'vie-au-travail' },
      { reference: 'c2', name: 'Métiers', slug: 'metiers' },
    ])
  })

  it('has a collection without a cover URL, but none without a reference', () => {
    const collection = { id: 1, reference: 'k1', title: 'Night', cover: { url: null } }
    expect(article({ cms_collections: [collection, { id: 2, title: 'No reference' }] }).collections).toEqual([
      { reference: 'k1', name: 'Night', slug: 'night', summary: null, image: null },
    ])
  })

  it.each([
    ['youtube', 'aqz-KE-bpKQ', { provider: 'youtube', id: 'aqz-KE-bpKQ' }],
    ['vimeo', '76979871', { provider: 'vimeo', id: '76979871' }],
    ['YouTube', 'not an id', null],
    ['360player', 'aqz-KE-bpKQ', null],
  ])('with a video of platform %s and identifier %s has the player %j', (source, id, player) => {
    const cms_video = { name: 'Film', source, external_reference: id, url: 'https://video.example/1' }
    expect(article({ cms_video }).video?.player).toEqual(player)
  })

  it.each([
    // The key and the times are in the URL only.
    ['vimeo', '1', 'https://vimeo.com/1/a1b2c3', { provider: 'vimeo', id: '1', key: 'a1b2c3' }],
    [
      'vimeo',
      '1',
      'https://player.vimeo.com/video/1?h=a1b2c3',
      { provider: 'vimeo', id: '1', key: 'a1b2c3' },
    ],
    ['youtube', 'aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ?t=9', { ...youtube, start: 9 }],
    // The URL of another video.
    ['youtube', 'aqz-KE-bpKQ', 'https://youtu.be/bbbbbbbbbbb?t=9', youtube],
    ['youtube', 'aqz-KE-bpKQ', 'https://vimeo.com/1', youtube],
    // No identifier of a video.
    ['youtube', 'film-1', 'https://youtu.be/aqz-KE-bpKQ', youtube],
    ['360player', 'film-1', 'https://youtu.be/aqz-KE-bpKQ', null],
    ['youtube', 'live_stream', 'https://www.youtube.com/@acme', null],
  ])('with a video of platform %s, identifier %s and URL %s has the player %j', (source, id, url, player) => {
    const cms_video = { name: 'Film', source, external_reference: id, url }
    expect(article({ cms_video }).video?.player).toEqual(player)
  })

  it('has a video unless `is_active` is false', () => {
    expect(article({ cms_video: { ...video, is_active: null } }).video).not.toBeNull()
    expect(article({ cms_video: { ...video, is_active: false } }).video).toBeNull()
  })

  it('has the duration of its video in seconds, or null for a duration of zero', () => {
    const durationSeconds = (duration: string) =>
      article({ cms_video: { ...video, details: { contentDetails: { duration } } } }).video?.durationSeconds
    expect(durationSeconds('PT1H2M3S')).toBe(3723)
    expect(durationSeconds('P0D')).toBeNull()
  })

  it('has the subtitle of its video, unless that repeats its name', () => {
    const subtitle = (text: string) => article({ cms_video: { ...video, subtitle: text } }).video?.subtitle
    expect(subtitle('In the workshop')).toBe('In the workshop')
    expect(subtitle('Film')).toBeNull()
    expect(subtitle('')).toBeNull()
  })

  it.each([
    ['true', true],
    ['True ', true],
    ['false', false],
    ['', false],
    [null, false],
  ])('has captions or none for the word %j', (caption, hasCaptions) => {
    const cms_video = { ...video, details: { contentDetails: { caption } } }
    expect(article({ cms_video }).video?.hasCaptions).toBe(hasCaptions)
  })

  it('is public from the time of `published_at`, in each ISO 8601 format of the API', () => {
    const recordAt = (published_at: unknown) => articleSchema.parse({ ...requiredFields, published_at })
    const publishedAt = new Date('2026-03-01T23:30:00Z')
    for (const text of [
      '2026-03-02T00:30:00.000+01:00',
      '2026-03-02T00:30:00+01:00',
      '2026-03-01T23:30:00.000000Z',
    ]) {
      expect(isPublic(recordAt(text), new Date(publishedAt.getTime() - 1)), text).toBe(false)
      expect(isPublic(recordAt(text), publishedAt), text).toBe(true)
    }
  })

  it('is never public without a valid `published_at`, and toArticle throws', () => {
    for (const published_at of [null, undefined, '', 'soon', 7]) {
      const wire = articleSchema.parse({ ...requiredFields, published_at })
      expect(isPublic(wire, new Date('2100-01-01'))).toBe(false)
      expect(() => toArticle(wire, toImage)).toThrow()
    }
  })

  it('has the word count of its content, and a reading time of at least one minute', () => {
    const wordCount = (content: string) => article({ content }).wordCount
    expect(wordCount('## Start\n\nThe <b>first</b> words.')).toBe(4)
    expect([0, 329, 330, 550].map((count) => readingMinutes({ wordCount: count }))).toEqual([1, 1, 2, 3])
  })

  it('has the headline of an author without HTML tags', () => {
    const cms_authors = [{ name: 'Mara', headline: '<p>Editor</p>' }]
    expect(article({ cms_authors }).authors).toMatchObject([{ name: 'Mara', headline: 'Editor' }])
  })
})
