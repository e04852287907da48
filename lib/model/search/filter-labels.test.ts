import { expect, it } from 'vitest'
import { withValues } from '@/lib/facet-filter'
import { facetNames, type JobFilter, noFilter } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { namedParts, selectedParts } from './filter-labels'

const facets = {
  ...(Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as JobSearch['facets']),
  city: [{ value: 'lyon', label: 'Lyon', count: 3 }],
}
const texts = {
  words: (words: string) => `“${words}”`,
  salary: ({ amount, currency }: { amount: number; currency: string }) => `${amount} ${currency}`,
  spontaneous: () => 'Unsolicited',
}

const filter: JobFilter = {
  ...withValues(withValues(noFilter, 'city', ['lyon', 'ghent']), 'remote', ['no']),
  ...{ words: 'data', salary: { amount: 1_000, currency: 'EUR' }, isSpontaneous: true, sort: 'salary' },
}

it('names each part of a filter, by its value where the label is unknown', () => {
  expect(selectedParts(filter, { facets }, texts).map(({ text }) => text)).toEqual([
    '“data”',
    'ghent',
    'Lyon',
    'no',
    '1000 EUR',
    'Unsolicited',
  ])
})

it('the removal of a part keeps the others, and that of all parts selects nothing', () => {
  for (const { key, without } of selectedParts(filter, { facets }, texts)) {
    const others = selectedParts(filter, { facets }, texts).filter((part) => part.key !== key)
    const left = selectedParts(without, { facets }, texts).map((part) => part.key)
    expect(left).toEqual(others.map((part) => part.key))
  }
  let rest = filter
  for (
    let [part] = selectedParts(rest, { facets }, texts);
    part;
    [part] = selectedParts(rest, { facets }, texts)
  )
    rest = part.without
  expect(rest).toEqual({ ...noFilter, sort: 'salary' })
})

it('a heading names three parts at most', () => {
  const parts = selectedParts(filter, { facets }, texts)
  const others = (count: number) => `${count} more`
  expect(namedParts(parts, others)).toEqual(['“data”', 'ghent', '4 more'])
  expect(namedParts(parts.slice(0, 3), others)).toEqual(['“data”', 'ghent', 'Lyon'])
  expect(namedParts([], others)).toEqual([])
})
