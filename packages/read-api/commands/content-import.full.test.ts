import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@vitrine/content-store/db/connect'
import { recordTables } from '@vitrine/content-store/db/schema'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeFiles, writeFolder } from '#testing/content-folder'
import { runCommand, startCommand } from '#testing/run-command'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-command-'))
const database = join(folder, 'content.db')
const large = join(folder, 'large')
const small = writeFolder(makeFiles())

/** Enough for an import of some seconds, during which SQLite writes to its log. */
const largeSize = ['--articles', '5000', '--organizations', '5', '--jobs', '0']

const start = (script: string, args: readonly string[]) => startCommand(script, args, `file:${database}`)
const run = (script: string, args: readonly string[], url = `file:${database}`) =>
  runCommand(script, args, url)

async function readDatabase(): Promise<unknown> {
  const db = openDatabase(database)
  const tables = [...recordTables, 'organization_sites', 'article_links'] as const
  const rows = []
  for (const table of tables) rows.push(await db.selectFrom(table).selectAll().execute())
  await db.destroy()
  return rows
}

/** The returned function waits until SQLite has written a megabyte of uncommitted data. */
function watchLog(): () => Promise<void> {
  const status = () => statSync(`${database}-wal`, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 }
  const before = status()
  return async () => {
    const isWritten = () => status().mtimeMs !== before.mtimeMs && status().size >= 1_000_000
    await vi.waitUntil(isWritten, { interval: 5, timeout: 120_000 })
  }
}

beforeAll(async () => {
  const generated = await run('content-generate', [...largeSize, '--out', large])
  expect(generated.err.replace(/^generating .*\n/gm, '')).toBe('')
  expect(generated.out).toContain('for measurements')
  expect((await run('content-import', [small])).code).toBe(0)
}, 300_000)
afterAll(() => {
  for (const path of [folder, small]) rmSync(path, { recursive: true })
})

describe('npm run content:import', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'that %s interrupts while it writes does not change the database',
    async (signal) => {
      const before = await readDatabase()
      const untilWritten = watchLog()
      const { child, ended } = start('content-import', [large, '--prune'])
      await untilWritten()
      child.kill(signal)
      const { code, out, err } = await ended
      expect(err.replace(/^importing .*\n/gm, '')).toBe('Interrupted; nothing was written.\n')
      expect({ code, out }).toEqual({ code: 130, out: '' })
      expect(await readDatabase()).toEqual(before)
    },
    300_000,
  )
})

test.each([
  [
    'content-import',
    [],
    'postgres://127.0.0.1:1/none: connect ECONNREFUSED 127.0.0.1:1; nothing was written.\n',
  ],
  ['content-generate', [], 'connect ECONNREFUSED 127.0.0.1:1\n'],
  ['api-token', ['list'], 'connect ECONNREFUSED 127.0.0.1:1\n'],
])(
  '%s reports in one line that the database is unavailable, without its password',
  async (script, args, expected) => {
    const { code, err } = await run(script, args, 'postgres://name:secret@127.0.0.1:1/none')
    expect({ code, err: err.replace(/^importing .*\n/gm, '') }).toEqual({ code: 1, err: expected })
  },
  120_000,
)

test('npm run content:generate refuses a database with other content unless --force is set', async () => {
  const before = await readDatabase()
  const args = ['--articles', '3', '--organizations', '1', '--jobs', '2']
  const refused = await run('content-generate', args)
  expect(refused.code).toBe(1)
  expect(refused.err).toContain('that were not generated')
  expect(await readDatabase()).toEqual(before)
  expect((await run('content-generate', [...args, '--force'])).code).toBe(0)
  expect((await run('content-import', [small, '--prune'])).out).toContain(
    'articles: 0 added, 0 changed, 1 unchanged, 3 removed',
  )
}, 300_000)
