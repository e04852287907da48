import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiRecord, startSite } from '@/lib/data/testing/site'
import { runScript } from './testing/run-script'

const frenchOnly: ApiRecord = {
  kind: 'organizations',
  data: {
    ...{ reference: 'atelier', name: 'Atelier', slug: 'atelier', default_language: 'fr' },
    ...{ descriptions: { fr: 'Texte' }, looking_fors: { fr: 'Texte' }, websites: [{ site: 'site' }] },
  },
}

let folder: string
let site: Awaited<ReturnType<typeof startSite>>
let settings: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-content-check-'))
  site = await startSite([], {}, [frenchOnly])
  settings = {
    DATABASE_URL: site.databaseUrl,
    API_BASE_URL: site.url,
    API_TOKEN: site.token,
    SITE_REFERENCE: 'site',
    SITE_LOCALES: 'en,fr',
  }
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const check = (args: readonly string[], changed: Record<string, string> = {}) =>
  runScript('scripts/content-check.ts', args, { ...settings, ...changed })

it('npm run content:check passes without errors of a type, and writes its records to files', async () => {
  const [csv, json] = [join(folder, 'records.csv'), join(folder, 'records.json')]
  const { code, stdout: output } = await check(['--type', 'organization', '--csv', csv, '--json', json])
  expect(code).toBe(0)
  expect(output).toContain(
    'A text is not translated: Description: English | Who they are looking for: English',
  )
  expect(output.trim().split('\n').slice(-2)).toEqual([
    expect.stringMatching(/^organizations: 2 checked, \d+ with warnings$/),
    expect.stringMatching(/^errors: 0, warnings: \d+, hints: \d+$/),
  ])
  expect(await readFile(csv, 'utf8')).toContain('"organization-translation-missing"\r\n')
  const records: { type: string; warnings: unknown[] }[] = JSON.parse(await readFile(json, 'utf8'))
  expect(records).toHaveLength(2)
  const withWarnings = records.filter(({ warnings }) => warnings.length > 0)
  expect(output).toContain(`2 checked, ${withWarnings.length} with warnings`)
  expect(output.match(/^organization /gm)).toHaveLength(withWarnings.length)
  expect(new Set(records.map(({ type }) => type))).toEqual(new Set(['organization']))
})

it('npm run content:check fails for warnings of the level that --severity names, or above', async () => {
  expect(await check(['--type=organization', '--severity=warning'])).toMatchObject({ code: 1 })
  expect(await check(['--type=job', '--quiet'])).toMatchObject({ code: 1 })
})

it('npm run content:check has its own exit code where it cannot check', async () => {
  const denied = { DATABASE_URL: 'file:/nowhere/content.db' }
  expect(await check(['--type=organization'], denied)).toMatchObject({ code: 3 })
})
