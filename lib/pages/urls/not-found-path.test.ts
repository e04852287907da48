import { describe, expect, it } from 'vitest'
import { notFoundPathOf } from './not-found-path'

describe('notFoundPathOf', () => {
  it.each([
    ['/%', '/en/missing'],
    ['/fr/companies/%ff?page=2', '/fr/missing'],
    ['/api/v1/external/jobs/%ff', '/api/v1/missing'],
  ])('is the 404 page or the API’s 404 path for a URL that does not decode: %s', (url, path) => {
    expect(notFoundPathOf(url)).toBe(path)
  })

  it.each([
    ['/en/companies/ferrol%61ne', '/en/missing'],
    ['/fr/articles/page/%32', '/fr/missing'],
    ['/en/articles/2026/11/17/a-strap-from-1974%5FStrp74a', '/en/missing'],
    ['/en/articles/2026/11/17/a-strap-from-1974%5fStrp74a?from=mail', '/en/missing'],
    ['/%66r/articles', '/fr/missing'],
    ['/f%72', '/fr/missing'],
    ['/fr//articles', '/fr/missing'],
    ['/en/companies///acme', '/en/missing'],
    ['//evil.example/', '/en/missing'],
    ['/companies//acme', '/en/missing'],
    ['/companies/ferrol%61ne', '/en/missing'],
    ['/FR/companies/ferrol%61ne', '/fr/missing'],
  ])('is the 404 page for another spelling of a page’s URL: %s', (url, path) => {
    expect(notFoundPathOf(url)).toBe(path)
  })

  it.each([
    ...[
      '/livez/companies/new',
      '/READYZ',
      '/Articles/companies/new',
      '/jobs/companies/new.md',
      '/readyz/search/words',
      '/_next/companies/acme',
    ],
    ...['/preview/%', '/%70review', '/Preview/x/en', '/sitemaps/categories/new', '/_NEXT/static/x.js'],
  ])('is the 404 page for a path with another first segment in the place of the locale: %s', (url) => {
    expect(notFoundPathOf(url)).toBe('/en/missing')
  })

  it.each([
    '/api/companies/new',
    '/api/%73earch',
    '/api/searc%68/articles',
    '/api/search/words',
    '/api/saved',
  ])('is the API’s 404 path for %s', (url) => {
    expect(notFoundPathOf(url)).toBe('/api/v1/missing')
  })

  it.each([
    `/en/companies/${'a'.repeat(81)}`,
    `/en/articles/2026/11/17/${'a'.repeat(81)}_Strp74a`,
    `/en/articles/2026/11/17/a_${'a'.repeat(300)}`,
    `/en/companies/${'a'.repeat(81)}.md`,
    `/companies/${'a'.repeat(81)}`,
    `/EN/articles/2026/11/17/${'a'.repeat(81)}_Strp74a`,
  ])('is the 404 page for a segment that is too long: %s', (url) => {
    expect(notFoundPathOf(url)).toBe('/en/missing')
  })

  it.each([
    '/404',
    '/500?page=2',
    '/_error',
    '/_global-error',
    '/_not-found',
    '/%5Fnot-found',
    '/english/%61',
    '/x',
    '/_next/image/%61',
    '/_next/static/%61.js',
    '/_next/static//a.js',
    '/_next/static/b/..%2fa.js',
    '/media/%61.webp',
  ])('is the 404 page for a path that is no route’s: %s', (url) => {
    expect(notFoundPathOf(url)).toBe('/en/missing')
  })

  it('is the 404 page for every encoded character that needs no encoding, and for no other', () => {
    const encode = (code: number) => `%${code.toString(16).padStart(2, '0')}`
    const codes = Array.from({ length: 128 }, (_, code) => code)
    const found = codes.filter((code) => notFoundPathOf(`/en/companies/a${encode(code)}`) !== null)
    expect(found).toEqual(codes.filter((code) => /[A-Za-z0-9._~-]/.test(String.fromCharCode(code))))
  })

  it.each([
    '/',
    '/en',
    '/en/companies/caf%C3%A9-cr%c3%a8me',
    '/en/companies/a%2Fb',
    '/en/companies/100%25-65',
    '/en/jobs?city=%61&from=%',
    '/en/companies/f%65rrolane.md',
    '/api/v1/external/jobs/%61',
    '/media/a%20b/c%23d.webp',
    '/api/v1//embed',
    `/media/${'a'.repeat(81)}.webp`,
    '/companies/acme',
    '/EN/jobs',
    ...[
      '/livez',
      '/readyz',
      '/preview',
      '/preview/health',
      '/preview/a.b/en/jobs/lead_X',
      '/preview/a.b/bar',
    ],
    ...[
      '/api/search',
      '/api/search?locale=en',
      '/api/search/articles',
      '/api/search/jobs',
      '/api/search/form/en',
    ],
    ...[
      '/api/v1/companies/acme',
      '/api/invalidate-records',
      '/api/markdown/en/companies/acme',
      '/_next/static/a.js',
    ],
    ...[
      '/sitemaps/en/pages.xml',
      '/cards/en/companies/acme.png',
      '/articles/feeds/rss.xml',
      '/jobs/feeds/indeed.xml',
    ],
  ])('is null for %s', (url) => {
    expect(notFoundPathOf(url)).toBeNull()
  })
})
