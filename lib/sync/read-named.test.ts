import { engines } from '@vitrine/content-store/testing/engines'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { article, type Copy, embedJob, job, organization, startCopy } from './testing/copy'

describe.each(engines)('records that a webhook names, on %s', (engine) => {
  let copy: Copy
  beforeEach(async () => {
    copy = await startCopy(engine, { quarantineMinutes: 15 })
    copy.upstream.organizations = [organization('O1'), organization('O2')]
    copy.upstream.embeds.set('O1', { name: 'One', websites: [], jobs: [embedJob('J1'), embedJob('J2')] })
    copy.upstream.embeds.set('O2', { name: 'Two', websites: [], jobs: [] })
    for (const reference of ['J1', 'J2']) copy.upstream.jobs.set(reference, job(reference))
    copy.upstream.articles = ['A1', 'A2', 'A3'].map((reference) => article(reference))
    await copy.readAll()
    copy.upstream.requests.length = 0
  })
  afterEach(() => copy.stop())

  const change = (type: 'article' | 'organization' | 'job', reference: string) =>
    ({ type, reference, action: 'update' }) as const
  const deletion = (type: 'article' | 'organization' | 'job', reference: string) =>
    ({ type, reference, action: 'delete' }) as const
  const nameOf = async (reference: string) =>
    (
      await copy.db
        .selectFrom('articles')
        .select('name_normalized')
        .where('reference', '=', reference)
        .executeTakeFirst()
    )?.name_normalized

  it('are in the store when the read ends: a new article, by one request', async () => {
    copy.upstream.articles.push({ ...article('A4'), updatedAt: '2026-11-20' })
    await copy.readNow([change('article', 'A4')])
    expect(await copy.references('articles')).toEqual(['A1', 'A2', 'A3', 'A4'])
    expect(copy.upstream.requests).toHaveLength(1)
  })

  it('are read by the day of an article that changed without a later time', async () => {
    copy.upstream.articles[0] = article('A1', { name: 'Day shift' })
    await copy.readNow([change('article', 'A1')])
    expect(await nameOf('A1')).toBe('day shift')
    expect(copy.upstream.requests).toHaveLength(2)
  })

  it('are deleted if the API does not list them, although the list becomes empty', async () => {
    copy.upstream.articles = []
    await copy.readNow([deletion('article', 'A1')])
    expect(await copy.references('articles')).toEqual(['A2', 'A3'])
    await copy.readNow([deletion('article', 'A2'), deletion('article', 'A3')])
    expect(await copy.references('articles')).toEqual([])
  })

  it('stay if the API still lists them, and if the webhook says only that they changed', async () => {
    await copy.readNow([deletion('article', 'A1')])
    copy.upstream.articles = copy.upstream.articles.slice(1)
    await copy.readNow([change('article', 'A1')])
    expect(await copy.references('articles')).toEqual(['A1', 'A2', 'A3'])
  })

  it('are new jobs with the embed response of their organizations, and jobs that are deleted', async () => {
    copy.upstream.embeds.set('O2', { name: 'Two', websites: [], jobs: [embedJob('J3')] })
    copy.upstream.jobs.set('J3', job('J3', { organization_reference: 'O2' }))
    await copy.readNow([change('job', 'J3')])
    const stored = await copy.db
      .selectFrom('jobs')
      .selectAll()
      .where('reference', '=', 'J3')
      .executeTakeFirst()
    expect(stored).toMatchObject({ organization_reference: 'O2', embed: expect.any(String) })
    copy.upstream.embeds.set('O1', { name: 'One', websites: [], jobs: [] })
    copy.upstream.jobs.delete('J1')
    copy.upstream.jobs.delete('J2')
    await copy.readNow([deletion('job', 'J1'), deletion('job', 'J2')])
    expect(await copy.references('jobs')).toEqual(['J3'])
  })

  it('are an organization that the list lacks, which needs no other sign', async () => {
    copy.upstream.organizations = []
    await copy.readNow([deletion('organization', 'O1'), deletion('organization', 'O2')])
    expect(await copy.references('organizations')).toEqual([])
    expect(await copy.references('jobs')).toEqual([])
  })

  it('do not confirm that other organizations are deleted', async () => {
    copy.upstream.organizations = []
    const read = copy.readNow([deletion('organization', 'O2')])
    await expect(read).rejects.toThrow('held in quarantine: organizations')
    expect(await copy.references('organizations')).toEqual(['O1', 'O2'])
  })

  it('are not read while the API fails, which throws', async () => {
    copy.upstream.failure = { path: /./, status: 500 }
    await expect(copy.readNow([change('article', 'A1')])).rejects.toThrow('articles list: 500')
  })

  it('are jobs of the embed response alone where the token may not read jobs', async () => {
    copy.upstream.failure = { path: /\/jobs\//, status: 403 }
    copy.upstream.embeds.set('O1', { name: 'One', jobs: [embedJob('J1', { name: 'Cook' }), embedJob('J2')] })
    await copy.readNow([change('job', 'J1')])
    const { embed } = await copy.db
      .selectFrom('jobs')
      .select('embed')
      .where('reference', '=', 'J1')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(embed ?? '')).toMatchObject({ name: 'Cook' })
  })
})
