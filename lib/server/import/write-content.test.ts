import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArticle, makeFiles, makeJob, makeOrganization } from '@/lib/server/testing/content-folder'
import { engines } from '@/lib/server/testing/engines'
import { importedAt, importFiles, startApi, type TestApi } from '@/lib/server/testing/test-api'
import { ContentRejected } from './problem'

const later = new Date('2026-12-24T00:00:00.000Z')
const job = '/external/jobs/WTTJ_gld0A7L'
const jobPath = 'jobs/acme/engineer_Lyon_ACME_ab12Cd.yaml'
const articles = '/external/cms/articles/all'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  /** What changed, as `jobs: 1 added`; kinds that stayed as they were are left out. */
  async function importInto(files: ReturnType<typeof makeFiles>, now: Date = later): Promise<string[]> {
    const summary = await importFiles(api.databaseUrl, files, now)
    return summary.flatMap(({ kind, added, changed, removed }) => [
      ...(added ? [`${kind}: ${added} added`] : []),
      ...(changed ? [`${kind}: ${changed} changed`] : []),
      ...(removed ? [`${kind}: ${removed} removed`] : []),
    ])
  }

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
  })
  afterAll(() => api.stop())

  describe('an import', () => {
    test('of the same folder changes nothing', async () => {
      const before = await api.getJson(job)
      expect(await importInto(makeFiles())).toEqual([])
      expect(await api.getJson(job)).toEqual(before)
    })

    test('gives a changed record the time of the import and leaves the moment it was made', async () => {
      const files = { ...makeFiles(), [jobPath]: makeJob({ created_at: undefined, name: 'Changed' }) }
      expect(await importInto(files)).toEqual(['jobs: 1 changed'])
      expect(await api.getJson(job)).toMatchObject({
        name: 'Changed',
        created_at: '2021-11-15T10:30:00.000+01:00',
        updated_at: '2026-12-24T00:00:00.000+00:00',
      })
    })

    test('gives a changed record the moment of its file if that is newer', async () => {
      const newer = {
        ...makeFiles(),
        [jobPath]: makeJob({ name: 'Newer', updated_at: '2027-01-01T00:00:00+01:00' }),
      }
      await importInto(newer)
      expect((await api.getJson(job)).updated_at).toBe('2027-01-01T00:00:00.000+01:00')

      const older = {
        ...makeFiles(),
        [jobPath]: makeJob({ name: 'Older', updated_at: '2020-01-01T00:00:00+01:00' }),
      }
      await importInto(older, new Date('2027-02-01T00:00:00Z'))
      expect((await api.getJson(job)).updated_at).toBe('2027-02-01T00:00:00.000+00:00')
    })

    test('removes what is no longer in the folder, and adds what is new', async () => {
      await importInto(makeFiles())
      const { [jobPath]: _removed, ...files } = makeFiles()
      files['articles/en/new.md'] = makeArticle({ reference: 'new' })
      expect(await importInto(files)).toEqual(['jobs: 1 removed', 'articles: 1 added'])
      expect((await api.get(job)).status).toBe(404)
      expect(await api.getJson(`${articles}?category_reference=cat-craft`)).toHaveLength(2)
      expect(await importInto(makeFiles())).toEqual(['jobs: 1 added', 'articles: 1 removed'])
      expect(await api.getJson(`${articles}?category_reference=cat-craft`)).toHaveLength(1)
    })

    test('shows in an article what changed in the records it names', async () => {
      const files = { ...makeFiles(), 'organizations/acme.yaml': makeOrganization({ name: 'Acme new' }) }
      expect(await importInto(files)).toEqual(['organizations: 1 changed'])
      const [article] = await api.getJson(articles)
      expect(article.organizations[0].name).toBe('Acme new')
    })

    test('follows an organization to a new reference, with its jobs and articles', async () => {
      const files = { ...makeFiles(), 'organizations/acme.yaml': makeOrganization({ reference: 'AcmE02' }) }
      const summary = await importInto(files)
      expect(summary).toEqual(
        expect.arrayContaining(['organizations: 1 added', 'jobs: 4 changed', 'articles: 1 changed']),
      )
      expect(await api.getJson(`${articles}?organization_reference=AcmE02`)).toHaveLength(1)
      expect((await api.get('/embed?organization_reference=AcmE01')).status).toBe(404)
      await importInto(makeFiles())
    })

    test('with one wrong record writes nothing of the others', async () => {
      const before = await api.getJson(articles)
      const files = makeFiles()
      files['articles/en/night-shift.md'] = makeArticle({ name: 'Changed' })
      files['jobs/acme/wrong.yaml'] = makeJob({ reference: 'wrong', status: 'open' })
      await expect(importInto(files)).rejects.toThrow(ContentRejected)
      expect(await api.getJson(articles)).toEqual(before)
    })

    test('keeps the tokens', async () => {
      const token = await api.tokenFor('jobs_r')
      await importInto(makeFiles())
      expect((await api.get(job, token)).status).toBe(200)
    })
  })

  test('a new record without moments takes the time of the import', async () => {
    const [article] = await api.getJson(`${articles}?created_after=${importedAt.toISOString().slice(0, 10)}`)
    expect(article.reference).toBe('AbC12dE')
  })
})
