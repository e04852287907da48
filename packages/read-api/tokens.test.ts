import {
  openDatabase,
  openDatabaseForBriefWrites,
  openDatabaseForWriting,
} from '@vitrine/content-store/db/connect'
import { engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from './app'
import { makeFiles } from './testing/content-folder'
import { importedAt, startApi, type TestApi } from './testing/test-api'
import { createTokenUses } from './token-uses'
import { createToken, findGrant, listTokens, randomToken, revokeToken } from './tokens'

const job = '/external/jobs/WTTJ_gld0A7L'

test('a token has a prefix and 256 random bits', () => {
  expect(randomToken()).toMatch(/^vit_[\w-]{43}$/)
  expect(randomToken()).not.toBe(randomToken())
})

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
  })
  afterAll(() => api.stop())

  function openForWriting() {
    const db = openDatabaseForWriting(api.databaseUrl)
    onTestFinished(() => db.destroy())
    return db
  }

  test('the database holds the digest of a token, not the token', async () => {
    const token = await api.tokenFor('jobs_r', 'offices_r')
    const db = openDatabase(api.databaseUrl)
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
    const db = openDatabase(api.databaseUrl)
    const ephemeral = { token: randomToken(), scopes: ['jobs_r'] as const }
    expect((await findGrant(db, ephemeral.token, ephemeral, importedAt))?.scopes).toEqual(new Set(['jobs_r']))
    expect(await findGrant(db, randomToken(), ephemeral, importedAt)).toBeNull()
    await db.destroy()
  })

  describe('a token', () => {
    test('is rejected from the time it expires', async () => {
      const expiresAt = new Date('2027-01-01T00:00:00Z')
      const token = await createToken(openForWriting(), {
        name: 'a',
        scopes: ['jobs_r'],
        now: importedAt,
        expiresAt,
      })
      const db = openDatabase(api.databaseUrl)
      onTestFinished(() => db.destroy())
      for (const [now, status] of [
        ['2026-12-31T23:59:59.999Z', 200],
        ['2027-01-01T00:00:00Z', 401],
      ] as const) {
        const app = createApp({ db, siteUrl: 'https://site.example', now: () => new Date(now) })
        const response = await app.request(`/api/v1${job}`, { headers: { Authorization: `Bearer ${token}` } })
        expect(response.status).toBe(status)
      }
    })

    test('is rejected after it is revoked, with the same response as an unknown one', async () => {
      const db = openForWriting()
      const token = await createToken(db, { name: 'to end', scopes: ['jobs_r'], now: importedAt })
      expect((await api.get(job, token)).status).toBe(200)
      const id = (await listTokens(db, importedAt)).find(({ name }) => name === 'to end')?.id ?? ''
      expect(await revokeToken(db, id, importedAt)).toMatchObject({ id, name: 'to end', state: 'revoked' })
      const [revoked, unknown] = [await api.get(job, token), await api.get(job, randomToken())]
      expect([revoked.status, await revoked.text()]).toEqual([401, await unknown.text()])
    })

    test('is not revoked by an invalid or unknown id', async () => {
      const db = openForWriting()
      for (const id of ['', '%', '________', 'abcdefg', 'ABCDEF01', `${'0'.repeat(64)}0`]) {
        await expect(revokeToken(db, id, importedAt)).rejects.toThrow('is not the id of a token')
      }
      await expect(revokeToken(db, '00000000', importedAt)).rejects.toThrow('there is no token 00000000')
    })
  })

  test.each(['access_token', 'token', 'api_key', 'Authorization', 'bearer'])(
    'a token in the parameter ?%s= is not accepted',
    async (name) => {
      const token = await api.tokenFor('jobs_r')
      for (const value of [token, `Bearer ${token}`]) {
        const response = await api.get(`${job}?${name}=${encodeURIComponent(value)}`, null)
        expect(response.status).toBe(401)
      }
    },
  )

  describe('the last use of a token', () => {
    test('is written once by a flush', async () => {
      const db = openForWriting()
      const token = await createToken(db, { name: 'used', scopes: ['jobs_r'], now: importedAt })
      const state = { opened: 0 }
      const uses = createTokenUses({
        open: () => {
          state.opened += 1
          return openDatabaseForWriting(api.databaseUrl)
        },
        logError: (message) => expect.unreachable(message),
      })
      const reading = openDatabase(api.databaseUrl)
      onTestFinished(() => reading.destroy())
      const app = createApp({
        db: reading,
        siteUrl: 'https://site.example',
        now: () => importedAt,
        onTokenUsed: uses.note,
      })
      const headers = { Authorization: `Bearer ${token}` }
      for (let count = 0; count < 5; count += 1) await app.request(`/api/v1${job}`, { headers })
      const lastUse = async () =>
        (await listTokens(db, importedAt)).find(({ name }) => name === 'used')?.lastUsedAt
      expect(await lastUse()).toBeNull()
      await uses.flush()
      await uses.stop()
      expect(await lastUse()).toBe(importedAt.getTime())
      expect(state.opened).toBe(1)
    })

    test('is logged once while it cannot be written, and written later', async () => {
      const db = openForWriting()
      await createToken(db, { name: 'later', scopes: ['jobs_r'], now: importedAt })
      const { hash } = await db
        .selectFrom('api_tokens')
        .select('hash')
        .where('name', '=', 'later')
        .executeTakeFirstOrThrow()
      const logged: string[] = []
      const state = { isAway: true }
      const uses = createTokenUses({
        open: () => {
          if (state.isAway) throw new Error('away')
          return openDatabaseForWriting(api.databaseUrl)
        },
        logError: (message) => logged.push(message),
      })
      uses.note(hash, importedAt)
      await uses.flush()
      await uses.flush()
      expect(logged).toHaveLength(1)
      state.isAway = false
      await uses.stop()
      const row = await db
        .selectFrom('api_tokens')
        .select('last_used_at')
        .where('hash', '=', hash)
        .executeTakeFirst()
      expect(row?.last_used_at).toBe(importedAt.getTime())
    })

    test('does not wait for an import that holds the database', async () => {
      const writer = openForWriting()
      const logged: string[] = []
      const uses = createTokenUses({
        open: () => openDatabaseForBriefWrites(api.databaseUrl),
        logError: (message) => logged.push(message),
      })
      await writer.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('jobs').where('reference', '=', 'none').execute()
        uses.note('0'.repeat(64), importedAt)
        const started = performance.now()
        await uses.flush()
        expect(performance.now() - started).toBeLessThan(5_000)
      })
      // An import locks the whole SQLite file, but on Postgres only the rows it writes.
      expect(logged).toHaveLength(engine === 'sqlite' ? 1 : 0)
      await uses.stop()
    })
  })
})
