import { describe, expect, it } from 'vitest'
import type { Article } from '@/lib/model/article'
import type { Job } from '@/lib/model/job'
import type { OrganizationSummary } from '@/lib/model/organization'
import { articleMetadata } from './article'
import { jobMetadata } from './job'
import { pageMetadata } from './metadata'
import { organizationMetadata } from './organization'

function makeArticle(fields: Partial<Article> = {}): Article {
  return {
    reference: 'AbC12',
    slug: 'a-title',
    name: 'A title',
    summary: null,
    language: 'fr',
    image: null,
    publishedAt: new Date('2026-03-01T23:30:00Z'),
    readingMinutes: 1,
    hasVideo: false,
    categories: [{ reference: 'c', name: 'Vie au travail', slug: 'vie-au-travail' }],
    collections: [],
    organizations: [],
    indexes: [],
    content: '## Start\n\nThe **first** words of the text.',
    originalUrl: null,
    authors: [],
    video: null,
    seo: { title: 'A title', description: null },
    social: { title: 'A title', description: null, image: null },
    ...fields,
  }
}

function makeOrganization(fields: Partial<OrganizationSummary> = {}): OrganizationSummary {
  return {
    reference: 'Org1',
    name: 'Org',
    slug: 'org',
    logo: '/media/logos/org.webp',
    covers: {},
    descriptions: {},
    defaultLanguage: 'fr',
    sectors: [],
    employeeCount: null,
    websiteUrl: null,
    ...fields,
  }
}

describe('metadata of an article', () => {
  it('has one canonical address, in the locale of its language, and no other versions', () => {
    const { alternates, openGraph } = articleMetadata(makeArticle())
    expect(alternates).toMatchObject({
      canonical: '/fr/articles/2026/03/01/a-title_AbC12',
      languages: undefined,
    })
    expect(openGraph).toMatchObject({
      url: '/fr/articles/2026/03/01/a-title_AbC12',
      locale: 'fr_FR',
      type: 'article',
    })
    const elsewhere = articleMetadata(makeArticle({ language: 'es' })).alternates
    expect(elsewhere?.canonical).toBe('/en/articles/2026/03/01/a-title_AbC12')
  })

  it('falls back to the beginning of the text for a description', () => {
    expect(articleMetadata(makeArticle()).description).toBe('Start The first words of the text.')
    const told = makeArticle({
      seo: { title: 'T', description: 'D' },
      social: { title: 'X', description: 'Y', image: '/media/s.webp' },
    })
    expect(articleMetadata(told)).toMatchObject({
      title: 'T – Vitrine',
      description: 'D',
      openGraph: { title: 'X', description: 'Y', images: [{ url: '/media/s.webp', alt: 'X' }] },
      twitter: { card: 'summary_large_image', title: 'X', description: 'Y' },
    })
  })
})

describe('metadata of an organization', () => {
  const words = { title: 'Org: company', fallback: 'What Org does' }

  it('lists the versions that have a text, and only where there are several', () => {
    const both = makeOrganization({ descriptions: { en: 'Hello', fr: 'Bonjour', es: 'Hola' } })
    expect(organizationMetadata(both, 'fr', words).alternates).toMatchObject({
      canonical: '/fr/companies/org',
      languages: { en: '/en/companies/org', fr: '/fr/companies/org', 'x-default': '/en/companies/org' },
    })
    const one = makeOrganization({ descriptions: { fr: 'Bonjour' } })
    expect(organizationMetadata(one, 'fr', words).alternates?.languages).toBeUndefined()
  })

  it('names the version with a text where this one has none', () => {
    const french = makeOrganization({ descriptions: { fr: 'Bonjour' } })
    expect(organizationMetadata(french, 'en', words).alternates?.canonical).toBe('/fr/companies/org')
    const none = organizationMetadata(makeOrganization(), 'en', words)
    expect(none.alternates?.canonical).toBe('/en/companies/org')
    expect(none.description).toBe('What Org does')
  })
})

describe('metadata of a job', () => {
  it('is canonical in the locale of its text', () => {
    const job: Job = {
      reference: 'J1',
      slug: 'chef_lille',
      name: 'Chef',
      externalReference: null,
      status: null,
      organization: makeOrganization(),
      offices: [],
      department: null,
      contractLabels: {},
      contractToken: null,
      salary: null,
      remote: null,
      publishedAt: null,
      isSpontaneous: false,
      description: '<p>Une&nbsp;phrase.</p>',
      profile: null,
      recruitmentProcess: null,
      companyDescription: null,
      language: 'fr',
      contractDuration: null,
      startDay: null,
      startTexts: {},
      experienceLevel: null,
      educationLevel: null,
      applyUrl: null,
      applicationFields: [],
      websites: [],
      createdAt: null,
      createdDay: null,
      updatedAt: null,
    }
    const metadata = jobMetadata(job, makeOrganization(), 'en')
    expect(metadata.alternates?.canonical).toBe('/fr/companies/org/jobs/chef_lille')
    expect(metadata).toMatchObject({ title: 'Chef – Org – Vitrine', description: 'Une phrase.' })
  })
})

describe('metadata of any page', () => {
  const page = { locale: 'en', path: '/en/x', title: 'T', description: 'D' }

  it('keeps long titles whole rather than add the site’s name', () => {
    const title = 'A very long title that says all there is to say about it'
    expect(pageMetadata({ ...page, title }).title).toBe(title)
    expect(pageMetadata(page).title).toBe('T – Vitrine')
  })

  it('keeps an empty page out of indexes and lets its links be followed', () => {
    expect(pageMetadata({ ...page, noindex: true }).robots).toEqual({ index: false, follow: true })
    expect(pageMetadata(page).robots).toMatchObject({ index: true, 'max-image-preview': 'large' })
  })

  it('names its feeds by their types', () => {
    const feed = (type: string, title: string) => ({ type, title, url: `/${title}` })
    const feeds = [feed('a/x', 'one'), feed('a/y', 'two'), feed('a/x', 'three')]
    expect(pageMetadata({ ...page, feeds }).alternates?.types).toEqual({
      'a/x': [
        { title: 'one', url: '/one' },
        { title: 'three', url: '/three' },
      ],
      'a/y': [{ title: 'two', url: '/two' }],
    })
  })

  it('takes marks and entities out of descriptions', () => {
    const { description } = pageMetadata({
      ...page,
      description: '<p>R&amp;D <b>now</b></p><script>x</script>',
    })
    expect(description).toBe('R&D now')
  })
})
