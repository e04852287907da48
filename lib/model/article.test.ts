import { articleWire } from '@vitrine/api-contract/article'
import { tolerant } from '@vitrine/api-contract/tolerant'
import { describe, expect, it } from 'vitest'
import { isPublic, readingMinutes, toArticle } from './article'

const readArticle = tolerant(articleWire, ['reference', 'name', 'language'])

const identity = {
  reference: 'AbC12',
  name: 'A night in Lille',
  language: 'fr',
  published_at: '2026-03-02T00:30:00.000+01:00',
}

const toImage = (url: string | null | undefined) => url ?? null

function article(fields: Record<string, unknown> = {}) {
  return toArticle(readArticle.parse({ ...identity, ...fields }), toImage)
}

describe('an article', () => {
  it('can lack every field except reference, name, language and date', () => {
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

  it('has the most specific title and description that is set', () => {
    expect(article({ summary: 'S', seo_title: '', social_title: ' ' })).toMatchObject({
      seo: { title: identity.name, description: 'S' },
      social: { title: identity.name, description: 'S' },
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

  it('has as social image its own, else its cover, its video’s image or a logo', () => {
    const logo = 'https://a.example/logo.webp'
    const organizations = [{ name: 'Org', slug: 'org', logo_url: logo }]
    expect(article({ organizations }).social.image).toBe(logo)
    expect(article({ organizations, image_url: 'https://a.example/c.webp' }).social.image).toBe(
      'https://a.example/c.webp',
    )
    expect(
      article({ image_url: 'https://a.example/c.webp', social_image_url: 'https://a.example/s.webp' }).social
        .image,
    ).toBe('https://a.example/s.webp')
  })

  it('has categories from both field names, without those that lack a reference or a name', () => {
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

  it('can have a collection whose cover has no URL', () => {
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
  ])('has a player for a video of %s %s only if platform and identifier are valid', (source, id, player) => {
    const cms_video = { name: 'Film', source, external_reference: id, url: 'https://video.example/1' }
    expect(article({ cms_video }).video?.player).toEqual(player)
  })

  it('has a video unless `is_active` is false', () => {
    const video = { name: 'Film', source: 'youtube', external_reference: 'aqz-KE-bpKQ' }
    expect(article({ cms_video: { ...video, is_active: null } }).video).not.toBeNull()
    expect(article({ cms_video: { ...video, is_active: false } }).video).toBeNull()
    expect(
      article({ cms_video: { ...video, details: { contentDetails: { duration: 'PT1H2M3S' } } } }).video,
    ).toMatchObject({ durationSeconds: 3723 })
    expect(
      article({ cms_video: { ...video, details: { contentDetails: { duration: 'P0D' } } } }).video,
    ).toMatchObject({
      durationSeconds: null,
    })
  })

  it('is public from `published_at` on, in every ISO 8601 format', () => {
    const at = (published_at: unknown) => readArticle.parse({ ...identity, published_at })
    const publishedAt = new Date('2026-03-01T23:30:00Z')
    for (const text of [
      '2026-03-02T00:30:00.000+01:00',
      '2026-03-02T00:30:00+01:00',
      '2026-03-01T23:30:00.000000Z',
    ]) {
      expect(isPublic(at(text), new Date(publishedAt.getTime() - 1)), text).toBe(false)
      expect(isPublic(at(text), publishedAt), text).toBe(true)
    }
  })

  it('is never public without a date, and cannot be converted', () => {
    for (const published_at of [null, undefined, '', 'soon', 7]) {
      const wire = readArticle.parse({ ...identity, published_at })
      expect(isPublic(wire, new Date('2100-01-01'))).toBe(false)
      expect(() => toArticle(wire, toImage)).toThrow()
    }
  })

  it('has the number of its words, and a reading time of at least one minute', () => {
    const wordCount = (content: string) => article({ content }).wordCount
    expect(wordCount('## Start\n\nThe <b>first</b> words.')).toBe(4)
    expect([0, 329, 330, 550].map((count) => readingMinutes({ wordCount: count }))).toEqual([1, 1, 2, 3])
  })

  it('has the text of an author’s headline without tags', () => {
    const cms_authors = [{ name: 'Mara', headline: '<p>Editor</p>' }]
    expect(article({ cms_authors }).authors).toMatchObject([{ name: 'Mara', headline: 'Editor' }])
  })
})
