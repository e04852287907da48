import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './db/connect'
import { importedAt, startApi, type TestApi } from './testing/test-api'
import { findGrant, randomToken } from './tokens'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('a token has a prefix and 256 random bits', () => {
  expect(randomToken()).toMatch(/^vit_[\w-]{43}$/)
  expect(randomToken()).not.toBe(randomToken())
})

test('the database holds the digest of a token, not the token', async () => {
  const token = await api.tokenFor('jobs_r', 'offices_r')
  const db = openDatabase(api.path)
  const rows = await db.selectFrom('api_tokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await findGrant(db, token, undefined, importedAt))?.scopes).toEqual(
    new Set(['jobs_r', 'offices_r']),
  )
  expect(await findGrant(db, `${token}x`, undefined, importedAt)).toBeNull()
  expect(await findGrant(db, rows[0]?.hash ?? '', undefined, importedAt)).toBeNull()
  await db.destroy()
})

test('an ephemeral token is accepted beside those of the database', async () => {
  const db = openDatabase(api.path)
  const ephemeral = { token: randomToken(), scopes: ['jobs_r'] as const }
  expect((await findGrant(db, ephemeral.token, ephemeral, importedAt))?.scopes).toEqual(new Set(['jobs_r']))
  expect(await findGrant(db, randomToken(), ephemeral, importedAt)).toBeNull()
  await db.destroy()
})
