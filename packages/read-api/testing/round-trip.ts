import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { scopes } from '@vitrine/api-contract/scope'
import { openDatabase, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { createApp } from '#app'
import { type LoadOptions, loadContent } from '#import/load-content'
import type { Problem } from '#import/problem'
import { writeContent } from '#import/write-content'
import { createToken } from '#tokens'

const now = new Date('2026-11-20T12:00:00Z')

type Api = { get: (path: string) => Promise<unknown>; stop: () => Promise<void> }

/**
 * Imports a content folder, saves the response of every operation with every block, and imports these files into another
 * database. `requests` has the path of each request by the file of its response.
 */
export async function startRoundTrip(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-round-trip-'))
  const original = join(folder, 'original.db')
  const copy = join(folder, 'copy.db')
  const exported = join(folder, 'export')
  const notices: Problem[] = []
  await importFolder(original, source)
  const before = await serve(original)
  const requests = await listRequests(original)
  for (const [file, path] of Object.entries(requests)) {
    mkdirSync(dirname(join(exported, file)), { recursive: true })
    writeFileSync(join(exported, file), JSON.stringify(await before.get(path)))
  }
  await importFolder(copy, exported, { format: 'json', onNotice: (notice) => notices.push(notice) })
  const after = await serve(copy)
  return {
    before: before.get,
    after: after.get,
    requests,
    notices,
    stop: async () => {
      await before.stop()
      await after.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

async function serve(database: string): Promise<Api> {
  const writer = openDatabaseForWriting(database)
  const token = await createToken(writer, { name: 'test', scopes, now })
  await writer.destroy()
  const db = openDatabase(database)
  const app = createApp({ db, siteUrl: 'https://site.example' })
  return {
    get: async (path) => {
      const response = await app.request(`/api/v1${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      return response.json()
    },
    stop: () => db.destroy(),
  }
}

async function importFolder(database: string, source: string, options: LoadOptions = {}): Promise<void> {
  const db = openDatabaseForWriting(database)
  await migrate(db)
  await writeContent(db, loadContent(source, now, options), now)
  await db.destroy()
}

/** File names and the requests for their contents: every operation with every block. */
async function listRequests(database: string): Promise<Record<string, string>> {
  const db = openDatabase(database)
  const names = await db.selectFrom('organizations').select(['reference', 'name_lower']).execute()
  const jobs = await db.selectFrom('jobs').select('reference').execute()
  const articles = await db.selectFrom('articles').select('reference').execute()
  await db.destroy()
  const jobBlocks =
    'stages=true&office=true&candidates_count=true&application_fields=true&organization=true&websites=true'
  const pages = Array.from({ length: Math.ceil(articles.length / 50) }, (_, index) => index + 1)
  return Object.fromEntries([
    ...pages.map((page) => [
      `articles/page-${page}.json`,
      `/external/cms/articles/all?per_page=50&page=${page}`,
    ]),
    ...names.map(({ reference, name_lower }) => {
      const name = encodeURIComponent(name_lower)
      return [
        `organizations/${reference}.json`,
        `/external/organizations?name=${name}&offices=true&images=true&videos=true`,
      ]
    }),
    ...names.map(({ reference }) => [
      `embed/${reference}.json`,
      `/embed?organization_reference=${reference}`,
    ]),
    ...jobs.map(({ reference }) => [`jobs/${reference}.json`, `/external/jobs/${reference}?${jobBlocks}`]),
  ])
}
