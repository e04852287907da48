import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { createDatabase } from '@vitrine/content-store/testing/engines'
import getPort from 'get-port'
import { expect, onTestFinished, test } from 'vitest'
import { makeFiles } from '#testing/content-folder'
import { importedAt, importFiles } from '#testing/test-api'
import { createToken } from '#tokens'

/** Runs `npm run api`; `messages` returns its log messages so far. */
async function startApi(databaseUrl: string) {
  const port = await getPort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/read-api/commands/api.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_ENV: 'production', PATH: process.env.PATH, DATABASE_URL: databaseUrl, PORT: String(port) },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  onTestFinished(async () => {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  })
  const messages = () =>
    [...output.matchAll(/"msg":"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => JSON.parse(`"${text}"`))
  const get = (path: string, token: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { Authorization: `Bearer ${token}` } })
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  return { messages, get, statusOf, output: () => output }
}

async function newDatabase(): Promise<string> {
  const { url, remove } = await createDatabase('sqlite')
  onTestFinished(remove)
  return url
}

const advice = (database: string) =>
  `No content found at ${database}. Run "npm run content:import"; this server need not be started again.`

test('npm run api without a database logs what to do, and serves content that is imported later', async () => {
  const path = await newDatabase()
  const { messages, statusOf } = await startApi(path)
  await expect.poll(() => messages().at(-1), { timeout: 60_000 }).toBe(advice(path))
  expect(await statusOf('/readyz')).toBe(503)
  await importFiles(path, makeFiles(), importedAt)
  expect(await statusOf('/readyz')).toBe(200)
  expect(await statusOf('/api/v1/embed?organization_reference=AcmE01')).toBe(200)
}, 120_000)

test('npm run api with an empty database logs the same', async () => {
  const path = await newDatabase()
  const db = openDatabaseForWriting(path)
  await migrate(db)
  await db.destroy()
  const { messages } = await startApi(path)
  await expect.poll(() => messages().at(-1), { timeout: 60_000 }).toBe(advice(path))
}, 120_000)

test('npm run api with content logs only that it is listening', async () => {
  const path = await newDatabase()
  await importFiles(path, makeFiles(), importedAt)
  const { messages, statusOf } = await startApi(path)
  await expect.poll(() => messages().length, { timeout: 60_000 }).toBeGreaterThan(0)
  expect(await statusOf('/readyz')).toBe(200)
  expect(messages()).toEqual(['listening'])
}, 120_000)

test('npm run api with PORT and without SITE_URL names images at the default origin of the site, and logs this origin', async () => {
  const path = await newDatabase()
  await importFiles(path, makeFiles(), importedAt)
  const db = openDatabaseForWriting(path)
  const token = await createToken(db, { name: 'test', scopes: ['jobs_r'], now: importedAt })
  await db.destroy()
  const { messages, get, output } = await startApi(path)
  await expect.poll(() => messages().length, { timeout: 60_000 }).toBeGreaterThan(0)
  expect(JSON.parse(output().split('\n')[0] ?? '')).toMatchObject({ imageOrigin: 'http://localhost:3000' })
  const response = await get('/api/v1/external/jobs/WTTJ_gld0A7L?organization=true', token)
  expect(await response.json()).toMatchObject({
    organization: { logo: 'http://localhost:3000/media/acme.webp' },
  })
}, 120_000)
