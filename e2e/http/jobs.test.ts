import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { jobs } from '../records/jobs'
import { get } from '../support/site'

test('returns 404 without the job name for a draft job, and for a closed job whose URL has no reference', async () => {
  const { draft, windDraft, closed, windClosed } = jobs
  const unknown = [draft, windDraft, closed, windClosed].map((job) => ({ ...job, path: job.slug }))
  const drafts = [draft, windDraft].map((job) => ({ ...job, path: `${job.slug}_${job.reference}` }))
  for (const { organization, path, name } of [...unknown, ...drafts]) {
    const response = await get(routes.job('en', organization, path))
    expect(response.status, path).toBe(404)
    expect(await response.text(), path).not.toContain(name)
  }
})

test('a former job URL that ends with the reference of the job redirects to the current URL', async () => {
  const { organization, reference, slug } = jobs.craneInspector
  const response = await get(routes.job('fr', organization, `old-title_lille_${reference}`))
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(routes.job('fr', organization, slug))
})
