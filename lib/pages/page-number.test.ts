import { expect, it } from 'vitest'
import { readPageNumber } from './page-number'

it('is 1 without a param and for the param 1, which redirects to the URL without a number', () => {
  expect(readPageNumber(undefined)).toBe(1)
  expect(readPageNumber('1')).toBe(1)
})

it('is the number of a later page', () => {
  expect([readPageNumber('2'), readPageNumber('10'), readPageNumber('99999')]).toEqual([2, 10, 99_999])
})

it.each(['', '0', '01', '02', '-1', '1.0', '1.5', '2e3', '100000', 'two', ' 2'])(
  'is null for "%s"',
  (param) => {
    expect(readPageNumber(param)).toBeNull()
  },
)
