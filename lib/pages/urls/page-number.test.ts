import { expect, it } from 'vitest'
import { readPageNumber } from './page-number'

it('returns page 1 for a URL without a number, and for /page/1, which redirects to that URL', () => {
  expect(readPageNumber(undefined)).toBe(1)
  expect(readPageNumber('1')).toBe(1)
})

it('returns the page number from 2 to 99999', () => {
  expect([readPageNumber('2'), readPageNumber('10'), readPageNumber('99999')]).toEqual([2, 10, 99_999])
})

it.each(['', '0', '01', '02', '-1', '1.0', '1.5', '2e3', '100000', 'two', ' 2'])(
  'returns null for the number "%s"',
  (param) => {
    expect(readPageNumber(param)).toBeNull()
  },
)
