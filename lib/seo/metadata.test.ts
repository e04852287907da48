import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeArticle, makeJob, makeOrganization } from '@/lib/model/testing/records'
import { articleMetadata } from './article'
import { jobMetadata } from './job'
import { type PageDescription, pageMetadata } from './metadata'
import { organizationMetadata } from './organization'

const image = { url: '/media/s.webp', size: { width: 1600, height: 900 }, type: 'image/webp' }
const excerpt = 'Start The first words.'

describe('the metadata of an article', () => {
  it('has one canonical URL, in the locale of its language, and no other versions', () => {
    const { alternates, openGraph } = articleMetadata(makeArticle({ language: 'fr' }), excerpt, image)
    expect(alternates).toMatchObject({
      canonical: '/fr/articles/2026/03/01/a-night_AbC12',
      types: { 'text/markdown': '/fr/articles/2026/03/01/a-night_AbC12.md' },
    })
    expect(alternates?.languages).toBeUndefined()
    expect(openGraph).toMatchObject({
      url: '/fr/articles/2026/03/01/a-night_AbC12',
      locale: 'fr_FR',
      alternateLocale: [],
    })
    const spanish = articleMetadata(makeArticle({ language: 'es' }), excerpt, image)
    expect(spanish.alternates?.canonical).toBe('/en/articles/2026/03/01/a-night_AbC12')
    expect(spanish.openGraph).toMatchObject({ locale: 'es_ES' })
  })

  it('has its publication date, category, collections and authors for Open Graph', () => {
    expect(articleMetadata(makeArticle(), excerpt, image).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-03-01T23:30:00.000Z',
      section: 'Craft',
      tags: ['Nights'],
      authors: ['Mara'],
      images: [{ url: '/media/s.webp', width: 1600, height: 900, type: 'image/webp', alt: 'A night' }],
    })
  })

  it('has the beginning of the text as its description where it has none of its own', () => {
    expect(articleMetadata(makeArticle(), excerpt, image)).toMatchObject({
      description: excerpt,
      openGraph: { description: excerpt },
    })
    const described = makeArticle({
      seo: { title: 'T', description: 'D' },
      social: { title: 'X', description: 'Y', image: '/media/s.webp' },
    })
    expect(articleMetadata(described, excerpt, image)).toMatchObject({
      title: 'T – Vitrine',
      description: 'D',
      openGraph: { title: 'X', description: 'Y' },
      twitter: { card: 'summary_large_image', title: 'X', description: 'Y' },
    })
  })
})

describe('the description of an article', () => {
  it('is the plain text of an editor, with characters of Markdown and HTML, on one line', () => {
    const description = '1. Read *this*\nin <10 minutes: R&D'
    const article = makeArticle({
      seo: { title: 'T', description },
      social: { title: 'T', description: '2. And # that', image: null },
    })
    expect(articleMetadata(article, excerpt, image)).toMatchObject({
      description: '1. Read *this* in <10 minutes: R&D',
      openGraph: { description: '2. And # that' },
      twitter: { description: '2. And # that' },
    })
  })

  it('is whole where an editor wrote it', () => {
    const seo = 'For people who search, with all of its words. '.repeat(9).trim()
    const social = 'For people who share, with all of its words. '.repeat(20).trim()
    const article = makeArticle({
      seo: { title: 'T', description: seo },
      social: { title: 'T', description: social, image: null },
    })
    expect(articleMetadata(article, excerpt, image)).toMatchObject({
      description: seo,
      openGraph: { description: social },
      twitter: { description: social },
    })
  })

  it('is that of its video, else its name, where it has no text at all', () => {
    expect(articleMetadata(makeArticle(), '', image).description).toBe('From morning to evening')
    expect(articleMetadata(makeArticle({ video: null }), '', image)).toMatchObject({
      description: 'A night',
      openGraph: { description: 'A night' },
    })
  })

  it('keeps angle brackets of the beginning of the text', () => {
    const article = makeArticle({ seo: { title: 'T', description: null } })
    expect(articleMetadata(article, 'Map<string, T>', image).description).toBe('Map<string, T>')
  })
})

describe('an article with an original URL', () => {
  const originalUrl = 'https://magazine.acme.example/people/a-night'

  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  const readWith = async (hosts: string) => {
    vi.stubEnv('ORIGINAL_PUBLISHER_HOSTS', hosts)
    vi.resetModules()
    return { ...(await import('./article')), ...(await import('./canonical-paths')) }
  }

  it('is canonical there if ORIGINAL_PUBLISHER_HOSTS has its host', async () => {
    const { articleMetadata, isSyndicated } = await readWith('press.example, magazine.acme.example')
    const article = makeArticle({ originalUrl })
    expect(isSyndicated(article)).toBe(true)
    const metadata = articleMetadata(article, excerpt, image)
    expect(metadata.alternates?.canonical).toBe(originalUrl)
    expect(metadata.openGraph?.url).toBe(originalUrl)
  })

  it('is canonical here if the hosts have only a part of its host, or are empty', async () => {
    for (const hosts of ['', 'acme.example', 'e.magazine.acme.example']) {
      const { articleCanonical, articlePath, isSyndicated } = await readWith(hosts)
      const article = makeArticle({ originalUrl })
      expect(isSyndicated(article), hosts).toBe(false)
      expect(articleCanonical(article)).toBe(articlePath(article))
    }
    const { isSyndicated } = await readWith('magazine.acme.example')
    expect(isSyndicated(makeArticle())).toBe(false)
  })
})

describe('the metadata of an organization', () => {
  it('has the start of its first text as its description', () => {
    const describeWith = (fields: Parameters<typeof makeOrganization>[0]) =>
      organizationMetadata(makeOrganization({ descriptions: {}, ...fields }), 'en', image).description
    const descriptions = { en: `## Who we are\n\n${'We repair **everything**. '.repeat(20)}` }
    expect(describeWith({ descriptions })).toMatch(/^We repair everything\. .{100,140}…$/)
    const lookingFors = { en: 'People who repair.' }
    const goodToKnows = { en: '<p>Bring tools.</p>' }
    expect(describeWith({ lookingFors, goodToKnows })).toBe('People who repair.')
    expect(describeWith({ lookingFors: { en: '<p> </p>' }, goodToKnows })).toBe('Bring tools.')
  })

  const describeIn = (locale: string, descriptions: Record<string, string>, defaultLanguage = 'fr') =>
    organizationMetadata(makeOrganization({ descriptions, defaultLanguage }), locale, image)

  it('lists the versions with a description, the default language as x-default', () => {
    for (const locale of ['en', 'fr'])
      expect(describeIn(locale, { en: 'Hello', fr: 'Bonjour', es: 'Hola' }).alternates).toMatchObject({
        canonical: `/${locale}/companies/acme`,
        types: { 'text/markdown': `/${locale}/companies/acme.md` },
        languages: {
          en: '/en/companies/acme',
          fr: '/fr/companies/acme',
          'x-default': '/fr/companies/acme',
        },
      })
    expect(describeIn('en', { en: 'Hello', fr: 'Bonjour' }, 'es').alternates?.languages).toHaveProperty(
      'x-default',
      '/en/companies/acme',
    )
    expect(describeIn('fr', { fr: 'Bonjour' }).alternates?.languages).toBeUndefined()
  })

  it('is canonical in a version with a description, or in the default language where there is none', () => {
    expect(describeIn('en', { fr: 'Bonjour' }).alternates?.canonical).toBe('/fr/companies/acme')
    const none = describeIn('en', {})
    expect(none.alternates?.canonical).toBe('/fr/companies/acme')
    expect(none.title).toBe('Acme: company, team and jobs – Vitrine')
    expect(none.description).toBe('What Acme does, how its teams work and which jobs are open.')
  })
})

describe('the metadata of a job', () => {
  const job = makeJob({ language: 'fr', description: '<p>Une&nbsp;phrase.</p>' })

  it('is canonical in the locale of its text', () => {
    const metadata = jobMetadata(job, makeOrganization(), 'en', image)
    expect(metadata.alternates?.canonical).toBe('/fr/companies/acme/jobs/technician_lyon')
    expect(metadata).toMatchObject({
      title: 'Technician – Acme – Lyon – Vitrine',
    })
  })

  it('has the known ones of contract, city and salary as its description, then its text', () => {
    const describeJob = (fields: Partial<typeof job>, locale: string) =>
      jobMetadata({ ...job, ...fields }, makeOrganization(), locale, image).description
    expect(describeJob({}, 'en')).toBe('Permanent, full-time · Lyon · €30,000 – €35,000 a year · Une phrase.')
    expect(describeJob({}, 'fr')).toMatch(/· Lyon · 30.000–35.000.€ par an · Une phrase\.$/)
    expect(describeJob({ salary: null, offices: [] }, 'en')).toBe('Permanent, full-time · Une phrase.')
    const bare = { salary: null, offices: [], description: '<p></p>', profile: null }
    expect(describeJob({ ...bare, recruitmentProcess: '<p>A call.</p>' }, 'en')).toBe(
      'Permanent, full-time · A call.',
    )
    expect(describeJob({ ...bare, companyDescription: '<p>Repairs.</p>' }, 'en')).toBe(
      'Permanent, full-time · Repairs.',
    )
    expect(describeJob({ description: 'Une phrase. '.repeat(30) }, 'en')).toMatch(/^.{120,159}…$/)
  })
})

describe('the metadata of a page', () => {
  const page: PageDescription = { locale: 'en', path: '/en/x', title: 'T', description: 'D', image }
  const versions = [
    { locale: 'en', href: '/en/x' },
    { locale: 'fr', href: '/fr/x' },
  ]

  it('lists its versions, for search engines and for Open Graph', () => {
    const metadata = pageMetadata({ ...page, versions })
    expect(metadata.alternates?.languages).toEqual({ en: '/en/x', fr: '/fr/x', 'x-default': '/en/x' })
    expect(metadata.openGraph).toMatchObject({ locale: 'en_GB', alternateLocale: ['fr_FR'] })
  })

  it('lists no versions where there is one, or where the page is not among them', () => {
    expect(pageMetadata({ ...page, versions: versions.slice(0, 1) }).alternates?.languages).toBeUndefined()
    const others = [...versions.slice(1), { locale: 'es', href: '/es/x' }]
    expect(pageMetadata({ ...page, versions: others }).alternates?.languages).toBeUndefined()
  })

  it('has the size of its image, and a large Twitter card for a wide one', () => {
    const shown = (size: { width: number; height: number }) => {
      const { openGraph, twitter } = pageMetadata({
        ...page,
        image: { ...image, url: '/media/x.webp', size },
      })
      const card = twitter && 'card' in twitter ? twitter.card : null
      return { card, images: openGraph?.images }
    }
    expect(shown({ width: 599, height: 400 }).card).toBe('summary')
    expect(shown({ width: 600, height: 400 })).toEqual({
      card: 'summary_large_image',
      images: [{ url: '/media/x.webp', type: 'image/webp', alt: 'T', width: 600, height: 400 }],
    })
  })

  it('adds the site’s name to its title only where the title is short', () => {
    const title = 'A very long title that says all there is to say about it'
    expect(pageMetadata({ ...page, title }).title).toBe(title)
    expect(pageMetadata(page).title).toBe('T – Vitrine')
  })

  it('has noindex and follow for an empty page', () => {
    expect(pageMetadata({ ...page, noindex: true }).robots).toEqual({ index: false, follow: true })
    expect(pageMetadata(page).robots).toMatchObject({ index: true, 'max-image-preview': 'large' })
  })

  it('keeps the characters of markup in its description, which is plain text', () => {
    const { description } = pageMetadata({
      ...page,
      description: 'How a Map<string, T> works',
    })
    expect(description).toBe('How a Map<string, T> works')
  })

  it('has no description where there is none', () => {
    for (const description of [null, '', ' \n '])
      expect(pageMetadata({ ...page, description })).toMatchObject({
        description: undefined,
        openGraph: { description: undefined },
      })
  })
})
