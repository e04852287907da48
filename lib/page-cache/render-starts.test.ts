import { expect, it } from 'vitest'
import { RenderStarts } from './render-starts'

it('gives the first read since the page was stored as the start of its rendering', () => {
  const starts = new RenderStarts()
  starts.add('page', 1_000)
  starts.add('page', 2_000)
  starts.add('other', 1_500)
  expect(starts.take('page', 3_000)).toBe(1_000)
  expect(starts.take('page', 3_500)).toBe(3_500)
  expect(starts.take('other', 3_500)).toBe(1_500)
})

it('forgets a rendering that was not stored within a minute', () => {
  const starts = new RenderStarts()
  starts.add('page', 0)
  starts.add('page', 60_001)
  expect(starts.take('page', 61_000)).toBe(60_001)
  starts.add('other', 0)
  expect(starts.take('other', 60_001)).toBe(60_001)
})
