import { summarizeReads } from '@vitrine/content-store/queries/reads'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { article, type Copy, embedJob, job, organization, startCopy } from './testing/copy'

const minute = 60_000

describe.each(engines)('a copy of a hosted API on %s', (engine) => {
  let copy: Copy
  beforeEach(async () => {
    copy = await startCopy(engine)
    copy.upstream.organizations = [organization('O1'), organization('O2')]
    copy.upstream.embeds.set('O1', { name: 'One', websites: [], jobs: [embedJob('J1'), embedJob('J2')] })
    copy.upstream.embeds.set('O2', { name: 'Two', websites: [], jobs: [embedJob('J3')] })
    for (const reference of ['J1', 'J2']) copy.upstream.jobs.set(reference, job(reference))
    copy.upstream.jobs.set('J3', job('J3', { organization_reference: 'O2' }))
    copy.upstream.articles = Array.from({ length: 250 }, (_, index) => article(`A${index}`))
  })
  afterEach(() => copy.stop())

  const jobOf = (reference: string) =>
    copy.db.selectFrom('jobs').selectAll().where('reference', '=', reference).executeTakeFirst()

  it('has every record as the API sent it, after one request for each list page and record', async () => {
    await copy.readAll()
    expect((await summarizeReads(copy.db)).map(({ unread }) => unread)).toEqual([0, 0, 0, 0, 0])
    expect(await copy.references('organizations')).toEqual(['O1', 'O2'])
    expect(await copy.references('jobs')).toEqual(['J1', 'J2', 'J3'])
    expect(await copy.references('articles')).toHaveLength(250)
    const stored = await jobOf('J1')
    expect(JSON.parse(stored?.detail ?? '')).toEqual(job('J1'))
    expect(JSON.parse(stored?.embed ?? '')).toEqual(embedJob('J1'))
    const { record } = await copy.db.selectFrom('organizations').select('record').executeTakeFirstOrThrow()
    expect(JSON.parse(record ?? '')).toEqual(organization('O1'))
    // One list of organizations, two embed responses, three jobs; three pages of articles, and none of them changed since.
    expect(copy.upstream.requests).toHaveLength(1 + 2 + 3 + 3 + 1)
  })

  it('reads nothing early, then the lists and the embed responses', async () => {
    await copy.readAll()
    expect(await copy.later(minute - 1)).toEqual([])
    expect(await copy.later(1)).toHaveLength(2)
    expect((await copy.later(4 * minute)).filter((path) => path.includes('/embed'))).toHaveLength(2)
  })

  it('reads a job again when its embed half is new, changed or gone', async () => {
    await copy.readAll()
    copy.upstream.embeds.set('O1', {
      name: 'One',
      jobs: [embedJob('J1', { name: 'Senior nurse' }), embedJob('J4')],
    })
    copy.upstream.jobs.set('J4', job('J4'))
    copy.upstream.jobs.set('J2', job('J2', { status: 'archived' }))
    const requests = await copy.later(5 * minute)
    expect(
      requests
        .filter((path) => /\/jobs\/J\d/.test(path))
        .map((path) => path.match(/J\d/)?.[0])
        .sort(),
    ).toEqual(['J1', 'J2', 'J4'])
    expect(await jobOf('J2')).toMatchObject({ embed: null, status: 'archived' })
  })

  it('deletes a job that neither operation has, and an organization that the list lacks with its jobs', async () => {
    await copy.readAll()
    copy.upstream.embeds.set('O1', { name: 'One', jobs: [embedJob('J1')] })
    copy.upstream.jobs.delete('J2')
    copy.upstream.organizations = [organization('O1')]
    await copy.later(5 * minute)
    expect(await copy.references('jobs')).toEqual(['J1'])
    expect(await copy.references('organizations')).toEqual(['O1'])
    expect((await copy.later(6 * 60 * minute)).filter((path) => /O2|J[23]/.test(path))).toEqual([])
  })

  it('finds changed articles within a minute, and deleted ones with the next complete read', async () => {
    await copy.readAll()
    copy.upstream.articles[7] = { ...article('A7', { name: 'Day shift' }), updatedAt: '2026-11-20' }
    copy.upstream.articles = copy.upstream.articles.filter(({ record }) => record.reference !== 'A9')
    await copy.later(minute)
    const name = async () =>
      (
        await copy.db
          .selectFrom('articles')
          .select('name_normalized')
          .where('reference', '=', 'A7')
          .executeTakeFirst()
      )?.name_normalized
    expect(await name()).toBe('day shift')
    expect(await copy.references('articles')).toHaveLength(250)
    await copy.later(15 * minute)
    expect(await copy.references('articles')).toHaveLength(249)
  })

  it('deletes no article while the list changes between two of its pages', async () => {
    await copy.readAll()
    copy.upstream.onRequest = (path) => {
      if (path.includes('all?order_by') && path.includes('page=2&'))
        copy.upstream.articles = copy.upstream.articles.filter(({ record }) => record.reference !== 'A9')
    }
    await copy.later(15 * minute)
    expect(await copy.references('articles')).toHaveLength(250)
    copy.upstream.onRequest = () => {}
    await copy.later(15 * minute)
    expect(await copy.references('articles')).toHaveLength(249)
  })

  it('keeps everything while the API fails, names the failure, and goes on afterwards', async () => {
    await copy.readAll()
    copy.upstream.failure = { path: /./, status: 500 }
    copy.upstream.articles = []
    copy.upstream.organizations = []
    await copy.later(20 * minute)
    expect(await copy.references('articles')).toHaveLength(250)
    expect(await copy.references('organizations')).toHaveLength(2)
    const failing = (await summarizeReads(copy.db)).filter((summary) => summary.failing > 0)
    expect(failing.map(({ kind, failure }) => [kind, failure])).toContainEqual([
      'organizations',
      'organizations list: 500',
    ])
    copy.upstream.failure = null
    copy.upstream.organizations = [organization('O1')]
    copy.upstream.articles = [article('A1')]
    // The first requests find that the API works again.
    await copy.later(20 * minute)
    await copy.later(20 * minute)
    expect(await copy.references('organizations')).toEqual(['O1'])
    expect((await summarizeReads(copy.db)).filter(({ failure }) => failure !== null)).toEqual([])
  })

  it('reads organizations without the blocks that the token may not read', async () => {
    copy.upstream.failure = {
      ...{ path: /videos=true/, status: 403 },
      body: { error: 'invalid_scope', error_description: 'su_videos_r is missing' },
    }
    await copy.readAll()
    expect(await copy.references('organizations')).toEqual(['O1', 'O2'])
    expect(
      copy.upstream.requests.find(
        (path) => path.includes('images=true&') === false && path.includes('offices=true'),
      ),
    ).toContain('images=true')
  })

  it('asks for no job for an hour where the token may not read jobs', async () => {
    copy.upstream.failure = { path: /\/jobs\//, status: 403, body: { error: 'invalid_scope' } }
    await copy.readAll()
    expect(await copy.references('jobs')).toEqual(['J1', 'J2', 'J3'])
    expect((await copy.later(30 * minute)).filter((path) => path.includes('/jobs/'))).toEqual([])
  })

  it('asks again at once after a restart, with which the token can have changed', async () => {
    copy.upstream.failure = { path: /articles/, status: 403, body: { error: 'invalid_scope' } }
    await copy.readAll()
    copy.upstream.failure = null
    await copy.restart()
    await copy.readAll()
    expect(await copy.references('articles')).toHaveLength(250)
  })

  it('reads only embed responses without a token, of the organizations that the settings name', async () => {
    await copy.restart({ hasToken: false, organizations: ['O1'], name: 'other' })
    copy.upstream.requests = []
    await copy.readAll()
    expect(copy.upstream.requests).toEqual(['/api/v1/embed?organization_reference=O1'])
    expect(await copy.references('jobs')).toEqual(['J1', 'J2'])
  })

  it('deletes an organization that the settings no longer name, with its jobs', async () => {
    await copy.restart({ organizations: ['O1', 'O2'] })
    await copy.readAll()
    await copy.restart({ organizations: ['O2'] })
    await copy.later(minute)
    expect(await copy.references('organizations')).toEqual(['O2'])
    expect(await copy.references('jobs')).toEqual(['J3'])
  })

  it('replaces the records of another API, and never those of files', async () => {
    await copy.readAll()
    await copy.restart({ name: 'https://other.example' })
    expect(await copy.references('articles')).toEqual([])
    await copy.db
      .insertInto('store')
      .values({ id: 1, source: 'files', version: '1', published_until: 0 })
      .execute()
    await expect(copy.restart()).rejects.toThrow('set DATABASE_URL to another database for the copy')
  })

  it('goes on where an earlier process ended', async () => {
    for (let count = 0; count < 2; count += 1) {
      const read = await copy.sync.next()
      if (read) await copy.sync.read(read)
    }
    const before = copy.upstream.requests.length
    await copy.restart()
    await copy.readAll()
    expect(copy.upstream.requests).toHaveLength(10)
    expect(before).toBeGreaterThan(1)
  })
})
