import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { legalKeys, readOwnPages } from '@/lib/settings/own-pages'
import { readSite } from '@/lib/settings/site'
import { legalPageWarnings } from '@/server/legal-pages'
import { runScript } from './testing/run-script'

const SITE_LOCALES = readdirSync('lib/i18n/messages').map((file) => file.replace('.json', ''))

let parent = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'vitrine-site-new-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
})

const run = (...args: string[]) =>
  runScript('scripts/site-new.ts', args, { SITE_LOCALES: SITE_LOCALES.join() })

it('writes a valid site folder with the legal pages of every language, whose gaps are named', async () => {
  const folder = join(parent, 'acme')
  expect((await run(folder)).code).toBe(0)
  expect(readSite(folder).name).toBeUndefined()
  const pages = readOwnPages(folder, SITE_LOCALES)
  expect(pages.map(({ locale, key }) => `${locale} ${key}`).sort()).toEqual(
    SITE_LOCALES.flatMap((locale) => legalKeys.map((key) => `${locale} ${key}`)).sort(),
  )
  const warnings = legalPageWarnings(pages, { SITE_FOLDER: folder, SITE_LOCALES })
  expect(warnings).toHaveLength(pages.length)
  for (const warning of warnings) expect(warning).toContain('it has gaps such as [[')
})

it('writes a content folder with one record of each kind', async () => {
  const content = join(parent, 'content')
  expect((await run(join(parent, 'site'), '--content', content)).code).toBe(0)
  const files = readdirSync(content, { recursive: true }).map(String)
  expect(files).toEqual(
    expect.arrayContaining([
      'articles/en/example-story.md',
      'jobs/example-company/example-job.yaml',
      'organizations/example-company.yaml',
      'sites.yaml',
    ]),
  )
})

it('leaves a folder with files as it is', async () => {
  await run(parent)
  const before = readFileSync(join(parent, 'site.yaml'), 'utf8')
  const { code, stderr } = await run(parent)
  expect([code, stderr]).toEqual([1, `${parent} is not empty, and stays as it is.\n`])
  expect(readFileSync(join(parent, 'site.yaml'), 'utf8')).toBe(before)
})
