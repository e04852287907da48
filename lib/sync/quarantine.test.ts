import { listHeld, releaseHeld } from '@vitrine/content-store/apply/quarantine'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { article, type Copy, embedJob, job, organization, startCopy } from './testing/copy'

const minute = 60_000
const names = ['O1', 'O2', 'O3', 'O4', 'O5']

const jobsOf = (name: string) => (name === 'O1' ? 6 : 2)
const embedOf = (name: string, count = jobsOf(name)) => ({
  ...{ name, websites: [], jobs: Array.from({ length: count }, (_, index) => embedJob(`${name}_J${index}`)) },
})

describe.each(engines)('a wrong response on %s', (engine) => {
  let copy: Copy
  beforeEach(async () => {
    copy = await startCopy(engine, { quarantineMinutes: 15 })
    const { upstream } = copy
    upstream.organizations = names.map(organization)
    for (const name of names) {
      upstream.embeds.set(name, embedOf(name))
      for (let index = 0; index < jobsOf(name); index += 1)
        upstream.jobs.set(`${name}_J${index}`, job(`${name}_J${index}`, { organization_reference: name }))
    }
    upstream.articles = Array.from({ length: 8 }, (_, index) =>
      article(`A${index}`, {
        language: index < 5 ? 'en' : 'fr',
        categories: index < 4 ? [{ reference: 'craft', name: 'Craft' }] : [],
      }),
    )
    await copy.readAll()
  })
  afterEach(() => copy.stop())

  const held = async () => (await listHeld(copy.db)).map(({ list }) => list)
  const openJobs = async (name: string) => {
    const rows = await copy.db
      .selectFrom('jobs')
      .select('reference')
      .where('organization_reference', '=', name)
      .where('embed_hash', 'is not', null)
      .execute()
    return rows.length
  }
  const count = async (table: 'organizations' | 'articles') => (await copy.references(table)).length
  const inCategory = async () =>
    (await copy.db.selectFrom('article_links').select('target').where('kind', '=', 'category').execute())
      .length

  it('that has no organization changes nothing, until it has repeated for fifteen minutes', async () => {
    copy.upstream.organizations = []
    await copy.later(minute)
    expect(await held()).toEqual(['organizations'])
    await copy.later(13 * minute)
    expect(await count('organizations')).toBe(5)
    await copy.later(6 * minute)
    expect(await count('organizations')).toBe(0)
    expect(await held()).toEqual([])
  })

  it('that has no organization is right if the embed operation has none of them either', async () => {
    copy.upstream.organizations = []
    copy.upstream.embeds.clear()
    await copy.later(minute)
    expect(await count('organizations')).toBe(0)
  })

  it('ends its quarantine when the list is complete again', async () => {
    copy.upstream.organizations = []
    await copy.later(minute)
    copy.upstream.organizations = names.map(organization)
    await copy.later(5 * minute)
    expect(await held()).toEqual([])
    expect(await count('organizations')).toBe(5)
  })

  it('with which more than half of the organizations are lost is held, and one with which two are lost is not', async () => {
    copy.upstream.organizations = names.slice(3).map(organization)
    await copy.later(minute)
    expect(await count('organizations')).toBe(5)
    copy.upstream.organizations = names.slice(2).map(organization)
    await copy.later(5 * minute)
    expect(await copy.references('organizations')).toEqual(['O3', 'O4', 'O5'])
  })

  it('that renames most organizations changes no slug, and one that renames two does', async () => {
    const renamed = (name: string) => ({ ...organization(name), slug: `new-${name}` })
    copy.upstream.organizations = names.map(renamed)
    await copy.later(minute)
    expect(await held()).toEqual(['organizations/slugs'])
    copy.upstream.organizations = [...names.slice(0, 2).map(renamed), ...names.slice(2).map(organization)]
    await copy.later(5 * minute)
    const slugs = await copy.db.selectFrom('organizations').select('slug').orderBy('slug').execute()
    expect(slugs.map(({ slug }) => slug)).toEqual(['new-O1', 'new-O2', 'o3', 'o4', 'o5'])
    expect(await held()).toEqual([])
  })

  it('is written if somebody releases it', async () => {
    copy.upstream.organizations = names.slice(4).map(organization)
    await copy.later(minute)
    expect(await releaseHeld(copy.db, 'organizations', new Date())).toEqual(['organizations'])
    await copy.later(5 * minute)
    expect(await copy.references('organizations')).toEqual(['O5'])
  })

  it('without jobs closes none while the job operation still has them as published', async () => {
    copy.upstream.embeds.set('O1', embedOf('O1', 0))
    copy.upstream.embeds.delete('O2')
    await copy.later(5 * minute)
    expect([await openJobs('O1'), await openJobs('O2')]).toEqual([6, 2])
    expect(await held()).toEqual(['jobs/O1', 'jobs/O2'])
  })

  it('that lacks one of two jobs closes it only if the job operation agrees', async () => {
    copy.upstream.embeds.set('O2', embedOf('O2', 1))
    await copy.later(5 * minute)
    expect(await openJobs('O2')).toBe(2)
    copy.upstream.jobs.set('O2_J1', job('O2_J1', { organization_reference: 'O2', status: 'archived' }))
    await copy.later(5 * minute)
    expect(await openJobs('O2')).toBe(1)
    expect(await held()).toEqual([])
  })

  it('without jobs closes all at once if the job operation has none of them either', async () => {
    copy.upstream.embeds.set('O1', embedOf('O1', 0))
    for (let index = 0; index < 6; index += 1) copy.upstream.jobs.delete(`O1_J${index}`)
    await copy.later(5 * minute)
    expect(await openJobs('O1')).toBe(0)
    expect(await held()).toEqual([])
  })

  it('of each organization closes few jobs, but not most of all of them', async () => {
    copy.upstream.embeds.set('O1', embedOf('O1', 4))
    for (const name of names.slice(1)) copy.upstream.embeds.set(name, embedOf(name, 0))
    copy.upstream.failure = { path: /\/jobs\//, status: 500 }
    await copy.later(5 * minute)
    const open = await Promise.all(names.map(openJobs))
    expect(open.reduce((sum, jobs) => sum + jobs, 0)).toBeGreaterThan(7)
  })

  it('without articles deletes none, until it has repeated for fifteen minutes', async () => {
    copy.upstream.articles = []
    await copy.later(15 * minute)
    expect(await count('articles')).toBe(8)
    expect(await held()).toEqual(['articles/en', 'articles/fr'])
    await copy.later(20 * minute)
    expect(await count('articles')).toBe(0)
  })

  it('without the articles of one language deletes none, and one that lacks an article deletes it', async () => {
    const all = copy.upstream.articles
    copy.upstream.articles = all.slice(0, 5)
    await copy.later(15 * minute)
    expect(await count('articles')).toBe(8)
    copy.upstream.articles = all.slice(0, 7)
    await copy.later(5 * minute)
    expect(await count('articles')).toBe(7)
    expect(await held()).toEqual([])
  })

  it('in which most articles lack their categories changes none of them, and one with two such articles does', async () => {
    const without = (from: number) =>
      copy.upstream.articles.map(({ record, updatedAt }, index) => ({
        record: index >= from && index < 4 ? { ...record, categories: [] } : record,
        updatedAt,
      }))
    const all = copy.upstream.articles
    copy.upstream.articles = without(0)
    await copy.later(15 * minute)
    expect(await inCategory()).toBe(4)
    expect(await held()).toEqual(['articles/with-category'])
    copy.upstream.articles = all
    copy.upstream.articles = without(2)
    await copy.later(5 * minute)
    expect(await inCategory()).toBe(2)
  })
})
