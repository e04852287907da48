import { splitWords } from '@vitrine/api-contract/split-words'
import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasWord, onlySelection, withoutSelection, withValues } from '@/lib/facet-filter'
import { noOrganizationFilter, type OrganizationFilter, organizationFacets } from '@/lib/organization-filter'
import { findInLabels, toLabelWords } from './label-words'
import {
  createOrganizationIndex,
  searchOrganizations,
  toOrganizationEntry,
  toOrganizationSearch,
} from './organization-search'
import { makeOffice, makeOrganization } from './testing/records'

const sectors = ['Data', 'logistics', 'logistics-2', 'rail-freight']
const cities = ['Lyon', 'Paris', 'Évry']
const countries = ['FR', 'BE']
const countryNames = new Map([
  ['FR', 'France'],
  ['BE', 'Belgium Belgique'],
])

const anyRecord = fc.record({
  name: fc.constantFrom('Alpha', 'Béta', 'Gamma Rail'),
  sectors: fc.subarray(sectors),
  offices: fc.array(
    fc.record({ city: fc.constantFrom(...cities), countryCode: fc.constantFrom(...countries) }),
    {
      maxLength: 3,
    },
  ),
  jobCount: fc.integer({ min: 0, max: 2 }),
  employeeCount: fc.constantFrom<(number | null)[]>(null, 10, 11, 200, 5_001),
})
type TestRecord = typeof anyRecord extends fc.Arbitrary<infer T> ? T : never

const values = {
  jobs: ['open', 'unknown'],
  sector: ['data', 'logistics', 'rail-freight', 'unknown'],
  size: ['1-10', '11-50', '51-200', '5001-plus', 'unknown'],
  country: ['fr', 'be', 'unknown'],
  city: ['lyon', 'paris', 'evry', 'unknown'],
} as const

const anyFilter: fc.Arbitrary<OrganizationFilter> = fc
  .record({
    words: fc.constantFrom('', '', 'evry', 'freight', 'rail', 'rail lyon', 'belg', 'belgium data', 'f'),
    jobs: fc.subarray([...values.jobs]),
    sector: fc.subarray([...values.sector]),
    size: fc.subarray([...values.size]),
    country: fc.subarray([...values.country]),
    city: fc.subarray([...values.city]),
  })
  .map(({ words, ...facets }) =>
    organizationFacets.reduce((filter, name) => withValues(filter, name, facets[name]), {
      ...noOrganizationFilter,
      words,
    }),
  )

function toEntries(records: readonly TestRecord[]) {
  return records.map(({ name, sectors: own, offices, jobCount, employeeCount }) =>
    toOrganizationEntry(
      makeOrganization({ name, sectors: own, employeeCount }),
      offices.map(makeOffice),
      jobCount,
    ),
  )
}

/** The words that an organization of the test is found by, without those of its record. */
function wordsOf({ sectors: own, offices }: TestRecord): string[] {
  const places = offices.flatMap(({ city, countryCode }) => [city, countryNames.get(countryCode)])
  return splitWords([...own, ...places].join(' '))
}

function hasWords(record: TestRecord, words: string): boolean {
  return words.split(' ').every((word) => wordsOf(record).some((own) => hasWord(own, word)))
}

function search(records: readonly TestRecord[], filter: OrganizationFilter) {
  const entries = toEntries(records)
  const index = createOrganizationIndex(entries)
  const labels = toLabelWords(index.labels, ['sector', 'country', 'city'])
  const checks = filter.words.split(' ').map((word) => findInLabels(labels, [word]))
  const result = searchOrganizations(index, filter, (at) => {
    const entry = entries[at]
    return entry !== undefined && checks.every((has) => has(entry)) ? 0 : undefined
  })
  return { index, entries, result }
}

/** The sizes that the numbers of `anyRecord` are in. */
function sizesOf(employeeCount: number | null): string[] {
  const size = new Map([
    [10, '1-10'],
    [11, '11-50'],
    [200, '51-200'],
    [5_001, '5001-plus'],
  ]).get(employeeCount ?? 0)
  return size === undefined ? [] : [size]
}

/** The plain definition of a filter, by the records themselves. */
function isSelected(record: TestRecord, { words, facets }: OrganizationFilter): boolean {
  const own = {
    jobs: record.jobCount > 0 ? ['open'] : [],
    sector: record.sectors.map((sector) => sector.toLowerCase().replace('-2', '')),
    size: sizesOf(record.employeeCount),
    country: record.offices.map(({ countryCode }) => countryCode.toLowerCase()),
    city: record.offices.map(({ city }) => city.toLowerCase().replace('é', 'e')),
  }
  return (
    (words === '' || hasWords(record, words)) &&
    organizationFacets.every(
      (name) => !facets[name] || facets[name].some((value) => own[name].includes(value)),
    )
  )
}

const records = fc.array(anyRecord, { maxLength: 20 })

it('finds what a plain filter over all organizations finds, in their order', () => {
  fc.assert(
    fc.property(records, anyFilter, (all, filter) => {
      const { entries, result } = search(all, filter)
      const expected = entries.filter((_, at) => {
        const record = all[at]
        return record !== undefined && isSelected(record, filter)
      })
      expect(result.items).toEqual(expected)
    }),
    { numRuns: propertyRuns(2_000) },
  )
})

it('counts for each value of a facet the organizations that selecting this value alone gives', () => {
  fc.assert(
    fc.property(records, anyFilter, (all, filter) => {
      const { counts } = search(all, filter).result
      for (const name of organizationFacets)
        for (const value of values[name])
          expect(counts[name].get(value) ?? 0).toBe(
            search(all, withValues(filter, name, [value])).result.items.length,
          )
    }),
    { numRuns: propertyRuns(200, 50) },
  )
})

const firstPage = { page: 1, size: 24 }

it('names the part of a filter without results whose removal gives most organizations', () => {
  fc.assert(
    fc.property(records, anyFilter, (all, filter) => {
      const { index, result } = search(all, filter)
      const { suggestion } = toOrganizationSearch(index, result, null, filter, firstPage, 'en')
      const parts = ['words', ...organizationFacets] as const
      const totals = parts.map((part) => search(all, withoutSelection(filter, part)).result.items.length)
      const isFound = result.items.length > 0
      if (!suggestion) expect(isFound || Math.max(...totals) === 0).toBe(true)
      else if ('keep' in suggestion) {
        expect([isFound, Math.max(...totals)]).toEqual([false, 0])
        const alone = search(all, onlySelection(organizationFacets, filter, suggestion.keep)).result
        expect(alone.items).toHaveLength(suggestion.total)
      } else {
        expect([isFound, Math.max(...totals)]).toEqual([false, suggestion.total])
        expect(totals[parts.indexOf(suggestion.remove)]).toBe(suggestion.total)
      }
    }),
    { numRuns: propertyRuns(500) },
  )
})

it('shows 24 organizations on a page, with labels in the language of the page', () => {
  const all = Array.from({ length: 49 }, () => ({
    name: 'Alpha' as const,
    sectors: ['logistics-2'],
    offices: [{ city: 'Lyon', countryCode: 'BE' }],
    jobCount: 1,
    employeeCount: 5_001,
  }))
  const filter = withValues(noOrganizationFilter, 'country', ['be'])
  const { index, result } = search(all, filter)
  const last = toOrganizationSearch(index, result, null, filter, { page: 3, size: 24 }, 'fr')
  expect([last.total, last.pageCount, last.items.length]).toEqual([49, 3, 1])
  expect(last.facets).toEqual({
    jobs: [{ value: 'open', label: 'Avec des offres ouvertes', count: 49 }],
    sector: [{ value: 'logistics', label: 'Logistique', count: 49 }],
    size: [{ value: '5001-plus', label: 'Plus de 5 000 personnes', count: 49 }],
    country: [{ value: 'be', label: 'Belgique', count: 49 }],
    city: [{ value: 'lyon', label: 'Lyon', count: 49 }],
  })
})

it('orders the sizes from the smallest, and does not find them by words', () => {
  const counts = [5_001, 11, 11, 1, 200, null]
  const all = counts.map((employeeCount) => ({
    ...{ name: 'Alpha' as const, sectors: [], offices: [], jobCount: 0, employeeCount },
  }))
  const { index, result } = search(all, noOrganizationFilter)
  const { facets } = toOrganizationSearch(index, result, null, noOrganizationFilter, firstPage, 'en')
  expect(facets.size.map(({ label, count }) => [label, count])).toEqual([
    ['1 to 10 people', 1],
    ['11 to 50 people', 2],
    ['51 to 200 people', 1],
    ['More than 5,000 people', 1],
  ])
  expect(search(all, { ...noOrganizationFilter, words: 'people' }).result.items).toEqual([])
})
