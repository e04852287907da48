import { expect, test } from 'vitest'
import type { Exchange } from './exchange'
import { pathOf, removeQueries } from './request-target'

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
  const targetAfter = (url: string, headers = {}) => {
    const exchange = { request: { url, headers } } as Exchange
    void removeQueries(exchange)
    return exchange.request.url
  }
  const ofRouter = { rsc: '1' }
  expect(targetAfter('/en/jobs?a=1&_rsc=x')).toBe('/en/jobs')
  expect(targetAfter('/en/jobs?a=1&_rsc=1a2b&_rsc=2', ofRouter)).toBe('/en/jobs?_rsc=1a2b')
  expect(targetAfter('/en/jobs?_rsc=%0d%0a%26', ofRouter)).toBe('/en/jobs?_rsc=%0D%0A%26')
  expect(targetAfter('/en/jobs?a=1', ofRouter)).toBe('/en/jobs')
})
