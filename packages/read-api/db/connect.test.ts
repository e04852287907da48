import { resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '#testing/test-api'
import { databasePath, openDatabase, openDatabaseForWriting } from './connect'
import { migrate } from './migrations'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

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
    const db = openDatabase(api.databaseUrl)
    await expect(db.deleteFrom('jobs').execute()).rejects.toThrow('readonly')
    await db.destroy()
  })

  test('reads while another connection writes, and sees its changes after the commit', async () => {
    const reader = openDatabase(api.databaseUrl)
    const writer = openDatabaseForWriting(api.databaseUrl)
    const count = () => reader.selectFrom('jobs').select('reference').execute()
    const before = await count()
    await writer.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('jobs').where('status', '=', 'draft').execute()
      expect(await count()).toHaveLength(before.length)
    })
    expect(await count()).toHaveLength(before.length - 1)
    await writer.destroy()
    await reader.destroy()
  })
})

test('migrate does nothing on a migrated database', async () => {
  const db = openDatabaseForWriting(api.databaseUrl)
  await migrate(db)
  await migrate(db)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const names = ['0001-records', '0002-lists', '0003-token-life', '0004-plain-names', '0005-article-drafts']
  expect(rows).toEqual(names.map((name) => ({ name })))
  await db.destroy()
})
