import { expect, it } from 'vitest'
import { findBlindSpots, findSecrets, secretPatterns } from './secret-scan'

const secret = { name: 'API_TOKEN', value: 'vt_5fW-8y+/Zq?1&é"x' }

it('finds a secret in every encoding', () => {
  expect(findBlindSpots(secret)).toEqual([])
  expect(findBlindSpots({ name: 'id', value: '0a1b2c3d4e5f60718293a4b5c6d7e8f9' })).toEqual([])
})

it('finds nothing in other texts', () => {
  const patterns = secretPatterns(secret)
  expect(findSecrets(patterns, 'vt_5fW-8y+/Zq and 1&é')).toEqual([])
  expect(findSecrets(patterns, Buffer.from('vt_5fW').toString('base64'))).toEqual([])
})
