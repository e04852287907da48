import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Db, openDatabaseForBriefWrites, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { hasChange, lastChange, lastChangeBefore, listChanges } from '#queries/changes'
import { readStates } from '#queries/current-state'
import { nextPublication } from '#queries/publications'
import { createDatabase, engines, type TestDatabase } from '#testing/engines'
import { apply } from './apply'
import { pruneChanges } from './prune-changes'
import { publishScheduled } from './publish-scheduled'

const at = (minutes: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + minutes * 60_000)

describe.each(engines)('on %s', (engine) => {
  let database: TestDatabase
  let db: Db

  beforeAll(async () => {
    database = await createDatabase(engine)
    db = openDatabaseForWriting(database.url)
    await migrate(db)
  })
  beforeEach(async () => {
    for (const table of ['articles', 'article_links', 'changes', 'store'] as const)
      await db.deleteFrom(table).execute()
  })
  afterAll(async () => {
    await db.destroy()
    await database.remove()
  })

  /** Writes an article that is published at one minute, at another. */
  const write = (reference: string, publishedAt: number, now: number) => {
    const record = { reference, name: 'Night', language: 'en', published_at: at(publishedAt).toISOString() }
    return apply(db, 'files', [{ kind: 'articles', records: [{ reference, record }] }], { now: at(now) })
  }
  const published = async () => {
    const changes = await listChanges(db, { after: 0, limit: 100 })
    return changes.filter(({ action }) => action === 'publish').map(({ reference }) => reference)
  }

  test('an article has a change at its time, once, and none for the time before the first import', async () => {
    await write('past', -60, 0)
    await write('soon', 5, 0)
    await write('late', 60, 0)
    expect(await nextPublication(db)).toEqual(at(5))
    expect(await publishScheduled(db, at(4))).toBe(0)
    expect(await publishScheduled(db, at(5))).toBe(1)
    expect(await publishScheduled(db, at(6))).toBe(0)
    expect(await nextPublication(db)).toEqual(at(60))
    expect(await published()).toEqual(['soon'])
    const [change] = (await listChanges(db, { after: 0, limit: 10 })).slice(-1)
    expect(change).toMatchObject({ kind: 'article', time: at(5).getTime(), before: null })
    expect(change?.after).toEqual((await readStates(db, 'article', ['soon'])).get('soon'))
    expect(change?.after).toMatchObject({ name: 'Night', published_at: at(5).toISOString() })
  })

  test('articles whose time passed while no process ran have a change at the next call', async () => {
    for (const minute of [1, 2, 3]) await write(`a${minute}`, minute, 0)
    expect(await publishScheduled(db, at(1_000))).toBe(3)
    expect(await published()).toEqual(['a1', 'a2', 'a3'])
  })

  test('an article that is written after its time has the change of that only', async () => {
    await write('other', -60, 0)
    await write('late', 5, 10)
    await write('moved', 90, 10)
    await write('moved', 11, 12)
    expect(await nextPublication(db)).toEqual(at(5))
    expect(await publishScheduled(db, at(20))).toBe(0)
    expect(await nextPublication(db)).toBeNull()
  })

  test('two processes never append a change twice', async () => {
    await write('a', 1, 0)
    // On SQLite, a connection whose statement found the database locked is of no use any more.
    const publish = async () => {
      const own = openDatabaseForBriefWrites(database.url)
      return publishScheduled(own, at(2)).finally(() => own.destroy())
    }
    const calls = await Promise.allSettled([publish(), publish()])
    const counts = calls.flatMap((call) => (call.status === 'fulfilled' ? call.value : []))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await publish()).toBe(0)
    expect(await published()).toEqual(['a'])
  })

  test('there is nothing to publish before the first import', async () => {
    expect(await publishScheduled(db, at(0))).toBe(0)
    expect(await nextPublication(db)).toBeNull()
  })

  test('old changes are deleted, but never the newest', async () => {
    for (const minute of [0, 1, 2]) await write(`a${minute}`, -60, minute)
    const last = await lastChange(db)
    expect(await lastChangeBefore(db, at(2))).toBe(last - 1)
    expect(await lastChangeBefore(db, at(0))).toBe(0)
    expect(await pruneChanges(db, at(1))).toBe(false)
    expect((await listChanges(db, { after: 0, limit: 10 })).map(({ number }) => number)).toEqual([
      last - 1,
      last,
    ])
    await pruneChanges(db, at(100))
    expect(await lastChange(db)).toBe(last)
    expect(await hasChange(db, last)).toBe(true)
    expect(await hasChange(db, last - 1)).toBe(false)
    await write('next', -60, 3)
    expect(await lastChange(db)).toBe(last + 1)
  })
})
