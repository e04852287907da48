import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabaseForWriting } from './db/connect'
import { createEmbeddedApi } from './embedded'
import { makeFiles } from './testing/content-folder'
import { createDatabase, engines } from './testing/engines'
import { startApi, type TestApi } from './testing/test-api'

const siteUrl = 'https://site.example'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    api = await startApi(makeFiles(), engine)
  })
  afterAll(() => api.stop())

  test('the embedded API answers its own token, within the scopes asked for', async () => {
    const { fetch, token } = createEmbeddedApi({
      databaseUrl: api.databaseUrl,
      siteUrl,
      scopes: ['jobs_r'],
    })
    const ask = (address: string, presented: string) =>
      fetch(new Request(`${siteUrl}/api/v1${address}`, { headers: { Authorization: `Bearer ${presented}` } }))
    expect((await ask('/external/jobs/WTTJ_gld0A7L', token)).status).toBe(200)
    expect((await ask('/external/organizations?name=a', token)).status).toBe(403)
    const another = createEmbeddedApi({ databaseUrl: api.databaseUrl, siteUrl, scopes: ['jobs_r'] })
    expect((await ask('/external/jobs/WTTJ_gld0A7L', another.token)).status).toBe(401)
  })
})

// Postgres can only be asked later, see `embedded.ts`.
test('where nothing was imported into a file it says what to do', async () => {
  const { url: path, remove } = await createDatabase('sqlite')
  onTestFinished(remove)
  const create = () => createEmbeddedApi({ databaseUrl: `file:${path}`, siteUrl, scopes: [] })
  const message = `No content found at ${path}. Run "npm run content:import" first.`
  expect(create).toThrow(message)
  await openDatabaseForWriting(path).destroy()
  expect(create).toThrow(message)
})
