import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Db, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { createDatabase, engines, type TestDatabase } from '#testing/engines'
import { endInvalid, noteInvalid, removeInvalid, removeInvalidOf, summarizeInvalid } from './invalid-records'

const articles = { list: 'articles', kind: 'article' } as const
const jobs = { list: 'jobs/O1', kind: 'job' } as const
const at = (seconds: number) => new Date(seconds * 1_000)
const invalid = (reference: string | null, field = 'name') => ({ reference, field })

describe.each(engines)('invalid records on %s', (engine) => {
  let database: TestDatabase
  let db: Db
  beforeEach(async () => {
    database = await createDatabase(engine)
    db = openDatabaseForWriting(database.url)
    await migrate(db)
  })
  afterEach(async () => {
    await db.destroy()
    await database.remove()
  })

  const rows = async () => (await summarizeInvalid(db, 10)).first

  it('keep the time at which they were noted first, and have the field of the last time', async () => {
    await noteInvalid(db, articles, [invalid('A1'), invalid('A1', 'language'), invalid(null)], at(1))
    await noteInvalid(db, articles, [invalid('A1', 'slug')], at(2))
    expect(await rows()).toEqual([
      { ...articles, reference: '', field: 'name', since: 1_000, seen_at: 1_000 },
      { ...articles, reference: 'A1', field: 'slug', since: 1_000, seen_at: 2_000 },
    ])
  })

  it('end with a complete read of their list that does not note them, when they are valid, and with their list', async () => {
    await noteInvalid(db, articles, [invalid('A1'), invalid('A2')], at(1))
    await noteInvalid(db, jobs, [invalid('J1')], at(1))
    await noteInvalid(db, articles, [invalid('A2'), invalid('A3')], at(2))
    await endInvalid(db, 'articles', at(2))
    expect((await rows()).map(({ reference }) => reference)).toEqual(['A2', 'A3', 'J1'])
    await removeInvalid(db, articles, ['A3', 'J1'])
    expect((await rows()).map(({ reference }) => reference)).toEqual(['A2', 'J1'])
    await removeInvalidOf(db, ['jobs/O1', 'job/J2'])
    expect((await rows()).map(({ reference }) => reference)).toEqual(['A2'])
  })

  it('are a thousand at most, of which some are named', async () => {
    await noteInvalid(db, jobs, [invalid('J1')], at(1))
    const many = Array.from({ length: 1_500 }, (_, index) => invalid(`A${index}`))
    await noteInvalid(db, articles, many, at(1))
    await noteInvalid(db, jobs, [invalid('J1', 'slug'), invalid('J2')], at(2))
    const { counts, first } = await summarizeInvalid(db, 3)
    expect(counts).toEqual([
      { kind: 'article', count: 999 },
      { kind: 'job', count: 1 },
    ])
    expect(first).toHaveLength(3)
  })
})
