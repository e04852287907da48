import { expect, test } from 'vitest'
import { preferredEncoding } from './encoding'

test.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.5, BR;q=0.5', 'br'],
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0.9, gzip;q=0.2', 'identity'],
  ['gzip;q=0.2', 'gzip'],
  ['*', 'br'],
  ['deflate, brx', 'identity'],
  ['*;q=0', 'identity'],
])('the preferred encoding of %s is %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})
