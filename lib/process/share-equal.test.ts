import { expect, it } from 'vitest'
import { createSharer } from './share-equal'

it('gives one object for equal values, and others for different ones', () => {
  const share = createSharer()
  const first = share({ city: 'Lyon', names: ['Lyon'] })
  expect(share({ city: 'Lyon', names: ['Lyon'] })).toBe(first)
  expect(share({ city: 'Lyon', names: [] })).toEqual({ city: 'Lyon', names: [] })
  expect(share(null)).toBeNull()
  expect(createSharer()({ city: 'Lyon', names: ['Lyon'] })).not.toBe(first)
})
