import { afterEach, expect, test } from 'vitest'
import { makeArticle } from '@/lib/model/testing/records'
import { addFreshArticles, findKnownArticle, forgetArticle, listShownArticle } from './known-articles'
import { listShown, resetShown } from './shown-records'

const article = makeArticle({
  reference: 'Shown1',
  slug: 'first',
  language: 'fr',
  publishedAt: new Date('2026-03-01T23:30:00Z'),
  categories: [{ reference: 'cat1', name: 'Old name', slug: 'old-name' }],
  collections: [],
  organizations: [{ name: 'Acme', slug: 'acme', logo: null }],
})

afterEach(() => {
  forgetArticle('Shown1')
  resetShown('article', 'Shown1', null)
  resetShown('category', 'cat1', null)
})

test('an article that was renamed, moved and removed has each of its states, the newest first', () => {
  addFreshArticles([article])
  expect(listShown('article', 'Shown1')).toEqual([])
  addFreshArticles([
    { ...article, slug: 'second', categories: [], publishedAt: new Date('2026-04-02T00:00:00Z') },
  ])
  addFreshArticles([{ ...article, slug: 'third', language: 'en' }])
  forgetArticle('Shown1')
  expect(findKnownArticle('Shown1')).toBeNull()
  expect(listShownArticle('Shown1').map(({ slug, language }) => `${language} ${slug}`)).toEqual([
    'en third',
    'fr second',
    'fr first',
  ])
  expect(listShownArticle('Shown1').at(-1)).toEqual({
    reference: 'Shown1',
    slug: 'first',
    language: 'fr',
    publishedAt: new Date('2026-03-01T00:00:00Z'),
    categories: [{ reference: 'cat1', slug: 'old-name' }],
    collections: [],
    organizations: [{ slug: 'acme' }],
  })
})

test('a category that was renamed has both slugs', () => {
  addFreshArticles([article])
  addFreshArticles([{ ...article, categories: [{ reference: 'cat1', name: 'New name', slug: 'new-name' }] }])
  expect(listShownArticle('Shown1')[0]?.categories.map(({ slug }) => slug)).toEqual(['new-name', 'old-name'])
})

test('a record that changes often has its last four states', () => {
  for (let count = 0; count < 10; count += 1) addFreshArticles([{ ...article, slug: `slug-${count}` }])
  expect(listShown('article', 'Shown1')).toHaveLength(4)
  expect(listShownArticle('Shown1')[0]?.slug).toBe('slug-9')
})
