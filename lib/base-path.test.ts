import { expect, it, vi } from 'vitest'

async function load(siteUrl: string) {
  vi.stubEnv('SITE_URL', siteUrl)
  vi.resetModules()
  return { ...(await import('./base-path')), ...(await import('./routes')) }
}

it.each([
  ['', ''],
  ['https://company.example', ''],
  ['https://company.example/', ''],
  ['https://company.example/careers', '/careers'],
  ['http://localhost:3000/en/careers/', '/en/careers'],
])('the path of %j is %j', async (siteUrl, path) => expect((await load(siteUrl)).basePath).toBe(path))

it('is that of the build in a bundle', async () => {
  vi.stubEnv('BUILT_BASE_PATH', '/careers')
  expect((await load('')).basePath).toBe('/careers')
  vi.stubEnv('BUILT_BASE_PATH', undefined)
})

it('is the begin of the paths of all URLs, once', async () => {
  const { basePath, paths, routes, inLocale, parseJobSearch, toSitePath, isOnSite, pathOfJobFeed } =
    await load('https://company.example/en/jobs')
  const { noFilter } = await import('./job-filter')
  expect(basePath).toBe('/en/jobs')
  expect(Object.keys(routes)).toEqual(Object.keys(paths))
  const job = routes.job('fr', 'acme', 'cook')
  expect(job).toBe('/en/jobs/fr/companies/acme/jobs/cook')
  expect(toSitePath(job)).toBe(paths.job('fr', 'acme', 'cook'))
  expect(inLocale(job, 'en')).toBe('/en/jobs/en/companies/acme/jobs/cook')
  expect(routes.markdown(job)).toBe(`${job}.md`)
  expect(routes.openGraphImage(job)).toBe('/en/jobs/cards/fr/companies/acme/jobs/cook.png')
  expect(routes.preview('token')).toBe('/en/jobs/preview/token')
  expect(routes.preview('token', job)).toBe('/en/jobs/preview/token/fr/companies/acme/jobs/cook')
  expect(routes.previewBar('token', job)).toBe(`/en/jobs/preview/token/bar?path=${encodeURIComponent(job)}`)
  expect(pathOfJobFeed({ format: 'rss', archive: null }, 'fr', noFilter)).toBe('/en/jobs/jobs/feeds/rss.xml')
  expect(parseJobSearch(routes.jobs('fr', 2))).toEqual({ filter: noFilter, page: 2 })
  expect(['/en/jobs', '/en/jobs/fr', '/en/jobsearch', '/en'].map(isOnSite)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('is nothing without a path: the functions are the same', async () => {
  const { paths, routes } = await load('https://company.example')
  expect(routes).toBe(paths)
})
