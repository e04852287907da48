import { rmSync } from 'node:fs'
import { isFull } from '@vitrine/api-contract/testing/full'
import type { Applied } from '@vitrine/content-store/apply/apply'
import { openDatabase, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Files,
  makeArticle,
  makeFiles,
  makeJob,
  makeOrganization,
  writeFolder,
} from '#testing/content-folder'
import { importedAt, startApi, type TestApi } from '#testing/test-api'
import { loadContent } from './load-content'
import { ContentRejected, ImportInterrupted } from './problem'
import { compareContent, type WriteOptions, writeContent } from './write-content'

const later = new Date('2026-12-24T00:00:00.000Z')
const job = '/external/jobs/WTTJ_gld0A7L'
const jobPath = 'jobs/acme/engineer_Lyon_ACME_ab12Cd.yaml'
const articles = '/external/cms/articles/all'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  /** Imports into the database of the API; a dry run only compares. */
  async function runImport(
    files: Files,
    { now = later, dryRun = false, ...options }: WriteOptions & { now?: Date; dryRun?: boolean },
  ): Promise<Applied> {
    const folder = writeFolder(files)
    const db = dryRun ? openDatabase(api.databaseUrl) : openDatabaseForWriting(api.databaseUrl)
    try {
      return await (dryRun ? compareContent : writeContent)(db, loadContent(folder, now), now, options)
    } finally {
      await db.destroy()
      rmSync(folder, { recursive: true })
    }
  }

  /** `jobs: 1 added` and so on, without unchanged records. */
  function changesOf(summary: Applied): string[] {
    return summary.flatMap(({ kind, unchanged: _, remaining: __, ...counts }) =>
      Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [`${kind}: ${count} ${name}`] : [])),
    )
  }

  async function importInto(files: Files, now: Date = later): Promise<string[]> {
    return changesOf(await runImport(files, { now, prune: true }))
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

    test('gives a changed record the time of the import and keeps its creation time', async () => {
      const files = { ...makeFiles(), [jobPath]: makeJob({ created_at: undefined, name: 'Changed' }) }
      expect(await importInto(files)).toEqual(['jobs: 1 changed'])
      expect(await api.getJson(job)).toMatchObject({
        name: 'Changed',
        created_at: '2021-11-15T09:30:00.000+00:00',
        updated_at: '2026-12-24T00:00:00.000+00:00',
      })
    })

    test('gives a changed record the update time of its file if that is newer', async () => {
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

    test('with prune removes the records that are not in the folder, and adds new ones', async () => {
      await importInto(makeFiles())
      const { [jobPath]: _removed, ...files } = makeFiles()
      files['articles/en/new.md'] = makeArticle({ reference: 'new' })
      expect(await importInto(files)).toEqual(['jobs: 1 removed', 'articles: 1 added'])
      expect((await api.get(job)).status).toBe(404)
      expect(await api.getJson(`${articles}?category_reference=cat-craft`)).toHaveLength(2)
      expect(await importInto(makeFiles())).toEqual(['jobs: 1 added', 'articles: 1 removed'])
      expect(await api.getJson(`${articles}?category_reference=cat-craft`)).toHaveLength(1)
    })

    test('changes the articles and jobs that an organization is a part of', async () => {
      const files = { ...makeFiles(), 'organizations/acme.yaml': makeOrganization({ name: 'Acme new' }) }
      expect(await importInto(files)).toEqual([
        'organizations: 1 changed',
        'jobs: 4 changed',
        'articles: 1 changed',
      ])
      const [article] = await api.getJson(articles)
      expect(article.organizations[0].name).toBe('Acme new')
    })

    test('of an organization with a new reference updates its jobs and articles', async () => {
      const files = { ...makeFiles(), 'organizations/acme.yaml': makeOrganization({ reference: 'AcmE02' }) }
      const summary = await importInto(files)
      expect(summary).toEqual(
        expect.arrayContaining(['organizations: 1 added', 'jobs: 4 changed', 'articles: 1 changed']),
      )
      expect(await api.getJson(`${articles}?organization_reference=AcmE02`)).toHaveLength(1)
      expect((await api.get('/embed?organization_reference=AcmE01')).status).toBe(404)
      await importInto(makeFiles())
    })

    test('with one invalid record writes no other record', async () => {
      const before = await api.getJson(articles)
      const files = makeFiles()
      files['articles/en/night-shift.md'] = makeArticle({ name: 'Changed' })
      files['jobs/acme/wrong.yaml'] = makeJob({ reference: 'wrong', status: 'open' })
      await expect(importInto(files)).rejects.toThrow(ContentRejected)
      expect(await api.getJson(articles)).toEqual(before)
    })

    test('without prune leaves the records that are not in the folder, and counts them', async () => {
      await importInto(makeFiles())
      const { [jobPath]: _job, 'articles/en/night-shift.md': _article, ...files } = makeFiles()
      expect(changesOf(await runImport(files, {}))).toEqual([
        'jobs: 1 notInSource',
        'articles: 1 notInSource',
      ])
      expect((await api.get(job)).status).toBe(200)
      expect(await api.getJson(`${articles}?category_reference=cat-craft`)).toHaveLength(1)
    })

    test('without prune removes an article that becomes a draft, and a draft that becomes an article', async () => {
      await importInto(makeFiles())
      const draft = { 'articles/en/night-shift.md': makeArticle({ status: 'draft' }) }
      const expected = ['articles: 1 removed', 'article_drafts: 1 added']
      expect(changesOf(await runImport({ ...makeFiles(), ...draft }, { dryRun: true }))).toEqual(expected)
      expect(changesOf(await runImport({ ...makeFiles(), ...draft }, {}))).toEqual(expected)
      expect(await api.getJson(articles)).toEqual([])
      expect(changesOf(await runImport(makeFiles(), {}))).toEqual([
        'articles: 1 added',
        'article_drafts: 1 removed',
      ])
      expect(await api.getJson(articles)).toHaveLength(1)
    })

    test('without prune refuses a slug that an organization outside the folder has', async () => {
      await importInto(makeFiles())
      const files = { ...makeFiles(), 'organizations/acme.yaml': makeOrganization({ reference: 'AcmE02' }) }
      const problems = await runImport(files, {}).catch((error) => error.problems)
      expect(problems).toEqual([
        {
          file: 'the database',
          path: 'organizations/acme',
          message: 'the slug belongs to organization AcmE01, which is not in the folder; --prune removes it',
        },
      ])
      expect((await api.get('/embed?organization_reference=AcmE02')).status).toBe(404)
    })

    test('with dryRun returns the changes and writes nothing', async () => {
      await importInto(makeFiles())
      const before = [await api.getJson(job), await api.getJson(articles)]
      const { 'jobs/acme/draft.yaml': _draft, ...files } = makeFiles()
      files['articles/en/new.md'] = makeArticle({ reference: 'new' })
      files[jobPath] = makeJob({ name: 'Changed' })
      const expected = ['jobs: 1 changed', 'jobs: 1 removed', 'articles: 1 added']
      expect(changesOf(await runImport(files, { dryRun: true, prune: true }))).toEqual(expected)
      expect([await api.getJson(job), await api.getJson(articles)]).toEqual(before)
      expect((await api.get('/external/jobs/JOB_draft')).status).toBe(200)
      expect(changesOf(await runImport(files, { prune: true }))).toEqual(expected)
      await importInto(makeFiles())
    })

    test('that is interrupted between two batches writes nothing', async () => {
      const before = await api.getJson(articles)
      const files = { ...makeFiles(), 'articles/en/night-shift.md': makeArticle({ name: 'Changed' }) }
      const signal = AbortSignal.abort(new ImportInterrupted('SIGINT'))
      await expect(runImport(files, { signal })).rejects.toThrow(ImportInterrupted)
      expect(await api.getJson(articles)).toEqual(before)
    })

    test('writes and removes more records than fit into one batch', async () => {
      // A batch has 100 records to write, and 1,000 to remove.
      const count = isFull ? 1_100 : 150
      const many = Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `articles/en/a${index}.md`,
          makeArticle({ reference: `many-${index}` }),
        ]),
      )
      expect(await importInto({ ...makeFiles(), ...many })).toEqual([`articles: ${count} added`])
      expect(await importInto({ ...makeFiles(), ...many })).toEqual([])
      expect(await importInto(makeFiles())).toEqual([`articles: ${count} removed`])
      expect(await api.getJson(`${articles}?category_reference=cat-craft`)).toHaveLength(1)
    }, 120_000)

    test('does not change tokens', async () => {
      const token = await api.tokenFor('jobs_r')
      await importInto(makeFiles())
      expect((await api.get(job, token)).status).toBe(200)
    })
  })

  test('a new record without timestamps gets the time of the import', async () => {
    const [article] = await api.getJson(`${articles}?created_after=${importedAt.toISOString().slice(0, 10)}`)
    expect(article.reference).toBe('AbC12dE')
  })
})
