import { summarizeInvalid } from '@vitrine/content-store/queries/invalid-records'
import { summarizeReads } from '@vitrine/content-store/queries/reads'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { article, type Copy, embedJob, job, organization, startCopy } from './testing/copy'

const minute = 60_000
const jobs = ['J1', 'J2', 'J3', 'J4', 'J5']
const since = Date.parse('2026-11-20T12:00:00Z')

/** What the API should send, but does not. */
const invalid = <T>(record: T, fields: Record<string, unknown>): T => ({ ...record, ...fields })

describe.each(engines)('a record that is not valid on %s', (engine) => {
  let copy: Copy
  beforeEach(async () => {
    copy = await startCopy(engine)
    const { upstream } = copy
    upstream.organizations = ['O1', 'O2', 'O3'].map(organization)
    upstream.embeds.set('O1', { name: 'One', websites: [], jobs: jobs.map((name) => embedJob(name)) })
    upstream.embeds.set('O2', { name: 'Two', websites: [], jobs: [embedJob('J6')] })
    upstream.embeds.set('O3', { name: 'Three', websites: [], jobs: [] })
    for (const reference of jobs) upstream.jobs.set(reference, job(reference))
    upstream.jobs.set('J6', job('J6', { organization_reference: 'O2' }))
    upstream.articles = Array.from({ length: 10 }, (_, index) => article(`A${index}`))
    await copy.readAll()
  })
  afterEach(() => copy.stop())

  const named = async () => {
    const { first } = await summarizeInvalid(copy.db, 10)
    return first.map(({ kind, reference, field }) => `${kind} ${reference}: ${field}`)
  }
  const failing = async () =>
    (await summarizeReads(copy.db)).filter((summary) => summary.failing > 0).map(({ kind }) => kind)
  const openJobs = async (organizationReference: string) => {
    const rows = await copy.db
      .selectFrom('jobs')
      .select('reference')
      .where('organization_reference', '=', organizationReference)
      .where('summary', 'is not', null)
      .orderBy('reference')
      .execute()
    return rows.map(({ reference }) => reference)
  }
  const replaceArticle = (reference: string, fields: Record<string, unknown>) => {
    copy.upstream.articles = copy.upstream.articles.map((entry) =>
      entry.record.reference === reference
        ? { record: invalid(entry.record, fields), updatedAt: '2026-11-20' }
        : entry,
    )
  }
  const replaceEmbed = (reference: string, fields: Record<string, unknown>) =>
    copy.upstream.embeds.set(reference, invalid(copy.upstream.embeds.get(reference) ?? {}, fields))

  it('of the articles keeps its last version and is named until it is valid again', async () => {
    replaceArticle('A3', { published_at: null, name: 'Later' })
    await copy.later(15 * minute)
    expect(await copy.references('articles')).toHaveLength(10)
    const { record } = await copy.db
      .selectFrom('articles')
      .select('record')
      .where('reference', '=', 'A3')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(record)).toEqual(article('A3').record)
    expect(await named()).toEqual(['article A3: published_at'])
    await copy.later(15 * minute)
    const { first } = await summarizeInvalid(copy.db, 10)
    expect(first.map((row) => row.since)).toEqual([since + 15 * minute])
    replaceArticle('A3', article('A3').record)
    await copy.later(minute)
    expect(await named()).toEqual([])
    expect(await failing()).toEqual([])
  })

  it('of the articles is deleted and no longer named when the list lacks it', async () => {
    replaceArticle('A3', { name: null })
    copy.upstream.articles.push({ ...article('A11', { language: 7 }), updatedAt: '2026-11-20' })
    await copy.later(15 * minute)
    expect(await named()).toEqual(['article A11: language', 'article A3: name'])
    copy.upstream.articles = copy.upstream.articles.filter(
      ({ record }) => record.reference !== 'A3' && record.reference !== 'A11',
    )
    await copy.later(15 * minute)
    expect(await named()).toEqual([])
    expect(await copy.references('articles')).toHaveLength(9)
  })

  it('of the articles is not deleted by a webhook that says so while its day has it', async () => {
    replaceArticle('A3', { name: null })
    copy.upstream.articles = copy.upstream.articles.map((entry) => ({ ...entry, updatedAt: '2026-03-02' }))
    await copy.readNow([{ type: 'article', reference: 'A3', action: 'delete' }])
    expect(await copy.references('articles')).toHaveLength(10)
    expect(await named()).toEqual(['article A3: name'])
  })

  it('of the organizations keeps its last version and its jobs, and is deleted with them when the list lacks it', async () => {
    copy.upstream.organizations = ['O1', 'O2', 'O3'].map(organization)
    copy.upstream.organizations[0] = invalid(organization('O1'), { name: null })
    await copy.later(minute)
    expect(await copy.references('organizations')).toEqual(['O1', 'O2', 'O3'])
    expect(await openJobs('O1')).toEqual(jobs)
    expect(await named()).toEqual(['organization O1: name'])
    expect((await copy.later(5 * minute)).filter((path) => path.includes('/embed'))).toHaveLength(3)
    copy.upstream.organizations = ['O2', 'O3'].map(organization)
    await copy.later(minute)
    expect(await copy.references('organizations')).toEqual(['O2', 'O3'])
    expect(await copy.references('jobs')).toEqual(['J6'])
    expect(await named()).toEqual([])
  })

  it('of the organizations is not copied if it never was valid, nor its jobs', async () => {
    copy.upstream.organizations.push(invalid(organization('O4'), { slug: null }))
    copy.upstream.embeds.set('O4', { name: 'Four', websites: [], jobs: [embedJob('J9')] })
    await copy.later(5 * minute)
    expect(await copy.references('organizations')).toEqual(['O1', 'O2', 'O3'])
    expect(await copy.references('jobs')).not.toContain('J9')
    expect(await named()).toEqual(['organization O4: slug'])
  })

  it.each(['name', 'slug'])(
    'without a %s in an embed response stays open, and is closed when the response lacks it',
    async (field) => {
      const rest = jobs.slice(1).map((name) => embedJob(name))
      replaceEmbed('O1', { jobs: [embedJob('J1', { [field]: null }), ...rest] })
      await copy.later(5 * minute)
      expect(await openJobs('O1')).toEqual(jobs)
      expect(await named()).toEqual([`job J1: ${field}`])
      replaceEmbed('O1', { jobs: rest })
      copy.upstream.jobs.delete('J1')
      await copy.later(5 * minute)
      expect(await openJobs('O1')).toEqual(jobs.slice(1))
      expect(await named()).toEqual([])
    },
  )

  it.each(['name', 'organization_reference'])(
    'without a %s of the job operation keeps its last version',
    async (field) => {
      copy.upstream.jobs.set('J1', job('J1', { [field]: null }))
      replaceEmbed('O1', { jobs: jobs.map((name) => embedJob(name, { salary: 'new' })) })
      await copy.later(5 * minute)
      const detail = async () =>
        (await copy.db.selectFrom('jobs').select('detail').where('reference', '=', 'J1').executeTakeFirst())
          ?.detail
      expect(JSON.parse((await detail()) ?? '')).toEqual(job('J1'))
      expect([await named(), await failing()]).toEqual([[`job J1: ${field}`], ['job']])
      copy.upstream.jobs.set('J1', job('J1', { name: 'Senior nurse' }))
      await copy.later(5 * minute)
      expect(JSON.parse((await detail()) ?? '').name).toBe('Senior nurse')
      expect([await named(), await failing()]).toEqual([[], []])
    },
  )

  it('as an embed response changes nothing of the organization and its jobs', async () => {
    replaceEmbed('O1', { name: null, jobs: [] })
    await copy.later(5 * minute)
    expect(await openJobs('O1')).toEqual(jobs)
    expect([await named(), await failing()]).toEqual([['organization O1: name'], ['embed']])
    replaceEmbed('O1', { name: 'One', jobs: jobs.map((name) => embedJob(name)) })
    await copy.later(5 * minute)
    expect([await named(), await failing()]).toEqual([[], []])
  })

  it('of an organization that is gone is no longer named', async () => {
    copy.upstream.jobs.set('J6', job('J6', { organization_reference: 'O2', name: null }))
    replaceEmbed('O2', { jobs: [embedJob('J6', { slug: null })] })
    await copy.readNow([{ type: 'job', reference: 'J6', action: 'update' }]).catch(() => {})
    expect(await named()).toEqual(['job J6: name', 'job J6: slug'])
    copy.upstream.organizations = ['O1', 'O3'].map(organization)
    await copy.later(minute)
    expect(await named()).toEqual([])
  })

  it('and has no reference either makes the complete reads delete nothing', async () => {
    const { upstream } = copy
    const all = { articles: upstream.articles, organizations: upstream.organizations }
    upstream.articles = all.articles.filter(({ record }) => record.reference !== 'A9')
    replaceArticle('A3', { reference: null })
    upstream.organizations = [organization('O1'), invalid(organization('O2'), { reference: 'O 2' })]
    const rest = jobs.slice(2).map((name) => embedJob(name))
    replaceEmbed('O1', { jobs: [embedJob('J1', { reference: undefined }), ...rest] })
    await copy.later(15 * minute)
    expect(await copy.references('articles')).toHaveLength(10)
    expect(await copy.references('organizations')).toEqual(['O1', 'O2', 'O3'])
    expect(await openJobs('O1')).toEqual(jobs)
    expect(await named()).toEqual(['article : reference', 'job : reference', 'organization : reference'])
    upstream.articles = all.articles.filter(({ record }) => record.reference !== 'A9')
    upstream.organizations = all.organizations.slice(0, 2)
    replaceEmbed('O1', { jobs: [embedJob('J1'), ...rest] })
    upstream.jobs.delete('J2')
    await copy.later(15 * minute)
    expect(await copy.references('articles')).toHaveLength(9)
    expect(await copy.references('organizations')).toEqual(['O1', 'O2'])
    expect(await openJobs('O1')).toEqual(jobs.filter((name) => name !== 'J2'))
    expect(await named()).toEqual([])
  })
})
