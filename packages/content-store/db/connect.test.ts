import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '#testing/engines'
import { databasePath, openDatabase, openDatabaseForWriting } from './connect'
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
