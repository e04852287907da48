import fc from 'fast-check'
import { expect, it } from 'vitest'
import { valuesOf, withValues } from '@/lib/facet-filter'
import { facetNames, noFilter, parseFilterSegment, toFilterSegment } from '@/lib/job-filter'
import { makeJob, makeOffice, makeOrganization } from '@/lib/model/testing/records'
import { toBoardJob } from './board-job'
import { noJobState, withState } from './job-visibility'

const valuesIn = (job: Parameters<typeof toBoardJob>[0]) => {
  const { values } = toBoardJob(job, null)
  return Object.fromEntries(facetNames.map((name) => [name, values[name].map(({ value }) => value)]))
}

it('has the values of each facet, each once', () => {
  const offices = [
    makeOffice({ city: 'Saint-Étienne', countryCode: 'FR' }),
    makeOffice({ city: 'Saint Etienne', countryCode: null, countryNames: { en: 'France' } }),
    makeOffice({ city: '東京', countryCode: null, countryNames: { en: 'Nowhere Land' } }),
  ]
  expect(valuesIn(makeJob({ offices, department: { id: 1, name: 'R&D / Études' } }))).toMatchObject({
    company: ['acme'],
    city: ['saint-etienne', '東京'],
    country: ['fr', 'nowhere-land'],
    contract: ['permanent', 'full-time'],
    remote: ['no'],
    experience: [],
    education: [],
    language: ['en'],
  })
})

it('has the experience, the education and the language of the job operation where it was read', () => {
  const state = { ...noJobState, experienceLevel: '2_TO_3_YEARS', educationLevel: 'BAC_3', language: 'cs' }
  const { values } = toBoardJob(withState(makeJob(), state), state)
  expect(values.experience).toEqual([{ value: '2_to_3_years', label: { token: '2_TO_3_YEARS' } }])
  expect(values.education).toEqual([{ value: 'bac_3', label: { token: 'BAC_3' } }])
  expect(values.language).toEqual([{ value: 'cs', label: { languageCode: 'cs' } }])
})

it('is anywhere only if it is fully remote and names no country', () => {
  const isAnywhere = (remote: string, offices: ReturnType<typeof makeOffice>[]) =>
    toBoardJob(makeJob({ remote, offices }), null).isAnywhere
  expect(isAnywhere('fulltime', [])).toBe(true)
  expect(isAnywhere('fulltime', [makeOffice()])).toBe(false)
  expect(isAnywhere('partial', [])).toBe(false)
})

it('each value can be selected by a URL, whatever the texts are', () => {
  const text = fc.string({ unit: 'binary', maxLength: 120 })
  fc.assert(
    fc.property(text, text, text, text, (city, department, contract, name) => {
      const job = makeJob({
        organization: makeOrganization({ name, slug: 'acme' }),
        offices: [makeOffice({ city, countryCode: null, countryNames: { en: name } })],
        department: { id: 1, name: department },
        contractLabels: { en: contract },
      })
      const { values } = toBoardJob(job, null)
      for (const facet of facetNames)
        for (const { value } of values[facet]) {
          const segment = toFilterSegment(withValues(noFilter, facet, [value]))
          const parsed = parseFilterSegment(segment)
          expect(parsed && valuesOf(parsed.filter, facet), segment).toEqual([value])
        }
    }),
    { numRuns: 100 },
  )
})
