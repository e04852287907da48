import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apply } from '#apply/apply'
import { type Db, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { createDatabase, engines, type TestDatabase } from '#testing/engines'
import type { ArticleFilter } from './article-filter'
import { listNewestArticles, listOldArticles } from './articles'
import { listJobKeys, listJobsOfUnusualReference } from './jobs'
import { countEmbedJobs } from './open-jobs'
import { countSiteOrganizations, listOrganizationSlugs, listUnusualSlugs } from './site-organizations'

const now = new Date('2026-11-20T12:00:00Z')

const organization = (reference: string, slug: string, site = 'site') => ({
  reference,
  record: { reference, slug, name: reference, websites: [{ reference: site }] },
})

const article = (reference: string, day: string, fields: Record<string, unknown> = {}) => ({
  reference,
  record: {
    ...{ reference, name: `Story ${reference}`, language: 'en', published_at: `${day}T08:00:00Z` },
    ...fields,
  },
})

const craft = { categories: [{ reference: 'craft', name: 'Craft' }] }
const articles = [
  article('A1', '2026-01-01', { ...craft, indexed: ['news', 'blog'] }),
  article('A2', '2026-02-01', { ...craft, indexed: ['news'], url: 'https://old.example/en/the-story' }),
  article('A3', '2026-03-01', { language: 'fr_CA', url: 'https://old.example/fr/the-story/' }),
  article('A4', '2027-01-01', { ...craft, indexed: ['blog'], url: 'https://old.example/en/the-story' }),
]

const job = (reference: string, fields: Record<string, unknown>) => ({ reference, name: 'Nurse', ...fields })

describe.each(engines)('slugs and counts on %s', (engine) => {
  let database: TestDatabase
  let db: Db
  beforeAll(async () => {
    database = await createDatabase(engine)
    db = openDatabaseForWriting(database.url)
    await migrate(db)
    await apply(
      db,
      'test',
      [
        {
          kind: 'organizations',
          records: [
            organization('O1', 'acme'),
            organization('O2', 'Acme'),
            organization('O3', 'café'),
            organization('O4', 'Search'),
            organization('O5', 'other', 'elsewhere'),
          ],
        },
        {
          kind: 'embeds',
          records: [
            {
              organization_reference: 'O1',
              embed: {
                name: 'Acme',
                websites: [],
                jobs: [job('J1', { slug: 'Nurse_Lyon' }), job('j1', { slug: 'nurse_paris' })],
              },
            },
          ],
        },
        {
          kind: 'jobs',
          records: [
            {
              reference: 'J2',
              detail: job('J2', { organization_reference: 'O1', status: 'archived', language: 'fr' }),
            },
            { reference: 'J/3', detail: job('J/3', { organization_reference: 'O2', status: 'archived' }) },
          ],
        },
        { kind: 'articles', records: articles },
      ],
      { now },
    )
  })
  afterAll(async () => {
    await db.destroy()
    await database.remove()
  })

  const own = { site: 'site' }
  const elsewhere = { site: 'elsewhere' }
  const published: ArticleFilter = { publishedUntil: now.getTime() }

  it('lists the articles of a list that were published last', async () => {
    const newest = async (filter: ArticleFilter, limit = 9) =>
      (await listNewestArticles(db, { ...published, ...filter }, limit)).map(
        (record) => JSON.parse(record).reference,
      )
    expect(await newest({ category: 'craft' })).toEqual(['A2', 'A1'])
    expect(await newest({ category: 'craft' }, 1)).toEqual(['A2'])
    expect(await newest({ category: 'craft', indexes: ['blog'] })).toEqual(['A1'])
    expect(await newest({ category: 'CRAFT' })).toEqual([])
    expect(await newest({ languages: [] })).toEqual([])
  })

  it('finds published articles by their slug on a previous site, else by their own', async () => {
    const references = async (slug: string) =>
      (await listOldArticles(db, slug, now.getTime())).map(({ reference }) => reference)
    expect(await references('the-story')).toEqual(['A3', 'A2'])
    expect(await references('story-a1')).toEqual(['A1'])
    expect(await references('story-a2')).toEqual([])
  })

  it('finds the organizations of the site by their slug in any case', async () => {
    const slugs = await listOrganizationSlugs(db, own, 'ACME')
    expect(slugs.map(({ slug }) => slug).sort()).toEqual(['Acme', 'acme'])
    for (const slug of ['other', 'invented'])
      expect(await listOrganizationSlugs(db, own, slug), slug).toEqual([])
  })

  it('lists the slugs that no path can have', async () => {
    const slugs = await listUnusualSlugs(db, own)
    expect(slugs.map(({ slug }) => slug).sort()).toEqual(['Search', 'café'])
    expect(await listUnusualSlugs(db, elsewhere)).toEqual([])
  })

  it('counts the organizations of a site', async () => {
    expect(await countSiteOrganizations(db, own)).toBe(4)
    expect(await countSiteOrganizations(db, { references: ['O1', 'none'] })).toBe(1)
  })

  it('finds jobs of an organization by their slug in any case, and by exact references', async () => {
    expect(await listJobKeys(db, 'O1', { slug: 'NURSE_lyon', references: ['lyon'] })).toEqual([
      { reference: 'J1', slug: 'Nurse_Lyon', status: 'published', language: null, isOpen: true },
    ])
    expect(await listJobKeys(db, 'O1', { slug: 'x_J2', references: ['J2'] })).toEqual([
      { reference: 'J2', slug: '', status: 'archived', language: 'fr', isOpen: false },
    ])
    expect(await listJobKeys(db, 'O1', { slug: 'Nurse_Lyon', references: ['J1'] })).toHaveLength(1)
    expect(await listJobKeys(db, 'O2', { slug: 'nurse_lyon', references: ['J1'] })).toEqual([])
  })

  it('lists the jobs whose reference no path can have', async () => {
    const keys = await listJobsOfUnusualReference(db, 'O2')
    expect(keys.map(({ reference }) => reference)).toEqual(['J/3'])
    expect(await listJobsOfUnusualReference(db, 'O1')).toEqual([])
  })

  it('counts the jobs of embed responses', async () => {
    expect(await countEmbedJobs(db, 'O1')).toBe(2)
    expect(await countEmbedJobs(db, 'O2')).toBe(0)
    expect(await countEmbedJobs(db, null)).toBe(2)
  })
})
