import { describe, expect, it } from 'vitest'
import { makeArticle, makeJob, makeOrganization, makeVideo } from '@/lib/model/testing/records'
import { articleEntry, jobEntry, newsEntry, organizationEntry } from './sitemap-entries'

const video = makeVideo({ name: 'Cutting', description: null, image: '/media/v.webp' })

describe('the sitemap entry of an article', () => {
  it('has no date of change, because the API does not give it', () => {
    expect(articleEntry(makeArticle()).lastModified).toBeUndefined()
  })

  it('has its video only where the page plays it and the video has a picture', () => {
    const playable = articleEntry(makeArticle({ video, summary: 'A summary' }))
    expect(playable.videos).toEqual([
      expect.objectContaining({ title: 'Cutting', description: 'A summary', thumbnail: '/media/v.webp' }),
    ])
    expect(articleEntry(makeArticle({ video: { ...video, player: null } })).videos).toEqual([])
    expect(articleEntry(makeArticle({ video: { ...video, image: null } })).videos).toEqual([])
  })

  it('has the title, language and publication date in the news sitemap', () => {
    const article = makeArticle()
    const { name: title, language, publishedAt } = article
    expect(newsEntry(article).news).toEqual({ title, language, publishedAt })
  })
})

describe('the sitemap entry of an organization', () => {
  const updatedAt = new Date('2026-05-01T00:00:00Z')

  it('exists in the locales where its page is canonical, with links to its versions', () => {
    const one = makeOrganization({ descriptions: { en: 'Text' }, updatedAt })
    expect(organizationEntry(one, 'en')).toMatchObject({
      path: '/en/companies/acme',
      lastModified: updatedAt,
    })
    expect(organizationEntry(one, 'en')?.languages ?? {}).toEqual({})
    expect(organizationEntry(one, 'fr')).toBeNull()
    const both = makeOrganization({ descriptions: { en: 'Text', fr: 'Texte' } })
    for (const locale of ['en', 'fr']) {
      expect(organizationEntry(both, locale)?.languages).toMatchObject({
        en: '/en/companies/acme',
        fr: '/fr/companies/acme',
      })
    }
  })

  const imagesOf = (fields: Parameters<typeof makeOrganization>[0]) =>
    organizationEntry(makeOrganization(fields), 'en')?.images
  const picture = (src: string) => ({ src, name: null, description: null })

  it('has the cover of the locale, else the logo, and the pictures of the gallery as its images', () => {
    const images = [picture('/media/1.webp'), picture('/media/c.webp'), picture('/media/2.webp')]
    expect(imagesOf({ covers: { en: '/media/c.webp' }, images })).toEqual([
      '/media/c.webp',
      '/media/1.webp',
      '/media/2.webp',
    ])
    expect(imagesOf({ covers: {}, logo: '/media/l.webp' })).toEqual(['/media/l.webp'])
    expect(imagesOf({ covers: {}, logo: null })).toEqual([])
  })

  it('has at most 1,000 images, as the protocol requires', () => {
    const images = Array.from({ length: 1_000 }, (_, index) => picture(`/media/${index}.webp`))
    expect(imagesOf({ covers: { en: '/media/c.webp' }, images })).toHaveLength(1_000)
  })
})

it('the sitemap entry of a job has the API’s date of change', () => {
  const updatedAt = new Date('2026-05-01T00:00:00Z')
  expect(jobEntry(makeJob({ updatedAt }), 'fr')).toEqual({
    path: '/fr/companies/acme/jobs/technician_lyon',
    lastModified: updatedAt,
  })
})
