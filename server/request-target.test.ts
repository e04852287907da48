import { expect, test } from 'vitest'
import { findRoute } from '@/lib/pages/urls/route-table'
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

test('the target of a page or document loses its query, except that of a form', () => {
  const targetAfter = (url: string) => {
    const [path = ''] = url.split('?')
    const exchange = { request: { url, headers: {} }, route: findRoute(path) } as Exchange
    void removeQueries(exchange)
    return exchange.request.url
  }
  expect(targetAfter('/en/jobs?a=1&_rsc=x')).toBe('/en/jobs')
  expect(targetAfter('/sitemap.xml?a=1')).toBe('/sitemap.xml')
  expect(targetAfter('/en/search?q=')).toBe('/en/search')
  for (const target of ['/en/search?q=a', '/en/jobs/search?q=a', '/en/jobs/?a=1', '/api/search?q=a'])
    expect(targetAfter(target)).toBe(target)
})
