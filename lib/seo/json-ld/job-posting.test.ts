import { describe, expect, it } from 'vitest'
import type { Job } from '@/lib/model/jobs/job'
import { makeJob, makeOffice, makeOrganization } from '@/lib/model/testing/records'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { toJobPosting } from './job-posting'

const now = new Date('2026-11-20T12:00:00Z')

const outcome = (fields: Partial<Job> = {}) => toJobPosting(makeJob(fields), now)
const posting = (fields: Partial<Job> = {}) => outcome(fields).posting
const lyon = {
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '1 rue de la Paix',
    postalCode: '69002',
    addressLocality: 'Lyon',
    addressCountry: 'FR',
  },
}

describe('the JobPosting of a job', () => {
  it('has all known properties, and no other', () => {
    expect(outcome()).toEqual({
      posting: {
        '@type': 'JobPosting',
        '@id': absoluteUrl('/#job/A_b1'),
        url: absoluteUrl('/en/companies/acme/jobs/technician_lyon'),
        title: 'Technician',
        description: `<h2>The job</h2><p>${'Build and repair. '.repeat(20).trim()}</p><h2>Who we are looking for</h2><p>You like to repair.</p>`,
        datePosted: '2026-03-02T08:00:00.000Z',
        identifier: [{ '@type': 'PropertyValue', name: 'Acme', value: 'A_b1' }],
        hiringOrganization: {
          '@type': 'Organization',
          '@id': absoluteUrl('/#organization/Org1'),
          name: 'Acme',
          sameAs: 'https://acme.example/',
          logo: absoluteUrl('/media/logos/acme.webp'),
        },
        jobLocation: lyon,
        employmentType: 'FULL_TIME',
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: { '@type': 'QuantitativeValue', minValue: 30_000, maxValue: 35_000, unitText: 'YEAR' },
        },
        experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
        educationRequirements: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'bachelor degree',
        },
        jobStartDate: '2027-01-04',
        occupationalCategory: 'Workshop',
      },
      errors: [],
      warnings: [],
    })
  })

  it('omits unknown properties, and always validThrough', () => {
    const bare = posting({
      offices: [makeOffice({ address: null, zipCode: null })],
      organization: { ...makeOrganization({ websiteUrl: null, logo: null }) },
      contractToken: null,
      contractLabels: {},
      salary: null,
      experienceLevel: null,
      educationLevel: null,
      startDay: null,
      department: null,
    })
    expect(Object.keys(bare ?? {})).toEqual([
      ...['@type', '@id', 'url', 'title', 'description', 'datePosted', 'identifier'],
      ...['hiringOrganization', 'jobLocation'],
    ])
    expect(JSON.stringify(bare)).not.toMatch(/null|""|validThrough/)
    expect(Object.keys(Object(bare?.hiringOrganization))).toEqual(['@type', '@id', 'name'])
  })

  it('states that there are no requirements', () => {
    expect(posting({ experienceLevel: 'LESS_THAN_6_MONTHS', educationLevel: 'NO_DIPLOMA' })).toMatchObject({
      experienceRequirements: 'no requirements',
      educationRequirements: 'no requirements',
    })
  })

  it('has the employer’s reference after the API’s', () => {
    expect(posting({ externalReference: 'HR-14' })?.identifier).toMatchObject([
      { value: 'A_b1' },
      { value: 'HR-14' },
    ])
  })

  it('has the URL and the headings of the page in the language of its text', () => {
    const french = posting({
      language: 'fr',
      recruitmentProcess: '<p>Deux</p>',
      companyDescription: '<p>Nous</p>',
    })
    expect(french?.url).toBe(absoluteUrl('/fr/companies/acme/jobs/technician_lyon'))
    expect(String(french?.description).match(/<h2>[^<]*/g)).toHaveLength(4)
    expect(String(french?.description)).toContain('Acme</h2><p>Nous</p>')
    expect(posting({ language: 'es' })?.url).toBe(absoluteUrl('/en/companies/acme/jobs/technician_lyon'))
  })
})

describe('the posting date of a job', () => {
  const createdAt = new Date('2026-01-15T09:00:00Z')

  it('is the publication date, else the creation date of its record, else the day of its localized creation date', () => {
    expect(outcome({ createdAt, createdDay: '2026-01-15' })).toMatchObject({
      posting: { datePosted: '2026-03-02T08:00:00.000Z' },
      warnings: [],
    })
    expect(outcome({ publishedAt: null, createdAt, createdDay: '2026-01-14' })).toMatchObject({
      posting: { datePosted: '2026-01-15T09:00:00.000Z' },
      warnings: ['date-of-creation'],
    })
    expect(outcome({ publishedAt: null, createdDay: '2026-01-14' })).toMatchObject({
      posting: { datePosted: '2026-01-14' },
      warnings: ['date-of-creation'],
    })
    expect(outcome({ publishedAt: null })).toMatchObject({ posting: null, errors: ['no-date'] })
  })
})

describe('a job has no JobPosting', () => {
  it.each<[string, Partial<Job>]>([
    ['spontaneous-application', { isSpontaneous: true }],
    ['not-published', { status: 'draft' }],
    ['not-published', { status: 'archived' }],
    ['not-published', { status: 'on_hold' }],
    ['published-later', { publishedAt: new Date('2026-11-20T12:00:01Z') }],
    ['no-title', { name: '' }],
    ['no-description', { description: null }],
    ['no-description', { description: '<p>&nbsp;</p>' }],
    ['description-is-title', { description: '<p>Technician</p>' }],
    ['no-organization', { organization: makeOrganization({ name: '' }) }],
    ['no-place', { offices: [] }],
    ['no-place', { offices: [makeOffice({ city: null })] }],
    ['no-place', { offices: [makeOffice({ countryCode: null })] }],
    ['no-place', { offices: [], remote: 'fulltime' }],
  ])('%s: %j', (error, fields) => {
    expect(outcome(fields)).toMatchObject({ posting: null, errors: [error] })
  })

  it('but has one where its status is unknown', () => {
    expect(posting({ status: null })).not.toBeNull()
  })

  it('and all errors where there are several', () => {
    expect(outcome({ isSpontaneous: true, offices: [], publishedAt: null }).errors).toEqual([
      'spontaneous-application',
      'no-date',
      'no-place',
    ])
  })
})

describe('the location of a job', () => {
  const nowhere = makeOffice({ city: null, countryCode: null })

  it('is every office with a city and a country', () => {
    const lille = makeOffice({ city: 'Lille' })
    expect(posting({ offices: [makeOffice(), lille] })?.jobLocation).toMatchObject([
      lyon,
      { address: { addressLocality: 'Lille' } },
    ])
    expect(outcome({ offices: [nowhere, makeOffice()] })).toMatchObject({
      posting: { jobLocation: lyon },
      warnings: ['incomplete-office'],
    })
  })

  it('has the name of a country without a known code', () => {
    const offices = [makeOffice({ countryCode: null, countryNames: { en: 'Atlantis', fr: 'Atlantide' } })]
    expect(outcome({ offices })).toMatchObject({
      posting: { jobLocation: { address: { addressCountry: 'Atlantis' } } },
      warnings: ['unknown-country'],
    })
    const named = [makeOffice({ countryCode: null, countryNames: { en: 'Spain', fr: 'Espagne' } })]
    expect(posting({ offices: named })?.jobLocation).toMatchObject({ address: { addressCountry: 'ES' } })
  })

  it('is also TELECOMMUTE within the country where the job is fully remote', () => {
    const country = [{ '@type': 'Country', name: 'France' }]
    expect(posting({ remote: 'fulltime' })).toMatchObject({
      jobLocation: lyon,
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: country,
    })
    const withoutCity = posting({ remote: 'FULLTIME', offices: [makeOffice({ city: null })] })
    expect(withoutCity).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: country,
    })
    expect(withoutCity).not.toHaveProperty('jobLocation')
    expect(outcome({ remote: 'fulltime', offices: [nowhere] })).toMatchObject({
      errors: ['no-place'],
      warnings: ['incomplete-office', 'remote-without-country'],
    })
  })

  it.each(['no', 'punctual', 'partial', 'unknown', 'none', '', 'hybrid', null])(
    'is only the office where remote is %j',
    (remote) => {
      expect(posting({ remote })).not.toHaveProperty('jobLocationType')
      expect(posting({ remote })).not.toHaveProperty('applicantLocationRequirements')
      expect(posting({ remote })?.jobLocation).toEqual(lyon)
    },
  )
})

describe('a job has a warning', () => {
  it.each<[string, Partial<Job>]>([
    ['title-in-capitals', { name: 'TECHNICIAN (M/F)' }],
    ['short-description', { description: '<p>Repair.</p>', profile: null }],
    ['unknown-contract-type', { contractToken: 'SEASONAL_CREW' }],
    ['unknown-experience-level', { experienceLevel: '12_TO_18_MOONS' }],
    ['unknown-education-level', { educationLevel: 'BAC_9' }],
    ['unknown-salary-period', { salary: { min: 1_000, max: null, currency: 'EUR', period: 'fortnightly' } }],
    ['implausible-salary', { salary: { min: 36, max: null, currency: 'EUR', period: 'yearly' } }],
  ])('%s: %j', (warning, fields) => {
    expect(outcome(fields)).toMatchObject({ posting: { '@type': 'JobPosting' }, warnings: [warning] })
  })

  it('and no property where its value is unknown', () => {
    const unknown = posting({
      contractToken: 'SEASONAL_CREW',
      contractLabels: {},
      experienceLevel: 'X',
      educationLevel: 'Y',
    })
    for (const name of ['employmentType', 'experienceRequirements', 'educationRequirements'])
      expect(unknown).not.toHaveProperty(name)
    const unlimited = outcome({ contractToken: 'UNLIMITED', contractLabels: { fr: 'CDI' } })
    expect(unlimited.warnings).toEqual([])
    expect(unlimited.posting).not.toHaveProperty('employmentType')
  })
})
