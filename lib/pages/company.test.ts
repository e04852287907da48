import { describe, expect, it } from 'vitest'
import type { Organization } from '@/lib/model/organization'
import { makeOrganization } from '@/lib/model/testing/records'
import { provideMediaFiles } from '@/lib/process/testing/media-files'
import { companyPage } from './company'

provideMediaFiles({ 'media/acme.webp': [1200, 800] })

const toContent = (fields: Partial<Organization> = {}, locale = 'en') => ({
  locale,
  organization: makeOrganization(fields),
})

it('the language switcher links to the organization in every locale, described there or not', async () => {
  expect(await companyPage.languageLinks(toContent({ descriptions: { fr: 'Bonjour' } }))).toEqual([
    { locale: 'en', href: '/en/companies/acme' },
    { locale: 'fr', href: '/fr/companies/acme' },
  ])
})

it('the breadcrumbs of an organization are the list of companies and the organization', () => {
  expect(companyPage.breadcrumbs(toContent())).toEqual([
    { name: 'Companies', href: '/en/companies' },
    { name: 'Acme' },
  ])
})

describe('the Open Graph image of an organization', () => {
  const imagesOf = async (fields: Partial<Organization> = {}, locale = 'en') =>
    (await companyPage.metadata(toContent(fields, locale))).openGraph?.images

  it('is its cover', async () => {
    const url = '/media/acme.webp'
    expect(await imagesOf({ covers: { en: url } })).toMatchObject([{ url, type: 'image/webp' }])
  })

  it('is else the generated image of the canonical page, and never the logo', async () => {
    const url = '/cards/en/companies/acme.png'
    for (const locale of ['en', 'fr'])
      expect(await imagesOf({ covers: {} }, locale)).toEqual([
        expect.objectContaining({ url, width: 1200, height: 630 }),
      ])
    expect(companyPage.openGraphImage(toContent({}, 'fr'))?.path).toBe('/en/companies/acme')
  })
})
