import { expect, it } from 'vitest'
import { fillRoute, isSamePath, matchRoute, type PageParams } from './page-route'

const routes = ['/[locale]/categories/[category]', '/[locale]/categories/[category]/page/[page]']

it('fills the route that has exactly these params', () => {
  expect(fillRoute(routes, { locale: 'en', category: 'a_b' })).toBe('/en/categories/a_b')
  expect(fillRoute(routes, { page: '2', category: 'a_b', locale: 'en' })).toBe('/en/categories/a_b/page/2')
  expect(() => fillRoute(routes, { locale: 'en' })).toThrow('none of')
})

it('matches the paths that fillRoute returns, and no others', () => {
  const filled: PageParams[] = [
    { locale: 'en', category: 'a_b' },
    { locale: 'fr', category: 'x_%24', page: '12' },
  ]
  for (const params of filled) {
    expect(matchRoute(routes, fillRoute(routes, params))).toEqual(params)
  }
  for (const path of [
    '',
    '/',
    '/en',
    '/en/categories',
    '/en/categories/a/page',
    '/en/collections/a',
    '/en/categories/a/',
  ]) {
    expect(matchRoute(routes, path), path).toBeNull()
  }
})

it('compares paths without regard to percent-encoding', () => {
  expect(isSamePath('/en/companies/caf%C3%A9', '/en/companies/café')).toBe(true)
  expect(isSamePath('/en/companies/cafe', '/en/companies/café')).toBe(false)
  expect(isSamePath('/en/companies/a%2Fb', '/en/companies/a/b')).toBe(false)
  expect(isSamePath('/en/%', '/en/%')).toBe(true)
})
