import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply } from '#apply/apply'
import type { Batch } from '#apply/input'
import { type Db, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { parseSummary } from '#records/job'
import { createDatabase, engines, type TestDatabase } from '#testing/engines'
import { listChangedReferences } from './changed-references'
import { lastChange } from './changes'
import { getJobRows, listJobRowsOf } from './jobs'
import { getOpenJobs, isWebsiteNamed, listOpenJobs, listOpenJobsOf } from './open-jobs'
import { getSiteOrganizations, listSiteOrganizations } from './site-organizations'

const organization = (reference: string, site: string, slug = reference): Batch => ({
  kind: 'organizations',
  records: [{ reference, record: { reference, name: reference, slug, websites: [{ reference: site }] } }],
})

const job = (reference: string, fields: Record<string, unknown> = {}) => ({
  ...{ reference, name: `Job ${reference}`, slug: `job-${reference}`, description: 'Long text' },
  ...{ published_at: '2026-03-02T09:00:00.000+01:00' },
  ...fields,
})

const embed = (reference: string, ...jobs: object[]): Batch => ({
  kind: 'embeds',
  records: [{ organization_reference: reference, embed: { name: reference, jobs, websites: [] } }],
})

const detail = (reference: string, fields: Record<string, unknown>): Batch => ({
  kind: 'jobs',
  records: [
    {
      reference,
      detail: { reference, organization_reference: 'o1', name: reference, status: 'published', ...fields },
    },
  ],
})

const references = (rows: readonly { reference: string }[]) => rows.map(({ reference }) => reference)
const sorted = (rows: readonly { reference: string }[]) => references(rows).sort()
const page = { after: '', limit: 10 }

describe.each(engines)('on %s', (engine) => {
  let database: TestDatabase
  let db: Db

  const write = (...batches: Batch[]) =>
    apply(db, 'https://api.example', batches, { now: new Date('2026-11-20T12:00:00Z') })

  beforeAll(async () => {
    database = await createDatabase(engine)
    db = openDatabaseForWriting(database.url)
    await migrate(db)
    await write(
      organization('o1', 'own'),
      organization('o2', 'other'),
      embed('o1', job('a'), job('b', { slug: 'shared' }), job('c'), job('d', { name: undefined })),
      embed('o2', job('x', { websites_urls: [{ website_reference: ' board ' }], slug: 'shared' })),
      detail('b', { status: ' Archived ' }),
      detail('c', {
        websites: [{ reference: 'own' }, { reference: 'own' }],
        language: 'fr',
        stages: [{ id: 1 }],
      }),
      detail('draft', { status: 'draft' }),
    )
  })
  afterAll(async () => {
    await db.destroy()
    await database.remove()
  })

  test('a job is open with an embed half of which a page can be made, unless the other half says that it is closed', async () => {
    expect(references(await listOpenJobs(db, page))).toEqual(['a', 'c', 'x'])
    expect(references(await listOpenJobs(db, { after: 'a', limit: 1 }))).toEqual(['c'])
    expect(sorted(await getOpenJobs(db, ['a', 'b', 'draft', 'none', 'x']))).toEqual(['a', 'x'])
    expect(sorted(await listOpenJobsOf(db, ['o1']))).toEqual(['a', 'c'])
  })

  test('a summary has both halves without texts and internal fields', async () => {
    const [row] = await getOpenJobs(db, ['c'])
    const summary = parseSummary(row?.summary ?? '')
    expect(summary.embed).toMatchObject({ reference: 'c', name: 'Job c', slug: 'job-c' })
    expect(summary.detail).toMatchObject({ language: 'fr' })
    expect(summary.websites).toEqual(['own'])
    expect(row?.summary).not.toMatch(/Long text|stages/)
    const [other] = await getOpenJobs(db, ['a'])
    expect(parseSummary(other?.summary ?? '')).toMatchObject({ detail: null, websites: [] })
  })

  test('a website is named by open jobs of the organizations of a site', async () => {
    expect(await isWebsiteNamed(db, 'own', { site: 'own' })).toBe(true)
    expect(await isWebsiteNamed(db, 'board', { site: 'own' })).toBe(false)
    expect(await isWebsiteNamed(db, 'board', { site: 'other' })).toBe(true)
    expect(await isWebsiteNamed(db, 'board', { references: ['o1'] })).toBe(false)
    expect(await isWebsiteNamed(db, 'board', { references: ['o1', 'o2'] })).toBe(true)
    expect(await isWebsiteNamed(db, 'none', { references: [] })).toBe(false)
  })

  test('both halves of a job are read, of whatever status', async () => {
    const rows = await getJobRows(db, ['a', 'draft', 'none'])
    expect(sorted(rows)).toEqual(['a', 'draft'])
    expect(rows.find(({ reference }) => reference === 'draft')).toMatchObject({ embed: null })
    expect(references(await listJobRowsOf(db, 'o1', { after: 'a', limit: 2 }))).toEqual(['b', 'c'])
  })

  test('the organizations of a site are those of its records, or those that are named', async () => {
    const [own, named] = [{ site: 'own' }, { references: ['o2', 'none'] }]
    expect(references(await listSiteOrganizations(db, own, page))).toEqual(['o1'])
    expect(references(await listSiteOrganizations(db, named, page))).toEqual(['o2'])
    expect(references(await listSiteOrganizations(db, own, { after: 'o1', limit: 10 }))).toEqual([])
    expect(references(await getSiteOrganizations(db, own, ['o1', 'o2']))).toEqual(['o1'])
  })

  test('changed references are those after a change, and unknown after a gap', async () => {
    const after = await lastChange(db)
    const list = (limit = 10) => listChangedReferences(db, { after, limit })
    expect(await list()).toEqual({ organizations: [], jobs: [] })
    await write(embed('o1', job('a', { name: 'New' }), job('c')), organization('o2', 'other', 'two'))
    await write(embed('o1', job('a', { name: 'Newer' }), job('c')))
    const changed = await list()
    expect(changed?.organizations).toEqual(['o2'])
    expect([...(changed?.jobs ?? [])].sort()).toEqual(['a', 'b', 'd'])
    expect(await list(2)).toBeNull()
    await db.deleteFrom('changes').where('number', '=', after).execute()
    expect(await list()).toBeNull()
  })

  test('a job that is no longer open names no website', async () => {
    await write(detail('c', { status: 'archived', websites: [{ reference: 'own' }] }))
    expect(await isWebsiteNamed(db, 'own', { site: 'own' })).toBe(false)
  })
})
