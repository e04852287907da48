import { afterEach, expect, it } from 'vitest'
import { type ApiRecord, startSite } from '@/lib/data/testing/site'
import { makeOrganization } from '@/lib/model/testing/records'

const now = new Date('2026-11-22T12:00:00Z')
const draft: ApiRecord = {
  kind: 'jobs',
  data: {
    ...{ reference: 'fitter', slug: 'fitter', name: 'Fitter', organization: 'acme', status: 'draft' },
    ...{ language: 'en', description: 'Text', contract_type: 'FULL_TIME' },
  },
}

let stop = async () => {}
afterEach(async () => {
  await stop()
  stop = async () => {}
})

it('finds what to fix in the records that a preview reads, of which a check of all content says the same', async () => {
  const content = 'Text ![](https://a.example/a.jpg)'
  const article = { reference: 'one', language: 'en', published_at: '2060-03-01T08:00:00Z', content }
  ;({ stop } = await startSite([article], {}, [draft]))
  const { readPreviewArticle } = await import('@/lib/data/articles/preview-articles')
  const { readPreviewJob } = await import('@/lib/data/jobs/preview-jobs')
  const { readPreviewProfile } = await import('@/lib/data/organizations')
  const { articleWarnings, jobWarnings, organizationWarnings } = await import('./record-warnings')
  const rulesOf = (warnings: readonly { rule: string }[] | null) => warnings?.map(({ rule }) => rule)

  const foundArticle = await readPreviewArticle('one')
  expect(rulesOf(foundArticle && (await articleWarnings(foundArticle, now)))).toEqual(
    expect.arrayContaining(['article-date-far', 'article-alt-missing', 'article-content-image-dead']),
  )
  const foundJob = await readPreviewJob('fitter')
  const ofJob = rulesOf(foundJob && jobWarnings(foundJob, now))
  expect(ofJob).toEqual(expect.arrayContaining(['job-place-missing', 'job-description-short']))
  // A draft gets its date when it is published.
  expect(ofJob).not.toContain('job-date-missing')
  const profile = await readPreviewProfile('acme')
  expect(rulesOf(profile && (await organizationWarnings(profile)))).toContain('organization-logo-missing')
}, 60_000)

it('says nothing about an organization of which the API gives only the name', async () => {
  const { organizationWarnings } = await import('./record-warnings')
  expect(await organizationWarnings({ organization: makeOrganization(), record: null })).toBeNull()
})
