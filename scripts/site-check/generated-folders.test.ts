import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkOwnMessages } from '@/lib/i18n/check-own-messages'
import { checkRedirects } from '@/lib/pages/urls/redirects'
import { readOwnPages } from '@/lib/settings/own-pages'
import { parseRedirects } from '@/lib/settings/redirects'
import { readTextFile, SiteFolderError } from '@/lib/settings/site-folder'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'

/** A file of each kind but site.yaml, whose mistakes are in lib/settings/site.test.ts. */
const files = {
  'redirects.csv': 'from,to,status\n# Former site\n/old,/en/jobs,301\n/team/*,/en/articles/*\n/gone,,410\n',
  'pages/en/imprint.md':
    '---\ntitle: Imprint\nkey: imprint\nupdated: 2026-01-31\nnoindex: true\n---\nBy **us**.\n',
  'pages/fr/mentions.md': '---\ntitle: Mentions\nkey: imprint\n---\nPar **nous**.\n',
  'messages/fr.json':
    '{\n  "Layout": {\n    "jobs": "Postes"\n  },\n  "Ui": { "pagination": { "position": "{page}/{pageCount}" } }\n}\n',
}

/** Throws a `SiteFolderError` as the start of the site does. */
function check(folder: string): void {
  const file = join(folder, 'redirects.csv')
  checkRedirects(parseRedirects(readTextFile(file) ?? '', file), file)
  readOwnPages(folder, ['en', 'fr'])
  checkOwnMessages(folder)
}

const wrongLine = fc.oneof(
  fc.constantFrom(
    '/old,/fr',
    '/a,/old',
    '/b,//evil.example',
    '/c,/en,999',
    '"',
    '---',
    'title: ',
    'key: A B',
    '&a *a',
  ),
  fc.constantFrom(
    'updated: soon',
    'noindex: maybe',
    'titel: x',
    '{',
    '}',
    '"Layout": 1,',
    '"x": "{name}",',
    '\u0000',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

it('a site folder with a generated mistake is refused with the file and what is expected, or is read', () => {
  expect(() => check(writeSiteFolder({}, files))).not.toThrow()
  let refused = 0
  const names = Object.keys(files) as (keyof typeof files)[]
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(6), fc.nat(2), wrongLine, (name, start, removed, line) => {
      const lines = files[name].split('\n')
      lines.splice(start, removed, line)
      const folder = writeSiteFolder({}, { ...files, [name]: lines.join('\n') })
      try {
        check(folder)
      } catch (error) {
        refused += 1
        if (!(error instanceof SiteFolderError)) throw error
        for (const problem of error.message.split('\n')) expect(problem).toContain(`${folder}/${name}:`)
      }
    }),
    { numRuns: 200 },
  )
  expect(refused).toBeGreaterThan(80)
})
