import { expect, it } from 'vitest'
import { createMemo } from './memo'

it('gives one result for equal inputs of one function', () => {
  const memo = createMemo()
  const first = memo.ofEqual('offices', [{ city: 'Lyon' }], () => ({ city: 'Lyon' }))
  expect(memo.ofEqual('offices', [{ city: 'Lyon' }], () => ({ city: 'other' }))).toBe(first)
  expect(memo.ofEqual('offices', [{ city: 'Metz' }], () => ({ city: 'Metz' }))).toEqual({ city: 'Metz' })
  expect(memo.ofEqual('places', [{ city: 'Lyon' }], () => 1)).toBe(1)
})

it('tells an absent input from an empty one, and gives a result of null again', () => {
  const memo = createMemo()
  expect(memo.ofEqual('salary', undefined, () => null)).toBeNull()
  expect(memo.ofEqual('salary', undefined, () => 1)).toBeNull()
  expect(memo.ofEqual('salary', {}, () => 1)).toBe(1)
})

it('gives one result for the same object', () => {
  const memo = createMemo()
  const input = { city: 'Lyon' }
  expect(memo.ofSame('cities', input, () => 1)).toBe(1)
  expect(memo.ofSame('cities', input, () => 2)).toBe(1)
  expect(memo.ofSame('cities', { city: 'Lyon' }, () => 2)).toBe(2)
})
