import { resolve } from 'node:path'
import { openDatabase } from '@vitrine/content-store/db/connect'
import { databaseName, mediaFolder } from '@vitrine/content-store/db/location'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#app'
import { makeFiles } from '#testing/content-folder'
import { startApi } from '#testing/test-api'

const embed = '/embed?organization_reference=AcmE01'

test('the API on Postgres connects again after the server closed all connections', async () => {
  const api = await startApi(makeFiles(), 'postgres')
  onTestFinished(api.stop)
  expect((await api.get(embed)).status).toBe(200)
  const client = new pg.Client(api.databaseUrl)
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'vitrine'`,
  )
  await client.end()
  // Each broken connection of the pool can fail one request.
  await expect.poll(async () => (await api.get(embed)).status, { timeout: 5_000 }).toBe(200)
})

test('the API returns 503 when the Postgres server is not reachable', async () => {
  const db = openDatabase('postgres://127.0.0.1:1/none')
  onTestFinished(() => db.destroy())
  const app = createApp({ db, siteUrl: 'https://site.example', logError: () => {} })
  expect((await app.request(`/api/v1${embed}`)).status).toBe(503)
})

test('databaseName contains no user name, password or parameters', () => {
  expect(databaseName('postgresql://user:secret@db.example:5433/vitrine?sslmode=require')).toBe(
    'postgres://db.example:5433/vitrine',
  )
})

test('the pictures of a database are in a folder with its name', () => {
  expect(mediaFolder('postgresql://user:secret@db.example:5433/vitrine?sslmode=require')).toBe(
    resolve('.data/vitrine-media'),
  )
})
