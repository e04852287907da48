import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sitemapLists } from '@/lib/routes'
import { pages } from './registry'
import { matchRoute } from './urls/page-route'

/** Prerendered 404 pages have no kind. */
const withoutKind = ['/[locale]/missing']

it('has a kind for every page.tsx under app/, and a page.tsx for every route of a kind', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const routes = files
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.startsWith('preview/'))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
  expect([...pages.flatMap((page) => page.routes), ...withoutKind].sort()).toEqual(routes.sort())
})

it('gives every path to one kind, where a route and a param can match the same segment', () => {
  for (const path of [
    '/en',
    '/en/articles',
    '/en/articles/2026',
    '/en/articles/page/2',
    '/en/companies/acme/jobs/x',
  ]) {
    const kinds = pages.filter(({ routes }) => matchRoute(routes, path))
    // `/articles/page/2` has the form of a month: the archive reads no year from `page`.
    expect(kinds.length, path).toBe(path.includes('/page/') ? 2 : 1)
  }
})

it('fills every sitemap list', () => {
  for (const list of sitemapLists) {
    expect(
      pages.some(({ sitemap }) => list in sitemap.lists),
      list,
    ).toBe(true)
  }
  expect(pages.filter(({ sitemap }) => sitemap.month !== null)).toHaveLength(2)
})
