import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './db/connect'
import { makeFiles } from './testing/content-folder'
import { engines } from './testing/engines'
import { startApi, type TestApi } from './testing/test-api'
import { findScopes, randomToken } from './tokens'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
  })
  afterAll(() => api.stop())

  test('a token has a prefix and 256 random bits', () => {
    expect(randomToken()).toMatch(/^vit_[\w-]{43}$/)
    expect(randomToken()).not.toBe(randomToken())
  })

  test('the database holds the digest of a token, not the token', async () => {
    const token = await api.tokenFor('jobs_r', 'offices_r')
    const db = openDatabase(api.databaseUrl)
    const rows = await db.selectFrom('api_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await findScopes(db, token, undefined)).toEqual(new Set(['jobs_r', 'offices_r']))
    expect(await findScopes(db, `${token}x`, undefined)).toBeNull()
    expect(await findScopes(db, rows[0]?.hash ?? '', undefined)).toBeNull()
    await db.destroy()
  })

  test('an ephemeral token is accepted beside those of the database', async () => {
    const db = openDatabase(api.databaseUrl)
    const ephemeral = { token: randomToken(), scopes: ['jobs_r'] as const }
    expect(await findScopes(db, ephemeral.token, ephemeral)).toEqual(new Set(['jobs_r']))
    expect(await findScopes(db, randomToken(), ephemeral)).toBeNull()
    await db.destroy()
  })
})
