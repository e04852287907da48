/** The state of the job board, and its form in URLs. */

import { parseAmount } from '@vitrine/api-contract/amount'
import {
  countValues,
  type FacetFilter,
  filterLimits,
  onlySelection,
  parseSegment,
  readFacetFilter,
  readForm,
  readOnce,
  type SegmentPart,
  toSegment,
  toSegmentParts,
  valuesOf,
  withoutSelection,
  withValues,
} from './facet-filter'

/** The facets in the order of URLs and of the board. */
export const facetNames = [
  'company',
  'department',
  'city',
  'country',
  'contract',
  'remote',
  'experience',
  'education',
  'language',
] as const
export type FacetName = (typeof facetNames)[number]

export const jobSorts = ['date', 'salary'] as const
type JobSort = (typeof jobSorts)[number]

/** A part of a filter that can be removed. */
export type FilterPart = 'words' | 'salary' | FacetName

/** Of a year, in units of the currency (ISO 4217, upper case). */
export type MinSalary = { amount: number; currency: string }

export type JobFilter = FacetFilter<FacetName> & {
  salary: MinSalary | null
  /** Entries for unsolicited applications instead of vacancies. */
  isSpontaneous: boolean
  sort: JobSort
}

export const noFilter: JobFilter = { words: '', facets: {}, salary: null, isSpontaneous: false, sort: 'date' }

/** Whether the filter selects jobs: its order alone does not. */
export function isFiltered({ words, facets, salary, isSpontaneous }: JobFilter): boolean {
  return words !== '' || Object.keys(facets).length > 0 || salary !== null || isSpontaneous
}

/** How many values, words and amounts a filter selects. */
export function countSelected(filter: JobFilter): number {
  return countValues(filter) + (filter.salary === null ? 0 : 1)
}

/** The filter without one of its parts. */
export function withoutPart(filter: JobFilter, part: FilterPart): JobFilter {
  return part === 'salary' ? { ...filter, salary: null } : withoutSelection(filter, part)
}

/** The filter with one of its parts only. */
export function withOnlyPart(filter: JobFilter, part: FilterPart): JobFilter {
  if (part === 'salary') return { ...filter, words: '', facets: {} }
  return { ...filter, salary: null, ...onlySelection(facetNames, filter, part) }
}

/** The entries for unsolicited applications of the selected companies, without the other parts: few entries have them. */
export function toSpontaneous({ facets: { company = [] } }: JobFilter): JobFilter {
  return withValues({ ...noFilter, isSpontaneous: true }, 'company', company)
}

/** The company of a filter that selects the jobs of one company and nothing else; else null. */
export function onlyCompany(filter: JobFilter): string | null {
  const [company, ...others] = valuesOf(filter, 'company')
  const rest = withValues(filter, 'company', [])
  return company !== undefined && others.length === 0 && !isFiltered(rest) && filter.sort === 'date'
    ? company
    : null
}

/** The query parameters of a state, which `readJobFilter` reads. */
export function toJobParameters({ words, facets, salary, isSpontaneous, sort }: JobFilter): URLSearchParams {
  return new URLSearchParams([
    ...(words ? [['q', words]] : []),
    ...facetNames.flatMap((name) => (facets[name] ?? []).map((value) => [name, value])),
    ...(salary
      ? [
          ['salary_min', String(salary.amount)],
          ['currency', salary.currency],
        ]
      : []),
    ...(isSpontaneous ? [['kind', 'spontaneous']] : []),
    ...(sort === 'date' ? [] : [['sort', sort]]),
  ])
}

/** The path segment of a state, one for each state: `q-data~q-engineer~city-lyon~city-paris~salary-45000-EUR~page-2`. */
export function toFilterSegment(filter: JobFilter, page = 1): string {
  const { salary, isSpontaneous, sort } = filter
  const parts: readonly SegmentPart[] = [
    ...toSegmentParts(facetNames, filter),
    ['salary', salary ? `${salary.amount}-${salary.currency}` : ''],
    ['kind', isSpontaneous ? 'spontaneous' : ''],
    ['sort', sort === 'date' ? '' : sort],
  ]
  return toSegment(parts, page)
}

/**
 * The state of a path segment as it is in the URL, in any order and spelling: `toFilterSegment` gives its own. Null if it has
 * an unknown name, or a value that is not valid.
 */
export function parseFilterSegment(segment: string): { filter: JobFilter; page: number } | null {
  const parsed = parseSegment(segment, toOwnParameters)
  const read = parsed && readJobFilter(parsed.parameters)
  return read && 'filter' in read ? { filter: read.filter, page: parsed.page } : null
}

function toOwnParameters(name: string, value: string): SegmentPart[] | null {
  if (name !== 'salary') return ['kind', 'sort', ...facetNames].includes(name) ? [[name, value]] : null
  const [, amount, currency = ''] = /^(\d+)-([A-Za-z]+)$/.exec(value) ?? []
  return amount === undefined
    ? null
    : [
        ['salary_min', amount],
        ['currency', currency],
      ]
}

/**
 * The state of query parameters: those of `GET /api/search/jobs` and of the form. Empty ones count as missing, unknown ones are
 * ignored. `invalid` is the name of the first parameter that is not valid.
 */
export function readJobFilter(parameters: URLSearchParams): { filter: JobFilter } | { invalid: string } {
  const read = readFacetFilter(facetNames, withCurrentContracts(parameters))
  if ('invalid' in read) return read
  const [sort, kind] = [readOnce(parameters, 'sort'), readOnce(parameters, 'kind')]
  if (sort === null || !['', ...jobSorts].includes(sort)) return { invalid: 'sort' }
  if (kind === null || !['', 'spontaneous'].includes(kind)) return { invalid: 'kind' }
  const filter: JobFilter = {
    ...read.filter,
    salary: null,
    isSpontaneous: kind === 'spontaneous',
    sort: sort === 'salary' ? 'salary' : 'date',
  }
  const [amount, currency] = [readOnce(parameters, 'salary_min'), readOnce(parameters, 'currency')]
  if (currency === null || !/^([A-Za-z]{3})?$/.test(currency)) return { invalid: 'currency' }
  if (amount === '') return { filter }
  const least = readAmount(amount ?? '')
  if (least === null) return { invalid: 'salary_min' }
  if (currency === '') return { invalid: 'currency' }
  const salary = { amount: least, currency: currency.toUpperCase() }
  return { filter: { ...filter, salary: salary.amount === 0 ? null : salary } }
}

/** Values of the contract in URLs before the kind and the working time were two facts. */
const formerContracts: Readonly<Record<string, string>> = {
  temporary: 'fixed-term',
  cdi: 'permanent',
  cdd: 'fixed-term',
  'international-corporate-volunteering-vie': 'vie',
  employee: 'salaried',
}

function withCurrentContracts(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...parameters].map(([name, value]) => {
      const key = value.trim().toLowerCase()
      const isFormer = name === 'contract' && Object.hasOwn(formerContracts, key)
      return [name, isFormer ? (formerContracts[key] ?? value) : value]
    }),
  )
}

/** The state of the fields of the form: those that are not valid select nothing. A pay without a currency is not valid. */
export function readJobForm(fields: URLSearchParams): JobFilter {
  const parameters = new URLSearchParams(fields)
  const isCurrency =
    'filter' in
    readJobFilter(new URLSearchParams({ salary_min: '1', currency: parameters.get('currency') ?? '' }))
  if (!isCurrency) parameters.delete('salary_min')
  return readForm(readJobFilter, parameters)
}

/** An amount, rounded up, also with separators of thousands as in `45 000` and `45,000`. Null for another text. */
export function readAmount(text: string): number | null {
  const amount = parseAmount(text)
  return amount !== null && amount <= filterLimits.salary ? Math.ceil(amount) : null
}

/** The cursor of a numbered page; empty for the first one. */
export function cursorOfPage(page: number): string {
  return page === 1 ? '' : `p${page}`
}
