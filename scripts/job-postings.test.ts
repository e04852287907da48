import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiRecord, startSite } from '@/lib/data/testing/site'
import { runScript } from './testing/run-script'

const job = (slug: string, fields: Record<string, unknown>): ApiRecord => ({
  kind: 'jobs',
  data: {
    ...{ reference: slug, slug, name: slug, organization: 'harbour-works', status: 'published' },
    ...{ language: 'en', description: 'Text', contract_type: 'FULL_TIME', offices: [1] },
    ...{ published_at: '2026-01-05T08:00:00Z', apply_url: 'https://careers.example/apply', ...fields },
  },
})

const records: readonly ApiRecord[] = [
  {
    kind: 'sites',
    data: { reference: 'careers', name: 'Careers', kind: 'single', root_url: 'https://careers.example' },
  },
  {
    kind: 'organizations',
    data: {
      ...{ reference: 'harbour-works', name: 'Harbour Works', slug: 'harbour-works' },
      ...{ default_language: 'en', description: 'Unloads ships.', websites: [{ site: 'site' }] },
      offices: [{ id: 1, name: 'Quay', city: 'Dunkerque', zip_code: '59140', country_code: 'FR' }],
    },
  },
  job('crane-inspector', { sites: ['site', 'careers'] }),
  job('without-place', { offices: [] }),
  job('on-careers-only', { sites: ['careers'] }),
]

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite([], {}, records)
})
afterAll(() => site.stop())

test('npm run job-postings lists each job without markup with its reasons, and each job that another website shows', async () => {
  const settings = {
    API_BASE_URL: site.url,
    API_TOKEN: site.token,
    SITE_REFERENCE: 'site',
    DATABASE_URL: site.databaseUrl,
  }
  const { code, stdout } = await runScript('scripts/job-postings.ts', [], settings)
  expect(code).toBe(0)
  expect(stdout.trim().split('\n')).toEqual([
    'none\tacme/turner\tno-place, short-description',
    'warnings\tharbour-works/crane-inspector\tshort-description',
    'hidden\tharbour-works/on-careers-only\tvisible only on careers',
    'none\tharbour-works/without-place\tno-place, short-description',
    '3 open jobs, 1 with JobPosting markup, 2 without',
    '1 hidden jobs',
  ])
})

test('npm run job-postings says in one line that the store cannot be read, with exit code 3', async () => {
  const { code, stdout, stderr } = await runScript('scripts/job-postings.ts', [], {
    DATABASE_URL: 'file:/nowhere/content.db',
  })
  expect([code, stdout]).toEqual([3, ''])
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
