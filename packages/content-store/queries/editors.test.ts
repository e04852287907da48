import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply } from '#apply/apply'
import { type Db, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { createDatabase, engines, type TestDatabase } from '#testing/engines'
import { findContentFiles, replaceContentFiles } from './content-files'
import { listJobDrafts } from './drafts'
import { addSharedLink, hasSharedLink, listSharedLinks, removeSharedLink } from './shared-links'

const job = (reference: string, status: string, updated_at: string) => ({
  reference,
  updated_at,
  detail: { reference, status, organization_reference: 'o1', name: reference },
})

describe.each(engines)('what editors see, on %s', (engine) => {
  let database: TestDatabase
  let db: Db
  beforeAll(async () => {
    database = await createDatabase(engine)
    db = openDatabaseForWriting(database.url)
    await migrate(db)
    const records = [
      job('old', 'draft', '2026-03-01T00:00:00Z'),
      job('open', 'published', '2026-03-04T00:00:00Z'),
      job('new', 'draft', '2026-03-03T00:00:00Z'),
      job('closed', 'archived', '2026-03-02T00:00:00Z'),
    ]
    await apply(db, 'files', [{ kind: 'jobs', records }], { now: new Date('2026-03-05T00:00:00Z') })
  })
  afterAll(async () => {
    await db.destroy()
    await database.remove()
  })

  test('the jobs that are drafts, the last changed first', async () => {
    const references = async (limit: number) =>
      (await listJobDrafts(db, limit)).map((draft) => draft.reference)
    expect(await references(10)).toEqual(['new', 'old'])
    expect(await references(1)).toEqual(['new'])
  })

  test('the files of the last import', async () => {
    const files = Array.from({ length: 450 }, (_, index) => ({
      ...{ kind: 'article' as const, reference: `A${index}`, path: `articles/en/${index}.md` },
    }))
    await replaceContentFiles(db, files)
    await replaceContentFiles(db, [
      ...files.slice(1),
      { kind: 'job', reference: 'A0', path: 'jobs/a/0.yaml' },
    ])
    expect([...(await findContentFiles(db, 'article', ['A0', 'A449', 'none']))]).toEqual([
      ['A449', 'articles/en/449.md'],
    ])
    expect([...(await findContentFiles(db, 'job', ['A0']))]).toEqual([['A0', 'jobs/a/0.yaml']])
  })

  test('shared links until they expire or are removed, and no more than the limit', async () => {
    const day = 86_400_000
    const at = (days: number) => new Date(Date.UTC(2026, 2, 1) + days * day)
    const add = (id: string, created: number, expires: number) =>
      addSharedLink(
        db,
        {
          ...{ id, type: 'job' as const, reference: 'old', locale: 'en' },
          ...{ created_at: at(created).getTime(), expires_at: at(expires).getTime() },
        },
        at(created),
        2,
      )
    const ids = async (days: number) => (await listSharedLinks(db, at(days))).map(({ id }) => id)
    expect([await add('a', 0, 3), await add('b', 1, 4), await add('c', 2, 5)]).toEqual([true, true, false])
    expect(await listSharedLinks(db, at(2))).toMatchObject([
      { id: 'b', created_at: at(1).getTime(), expires_at: at(4).getTime() },
      { id: 'a', type: 'job', reference: 'old' },
    ])
    expect(await ids(3)).toEqual(['b'])
    expect(await add('c', 3, 5)).toBe(true)
    expect([await hasSharedLink(db, 'a'), await hasSharedLink(db, 'b')]).toEqual([false, true])
    await removeSharedLink(db, 'b')
    await removeSharedLink(db, "' or '1'='1")
    expect(await ids(3)).toEqual(['c'])
    await expect(add('c', 3, 5)).rejects.toThrow()
  })
})
