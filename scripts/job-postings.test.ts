import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutput } from './run'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-job-postings-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('npm run job-postings lists each demo job without markup with its reasons', async () => {
  const database = { DATABASE_URL: `file:${join(folder, 'content.db')}` }
  await readOutput('packages/read-api/commands/content-import.ts', [], database)
  const lines = (await readOutput('scripts/job-postings.ts', [], database, ['--conditions=react-server']))
    .trim()
    .split('\n')
  expect(lines.at(-1)).toBe('71 open jobs, 65 with JobPosting markup, 6 without')
  expect(lines.filter((line) => line.startsWith('none\t'))).toHaveLength(6)
  expect(lines).toContain('none\tquietworks/bench-technician\tno-place')
}, 60_000)
