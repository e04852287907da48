import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeArticle, makeJob, makeOffice, makeOrganization } from '@/lib/model/testing/records'
import { articleMetadata } from './article'
import { jobMetadata, jobPreview } from './job'
import { type PageDescription, pageMetadata } from './metadata'
import { organizationLinks, organizationMetadata, organizationPreview } from './organization'

const image = { url: '/media/s.webp', size: { width: 1600, height: 900 } }

describe('metadata of an article', () => {
  it('has one canonical address, in the locale of its language, and no other versions', () => {
    const { alternates, openGraph } = articleMetadata(makeArticle({ language: 'fr' }), image)
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
    const elsewhere = articleMetadata(makeArticle({ language: 'es' }), image)
    expect(elsewhere.alternates?.canonical).toBe('/en/articles/2026/03/01/a-night_AbC12')
    expect(elsewhere.openGraph).toMatchObject({ locale: 'es_ES' })
  })

  it('tells previews when, where, on what and by whom it was published', () => {
    expect(articleMetadata(makeArticle(), image).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-03-01T23:30:00.000Z',
      section: 'Craft',
      tags: ['Nights'],
      authors: ['Mara'],
      images: [{ url: '/media/s.webp', width: 1600, height: 900, alt: 'A night' }],
    })
  })

  it('falls back to the beginning of the text for a description', () => {
    expect(articleMetadata(makeArticle(), image).description).toBe('Start The first words.')
    const told = makeArticle({
      seo: { title: 'T', description: 'D' },
      social: { title: 'X', description: 'Y', image: '/media/s.webp' },
    })
    expect(articleMetadata(told, image)).toMatchObject({
      title: 'T – Vitrine',
      description: 'D',
      openGraph: { title: 'X', description: 'Y' },
      twitter: { card: 'summary_large_image', title: 'X', description: 'Y' },
    })
  })
})

describe('an article that was first published elsewhere', () => {
  const originalUrl = 'https://magazine.acme.example/people/a-night'

  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  const readWith = async (hosts: string) => {
    vi.stubEnv('ORIGINAL_PUBLISHER_HOSTS', hosts)
    vi.resetModules()
    return import('./article')
  }

  it('is canonical there if its host is named as an original publisher', async () => {
    const { articleMetadata, isSyndicated } = await readWith('press.example, magazine.acme.example')
    const article = makeArticle({ originalUrl })
    expect(isSyndicated(article)).toBe(true)
    const metadata = articleMetadata(article, image)
    expect(metadata.alternates?.canonical).toBe(originalUrl)
    expect(metadata.openGraph?.url).toBe(originalUrl)
  })

  it('is canonical here if it is not, not even by a part of its name', async () => {
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

describe('metadata of an organization', () => {
  const words = { title: 'Acme: company', fallback: 'What Acme does' }
  const describeIn = (locale: string, descriptions: Record<string, string>, defaultLanguage = 'fr') =>
    organizationMetadata(makeOrganization({ descriptions, defaultLanguage }), locale, words, image)

  it('lists the versions that have a text, the organization’s own language for everybody else', () => {
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

  it('names the version with a text where this one has none, and the own language where none has', () => {
    expect(describeIn('en', { fr: 'Bonjour' }).alternates?.canonical).toBe('/fr/companies/acme')
    const none = describeIn('en', {})
    expect(none.alternates?.canonical).toBe('/fr/companies/acme')
    expect(none.description).toBe('What Acme does')
  })

  it('is led to from the switcher where it has a text, else to the list', () => {
    expect(organizationLinks(makeOrganization({ descriptions: { fr: 'Bonjour' } }))).toEqual([
      { locale: 'en', href: '/en/companies' },
      { locale: 'fr', href: '/fr/companies/acme' },
    ])
  })

  it('shows its cover, else its logo, else a card', () => {
    const card = '/cards/en/companies/acme.png'
    const bare = { covers: {}, logo: null }
    expect(organizationPreview(makeOrganization(), 'en')).toEqual({ image: '/media/covers/acme.webp', card })
    expect(organizationPreview(makeOrganization({ covers: {} }), 'en').image).toBe('/media/logos/acme.webp')
    expect(organizationPreview(makeOrganization(bare), 'en')).toEqual({ image: null, card })
  })
})

describe('metadata of a job', () => {
  const job = makeJob({ language: 'fr', description: '<p>Une&nbsp;phrase.</p>' })

  it('is canonical in the locale of its text', () => {
    const metadata = jobMetadata(job, makeOrganization(), 'en', image)
    expect(metadata.alternates?.canonical).toBe('/fr/companies/acme/jobs/technician_lyon')
    expect(metadata).toMatchObject({
      title: 'Technician – Acme – Lyon – Vitrine',
    })
  })

  it('describes it by contract, city and salary in the page’s words, as far as known, then its text', () => {
    const describeJob = (fields: Partial<typeof job>, locale: string) =>
      jobMetadata({ ...job, ...fields }, makeOrganization(), locale, image).description
    expect(describeJob({}, 'en')).toBe('Full-Time · Lyon · €30,000 – €35,000 a year · Une phrase.')
    expect(describeJob({}, 'fr')).toMatch(/· Lyon · 30.000–35.000.€ par an · Une phrase\.$/)
    expect(describeJob({ salary: null, offices: [] }, 'en')).toBe('Full-Time · Une phrase.')
  })

  it('shows the organization’s cover, else one card for all locales; never its logo', () => {
    const card = '/cards/fr/companies/acme/jobs/technician_lyon.png'
    expect(jobPreview(job, makeOrganization(), 'en').image).toBe('/media/covers/acme.webp')
    expect(jobPreview(job, makeOrganization({ covers: {} }), 'en')).toEqual({ image: null, card })
    expect(jobPreview(makeJob({ ...job, offices: [makeOffice()] }), makeOrganization(), 'fr').card).toBe(card)
  })
})

describe('metadata of any page', () => {
  const page: PageDescription = { locale: 'en', path: '/en/x', title: 'T', description: 'D', image }
  const versions = [
    { locale: 'en', href: '/en/x' },
    { locale: 'fr', href: '/fr/x' },
  ]

  it('announces its versions, to search engines and to previews', () => {
    const metadata = pageMetadata({ ...page, versions })
    expect(metadata.alternates?.languages).toEqual({ en: '/en/x', fr: '/fr/x', 'x-default': '/en/x' })
    expect(metadata.openGraph).toMatchObject({ locale: 'en_GB', alternateLocale: ['fr_FR'] })
  })

  it('announces none where it is the only one, or is none of them', () => {
    expect(pageMetadata({ ...page, versions: versions.slice(0, 1) }).alternates?.languages).toBeUndefined()
    const elsewhere = [...versions.slice(1), { locale: 'es', href: '/es/x' }]
    expect(pageMetadata({ ...page, versions: elsewhere }).alternates?.languages).toBeUndefined()
  })

  it('says how large its picture is only where that is known, and shows it large only where it is', () => {
    const shown = (size: { width: number; height: number } | null) => {
      const { openGraph, twitter } = pageMetadata({ ...page, image: { url: '/media/x.webp', size } })
      const card = twitter && 'card' in twitter ? twitter.card : null
      return { card, images: openGraph?.images }
    }
    const unknown = [{ url: '/media/x.webp', alt: 'T' }]
    expect(shown(null)).toEqual({ card: 'summary', images: unknown })
    expect(shown({ width: 599, height: 400 }).card).toBe('summary')
    expect(shown({ width: 600, height: 400 })).toEqual({
      card: 'summary_large_image',
      images: [{ url: '/media/x.webp', alt: 'T', width: 600, height: 400 }],
    })
  })

  it('keeps long titles whole rather than add the site’s name', () => {
    const title = 'A very long title that says all there is to say about it'
    expect(pageMetadata({ ...page, title }).title).toBe(title)
    expect(pageMetadata(page).title).toBe('T – Vitrine')
  })

  it('keeps an empty page out of indexes and lets its links be followed', () => {
    expect(pageMetadata({ ...page, noindex: true }).robots).toEqual({ index: false, follow: true })
    expect(pageMetadata(page).robots).toMatchObject({ index: true, 'max-image-preview': 'large' })
  })

  it('takes marks and entities out of descriptions', () => {
    const { description } = pageMetadata({
      ...page,
      description: '<p>R&amp;D <b>now</b></p><script>x</script>',
    })
    expect(description).toBe('R&D now')
  })

  it('keeps descriptions within what search engines show', () => {
    const long = 'Four people mend what others would throw away. '.repeat(9)
    const social = { title: 'T', description: long }
    const { description, openGraph } = pageMetadata({ ...page, description: long, social })
    for (const text of [description, openGraph?.description]) {
      expect(text?.length).toBeLessThanOrEqual(160)
      expect(text?.length).toBeGreaterThan(120)
    }
  })
})
