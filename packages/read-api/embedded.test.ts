import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { createDatabase, engines } from '@vitrine/content-store/testing/engines'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createEmbeddedApi } from './embedded'
import { makeFiles } from './testing/content-folder'
import { startApi, type TestApi } from './testing/test-api'

const siteUrl = 'https://site.example'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
  })
  afterAll(() => api.stop())

  test('the embedded API accepts only its own token, with the requested scopes', async () => {
    const { fetch, token } = createEmbeddedApi({
      databaseUrl: api.databaseUrl,
      siteUrl,
      scopes: ['jobs_r'],
    })
    const get = (path: string, presented: string) =>
      fetch(new Request(`${siteUrl}/api/v1${path}`, { headers: { Authorization: `Bearer ${presented}` } }))
    expect((await get('/external/jobs/WTTJ_gld0A7L', token)).status).toBe(200)
    expect((await get('/external/organizations?name=a', token)).status).toBe(403)
    const another = createEmbeddedApi({ databaseUrl: api.databaseUrl, siteUrl, scopes: ['jobs_r'] })
    expect((await get('/external/jobs/WTTJ_gld0A7L', another.token)).status).toBe(401)
  })
})

// On Postgres the API responds with 503, see `embedded.ts`.
test('createEmbeddedApi throws for a file without content of this version, and says what to do', async () => {
  const { url: path, remove } = await createDatabase('sqlite')
  onTestFinished(remove)
  const create = () => createEmbeddedApi({ databaseUrl: `file:${path}`, siteUrl, scopes: [] })
  const message = `The database ${path} has no content of this version. Run "npm run content:import", or "npm run sync" for a hosted API.`
  expect(create).toThrow(message)
  await openDatabaseForWriting(path).destroy()
  expect(create).toThrow(message)
  const db = openDatabaseForWriting(path)
  onTestFinished(() => db.destroy())
  await sql`create table content_version as select 'older' as version`.execute(db)
  expect(create).toThrow(message)
  await migrate(db)
  expect(create).toThrow(message)
})
