import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdChanges, listHeld } from '@vitrine/content-store/apply/quarantine'
import { openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runScript } from './testing/run-script'

let folder: string
let databaseUrl: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-quarantine-'))
  databaseUrl = `file:${join(folder, 'copy.db')}`
  await using(async (db) => {
    await migrate(db)
    const change = { accepted: 50, observed: 0, lost: 50, references: [], reason: 'became empty' as const }
    const at = (minute: number) => new Date(Date.UTC(2026, 4, 9, 8, minute))
    await holdChanges(db, [{ list: 'jobs/acme', ...change }], at(5))
    await holdChanges(db, [{ list: 'organizations', ...change }], at(0))
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

async function using<T>(work: (db: ReturnType<typeof openDatabaseForWriting>) => Promise<T>): Promise<T> {
  const db = openDatabaseForWriting(databaseUrl)
  return work(db).finally(() => db.destroy())
}

const quarantine = (...args: string[]) =>
  runScript('scripts/quarantine.ts', args, {
    API_BASE_URL: 'https://api.example',
    DATABASE_URL: databaseUrl,
  })

it('says what is held since when and why, the oldest first', async () => {
  const { stdout } = await quarantine()
  expect(stdout.trim().split('\n')).toEqual([
    'organizations: became empty, 50 records before and 0 now; since 2026-05-09 08:00, accepted from 2026-05-09 08:15 if it stays so',
    'jobs/acme: became empty, 50 records before and 0 now; since 2026-05-09 08:05, accepted from 2026-05-09 08:20 if it stays so',
  ])
})

it('releases one list, the lists of a kind, or all of them', async () => {
  expect((await quarantine('--release', 'articles')).stdout).toBe('articles is not in quarantine now.\n')
  expect((await quarantine('--release', 'jobs')).stdout).toContain('Released: jobs/acme.')
  const held = await using(listHeld)
  expect(held.map(({ list, released_at }) => [list, released_at !== null])).toEqual([
    ['organizations', false],
    ['jobs/acme', true],
  ])
  expect((await quarantine('--release')).stdout).toContain('jobs/acme, organizations.')
  expect((await quarantine()).stdout).toContain('released: the next read accepts it')
})

it('refuses a name that no list has', async () => {
  expect(await quarantine('--release', 'job')).toMatchObject({ code: 2 })
})

it('is off for content of files', async () => {
  const { stdout } = await runScript('scripts/quarantine.ts', [], { DATABASE_URL: databaseUrl })
  expect(stdout).toContain('The quarantine is off')
})
