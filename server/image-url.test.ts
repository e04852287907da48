import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCanonicalImageQuery } from './image-url'

const query = (url: string, rest = '&w=480&q=75') => `?url=${encodeURIComponent(url)}${rest}`

test.each([
  query('/media/articles/a.jpg'),
  query('/media/a%20b.jpg'),
  query('/media/w_300,h_200/caf%C3%A9@2x.jpg'),
  query('https://cdn.example/a/b.jpg'),
])('accepts %s', (search) => {
  expect(isCanonicalImageQuery(search)).toBe(true)
})

test.each([
  '',
  '?url=/media/a.jpg&w=480&q=75',
  query('/media/./a.jpg'),
  query('/media/../media/a.jpg'),
  query('/media//a.jpg'),
  query('/medi%61/a.jpg'),
  query('/media/%E0%A4%A.jpg'),
  query('https://cdn.example/./a.jpg'),
  query('https://cdn.example/%61.jpg'),
  query('https://CDN.example/a.jpg'),
  query('https://cdn.example/a.jpg?v=1'),
  query('https://cdn.example/a.jpg#x'),
  query('https://cdn.example:443/a.jpg'),
  query('mailto:a'),
  query('https://a@cdn.example/a.jpg'),
  query('/media/a%40b.jpg'),
  query('/media/a%2Fb.jpg'),
  query('/media/a%5Cb.jpg'),
  query('/media/a|b.jpg'),
  query('//cdn.example/a.jpg'),
  query('/media/a.jpg', '&w=480&q=75&x=1'),
  query('/media/a.jpg', '&w=480&w=480&q=75'),
  query('/media/a.jpg', '&w=0480a&q=75'),
  query('/media/a.jpg', '&w=0480&q=75'),
  query('/media/a.jpg', '&w=480&q=075'),
  query('/media/a.jpg', '&q=75&w=480'),
])('refuses %s', (search) => {
  expect(isCanonicalImageQuery(search)).toBe(false)
})

test('one image has one accepted query, whatever is encoded', () => {
  const path = fc.array(fc.constantFrom('media', 'a', '.', '..', '', '%61', 'b.jpg', '%2e'), { maxLength: 6 })
  fc.assert(
    fc.property(path, (segments) => {
      const url = `/${segments.join('/')}`
      if (!isCanonicalImageQuery(query(url))) return
      expect(new URL(url, 'https://a.example').pathname).toBe(url)
      expect(url).not.toMatch(/%(61|2e)/i)
    }),
  )
})

test.each(['/media/articles/a.webp', 'https://cdn.example/articles/a.webp'])(
  'no other spelling of %s is accepted',
  (url) => {
    const parts = [
      '#',
      '#z0',
      '?',
      '?v=1',
      '\t',
      '\r',
      '\n',
      ' ',
      '\0',
      '%00',
      '%09',
      '\\',
      '%5C',
      '%2F',
      '/./',
      '/.\t/',
      '/.%09./',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.nat({ max: url.length }), (part, index) => {
        expect(isCanonicalImageQuery(query(url.slice(0, index) + part + url.slice(index)))).toBe(false)
      }),
      { numRuns: propertyRuns(2_000) },
    )
  },
)

test('a segment has one accepted encoding', () => {
  const character = fc.integer({ min: 0, max: 0x2ff }).map((code) => String.fromCharCode(code))
  fc.assert(
    fc.property(character, (text) => {
      const hex = [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
      const spellings = new Set([text, hex.join(''), hex.join('').toUpperCase()])
      const accepted = [...spellings].filter((spelling) =>
        isCanonicalImageQuery(query(`/media/a${spelling}b`)),
      )
      expect(accepted.length).toBeLessThanOrEqual(1)
      if (/\p{Cc}/u.test(text)) expect(accepted).toEqual([])
    }),
    { numRuns: propertyRuns(2_000) },
  )
})
