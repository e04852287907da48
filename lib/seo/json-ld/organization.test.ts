import { describe, expect, it } from 'vitest'
import type { Organization } from '@/lib/model/organization'
import { makeOffice, makeOrganization, makeVideo } from '@/lib/model/testing/records'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { organizationGraph } from './organization'

const known = [makeOrganization({ reference: 'Sub1', name: 'Acme Labs', slug: 'acme-labs' })]
const breadcrumbs = [{ name: 'Companies', href: '/en/companies' }, { name: 'Acme' }]
const graph = (fields: Partial<Organization> = {}, locale = 'en') =>
  organizationGraph(makeOrganization(fields), locale, known, breadcrumbs)
const node = (fields: Partial<Organization> = {}) =>
  graph(fields).find((item) => '@id' in item && item['@id'] === absoluteUrl('/#organization/Org1'))

const address = {
  '@type': 'PostalAddress',
  streetAddress: '1 rue de la Paix',
  postalCode: '69002',
  addressLocality: 'Lyon',
  addressCountry: 'FR',
}

describe('the JSON-LD of an organization', () => {
  it('has the facts that its profile shows', () => {
    const subsidiaries = [
      { reference: 'Sub1', name: 'Labs', slug: 'acme-labs' },
      { reference: 'Sub2', name: 'Acme Stockage', slug: 'acme-stockage' },
    ]
    expect(node({ subsidiaries, videos: [makeVideo()] })).toEqual({
      '@type': 'Organization',
      '@id': absoluteUrl('/#organization/Org1'),
      name: 'Acme',
      url: absoluteUrl('/en/companies/acme'),
      identifier: 'Org1',
      logo: absoluteUrl('/media/logos/acme.webp'),
      image: absoluteUrl('/media/covers/acme.webp'),
      description: 'Makes things.',
      sameAs: ['https://acme.example/', 'https://www.linkedin.com/company/acme'],
      foundingDate: '1998',
      numberOfEmployees: { '@type': 'QuantitativeValue', value: 250 },
      subOrganization: [
        {
          '@type': 'Organization',
          '@id': absoluteUrl('/#organization/Sub1'),
          name: 'Labs',
          url: absoluteUrl('/en/companies/acme-labs'),
        },
        { '@type': 'Organization', name: 'Acme Stockage' },
      ],
      address,
      location: [{ '@type': 'Place', name: 'Headquarters', address }],
      subjectOf: [{ '@id': absoluteUrl('/#video/film') }],
    })
  })

  it('omits unknown properties', () => {
    const bare = node({
      logo: null,
      covers: {},
      descriptions: {},
      websiteUrl: null,
      profiles: [],
      creationYear: null,
      employeeCount: null,
      offices: [makeOffice({ name: 'A', address: null, zipCode: null, city: null, countryCode: null })],
      videos: [makeVideo({ image: null })],
    })
    expect(Object.keys(bare ?? {})).toEqual(['@type', '@id', 'name', 'url', 'identifier'])
  })

  it('has an address only where one of its offices is the headquarters', () => {
    expect(node({ offices: [makeOffice({ isHeadquarter: false })] })).not.toHaveProperty('address')
    expect(node({ offices: [makeOffice({ isHeadquarter: false })] })).toHaveProperty('location')
  })

  it('is on the canonical page only, not on that of a locale without a description', () => {
    const types = (locale: string) => graph({}, locale).map((item) => '@type' in item && item['@type'])
    expect(types('en')).toEqual(['WebSite', 'Organization', 'WebPage', 'BreadcrumbList', 'Organization'])
    expect(types('fr')).toEqual(['WebSite', 'Organization'])
  })

  it('has no description in another language than that of the page', () => {
    expect(node({ descriptions: { es: 'Hola' } })).not.toHaveProperty('description')
  })
})
