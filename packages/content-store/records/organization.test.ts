import { expect, test } from 'vitest'
import { toLower, websiteKey } from './organization'

test('toLower composes accents and keeps them', () => {
  expect(toLower('E\u0301QUIPE')).toBe('équipe')
})

test.each([
  ['https://www.Example.com/', 'example.com'],
  ['http://example.com', 'example.com'],
  ['EXAMPLE.com//', 'example.com'],
  ['https://example.com/Fr/', 'example.com/Fr'],
  ['https://wwwx.example.com', 'wwwx.example.com'],
])('websiteKey of %s is %s', (url, expected) => {
  expect(websiteKey(url)).toBe(expected)
})
