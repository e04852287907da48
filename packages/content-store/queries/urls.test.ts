import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apply } from '#apply/apply'
import { type Db, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { createDatabase, engines, type TestDatabase } from '#testing/engines'
import {
  type ArticleRange,
  countArticlesOf,
  countEmbedJobs,
  countOrganizations,
  getPublishedArticle,
  listJobKeys,
  listJobsOfUnusualReference,
  listLanguages,
  listNewestArticles,
  listOldArticles,
  listOrganizationSlugs,
  listUnusualSlugs,
} from './urls'

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

describe.each(engines)('the records of paths on %s', (engine) => {
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

  const published = { indexes: [] as string[], to: now.getTime() + 1 }
  const all: ArticleRange = { ...published, link: null, languages: null, from: 0 }
  const inCraft: ArticleRange = { ...all, link: { kind: 'category', target: 'craft' } }
  const count = (range: ArticleRange) => countArticlesOf(db, range)
  const referenceOf = (record: string | null) => (record === null ? null : JSON.parse(record).reference)

  it('finds a published article by its exact reference', async () => {
    expect(referenceOf(await getPublishedArticle(db, 'A1', published))).toBe('A1')
    for (const reference of ['a1', 'A4', 'A9'])
      expect(await getPublishedArticle(db, reference, published), reference).toBeNull()
  })

  it('finds only articles of the indexes', async () => {
    const inBlog = { ...published, indexes: ['blog', 'other'] }
    expect(referenceOf(await getPublishedArticle(db, 'A1', inBlog))).toBe('A1')
    expect(await getPublishedArticle(db, 'A2', inBlog)).toBeNull()
  })

  it('counts the published articles of a list', async () => {
    expect(await count(all)).toBe(3)
    expect(await count({ ...all, languages: ['fr-CA', 'fr'] })).toBe(1)
    expect(await count({ ...all, languages: [] })).toBe(0)
    expect(await count({ ...all, from: Date.UTC(2026, 1), to: Date.UTC(2026, 2) })).toBe(1)
    expect(await count(inCraft)).toBe(2)
    expect(await count({ ...inCraft, languages: ['fr-CA'] })).toBe(0)
    expect(await count({ ...inCraft, from: Date.UTC(2026, 1) })).toBe(1)
  })

  it('counts an article of several indexes once', async () => {
    expect(await count({ ...all, indexes: ['news'] })).toBe(2)
    expect(await count({ ...all, indexes: ['news', 'blog'] })).toBe(2)
    expect(await count({ ...inCraft, indexes: ['news', 'blog'] })).toBe(2)
    expect(await count({ ...inCraft, indexes: ['blog'] })).toBe(1)
  })

  it('lists the articles of a list that were published last', async () => {
    const newest = async (range: ArticleRange, limit = 9) =>
      (await listNewestArticles(db, range, limit)).map(referenceOf)
    expect(await newest(inCraft)).toEqual(['A2', 'A1'])
    expect(await newest(inCraft, 1)).toEqual(['A2'])
    expect(await newest({ ...inCraft, indexes: ['blog'] })).toEqual(['A1'])
    expect(await newest({ ...all, link: { kind: 'category', target: 'CRAFT' } })).toEqual([])
  })

  it('lists each language once', async () => {
    expect(await listLanguages(db)).toEqual(['en', 'fr-CA'])
  })

  it('finds published articles by their slug on a previous site, else by their own', async () => {
    const references = async (slug: string) =>
      (await listOldArticles(db, slug, published)).map(({ reference }) => reference)
    expect(await references('the-story')).toEqual(['A3', 'A2'])
    expect(await references('story-a1')).toEqual(['A1'])
    expect(await references('story-a2')).toEqual([])
  })

  it('finds the organizations of the site by their slug in any case', async () => {
    const slugs = await listOrganizationSlugs(db, 'site', 'ACME')
    expect(slugs.map(({ slug }) => slug).sort()).toEqual(['Acme', 'acme'])
    for (const slug of ['other', 'invented'])
      expect(await listOrganizationSlugs(db, 'site', slug), slug).toEqual([])
  })

  it('lists the slugs that no path can have', async () => {
    const slugs = await listUnusualSlugs(db, 'site')
    expect(slugs.map(({ slug }) => slug).sort()).toEqual(['Search', 'café'])
    expect(await listUnusualSlugs(db, 'elsewhere')).toEqual([])
  })

  it('counts the organizations of a site', async () => {
    expect(await countOrganizations(db, 'site')).toBe(4)
    expect(await countOrganizations(db, 'none')).toBe(0)
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
