import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCanonicalImageQuery } from './image-url'

const query = (url: string, rest = '&w=480&q=75') => `?url=${encodeURIComponent(url)}${rest}`

test.each([query('/media/articles/a.jpg'), query('/media/a%20b.jpg'), query('https://cdn.example/a/b.jpg')])(
  'accepts %s',
  (search) => {
    expect(isCanonicalImageQuery(search)).toBe(true)
  },
)

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
