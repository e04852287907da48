import { articleWire } from '@vitrine/api-contract/article'
import { embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ContentRejected, type Problem } from '#import/problem'
import { isDocumentedDifference, plainValues } from '#testing/documented-differences'
import { findDifferences } from '#testing/field-differences'
import { createJsonImporter, type JsonImport } from '#testing/json-import'
import type { Responses } from '#testing/maximal-responses'
import { filesOf, readFiles } from '#testing/response-files'
import { arbitraryOf, type FieldArbitraries } from '#testing/schema-arbitrary'

const rarely = (usual: fc.Arbitrary<unknown>, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 40, arbitrary: usual }, { weight: 1, arbitrary: other })
const pick = (...values: unknown[]) => fc.constantFrom(...values)

const organizationReference = 'Pg4eV6k'
const jobReference = 'WTTJ_gld0A7L'
const identity = fc.stringMatching(/^[A-Za-z0-9_-]{6,12}$/)
const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6})?$/)
const language = pick('fr', 'en', 'es', 'de')
const site = pick('board', 'acme-careers', 'other')

/** Values with which most records pass the import: identities, references between the records, and tokens. */
const fields: FieldArbitraries = [
  [/^(organization\.reference|job\.organization_reference)$/, pick(organizationReference)],
  [/^job\.reference$/, pick(jobReference)],
  [/^embed\.jobs\[\]\.reference$/, rarely(pick(jobReference), identity)],
  [/(^organization|job\.organization|article\.organizations\[\])\.(slug|name)$/, rarely(pick('acme'), slug)],
  [/(^article|jobs\[\]|^job)\.(name|description|content)$/, pick('Engineer', '<p>Build</p>', 'Text\r\n<br>')],
  [/website(s|s_urls)\[\]\.(website_)?reference$/, site],
  [/embed.*cms_sites_references\[\]$/, site],
  [/cms_sites_references$/, pick('board', 'board,acme-careers', 'unknown', '')],
  [/root_url$/, pick('https://board.example', 'https://careers.example')],
  [/thumbnails\{key\}$/, pick('default', 'medium', 'maxres', '__proto__')],
  [/social_networks\{key\}$/, rarely(pick('linkedin', 'x'), fc.string())],
  [/(created_at|start_date)\{key\}$/, pick('fr', 'en')],
  [/(created_at|start_date)\{value\}$/, pick('Le 05 Mars 2024 à 10h30', '05 March 2024', 'soon')],
  [/\{key\}$/, rarely(language, pick('pt-BR', '__proto__', 'EN'))],
  [/(^|\.)(default_)?language$/, rarely(language, pick('fr-FR', 'x'))],
  [/status$/, pick('draft', 'published', 'published', 'archived')],
  [/kind$/, rarely(pick('single', 'multi'), fc.string())],
  [/stages\[\]\.reference$/, pick('initial', 'refused', null)],
  [/external_reference$/, rarely(identity, pick('a b', ''))],
  [/reference$/, rarely(identity, pick('a b', 'x'.repeat(100), 'é'))],
  [/(level|contract_type|remote|period|source|mode|fields\[\]\.name)$/, rarely(identity, fc.string())],
  [/salary\.(min|max)$/, pick('0', '30000', '45000', '1.5', null)],
  [/currency$/, pick('EUR', 'CHF', null, 'euro')],
  [/country_code$/, rarely(pick('FR', 'AT'), pick('fr', 'X1'))],
  [/country\{value\}$/, pick('France', 'Austria', 'Autriche')],
  [/(office_id|offices?(\[\])?\.id)$/, pick(101, 102)],
  [/(department_id|department\.id)$/, pick(11, 12)],
  [/cms_collections\[\]\.id$/, rarely(fc.integer({ min: 1 }), pick(0))],
  [/cms_collections\[\]\.title$/, pick('First weeks', 'Second <weeks>')],
  [/stages\[\]\.id$/, rarely(fc.integer({ min: 1, max: 9 }), fc.integer())],
  [/creation_year$/, rarely(fc.integer({ min: 1000, max: 9999 }), fc.integer())],
  [/slug$/, rarely(slug, pick('Not a_slug', 'x'.repeat(200)))],
]

const responses = fc.record({
  organization: arbitraryOf(organizationWire, fields, 'organization'),
  job: arbitraryOf(jobWire, fields, 'job'),
  embed: arbitraryOf(embedWire, fields, 'embed'),
  article: arbitraryOf(articleWire, fields, 'article'),
}) as fc.Arbitrary<Responses>

/** A notice names a field by its path, and a record or a part of it that is dropped by the path of this part. */
function isNamed(file: string, path: string, notices: readonly Problem[]): boolean {
  return notices.some((notice) => {
    // These notices are those of an organization and of a site, not of the response that lacks the value.
    if (/department\.name$/.test(path) && /departments$/.test(notice.path)) return true
    if (/websites\[\d+\]\.kind$/.test(path) && /^the kind of site /.test(notice.message)) return true
    if (notice.file !== file || notice.path === '') return false
    if (/^\[\d+\]$/.test(notice.path) && !/^not kept|dropped$/.test(notice.message)) return false
    return [notice.path, `${notice.path}.`, `${notice.path}[`].some((start, index) =>
      index === 0 ? path === start : path.startsWith(start),
    )
  })
}

const numRuns = propertyRuns(25, 10)

test(
  `every field of ${numRuns} generated exports is sent again with its value, or has a notice`,
  async () => {
    const importer = await createJsonImporter()
    let accepted = 0
    try {
      await fc.assert(
        fc.asyncProperty(responses, async (exported) => {
          const files = JSON.parse(JSON.stringify(filesOf(exported)))
          const exportedValues = plainValues(files)
          let imported: JsonImport
          try {
            imported = await importer.run(files)
          } catch (error) {
            // A refused import has written nothing, and names the record.
            if (error instanceof ContentRejected) return
            throw error
          }
          accepted += 1
          const served = await readFiles(imported.get, exported).finally(imported.stop)
          const silent = Object.keys(files).flatMap((file) =>
            findDifferences(files[file], served[file])
              .filter(({ path }) => !isNamed(file, path, imported.notices))
              .filter((difference) => !isDocumentedDifference(file, difference, exportedValues))
              .map((difference) => ({ file, ...difference })),
          )
          expect(silent).toEqual([])
        }),
        { numRuns, seed: 20261122 },
      )
    } finally {
      importer.remove()
    }
    expect(accepted).toBeGreaterThan(numRuns / 3)
  },
  60_000 + numRuns * 1_000,
)
