import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldWords, withValues } from './facet-filter'
import {
  facetNames,
  isFiltered,
  type JobFilter,
  noFilter,
  parseFilterSegment,
  readJobFilter,
  readJobForm,
  toFilterSegment,
} from './job-filter'

const value = fc.stringMatching(/^[a-z0-9_-]{1,20}$/)

const anyFilter = fc
  .record({
    words: fc.string({ unit: 'grapheme', maxLength: 40 }).map(foldWords),
    facets: fc.dictionary(fc.constantFrom(...facetNames), fc.array(value, { maxLength: 4 })),
    salary: fc.option(
      fc.record({ amount: fc.integer({ min: 1, max: 9_999_999 }), currency: fc.constantFrom('EUR', 'GBP') }),
    ),
    isSpontaneous: fc.boolean(),
    sort: fc.constantFrom('date' as const, 'salary' as const),
  })
  .map(({ facets, ...others }) =>
    facetNames.reduce((filter, name) => withValues(filter, name, facets[name] ?? []), {
      ...noFilter,
      ...others,
    } as JobFilter),
  )

it('has one path segment for each state, which gives the state again', () => {
  fc.assert(
    fc.property(anyFilter, fc.integer({ min: 1, max: 500 }), (filter, page) => {
      const segment = toFilterSegment(filter, page)
      if (!isFiltered(filter) && filter.sort === 'date' && page === 1) expect(segment).toBe('')
      else expect(parseFilterSegment(segment)).toEqual({ filter, page })
      expect(segment).toMatch(/^[\w~%-]*$/)
    }),
    { numRuns: propertyRuns(500) },
  )
})

it('gives the same state for the parts of a segment in any order, besides that of the words', () => {
  fc.assert(
    fc.property(anyFilter, fc.integer(), (any, seed) => {
      const filter = { ...any, words: any.words.split(' ')[0] ?? '' }
      const parts = toFilterSegment(filter).split('~').filter(Boolean)
      fc.pre(parts.length > 1)
      const rotated = [
        ...parts.slice(Math.abs(seed) % parts.length),
        ...parts.slice(0, Math.abs(seed) % parts.length),
      ]
      expect(parseFilterSegment(rotated.join('~'))?.filter).toEqual(filter)
    }),
  )
})

it.each([
  ['', null],
  ['city', null],
  ['city-', null],
  ['town-paris', null],
  ['city-pa%2Fris', 'city-pa-ris'],
  ['city-%26', 'city--'],
  ['city-a%00b', null],
  ['city-%E0%A4%A', null],
  ['city-%EF%BF%BD', null],
  ['page-1', ''],
  ['page-2~page-3', null],
  ['salary-10000', null],
  ['salary-10000-EUR~salary-20000-EUR', null],
  ['sort-name', null],
  ['sort-salary~sort-salary', null],
  ['kind-all', null],
  [`city-${'a'.repeat(101)}`, null],
  ['%E0%A4%A-1', null],
  ['city-Lyon~city-Paris~city-lyon', 'city-lyon~city-paris'],
  ['remote-fulltime~city-saint-%C3%A9tienne', 'city-saint-etienne~remote-fulltime'],
  ['q-D%C3%A9veloppeur~q-C++', 'q-developpeur~q-c%2B%2B'],
  ['salary-45000-eur', 'salary-45000-EUR'],
])('the segment %s is that of %s', (segment, own) => {
  const parsed = parseFilterSegment(segment)
  expect(parsed && toFilterSegment(parsed.filter, parsed.page)).toBe(own)
})

it.each([
  ['city=paris&city=lyon&x=1', 'city-lyon~city-paris'],
  ['q=&city=&salary_min=&currency=EUR&sort=', ''],
  ['q=Ing%C3%A9nieur%2C+donn%C3%A9es', 'q-ingenieur~q-donnees'],
  ['salary_min=40000&currency=eur&sort=salary', 'salary-40000-EUR~sort-salary'],
  ['salary_min=0&currency=EUR', ''],
  ['salary_min=45+000&currency=EUR', 'salary-45000-EUR'],
  ['salary_min=45%C2%A0000&currency=EUR', 'salary-45000-EUR'],
  ['salary_min=4,500,000&currency=JPY', 'salary-4500000-JPY'],
  ['salary_min=45000.50&currency=EUR', 'salary-45001-EUR'],
  ['department=R%26D&department=r-and-d&company=a.b', 'company-a-b~department-r-and-d'],
  ['city=C%2B%2B&city=..%2F&country=%26', 'city--~city-c-plus-plus~country--'],
  [Array.from({ length: 40 }, (_, index) => `city=${'.'.repeat(index)}Lyon`).join('&'), 'city-lyon'],
  ['salary_min=45.000,00&currency=EUR', 'salary-45000-EUR'],
])('the parameters %s select %s', (query, segment) => {
  const read = readJobFilter(new URLSearchParams(query))
  expect('filter' in read && toFilterSegment(read.filter)).toBe(segment)
})

it.each([
  ['q=a&q=b', 'q'],
  [`q=${'a'.repeat(1_001)}`, 'q'],
  ['city=a%00b', 'city'],
  ['city=%ff', 'city'],
  [`city=${'%2B'.repeat(50)}${'a'.repeat(101)}`, 'city'],
  [Array.from({ length: 31 }, (_, index) => `company=c${index}`).join('&'), 'company'],
  ['salary_min=-1&currency=EUR', 'salary_min'],
  ['salary_min=1e5&currency=EUR', 'salary_min'],
  ['salary_min=40+00&currency=EUR', 'salary_min'],
  ['salary_min=1,000,000,000,000,000&currency=EUR', 'salary_min'],
  ['salary_min=999999999999999.5&currency=EUR', 'salary_min'],
  ['q=%ff', 'q'],
  ['salary_min=40000', 'currency'],
  ['salary_min=40000&currency=EURO', 'currency'],
  ['sort=name', 'sort'],
  ['kind=x', 'kind'],
])('the parameters %s are invalid for their %s', (query, invalid) => {
  expect(readJobFilter(new URLSearchParams(query))).toEqual({ invalid })
})

it.each([
  ['city=lyon&salary_min=abc&currency=EUR&sort=salary', 'city-lyon~sort-salary'],
  ['city=lyon&salary_min=40000', 'city-lyon'],
  ['city=lyon&salary_min=40000&currency=EURO', 'city-lyon'],
  ['city=lyon&country=%ff&q=%ff&sort=x&kind=y', 'city-lyon'],
  ['city=lyon&country=%26', 'city-lyon~country--'],
])(
  'the form with the fields %s selects %s: a field that is not valid does not reset the others',
  (fields, segment) => {
    expect(toFilterSegment(readJobForm(new URLSearchParams(fields)))).toBe(segment)
  },
)
