import { expect, it } from 'vitest'
import {
  parseOrganizationSegment,
  readOrganizationFilter,
  sizeOf,
  toOrganizationSegment,
} from './organization-filter'

it.each([
  ['', null],
  ['sector', null],
  ['contract-full-time', null],
  ['city-pa%2Fris', 'city-pa-ris'],
  ['page-1', ''],
  ['city-Lyon~page-2', 'city-lyon~page-2'],
  ['city-saint-%C3%A9tienne~sector-Data~q-Fret%20rail', 'q-fret~q-rail~sector-data~city-saint-etienne'],
  ['country-fr~jobs-open~country-be', 'jobs-open~country-be~country-fr'],
  ['size-5001-plus~city-lyon~size-51-200', 'size-5001-plus~size-51-200~city-lyon'],
])('the segment %s is that of %s', (segment, own) => {
  const parsed = parseOrganizationSegment(segment)
  expect(parsed && toOrganizationSegment(parsed.filter, parsed.page)).toBe(own)
})

it.each([
  ['q=&sector=&x=1', ''],
  ['sector=R%26D&city=..%2F', 'sector-r-and-d~city--'],
  [
    'q=%C3%89nergie&sector=data&sector=logistics&jobs=open',
    'q-energie~jobs-open~sector-data~sector-logistics',
  ],
])('the fields %s select %s', (query, segment) => {
  const read = readOrganizationFilter(new URLSearchParams(query))
  expect('filter' in read && toOrganizationSegment(read.filter, 1)).toBe(segment)
})

it.each([
  ['q=a&q=b', 'q'],
  ['city=a%00b', 'city'],
  [Array.from({ length: 31 }, (_, index) => `sector=s${index}`).join('&'), 'sector'],
])('the fields %s are invalid for their %s', (query, invalid) => {
  expect(readOrganizationFilter(new URLSearchParams(query))).toEqual({ invalid })
})

it.each([
  [null, null],
  [0, null],
  [1, '1-10'],
  [10, '1-10'],
  [11, '11-50'],
  [50, '11-50'],
  [200, '51-200'],
  [201, '201-1000'],
  [5_000, '1001-5000'],
  [5_001, '5001-plus'],
  [1_000_000, '5001-plus'],
])('%s employees are in the size %s', (count, size) => {
  expect(sizeOf(count)).toBe(size)
})
