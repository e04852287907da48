import { organizationWire } from '@vitrine/api-contract/organization'
import { tolerant } from '@vitrine/api-contract/tolerant'
import { describe, expect, it } from 'vitest'
import { pickDescription, toOrganization, toOrganizationFromEmbed } from './organization'

const readOrganization = tolerant(organizationWire, ['reference', 'name', 'slug'])

const toImage = (url: string | null | undefined) => url ?? null

function organization(fields: Record<string, unknown> = {}) {
  return toOrganization(
    readOrganization.parse({ reference: 'Org1', name: 'Org', slug: 'org', ...fields }),
    toImage,
  )
}

describe('an organization', () => {
  it('can lack every field except reference, name and slug', () => {
    expect(organization({ turnover: null, media_twitter: '', revenue: '', i18n_covers: null })).toMatchObject(
      {
        defaultLanguage: 'en',
        descriptions: {},
        genderSplit: null,
        revenue: null,
        profiles: [],
        offices: [],
        images: [],
        videos: [],
        updatedAt: null,
      },
    )
  })

  it('has `description` as the text in its default language, unless the map has one', () => {
    const texts = { default_language: 'fr', description: 'Plain', i18n_descriptions: { en: 'English' } }
    expect(organization(texts).descriptions).toEqual({ fr: 'Plain', en: 'English' })
    expect(pickDescription(organization(texts), 'es')).toEqual({ text: 'Plain', language: 'fr' })
    const own = { ...texts, i18n_descriptions: { fr: 'Français' } }
    expect(organization(own).descriptions).toEqual({ fr: 'Français' })
    const unset = { ...texts, i18n_descriptions: { fr: '<p>&nbsp;</p>', en: '<p><br></p>', de: '\u200b' } }
    expect(organization(unset).descriptions).toEqual({ fr: 'Plain' })
  })

  it.each([
    [{ media_youtube: 'channel/UC123' }, 'https://www.youtube.com/channel/UC123'],
    [{ media_youtube: 'name' }, 'https://www.youtube.com/@name'],
    [{ media_linkedin: 1234567 }, 'https://www.linkedin.com/company/1234567'],
    [{ media_linkedin: 'company/name' }, 'https://www.linkedin.com/company/name'],
    [{ media_facebook: 'pages/Name/123' }, 'https://www.facebook.com/pages/Name/123'],
    [{ media_twitter: '@name_fr' }, 'https://x.com/name_fr'],
    [{ media_facebook: 'https://www.facebook.com/name' }, 'https://www.facebook.com/name'],
    [{ media_twitter: 'https://twitter.com/acme' }, 'https://x.com/acme'],
    [{ media_twitter: 'http://twitter.com/#!/acme' }, 'https://x.com/acme'],
    [{ media_twitter: 'twitter.com/acme' }, 'https://x.com/acme'],
    [{ media_twitter: 'https://mobile.twitter.com/acme?lang=fr' }, 'https://x.com/acme?lang=fr'],
    [{ media_facebook: 'https://m.facebook.com/acme' }, 'https://www.facebook.com/acme'],
    [{ media_facebook: 'fb.com/acme/' }, 'https://www.facebook.com/acme/'],
    [{ media_facebook: 'https://de-de.facebook.com/acme' }, 'https://www.facebook.com/acme'],
    [{ media_facebook: 'profile.php?id=100064' }, 'https://www.facebook.com/profile.php?id=100064'],
    [
      { media_facebook: 'https://facebook.com/profile.php?id=100064' },
      'https://www.facebook.com/profile.php?id=100064',
    ],
    [{ media_pinterest: 'https://www.pinterest.fr/acme/' }, 'https://www.pinterest.com/acme/'],
    [{ media_pinterest: 'pinterest.co.uk/acme' }, 'https://www.pinterest.com/acme'],
    [{ media_instagram: 'HTTPS://INSTAGRAM.COM/acme' }, 'https://www.instagram.com/acme'],
    [{ media_instagram: 'acme.paris' }, 'https://www.instagram.com/acme.paris'],
    [{ media_instagram: 'acme?igsh=abc' }, 'https://www.instagram.com/acme'],
    [{ media_instagram: ' @acme/ ' }, 'https://www.instagram.com/acme'],
    [{ media_linkedin: 'company/acme/' }, 'https://www.linkedin.com/company/acme'],
    [{ media_linkedin: '/company/acme' }, 'https://www.linkedin.com/company/acme'],
    [{ media_linkedin: 'linkedin.com/company/acme' }, 'https://www.linkedin.com/company/acme'],
    [{ media_linkedin: 'https://fr.linkedin.com/company/acme' }, 'https://www.linkedin.com/company/acme'],
    [{ media_linkedin: '//linkedin.com/school/acme' }, 'https://www.linkedin.com/school/acme'],
    [{ media_linkedin: 'in/jane' }, 'https://www.linkedin.com/in/jane'],
    [{ media_linkedin: 'showcase/acme' }, 'https://www.linkedin.com/showcase/acme'],
    [{ media_linkedin: 'loréal' }, 'https://www.linkedin.com/company/lor%C3%A9al'],
    [
      { media_youtube: 'UCabcdefghijklmnopqrstuv' },
      'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
    ],
    [{ media_youtube: 'UCL' }, 'https://www.youtube.com/@UCL'],
    [{ media_youtube: '@acme' }, 'https://www.youtube.com/@acme'],
    [{ media_youtube: 'user/acme' }, 'https://www.youtube.com/user/acme'],
    [{ media_youtube: 'youtube.com/@acme' }, 'https://www.youtube.com/@acme'],
  ])('has a profile for %j', (fields, url) => {
    expect(organization(fields).profiles.map((profile) => profile.url)).toEqual([url])
  })

  it.each([
    [{ media_facebook: 'https://evil.example/name' }],
    [{ media_twitter: '../../evil' }],
    [{ media_instagram: 'a b' }],
    [{ media_linkedin: 'javascript:alert(1)' }],
    [{ media_instagram: 'n/a' }],
    [{ media_linkedin: 'N/A' }],
    [{ media_twitter: '-' }],
    [{ media_twitter: 'None' }],
    [{ media_facebook: 'n.a.' }],
    [{ media_facebook: 'facebook.com' }],
    [{ media_facebook: 'https://www.facebook.com/' }],
    [{ media_facebook: 'https://facebook.com.evil.example/name' }],
    [{ media_twitter: 'acme.example/name' }],
    [{ media_instagram: 'jobs@acme.example' }],
    [{ media_linkedin: 'https://x.com/acme' }],
  ])('has no profile for %j', (fields) => expect(organization(fields).profiles).toEqual([]))

  it('has no number outside of its bounds, and no text under a key that is not a language', () => {
    const numbers = { nb_employees: '9'.repeat(400), average_age: -3, turnover: 1e308, creation_year: 99_999 }
    expect(organization({ ...numbers, parity_men: 101, parity_women: 0 })).toMatchObject({
      ...{ employeeCount: null, averageAge: null, turnover: null, creationYear: null, genderSplit: null },
    })
    const texts = { default_language: 'constructor', i18n_descriptions: { '': 'a', 'zz-!!': 'b', fr: 'c' } }
    expect(organization(texts)).toMatchObject({ defaultLanguage: 'en', descriptions: { fr: 'c' } })
    expect(pickDescription(organization(texts), 'constructor')).toEqual({ text: 'c', language: 'fr' })
  })

  it('has the cover of its entry for this site where it has no other', () => {
    const websites = [
      { reference: 'other', cover_url: 'https://a.example/other.webp' },
      { reference: 'vitrine-demo', cover_url: null },
      { reference: 'vitrine-demo', cover_url: 'https://a.example/own.webp' },
    ]
    const covers = (fields: Record<string, unknown>) =>
      organization({ default_language: 'fr', websites, ...fields }).covers
    expect(covers({})).toEqual({ fr: 'https://a.example/own.webp' })
    for (const i18n_covers of [{ en: '' }, { en: null }, {}])
      expect(covers({ i18n_covers })).toEqual({ fr: 'https://a.example/own.webp' })
    const i18n_covers = { en: 'https://a.example/en.webp' }
    expect(covers({ i18n_covers })).toEqual(i18n_covers)
    expect(covers({ websites: websites.slice(0, 2) })).toEqual({})
  })

  it('has a slug for URLs, also without one in the API', () => {
    expect(organization({ slug: '', name: 'Ma Société' }).slug).toBe('ma-societe')
    expect(organization({ slug: 'a/b c' }).slug).toMatch(/^a-b-c-[a-z0-9]+$/)
  })

  it('has the headquarters first', () => {
    const offices = [{ city: 'Lille' }, { city: 'Paris', is_headquarter: true }]
    expect(organization({ offices }).offices.map((office) => office.city)).toEqual(['Paris', 'Lille'])
  })

  it('has a gender split only with both shares', () => {
    expect(organization({ parity_men: 40, parity_women: 60 }).genderSplit).toEqual({ men: 40, women: 60 })
    expect(organization({ parity_men: 40, parity_women: null }).genderSplit).toBeNull()
  })

  it('has only a name and websites if it comes from embed', () => {
    const websites = [{ reference: 'board', kind: 'multi', root_url: 'https://board.example' }]
    expect(toOrganizationFromEmbed('Org1', { name: 'Ma Société', websites }, 'fr')).toMatchObject({
      reference: 'Org1',
      slug: 'ma-societe',
      defaultLanguage: 'fr',
      websites: [{ url: 'https://board.example/' }],
    })
  })
})
