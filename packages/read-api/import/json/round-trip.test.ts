import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { scopes } from '@vitrine/api-contract/scope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#app'
import { openDatabase, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { loadContent } from '#import/load-content'
import type { Problem } from '#import/problem'
import { writeContent } from '#import/write-content'
import { createToken } from '#tokens'

const now = new Date('2026-11-20T12:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'vitrine-round-trip-'))
const original = join(folder, 'original.db')
const copy = join(folder, 'copy.db')
const exported = join(folder, 'export')
const notices: Problem[] = []

type Api = { get: (path: string) => Promise<unknown>; stop: () => Promise<void> }

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

async function importFolder(database: string, source: string, format?: 'json'): Promise<void> {
  const db = openDatabaseForWriting(database)
  await migrate(db)
  const options = { format, onNotice: (notice: Problem) => notices.push(notice) }
  await writeContent(db, loadContent(source, now, options), now)
  await db.destroy()
}

/** File names and the requests for their contents: every operation with every block. */
async function listRequests(): Promise<Record<string, string>> {
  const db = openDatabase(original)
  const names = await db.selectFrom('organizations').select(['reference', 'document']).execute()
  const jobs = await db.selectFrom('jobs').select('reference').execute()
  await db.destroy()
  const jobBlocks =
    'stages=true&office=true&candidates_count=true&application_fields=true&organization=true&websites=true'
  const pages = [1, 2].map((page) => `/external/cms/articles/all?per_page=50&page=${page}`)
  return Object.fromEntries([
    ...pages.map((path, index) => [`articles/page-${index + 1}.json`, path]),
    ...names.map(({ reference, document }) => {
      const name = encodeURIComponent(JSON.parse(document).name)
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

let before: Api
let after: Api
let requests: Record<string, string>

beforeAll(async () => {
  await importFolder(original, 'content')
  before = await serve(original)
  requests = await listRequests()
  for (const [file, path] of Object.entries(requests)) {
    mkdirSync(dirname(join(exported, file)), { recursive: true })
    writeFileSync(join(exported, file), JSON.stringify(await before.get(path)))
  }
  await importFolder(copy, exported, 'json')
  after = await serve(copy)
})
afterAll(async () => {
  await before.stop()
  await after.stop()
  rmSync(folder, { recursive: true })
})

describe('the responses of the API for the demo content, imported into another database', () => {
  test('are sent again for every operation with every block', async () => {
    expect(Object.keys(requests).length).toBeGreaterThan(100)
    for (const path of Object.values(requests)) {
      expect(await after.get(path), path).toEqual(await before.get(path))
    }
  })

  test.each([
    '/external/organizations?cms_sites_references=vitrine-demo',
    '/external/cms/articles/all?language=fr&q=nuit',
    '/external/cms/articles/all?order_by=published_at:asc&published_after=2026-01-01&per_page=20',
  ])('are equal for %s', async (path) => {
    expect(await after.get(path)).toEqual(await before.get(path))
  })

  test('cause a notice only of the department whose jobs are in no embed response', () => {
    expect(notices.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      '[0].departments: no name of the department: generated Department 34',
    ])
  })

  test('lack only the fields that no operation sends', async () => {
    // Organizations without images and videos; the others get the time of their oldest one.
    expect(await lostKeys('organizations')).toEqual(['created_at'])
    expect(await lostKeys('articles')).toEqual([])
    // Only embed has this field, and embed sends only published jobs.
    expect(await lostKeys('jobs')).toEqual(['archived: recruitment_process', 'draft: recruitment_process'])
  })
})

/** The keys that a record has in the original and not in the copy; of jobs with their status. */
async function lostKeys(table: 'organizations' | 'jobs' | 'articles'): Promise<string[]> {
  const [first, second] = await Promise.all([original, copy].map((path) => documentsOf(path, table)))
  const lost = new Set<string>()
  for (const [reference, fields] of first ?? []) {
    const other = second?.get(reference) ?? {}
    for (const key of Object.keys(fields)) {
      if (key in other || key === 'sites') continue
      lost.add(table === 'jobs' ? `${fields.status}: ${key}` : key)
    }
  }
  return [...lost].sort()
}

async function documentsOf(path: string, table: 'organizations' | 'jobs' | 'articles') {
  const db = openDatabase(path)
  const rows = await db.selectFrom(table).select(['reference', 'document']).execute()
  await db.destroy()
  return new Map<string, Record<string, unknown>>(
    rows.map(({ reference, document }) => [reference, JSON.parse(document)]),
  )
}
