import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oldSlugOf, toOldSlug } from './old-slug'

it.each([
  ['https://www.example.com/fr/articles/un-geste', 'un-geste'],
  ['https://www.example.com/articles/a-gesture?utm_source=mail#top', 'a-gesture'],
  ['/en/articles/a-gesture', 'a-gesture'],
  ['https://www.example.com/en/articles/a-gesture/', 'a-gesture'],
  ['https://www.example.com/2021/05/A-Gesture.html', 'a-gesture.html'],
  ['https://www.example.com/%C3%A9t%C3%A9', 'été'],
  ['https://site.example/en/articles/2026/05/13/title_A12', null],
  ['https://www.example.com', null],
  ['https://www.example.com/%ff', null],
  [`https://www.example.com/${'a'.repeat(201)}`, null],
  ['http://', null],
  ['', null],
  [null, null],
])('the slug of %s is %s', (url, slug) => {
  expect(oldSlugOf(url, 'A12')).toBe(slug)
})

it('is the same for a slug and for a URL that ends in it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }).filter((text) => text.isWellFormed()),
      (text) => {
        const segment = encodeURIComponent(text)
        fc.pre(!/^\.{1,2}$/.test(text))
        expect(oldSlugOf(`https://www.example.com/en/articles/${segment}`, 'A12')).toBe(toOldSlug(segment))
      },
    ),
  )
})
