import { embedJobWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { tolerant } from '@vitrine/api-contract/tolerant'
import { describe, expect, it } from 'vitest'
import { makeJob, makeOffice } from '@/lib/model/testing/records'
import { isFullyRemote, placesOf, postingDate, toJob, toJobSummary, toRemote } from './job'

const site = { reference: 'own', timeZone: 'Europe/Paris' }

const readEmbedJob = tolerant(embedJobWire, ['reference', 'name', 'slug'])
const readJob = tolerant(jobWire, ['reference', 'name'])

const organization = {
  reference: 'Org1',
  name: 'Org',
  slug: 'org',
  logo: null,
  websiteUrl: null,
  defaultLanguage: 'fr',
}

function embedJob(fields: Record<string, unknown> = {}) {
  return readEmbedJob.parse({ reference: 'A_b1', name: 'Technician', slug: 'technician_lyon', ...fields })
}

function job(fields: Record<string, unknown> = {}) {
  return readJob.parse({ reference: 'A_b1', name: 'Technician', ...fields })
}

describe('a job', () => {
  const described = { websites_urls: [{ reference: 'board', url: 'https://board.example/j' }] }
  const observed = { websites_urls: [{ website_reference: 'board', url: 'https://board.example/j' }] }

  it.each([
    ['described', described],
    ['observed', observed],
    ['both', { websites_urls: [{ ...described.websites_urls[0], ...observed.websites_urls[0] }] }],
  ])('has the same websites with the %s field names', (_, fields) => {
    const detail = job({ websites: [{ reference: 'board', name: 'Board', url: 'https://board.example/j' }] })
    expect(toJob(embedJob(fields), detail, organization, site).websites).toEqual([
      { name: 'Board', url: 'https://board.example/j' },
    ])
  })

  it.each(['0000-00-00T00:00:00.000+01:00', '2026-02-30T00:00:00.000+01:00', '9999-01-01', 'soon'])(
    'has no start day for the start date %j',
    (start_date) => {
      expect(toJob(embedJob(), job({ start_date }), organization, site).startDay).toBeNull()
    },
  )

  it('has no text for a start date that is none', () => {
    const start_date = { en: '0000-00-00', fr: 'Dès que possible' }
    expect(toJob(embedJob({ start_date }), null, organization, site).startTexts).toEqual({
      fr: 'Dès que possible',
    })
  })

  it('has a slug that ends in the reference if the API’s slug is too long for a URL', () => {
    const slug = `${'technician-'.repeat(20)}_lyon`
    expect(toJob(embedJob({ slug }), null, organization, site).slug).toMatch(
      /^(technician-)+technician_A_b1$/,
    )
  })

  it('can lack every field except reference, name and slug', () => {
    const holes = { start_date: null, department: null, office: null, websites_urls: [], contract_type: null }
    expect(toJob(embedJob(holes), null, organization, site)).toMatchObject({
      department: null,
      offices: [],
      startDay: null,
      startTexts: {},
      salary: null,
      applyUrl: null,
      language: 'fr',
      remote: null,
    })
  })

  it.each(['', '<p></p>', '<p>&nbsp;</p>', '<div><br></div>', '\u200b', '<!-- empty -->', '&#8203;'])(
    'has the texts of the job operation where embed has %j',
    (empty) => {
      const embed = embedJob({ description: empty, profile: empty, recruitment_process: empty })
      const detail = job({ description: '<p>Build</p>', profile: '<p>You</p>', company_description: empty })
      expect(toJob(embed, detail, organization, site)).toMatchObject({
        description: '<p>Build</p>',
        profile: '<p>You</p>',
        recruitmentProcess: null,
        companyDescription: null,
      })
    },
  )

  it('has every office of embed, else the office of the job operation', () => {
    const lyon = { id: 1, city: 'Lyon ', country: { fr: 'France' } }
    const offices = [lyon, { id: 2, city: 'Lille', country_code: 'fr' }]
    expect(toJobSummary(embedJob({ office: lyon, offices }), organization).offices).toMatchObject([
      { city: 'Lyon', countryCode: null, countryNames: { fr: 'France' } },
      { city: 'Lille', countryCode: 'FR' },
    ])
    expect(toJob(embedJob(), job({ office: offices[1] }), organization, site).offices).toMatchObject([
      { city: 'Lille' },
    ])
  })

  it.each([
    ['2016-09-01T00:00:00.000+02:00', '2016-09-01'],
    ['2016-08-31T22:00:00.000Z', '2016-09-01'],
    ['2016-11-30T22:00:00Z', '2016-11-30'],
    ['2016-09-01', '2016-09-01'],
    ['soon', null],
  ])('with the start date %s starts on %s', (start_date, day) => {
    expect(toJob(embedJob(), job({ start_date }), organization, site).startDay).toBe(day)
  })

  it('has a time of publication and a time of creation', () => {
    const created_at = { fr: 'Le 15 Novembre 2021 à 10h30', en: 'The 15 November 2021 at 10h30' }
    const embed = embedJob({ created_at, published_at: '2022-02-24T17:34:29.864+01:00' })
    expect(toJob(embed, null, organization, site)).toMatchObject({
      publishedAt: new Date('2022-02-24T16:34:29.864Z'),
      createdAt: null,
      createdDay: '2021-11-15',
      status: null,
      externalReference: null,
    })
    const detail = job({
      created_at: '2021-11-15T10:30:12.000+01:00',
      published_at: '2022-03-01T09:00:00.000+01:00',
      status: 'Published',
      external_reference: ' HR-14 ',
    })
    expect(toJob(embed, detail, organization, site)).toMatchObject({
      publishedAt: new Date('2022-03-01T08:00:00Z'),
      createdAt: new Date('2021-11-15T09:30:12Z'),
      status: 'published',
      externalReference: 'HR-14',
    })
  })

  it('has tokens in upper case, unknown ones included', () => {
    const detail = job({ education_level: 'bac_5', experience_level: '12_TO_18_MOONS', remote: 'no' })
    expect(toJob(embedJob(), detail, organization, site)).toMatchObject({
      educationLevel: 'BAC_5',
      experienceLevel: '12_TO_18_MOONS',
      remote: 'no',
    })
  })

  it('has the apply URL of the job operation, else the first website’s', () => {
    const fields = { websites_urls: [{ url: 'https://careers.example/j' }] }
    const apply = (url: string | null) =>
      toJob(embedJob(fields), job({ apply_url: url }), organization, site).applyUrl
    expect(apply('https://apply.example/1')).toBe('https://apply.example/1')
    expect(apply('javascript:alert(1)')).toBe('https://careers.example/j')
    expect(apply(null)).toBe('https://careers.example/j')
  })

  it.each([
    ['mailto:jobs@acme.example', 'mailto:jobs@acme.example', null],
    ['www.acme.example/apply', 'https://www.acme.example/apply', null],
    ['At the reception', null, 'At the reception'],
    ['https://intranet/apply', null, 'https://intranet/apply'],
    ['javascript:alert(1)', null, null],
    [null, null, null],
  ])('with the apply URL %j has the URL %j and the text %j', (apply_url, applyUrl, applyText) => {
    expect(toJob(embedJob(), job({ apply_url }), organization, site)).toMatchObject({ applyUrl, applyText })
  })

  it('has no text to apply beside the URL of a website', () => {
    const fields = { websites_urls: [{ url: 'https://careers.example/j' }] }
    expect(toJob(embedJob(fields), job({ apply_url: 'At the reception' }), organization, site)).toMatchObject(
      {
        applyUrl: 'https://careers.example/j',
        applyText: null,
      },
    )
  })

  it('has no URL of this site among its websites', () => {
    const websites_urls = [
      { reference: 'own', url: 'https://own.example/j' },
      { reference: 'board', url: 'https://board.example/j' },
    ]
    expect(toJob(embedJob({ websites_urls }), null, organization, site)).toMatchObject({
      applyUrl: 'https://board.example/j',
      websites: [{ url: 'https://board.example/j' }],
    })
  })

  it('is an entry for unsolicited applications by its name, or without office and contract type', () => {
    const isSpontaneous = (fields: Record<string, unknown>) =>
      toJobSummary(embedJob(fields), organization).isSpontaneous
    expect(isSpontaneous({ name: 'Candidature spontanée', contract_type: { fr: 'CDI' } })).toBe(true)
    expect(isSpontaneous({ name: 'Spontaneous application – Ghent', office: { id: 1 } })).toBe(true)
    expect(isSpontaneous({ name: 'Open applications developer', office: { id: 1 } })).toBe(false)
    expect(isSpontaneous({ office: {}, contract_type: {} })).toBe(true)
    expect(isSpontaneous({ office: {}, contract_type: { fr: 'CDI' } })).toBe(false)
    expect(isSpontaneous({ office: { id: 1 } })).toBe(false)
  })
})

describe('postingDate', () => {
  const publishedAt = new Date('2026-03-02T08:00:00Z')
  const createdAt = new Date('2026-01-15T09:00:00Z')

  it('is the time of publication, else of creation, else midnight UTC of the day of creation', () => {
    const date = (fields: Parameters<typeof makeJob>[0]) => postingDate(makeJob(fields))
    expect(date({ publishedAt, createdAt, createdDay: '2026-01-15' })).toEqual(publishedAt)
    expect(date({ publishedAt: null, createdAt, createdDay: '2026-01-14' })).toEqual(createdAt)
    expect(date({ publishedAt: null, createdDay: '2026-01-14' })).toEqual(new Date('2026-01-14T00:00:00Z'))
    expect(date({ publishedAt: null })).toBeNull()
  })
})

describe('the remote work of a job', () => {
  it.each([
    ['fulltime', true, 'fulltime'],
    ['FULLTIME', true, 'FULLTIME'],
    ['partial', false, 'partial'],
    ['no', false, 'no'],
    ['Unknown', false, null],
    ['none', false, null],
    [null, false, null],
  ])('is for the token %j: fully remote %j, policy %j', (remote, isFull, policy) => {
    expect(isFullyRemote({ remote })).toBe(isFull)
    expect(toRemote(remote ?? undefined)).toBe(policy)
  })
})

describe('a job whose office is no place', () => {
  const read = (office: Record<string, unknown>, remote: string | null, detail: string | null = null) => {
    const { offices, ...summary } = toJob(
      embedJob({ office, remote, contract_type: { fr: 'CDI' } }),
      detail === null ? null : job({ remote: detail }),
      organization,
      site,
    )
    return [summary.remote, placesOf({ offices }), offices.map(({ countryCode }) => countryCode)]
  }

  it.each<[Record<string, unknown>, string | null, string | null, readonly unknown[]]>([
    [{ id: 1, city: 'Remote' }, null, null, ['fulltime', [], []]],
    [{ id: 1, name: 'Remote', city: 'Remote', country_code: 'FR' }, null, null, ['fulltime', [], ['FR']]],
    [{ id: 1, name: 'Remote (France)' }, null, null, ['fulltime', [], []]],
    [{ id: 1, city: 'Remote, EMEA' }, 'unknown', 'none', ['fulltime', [], []]],
    [{ id: 1, city: 'Homeoffice, Deutschland' }, null, null, ['fulltime', [], ['DE']]],
    [{ id: 1, city: 'Remote' }, 'no', null, ['no', [], []]],
    [{ id: 1, city: 'Remote' }, null, 'partial', ['partial', [], []]],
    [{ id: 1, city: 'Hybrid', country_code: 'UK' }, null, null, ['partial', [], ['GB']]],
    [{ id: 1, city: 'London, UK (Remote)' }, null, null, ['partial', ['London'], ['GB']]],
    [{ id: 1, city: 'N/A', country_code: 'ZZ' }, null, null, [null, [], []]],
    [{ id: 1, city: '-', name: 'Depot' }, null, null, [null, ['Depot'], [null]]],
    [{ id: 1, city: 'Remoteville', country_code: 'USA' }, null, null, [null, ['Remoteville'], ['US']]],
  ])('%j, %j, %j has the remote work, towns and countries %j', (office, remote, detail, expected) =>
    expect(read(office, remote, detail)).toEqual(expected),
  )
})

describe('placesOf', () => {
  it('returns each city once, and the name of an office without a city', () => {
    const offices = [
      makeOffice({ city: 'Lyon' }),
      makeOffice({ city: null, name: 'Depot' }),
      makeOffice({ city: 'Lyon', name: 'Annex' }),
      makeOffice({ city: null, name: null }),
    ]
    expect(placesOf({ offices })).toEqual(['Lyon', 'Depot'])
  })
})

describe('a salary', () => {
  const salary = (min: unknown, max: unknown, currency: string | null = 'EUR', period = 'yearly') =>
    toJobSummary(embedJob({ salary: { min, max, currency, period } }), organization).salary

  it('has one or two positive bounds in order', () => {
    expect(salary('30000', '35000')).toEqual({ min: 30000, max: 35000, currency: 'EUR', period: 'yearly' })
    expect(salary(30000, null)).toEqual({ min: 30000, max: null, currency: 'EUR', period: 'yearly' })
    expect(salary('0', '35000.50')).toEqual({ min: null, max: 35000.5, currency: 'EUR', period: 'yearly' })
  })

  it.each<[string | null, string | null, string | null, string]>([
    [null, null, 'EUR', 'none'],
    ['', '', 'EUR', 'yearly'],
    ['0', '0', 'EUR', 'yearly'],
    ['40000', '30000', 'EUR', 'yearly'],
    ['about 36', null, 'EUR', 'yearly'],
    ['-5', null, 'EUR', 'yearly'],
    ['30000', null, 'XYZ', 'yearly'],
    ['30000', null, null, 'yearly'],
    ['30000', null, 'EUR', 'none'],
  ])('is null for %j %j %j %j', (...parts) => expect(salary(...parts)).toBeNull())
})
