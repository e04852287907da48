import { expect, test } from 'vitest'
import { pathOf, withoutQuery } from './request-target'

test('a path without dot segments and characters that browsers encode is itself', () => {
  for (const path of ['/', '/en/articles', '/en/a_b-c.d~e', '/media/a.webp']) {
    expect(pathOf(path)).toBe(path)
    expect(pathOf(`${path}?q=1`)).toBe(path)
    expect(pathOf(`${path}#top`)).toBe(path)
  }
})

test('other paths are written as browsers write them', () => {
  expect(pathOf('/en/./articles')).toBe('/en/articles')
  expect(pathOf('/en/x/../articles')).toBe('/en/articles')
  expect(pathOf('/en/%2e%2e/articles')).toBe('/articles')
  expect(pathOf('/en/é')).toBe('/en/%C3%A9')
  expect(pathOf('/en//articles')).toBe('/en//articles')
})

test('a request target that is not a path has none', () => {
  for (const target of ['*', 'https://site.example/en', 'en', '']) expect(pathOf(target)).toBeNull()
})

test('a target loses its query, except what the router of Next.js is checked by', () => {
  expect(withoutQuery('/en/jobs', 'a=1&_rsc=x', false)).toBe('/en/jobs')
  expect(withoutQuery('/en/jobs', 'a=1&_rsc=1a2b&_rsc=2', true)).toBe('/en/jobs?_rsc=1a2b')
  expect(withoutQuery('/en/jobs', '_rsc=%0d%0a%26', true)).toBe('/en/jobs?_rsc=%0D%0A%26')
  expect(withoutQuery('/en/jobs', 'a=1', true)).toBe('/en/jobs')
})
