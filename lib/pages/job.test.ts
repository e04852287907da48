import { describe, expect, it, vi } from 'vitest'
import type { Job } from '@/lib/model/jobs/job'
import { makeJob, makeOffice, makeOrganization } from '@/lib/model/testing/records'
import * as log from '@/lib/process/log'
import { provideMediaFiles } from '@/lib/process/testing/media-files'
import { jobPage } from './job'

provideMediaFiles({ 'media/acme.webp': [1200, 800] })

const toContent = (job: Job, locale = 'en') => ({ locale, job, organization: makeOrganization() })

async function getJobPosting(job: Job) {
  const nodes = await jobPage.jsonLd(toContent(job))
  return nodes.find((node) => '@type' in node && node['@type'] === 'JobPosting') ?? null
}

it('logs once for each job why its JobPosting is missing or may be wrong', async () => {
  const warn = vi.spyOn(log, 'logWarning').mockImplementation(() => {})
  const lines = () => warn.mock.calls.map(([event, fields]) => ({ event, ...fields }))

  expect(await getJobPosting(makeJob())).toMatchObject({ title: 'Technician' })
  expect(lines()).toEqual([])

  const incomplete = makeJob({ reference: 'B_2', offices: [], publishedAt: null })
  for (const _ of ['first', 'second']) expect(await getJobPosting(incomplete)).toBeNull()
  const logged = { event: 'no job posting', job: 'B_2', errors: ['no-date', 'no-place'], warnings: [] }
  expect(lines()).toEqual([logged])

  const undated = makeJob({ reference: 'C_3', publishedAt: null, createdDay: '2026-01-14' })
  for (const _ of ['first', 'second'])
    expect(await getJobPosting(undated)).toMatchObject({ datePosted: '2026-01-14' })
  expect(lines().at(-1)).toEqual({
    event: 'job posting with warnings',
    job: 'C_3',
    errors: [],
    warnings: ['date-of-creation'],
  })

  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})

it('the breadcrumbs of a job are the list of companies, its organization and the job', () => {
  expect(jobPage.breadcrumbs(toContent(makeJob(), 'fr'))).toEqual([
    { name: 'Entreprises', href: '/fr/companies' },
    { name: 'Acme', href: '/fr/companies/acme' },
    { name: 'Technician' },
  ])
})

describe('the Open Graph image of a job', () => {
  const job = makeJob({ language: 'fr' })
  const imagesOf = async (fields: Parameters<typeof makeOrganization>[0], locale: string, shown = job) =>
    (await jobPage.metadata({ locale, job: shown, organization: makeOrganization(fields) })).openGraph?.images

  it('is the organization’s cover', async () => {
    const url = '/media/acme.webp'
    expect(await imagesOf({ covers: { en: url } }, 'en')).toMatchObject([{ url }])
  })

  it('is else one generated image for all locales, and never the logo', async () => {
    const url = '/cards/fr/companies/acme/jobs/technician_lyon.png'
    const generated = [expect.objectContaining({ url, width: 1200, height: 630 })]
    const withOffice = makeJob({ ...job, offices: [makeOffice()] })
    for (const locale of ['en', 'fr']) {
      expect(await imagesOf({ covers: {} }, locale)).toEqual(generated)
      expect(await imagesOf({ covers: {} }, locale, withOffice)).toEqual(generated)
    }
    expect(jobPage.openGraphImage(toContent(job))?.path).toBe('/fr/companies/acme/jobs/technician_lyon')
  })
})
