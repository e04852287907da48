import { beforeEach, expect, it, vi } from 'vitest'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'

const text = '---\ntitle: A\n---\nText'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('SITE_LOCALES', 'en,fr')
})

/** Modules that read a site folder with files of these paths. */
async function open(...paths: string[]) {
  const files = Object.fromEntries(paths.map((path) => [`pages/${path}.md`, text]))
  vi.stubEnv('SITE_FOLDER', writeSiteFolder({}, files))
  return {
    ...(await import('./check-own-pages')),
    ...(await import('./route-table')),
    ...(await import('./find-page')),
    ...(await import('./not-found-path')),
  }
}

it.each([
  ...['en/jobs', 'en/articles/2026', 'fr/saved', 'en/categories', 'en/missing', 'en/llms'],
  ...['en/api', 'en/preview', 'en/media/x', 'en/fr', 'fr/livez', 'en/cards'],
])('a page of a file at %s is an error with the file', async (path) => {
  const { checkOwnPages } = await open(path)
  expect(checkOwnPages).toThrow(`pages/${path}.md: expected another name than`)
})

it('a page whose path has the form of a document is an error', async () => {
  const { checkOwnPages } = await open('en/company/feeds/news')
  expect(checkOwnPages).toThrow("has the form of a document's URL")
})

it('pages and their documents have routes, and no other path has one', async () => {
  const { checkOwnPages, findRoute, findPage, notFoundPathOf } = await open('en/company/imprint', 'fr/a')
  checkOwnPages()
  const kinds = ['/en/company/imprint', '/en/company/imprint.md', '/fr/a', '/en/a', '/en/company', '/fr/a/b']
  expect(kinds.map((path) => findRoute(path)?.kind)).toEqual([
    ...['page', 'document', 'page'],
    ...[undefined, undefined, undefined],
  ])
  expect(await findPage('/en/company/imprint')).toEqual({ kind: 'page' })
  expect(await findPage('/cards/en/company/imprint.png')).toEqual({ kind: 'page' })
  expect(await findPage('/en/a')).toEqual({ kind: 'none', path: '/en/missing' })
  expect(await findPage('/en/a.md')).toEqual({ kind: 'none', path: '/en/missing' })
  expect(notFoundPathOf('/en/company/%69mprint')).toBe('/en/missing')
})

it('a page is found without its language, and in another case of it', async () => {
  const { findPage } = await open('en/company/imprint', 'fr/a')
  expect(await findPage('/company/imprint')).toEqual({ kind: 'redirect', path: '/en/company/imprint' })
  expect(await findPage('/a')).toEqual({ kind: 'redirect', path: '/fr/a' })
  expect(await findPage('/EN/company/imprint')).toEqual({ kind: 'redirect', path: '/en/company/imprint' })
})

it('has no route for a path of pages without a file', async () => {
  const { findRoute } = await open()
  expect([findRoute('/en/imprint'), findRoute('/en/imprint.md'), findRoute('/en')?.kind]).toEqual([
    ...[null, null],
    'page',
  ])
})
