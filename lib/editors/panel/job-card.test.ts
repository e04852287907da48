import { describe, expect, it } from 'vitest'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import { makeJob } from '@/lib/model/testing/records'
import { toJobEligibility } from './job-card'
import { toJobProperties } from './job-properties'
import { toPlannedPosting } from './planned-posting'
import { readServedPage } from './served-page'
import { jobPosting, makePageHtml, pageUrl } from './testing/page-html'

const noPlan = { known: null, errors: [] }
const read = (graph: unknown, planned: Parameters<typeof toJobEligibility>[2] = noPlan, head = '') =>
  toJobEligibility(readServedPage(makePageHtml({ graph, head }), pageUrl), pageUrl, planned)
const missing = (graph: unknown) =>
  read(graph).properties.flatMap(({ name, level, isPresent }) => (isPresent ? [] : [`${level} ${name}`]))

describe('the card of a job in Google for Jobs', () => {
  it('has what the markup of the page says', () => {
    const { card, isEligible, markup } = read([jobPosting])
    expect({ isEligible, markup }).toEqual({ isEligible: true, markup: 'served' })
    expect(card).toMatchObject({
      title: 'Carpenter',
      employer: 'Harbour Works',
      places: ['Rennes, FR'],
      employmentTypes: ['FULL_TIME'],
      pay: { min: 30000, max: 34000, currency: 'EUR', unit: 'YEAR' },
      datePosted: new Date('2026-03-02'),
    })
  })

  it('names each missing property by how much it matters', () => {
    expect(missing([{ ...jobPosting, title: ' ', datePosted: 'soon', jobLocation: undefined }])).toEqual([
      'required title',
      'required datePosted',
      'required jobLocation',
      'recommended hiringOrganization.logo',
      'optional experienceRequirements',
      'optional educationRequirements',
      'optional validThrough',
      'optional directApply',
    ])
    expect(read([{ ...jobPosting, title: '' }]).isEligible).toBe(false)
  })

  it('needs a country, not a place, for work from home', () => {
    const remote = { ...jobPosting, jobLocation: undefined, jobLocationType: 'TELECOMMUTE' }
    expect(missing([remote])).toContain('required applicantLocationRequirements')
    const countries = [{ '@type': 'Country', name: 'France' }]
    const { isEligible, card } = read([{ ...remote, applicantLocationRequirements: countries }])
    expect([isEligible, card?.isRemote, card?.places]).toEqual([true, true, ['France']])
  })

  it('is planned for a draft, whose page has no markup', () => {
    const known = JSON.parse(JSON.stringify(jobPosting))
    expect(read([], { known, errors: [] })).toMatchObject({ isEligible: true, markup: 'planned' })
    expect(read([], { known, errors: ['no-place'] })).toMatchObject({ isEligible: false, markup: 'none' })
    const head = '<link rel="canonical" href="/fr/a"/>'
    expect(read([], { known, errors: [] }, head).markup).toBe('elsewhere')
  })

  it('is read for markup of any shape', () => {
    for (const value of [null, 'x', 1, [], [[]], {}, { address: 'x' }, [{ address: [null] }]])
      for (const name of ['hiringOrganization', 'jobLocation', 'baseSalary', 'identifier', 'title'])
        expect(read([{ ...jobPosting, [name]: value }]).properties.length).toBeGreaterThan(10)
  })
})

describe('the planned markup of a job', () => {
  const now = new Date('2026-03-02T12:00:00Z')

  it('is that of the published job for drafts and jobs that are published later', () => {
    const later = makeJob({ publishedAt: new Date('2026-04-01T08:00:00Z') })
    for (const job of [{ ...makeJob(), status: 'draft' as const }, later]) {
      const planned = toPlannedPosting(job, now)
      expect(planned).toMatchObject({ known: { '@type': 'JobPosting', title: 'Technician' }, errors: [] })
      expect(read([], planned).isEligible).toBe(true)
    }
  })

  it('has the properties that are known and the reasons, if there will be none', () => {
    const planned = toPlannedPosting(makeJob({ offices: [], description: null }), now)
    expect(planned.errors).toEqual(['no-description', 'no-place'])
    const { properties, isEligible } = read([], planned)
    expect(isEligible).toBe(false)
    expect(properties).toContainEqual({ name: 'jobLocation', level: 'required', isPresent: false })
  })
})

it.each(['en', 'fr'])('each property says what to do: %s', (locale) => {
  const texts: Record<string, string> = editorMessagesFor(locale).Panel.job.properties
  const remote = { ...jobPosting, jobLocationType: 'TELECOMMUTE' }
  const names = toJobProperties(JSON.parse(JSON.stringify(remote))).map(({ name }) =>
    name.replaceAll('.', '_'),
  )
  expect(Object.keys(texts).sort()).toEqual(names.sort())
})
