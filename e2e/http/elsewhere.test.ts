import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { lintHtml } from '../support/html-lint'
import { baseUrl, get, internalWords, projectFolder } from '../support/site'

const job = routes.job('en', companies.harbourWorks.slug, jobs.craneInspector.slug)

test('the element of other sites has at most 10 KB, its integrity, and headers for every origin', async () => {
  const built = join(projectFolder, 'elements/built/vitrine-jobs.json')
  const { file, integrity } = JSON.parse(await readFile(built, 'utf8'))
  const response = await get(routes.jobsElement(file))
  const body = Buffer.from(await response.arrayBuffer())
  expect(gzipSync(body).length).toBeGreaterThan(1_000)
  expect(gzipSync(body).length).toBeLessThanOrEqual(10_000)
  expect(integrity).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(response.headers.get('cache-control')).toContain('immutable')
})

test('pages of every origin can read the list of jobs of a company, which has no internal field', async () => {
  const response = await get(routes.jobList('en', companies.harbourWorks.slug))
  const text = await response.text()
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(JSON.parse(text).jobs.map(({ url }: { url: string }) => url)).toContain(baseUrl + job)
  for (const word of internalWords) expect(text).not.toContain(word)
  expect((await get(routes.jobList('en', 'no-such-company'))).status).toBe(404)
})

test('frames have valid HTML, no script, and can be shown by every site', async () => {
  const paths = [articles.plain.path, job].map(routes.frame)
  const missing = routes.frame(routes.job('en', companies.harbourWorks.slug, 'no-such-job'))
  const found = await Promise.all(
    [...paths, missing].map(async (path) => ({ path, response: await get(path) })),
  )
  expect(found.map(({ response }) => response.status)).toEqual([200, 200, 404])
  const pages = await Promise.all(
    found.map(async ({ path, response }) => ({ path, body: await response.text() })),
  )
  expect(await lintHtml(pages)).toEqual([])
  for (const { response } of found) {
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('frame-ancestors *')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.has('x-frame-options')).toBe(false)
  }
  for (const { body } of pages) expect(body).not.toContain('<script')
})

test('a frame with another slug redirects to that of the page', async () => {
  const response = await get(routes.frame(articles.plain.path.replace(/[^/]*_/, 'x_')))
  expect([response.status, response.headers.get('location')]).toEqual([
    308,
    routes.frame(articles.plain.path),
  ])
})
