import { expect, test } from 'vitest'
import { noFilter } from '@/lib/job-filter'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { baseUrl, get } from '../support/site'

test('the API returns 404 with a JSON error body for a URL with invalid percent-encoding', async () => {
  const response = await get('/api/v1/external/jobs/%ff')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: 'not_found' })
})

test('articles whose references differ only in case have separate pages', async () => {
  for (const { path, name } of [articles.sameReference, articles.sameReferenceInOtherCase]) {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(name)
  }
})

test('/ redirects to the preferred language of the visitor and sets no cookie', async () => {
  const redirectFor = async (language: string) => {
    const response = await fetch(`${baseUrl}/`, {
      redirect: 'manual',
      headers: language ? { 'accept-language': language } : {},
    })
    expect(response.status).toBe(307)
    expect(response.headers.get('vary')).toContain('Accept-Language')
    expect(response.headers.get('set-cookie')).toBeNull()
    return response.headers.get('location')
  }
  expect(await redirectFor('fr-CA,fr;q=0.9,en;q=0.8')).toBe('/fr')
  expect(await redirectFor('de-AT,en;q=0.5')).toBe('/de')
  expect(await redirectFor('es,en;q=0.5')).toBe('/en')
  expect(await redirectFor('es')).toBe('/en')
  expect(await redirectFor('')).toBe('/en')
  expect(await redirectFor('!!;q=x,,;')).toBe('/en')
  // The visit begins here.
  const tagged = await get('/?utm_source=x&gclid=y')
  expect(tagged.headers.get('location')).toBe('/en?utm_source=x&gclid=y')
})

test('a former path redirects as redirects.csv says, with its query', async () => {
  for (const [path, status, location] of [
    ['/careers/crane-operator?utm_source=a', 301, `${routes.jobs('en')}?utm_source=a`],
    ['/en/companies/former', 308, routes.companies('en')],
  ] as const) {
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  }
})

test('Markdown alternates and feeds redirect from a slug in another case', async () => {
  for (const [path, own] of [
    ['/en/companies/Harbour-Works.md', '/en/companies/harbour-works.md'],
    ['/fr/companies/HARBOUR-WORKS/jobs/feeds/rss.xml', '/fr/companies/harbour-works/jobs/feeds/rss.xml'],
    [
      '/en/companies/Harbour-Works/articles/feeds/atom.xml',
      '/en/companies/harbour-works/articles/feeds/atom.xml',
    ],
  ] as const) {
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([308, own])
    expect((await get(own)).status).toBe(200)
  }
  expect((await get('/en/companies/Nobody.md')).status).toBe(404)
})

test('a stored page does not contain the query of its first request', async () => {
  const path = routes.jobSearch('en', { ...noFilter, words: `word${Date.now()}` })
  for (const query of ['?utm_source=first-visitor', '']) {
    const response = await get(path + query)
    expect([response.status, (await response.text()).includes('first-visitor')]).toEqual([200, false])
  }
})
