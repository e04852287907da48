import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '#testing/engines'
import { type Db, openDatabase, openDatabaseForBriefWrites, openDatabaseForWriting } from './connect'
import { databasePath } from './location'
import { migrate } from './migrations'

let database: TestDatabase

beforeAll(async () => {
  database = await createDatabase('sqlite')
  const db = openDatabaseForWriting(database.url)
  await migrate(db)
  for (const id of [1, 2])
    await db.insertInto('store').values({ id, source: 'files', version: 'a', published_until: 0 }).execute()
  await db.destroy()
})
afterAll(() => database.remove())

test.each([
  ['file:.data/vitrine.db', resolve('.data/vitrine.db')],
  ['.data/vitrine.db', resolve('.data/vitrine.db')],
  ['file:/srv/vitrine.db', '/srv/vitrine.db'],
  ['file:///srv/vitrine.db', '/srv/vitrine.db'],
  ['/srv/a b?c#d%20.db', '/srv/a b?c#d%20.db'],
])('databasePath of %s is %s', (url, path) => {
  expect(databasePath(url)).toBe(path)
})

test('databasePath throws for a URL of another kind of database', () => {
  expect(() => databasePath('postgres://localhost/vitrine')).toThrow('DATABASE_URL')
})

describe('a database for requests', () => {
  test('cannot be written', async () => {
    const db = openDatabase(database.url)
    await expect(db.deleteFrom('store').execute()).rejects.toThrow('readonly')
    await db.destroy()
  })

  test('reads while another connection writes, and sees its changes after the commit', async () => {
    const reader = openDatabase(database.url)
    const writer = openDatabaseForWriting(database.url)
    const count = () => reader.selectFrom('store').select('id').execute()
    const before = await count()
    await writer.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('store').where('id', '=', 2).execute()
      expect(await count()).toHaveLength(before.length)
    })
    expect(await count()).toHaveLength(before.length - 1)
    await writer.destroy()
    await reader.destroy()
  })
})

describe('two connections that write a SQLite file', () => {
  const setSource = (db: Db, source: string) => db.updateTable('store').set({ source }).execute()

  test('write one after the other, and neither holds the event loop', async () => {
    const [first, second] = [openDatabaseForWriting(database.url), openDatabaseForWriting(database.url)]
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 10)
    const order: string[] = []
    const long = first.transaction().execute(async (transaction) => {
      await setSource(transaction, 'first')
      await wait(300)
      order.push('first')
    })
    await wait(20)
    await setSource(second, 'second').then(() => order.push('second'))
    clearInterval(timer)
    await long
    expect(order).toEqual(['first', 'second'])
    expect(turns).toBeGreaterThan(5)
    for (const db of [first, second]) await db.destroy()
  })

  test('write in a transaction that has read, whatever the other one writes meanwhile', async () => {
    const [first, second] = [openDatabaseForWriting(database.url), openDatabaseForWriting(database.url)]
    const own = first.transaction().execute(async (transaction) => {
      await transaction.selectFrom('store').selectAll().execute()
      await wait(50)
      await setSource(transaction, 'read first')
    })
    await wait(20)
    await Promise.all([own, setSource(second, 'meanwhile')])
    expect(await first.selectFrom('store').select('source').execute()).toContainEqual({ source: 'meanwhile' })
    for (const db of [first, second]) await db.destroy()
  })

  test('fail at once where the writes are brief', async () => {
    const [writer, brief] = [openDatabaseForWriting(database.url), openDatabaseForBriefWrites(database.url)]
    await writer.transaction().execute(async (transaction) => {
      await setSource(transaction, 'long')
      const start = performance.now()
      await expect(setSource(brief, 'brief')).rejects.toThrow('database is locked')
      expect(performance.now() - start).toBeLessThan(200)
    })
    await setSource(brief, 'brief')
    // The lock is free again.
    await setSource(writer, 'long')
    for (const db of [writer, brief]) await db.destroy()
  })
})
