import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { jobs } from '../records/jobs'
import { get } from '../support/site'

test('returns 404 without the job name for a draft job', async () => {
  const { draft, windDraft } = jobs
  for (const { organization, slug, reference, name } of [draft, windDraft])
    for (const path of [slug, `${slug}_${reference}`]) {
      const response = await get(routes.job('en', organization, path))
      expect(response.status, path).toBe(404)
      expect(await response.text(), path).not.toContain(name)
    }
})

test('returns 404 with the job name for a closed job', async () => {
  for (const { organization, slug, name } of [jobs.closed, jobs.windClosed]) {
    const response = await get(routes.job('en', organization, slug))
    expect(response.status, slug).toBe(404)
    expect(await response.text(), slug).toContain(name)
  }
})

test('a former job URL that ends with the reference of the job redirects to the current URL', async () => {
  const { organization, reference, slug } = jobs.craneInspector
  const response = await get(routes.job('fr', organization, `old-title_lille_${reference}`))
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(routes.job('fr', organization, slug))
})
