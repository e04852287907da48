import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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
  expect(lines.slice(-2)).toEqual(['72 open jobs, 66 with JobPosting markup, 6 without', '0 hidden jobs'])
  expect(lines.filter((line) => line.startsWith('none\t'))).toHaveLength(6)
  expect(lines).toContain('none\tquietworks/bench-technician\tno-place')
}, 60_000)

test('npm run job-postings lists each job of another website as hidden, with the websites that show it', async () => {
  const database = { DATABASE_URL: `file:${join(folder, 'moved.db')}` }
  const content = join(folder, 'content')
  await cp('content', content, { recursive: true })
  const file = join(content, 'jobs/ferrolane/wagon-inspector_antwerp.yaml')
  const text = (await readFile(file, 'utf8')).replace(/^sites: .*\n/m, '')
  await writeFile(file, `${text}\nsites: [ferrolane-careers]\n`)
  await readOutput('packages/read-api/commands/content-import.ts', [content], database)
  const output = await readOutput('scripts/job-postings.ts', [], database, ['--conditions=react-server'])
  expect(output).toContain('hidden\tferrolane/wagon-inspector_antwerp\tvisible only on ferrolane-careers\n')
  expect(output.trim().split('\n').at(-1)).toBe('1 hidden jobs')
}, 60_000)
