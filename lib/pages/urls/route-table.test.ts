import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findRoute, routeTable } from './route-table'

test('has each route of app/, and no other one of those that app/ makes', async () => {
  const files = (await readdir('app', { recursive: true })).filter((file) =>
    /(?:^|\/)(?:page|route)\.tsx?$/.test(file),
  )
  const made = files.map((file) => {
    const folders = file.split('/').slice(0, -1)
    return `/${folders.filter((name) => !name.startsWith('(')).join('/')}`
  })
  const listed = routeTable.flatMap(({ routes }) => routes)
  // Files, the optimizer of Next.js, and the URLs that next.config.mjs rewrites.
  const others = listed.filter((route) => /^\/(?:_next|elements|favicon\.ico)|\.md$/.test(route))
  expect(listed.toSorted()).toEqual([...made, ...others].toSorted())
})

test.each([
  ['/', 'form'],
  ['/en', 'page'],
  ['/fr/jobs', 'page'],
  ['/fr/jobs/', 'page'],
  ['/en/jobs/search', 'form'],
  ['/en/jobs/search/q-night', 'page'],
  ['/en/jobs/search/q-night/feeds/rss.xml', 'document'],
  ['/en/companies/acme', 'page'],
  ['/en/companies/acme.md', 'document'],
  ['/en/companies/acme/jobs/feeds/indeed.xml', 'document'],
  ['/en/articles/2026/01/02/title_A1', 'page'],
  ['/en/articles/2026/01/02/title_A1.md', 'document'],
  ['/en/llms.txt', 'document'],
  ['/cards/en/companies/acme.png', 'image'],
  ['/en/companies/acme/jobs.json', 'document'],
  ['/embed/en/companies/acme/jobs/turner', 'document'],
  ['/elements/vitrine-jobs.1a2b3c4d5e.js', 'file'],
  ['/api/oembed', 'json'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/api/v1', 'api'],
  ['/api/v1/embed/', 'api'],
  ['/livez', 'status'],
  ['/preview/health', 'editors'],
  ['/preview/a.b/fr/jobs/lead', 'editors'],
  ['/preview/a.b/refresh', 'action'],
])('%s is a route of the kind %s', (path, kind) => {
  expect(findRoute(path)?.kind).toBe(kind)
})

test.each([
  ...['/companies/acme', '/es', '/EN/jobs', '/livez/companies', '/Livez', '/404', '/_error', '/_next/data/x'],
  ...['/en/unknown', '/en/companies/a/b/c', '/api', '/api/v2', '/cards', '/embed', '/preview/a.b/c/d'],
])('%s is no route', (path) => {
  expect(findRoute(path)).toBeNull()
})
