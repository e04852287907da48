import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ApiRecord, startSite, type TestArticle } from '@/lib/data/testing/site'
import type { RecordType } from '@/lib/editors/warnings/record-facts'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'
import type { CheckProgress } from './check-options'
import type { CheckedRecord } from './checked-record'
import { readRecordFile } from './record-file'

const article = (reference: string, fields: Record<string, unknown> = {}): TestArticle => ({
  ...{ reference, language: 'en', published_at: '2026-03-01T08:00:00Z' },
  ...fields,
})

const job: ApiRecord = {
  kind: 'jobs',
  data: {
    ...{ reference: 'fitter', slug: 'fitter', name: 'Fitter', organization: 'acme', status: 'archived' },
    ...{ language: 'en', description: 'Text', contract_type: 'FULL_TIME' },
    published_at: '2026-01-05T08:00:00Z',
  },
}

let directory: string
let stop = async () => {}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-check-'))
})
afterEach(async () => {
  await stop()
  await rm(directory, { recursive: true, force: true })
})

async function start(articles: readonly TestArticle[], settings: Record<string, string> = {}) {
  const site = await startSite(articles, settings, [job])
  stop = site.stop
  return site
}

async function check(types: readonly RecordType[]) {
  const { runCheck, resultPath } = await import('./run-check')
  const progress: CheckProgress[] = []
  const summary = await runCheck({
    ...{ types, directory, share: 1 },
    onProgress: (step) => progress.push(step),
  })
  const records: CheckedRecord[] = []
  for await (const record of readRecordFile<CheckedRecord>(resultPath(directory, summary.id)))
    records.push(record)
  const rulesOf = (reference: string) =>
    records.find((record) => record.reference === reference)?.warnings.map(({ rule }) => rule) ?? []
  return { summary, records, progress, rulesOf }
}

const all = ['organization', 'job', 'article'] as const

it('checks every article, also those that are not public, organization and job of the API', async () => {
  const content = 'Text [a](/en/companies/acme/jobs/turner) [b](/en/companies/acme/jobs/fitter)'
  await start([
    article('linking', { content, name: 'One' }),
    article('scheduled', { published_at: '2060-03-01T08:00:00Z', name: 'Two' }),
    ...Array.from({ length: 120 }, (_, index) => article(`same-${index}`)),
  ])
  const { summary, records, progress, rulesOf } = await check(all)
  expect(summary.checked).toEqual({ organization: 1, job: 1, article: 122, page: 0 })
  expect(rulesOf('linking')).toContain('article-link-closed-job')
  expect(rulesOf('scheduled')).toContain('article-date-far')
  expect(rulesOf('same-7')).toContain('article-title-duplicate')
  expect(rulesOf('acme')).toContain('organization-logo-missing')
  expect(rulesOf('turner')).toContain('job-place-missing')
  expect(records.find(({ reference }) => reference === 'scheduled')).toMatchObject({
    state: 'scheduled',
    path: null,
    publishedAt: '2060-03-01T08:00:00.000Z',
  })
  expect(new Set(progress.map(({ phase }) => phase))).toEqual(new Set([...all, 'site']))
  expect(progress.at(-2)).toEqual({ phase: 'article', step: 122, steps: 122 })
  expect(await readdir(directory)).toEqual([`records-${summary.id}.jsonl`])
}, 60_000)

it('checks the drafts of the embedded API, which no page shows', async () => {
  const draft = { published_at: undefined, status: 'draft' }
  const site = await startSite([article('day', draft), article('night', draft), article('public')])
  stop = site.stop
  vi.stubEnv('API_BASE_URL', undefined)
  vi.stubEnv('DATABASE_URL', site.databaseUrl)
  const { records, rulesOf } = await check(['article'])
  const found = records.filter(({ state }) => state === 'draft')
  expect(found.map(({ reference, path }) => [reference, path]).sort()).toEqual([
    ['day', null],
    ['night', null],
  ])
  for (const reference of ['day', 'night']) expect(rulesOf(reference)).not.toContain('article-date-missing')
})

it('lists the records with errors first', async () => {
  await start([article('good', { summary: 'Text' }), article('bad', { content: '[](https://a.example/)' })])
  const { records } = await check(['article'])
  expect(records.map(({ reference }) => reference)).toEqual(['bad', 'good'])
})

it('fails where the store cannot be read, and leaves no files', async () => {
  await start([], { DATABASE_URL: 'file:/nowhere/content.db' })
  await expect(check(all)).rejects.toThrow()
  expect(await readdir(directory)).toEqual([])
})

it('has no warnings for organizations of which the API gives only the name, and knows their pages', async () => {
  await start([article('one', { organizations: ['acme'] })], { ORGANIZATION_REFERENCES: 'acme' })
  const { summary, records, rulesOf } = await check(all)
  expect(summary.checked).toEqual({ organization: 1, job: 1, article: 1, page: 0 })
  expect(summary.withWarnings.organization).toBe(0)
  expect(records.at(-1)).toMatchObject({ type: 'organization', reference: 'acme', warnings: [] })
  expect(rulesOf('one')).not.toContain('article-organization-unknown')
})

it('checks the pages of the site folder, with their links to records', async () => {
  const text = [
    'Ask [[name]]. [a](/en/companies/acme/jobs/fitter) [b](/en/companies/nobody) [c](/en/nowhere) [d](/nowhere)',
    '[e](/en/companies/acme) [f](/en/about) [g](/jobs) [h](https://example.com/) [](/en/jobs) [i](ftp://x)',
    '![A](/media/none.webp) ![B](https://cdn.example.com/b.jpg)',
  ]
  const files = {
    'pages/en/about.md': `---\ntitle: About\n---\n${text.join('\n\n')}`,
    'pages/fr/bon.md': '---\ntitle: Bon\n---\nTexte',
  }
  await start([], { SITE_FOLDER: writeSiteFolder({}, files) })
  const { records, summary } = await check(['organization', 'job', 'article', 'page'])
  expect([summary.checked.page, summary.withWarnings.page]).toEqual([2, 1])
  const [about, bon] = records.filter(({ type }) => type === 'page')
  expect([about?.path, bon?.path]).toEqual(['/en/about', '/fr/bon'])
  expect(about?.warnings).toEqual([
    { rule: 'page-gap', details: ['[[name]]'] },
    { rule: 'page-image-dead', details: ['/media/none.webp'] },
    { rule: 'page-link-empty', details: ['/en/jobs'] },
    { rule: 'page-link-unusable', details: ['ftp://x'] },
    {
      rule: 'page-link-not-found',
      details: ['/en/companies/nobody', '/en/nowhere', '/nowhere', '/en/companies/acme/jobs/fitter'],
    },
  ])
})
