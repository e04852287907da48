import { expect, it, onTestFinished } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'
import { runScript } from './testing/run-script'

it('npm run site:check names redirects without an effect, and those that lead to no page', async () => {
  const { databaseUrl, stop } = await startSite([])
  onTestFinished(stop)
  const lines = [
    'from,to',
    '/en/companies/acme,/en',
    '/companies/acme,/en',
    '/en/companies/former,/en/jobs/search/city-lyon',
    '/en/companies/gone,/en/companies/nobody',
    '/old/*,/en/companies/nobody/*',
  ]
  const folder = writeSiteFolder({}, { 'redirects.csv': lines.join('\n') })
  const settings = { SITE_REFERENCE: 'site', SITE_LOCALES: 'en,fr', SITE_FOLDER: folder }
  const { code, stderr } = await runScript('scripts/site-check.ts', [], {
    ...settings,
    DATABASE_URL: databaseUrl,
  })
  const file = `${folder}/redirects.csv`
  const ofRedirects = stderr
    .trim()
    .split('\n')
    .filter((line) => line.startsWith(file))
  expect(ofRedirects).toEqual([
    `${file}:2: from: the site has a page for /en/companies/acme, so that the line has no effect`,
    `${file}:3: from: the site has a page for /companies/acme, so that the line has no effect`,
    `${file}:5: to: the site has no page at /en/companies/nobody`,
  ])
  expect(code).toBe(0)
})

it('npm run site:check names links of site.yaml and of pages that lead nowhere, also under a path', async () => {
  const settings = {
    notice: { text: 'New', link: '/{locale}/gone' },
    navigation: ['jobs', { url: '/{locale}/jobs', label: 'Jobs' }, { url: '/careers/en/jobs', label: 'No' }],
    home: { sections: [{ markdown: '[Here](/en/jobs), [there](/en/there), [old](/old)' }] },
  }
  const folder = writeSiteFolder(settings, {
    'redirects.csv': 'from,to\n/old,/en/jobs\n',
    'pages/en/about.md': '---\ntitle: About\n---\n[Jobs](/jobs), [us](/en/about), [none](/en/none)',
  })
  const { code, stderr } = await runScript('scripts/site-check.ts', [], {
    ...{ SITE_URL: 'https://company.example/careers', SITE_LOCALES: 'en,fr', SITE_FOLDER: folder },
  })
  expect(code).toBe(0)
  const lines = stderr.split('\n').filter((line) => line.includes('does not exist'))
  const missing = 'A link to a page that does not exist:'
  expect(lines).toEqual([
    `${folder}/pages/en/about.md:4: ${missing} /en/none`,
    `${folder}/site.yaml:1: ${missing} /en/there, /careers/en/jobs, /en/gone`,
    `${folder}/site.yaml:1: ${missing} /en/there, /careers/en/jobs, /fr/gone`,
  ])
})

it('npm run site:check fails with the file and line of what is not valid in any file', async () => {
  const folder = writeSiteFolder(
    {},
    { 'redirects.csv': 'from,to\n/a,/b\n/b,/a\n', 'messages/en.json': '{ "Layout": { "nope": "A" } }' },
  )
  const { code, stderr } = await runScript('scripts/site-check.ts', [], { SITE_FOLDER: folder })
  expect(code).not.toBe(0)
  expect(stderr).toContain(`${folder}/redirects.csv:2: to: line 3 redirects /b again`)
  expect(stderr).toContain(`${folder}/messages/en.json:1: Layout.nope: `)
})

it('npm run site:check names what the text of a page lacks', async () => {
  const text = '---\ntitle: About\n---\n[Team](/en/team) ![A](/media/none.webp) [Jobs](/en/jobs)'
  const folder = writeSiteFolder({}, { 'pages/en/about.md': text, 'redirect.csv': '', 'README.md': '' })
  const { code, stderr } = await runScript('scripts/site-check.ts', [], { SITE_FOLDER: folder })
  expect(stderr.split('\n').filter((line) => line.startsWith(`${folder}/pages/en`))).toEqual([
    `${folder}/pages/en/about.md:4: An image in the text is not shown: /media/none.webp`,
    `${folder}/pages/en/about.md:4: A link to a page that does not exist: /en/team`,
  ])
  expect(stderr).toContain(`${folder}/redirect.csv: nothing reads it, expected site.yaml, `)
  expect(stderr).not.toContain('README')
  expect(code).toBe(0)
})
