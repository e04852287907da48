import { rmSync } from 'node:fs'
import { isFull } from '@vitrine/api-contract/testing/full'
import { describe, expect, test } from 'vitest'
import { loadContent } from '#import/load-content'
import { ContentRejected, formatProblem, type Problem } from '#import/problem'
import { type Files, makeFiles, writeFolder } from '#testing/content-folder'

const now = new Date('2026-11-20T12:00:00Z')

type Result = { records: Map<string, unknown>; notices: string[]; problems: string[] }

/** The records of saved responses by kind and reference, printed notices and problems. */
function read(files: Files, format: { format?: 'json' } = { format: 'json' }): Result {
  const folder = writeFolder(files)
  const result: Result = { records: new Map(), notices: [], problems: [] }
  const toLine = (problem: Problem) => formatProblem(problem).replaceAll(`${folder}/`, '')
  try {
    const onNotice = (problem: Problem) => result.notices.push(toLine(problem))
    for (const batch of loadContent(folder, now, { ...format, onNotice })) {
      if (batch.kind === 'embeds')
        for (const { organization_reference, embed } of batch.records)
          result.records.set(`embeds ${organization_reference}`, embed)
      else
        for (const { reference, ...input } of batch.records)
          result.records.set(
            `${batch.kind} ${reference}`,
            'detail' in input ? input.detail : Object(input).record,
          )
    }
  } catch (error) {
    if (!(error instanceof ContentRejected)) throw error
    result.problems = error.problems.map(toLine)
  } finally {
    rmSync(folder, { recursive: true })
  }
  return result
}

const organization = (fields = {}) => ({
  reference: 'Pg4eV6k',
  name: 'Acme',
  slug: 'acme',
  default_language: 'en',
  ...fields,
})
const job = (fields = {}) => ({
  reference: 'WTTJ_gld0A7L',
  organization_reference: 'Pg4eV6k',
  name: 'Engineer',
  status: 'published',
  contract_type: 'FULL_TIME',
  ...fields,
})
const embedJob = (fields = {}) => ({
  reference: 'WTTJ_gld0A7L',
  name: 'Engineer',
  websites_urls: [],
  ...fields,
})
const embed = (jobs: unknown[], fields = {}) => ({ name: 'Acme', jobs, websites: [], ...fields })
const article = (fields = {}) => ({
  reference: 'AbC12dE',
  name: 'Night shift',
  content: 'Text',
  language: 'en',
  published_at: '2026-03-02T09:00:00.000+01:00',
  ...fields,
})

describe('saved responses', () => {
  test.each<[string, unknown]>([
    ['an array', [organization()]],
    ['a single object', organization()],
    ['an envelope named data', { data: [organization()] }],
    ['an envelope named results', { results: [organization()], total: 1 }],
  ])('are read from %s', (_title, file) => {
    const { records, problems } = read({ 'anything.json': file })
    expect(problems).toEqual([])
    expect([...records]).toEqual([['organizations Pg4eV6k', organization()]])
  })

  test('of the job operation are read from an envelope named jobs, which embed also has', () => {
    const { records } = read({
      'a.json': { jobs: [job()] },
      'Pg4eV6k.json': embed([embedJob()]),
      'o.json': organization(),
    })
    expect(records.get('jobs WTTJ_gld0A7L')).toEqual(job())
    expect(records.get('embeds Pg4eV6k')).toEqual(embed([embedJob()]))
  })

  test.each<[string, Files]>([
    ['the name of its file is the reference', { 'Pg4eV6k.json': embed([]), 'o.json': organization() }],
    ['the name of its file is the slug', { 'embed-acme.json': embed([]), 'o.json': organization() }],
    [
      'another response has one of its jobs',
      { 'x.json': embed([embedJob()], { name: 'Other' }), 'j.json': job() },
    ],
    ['it has the name of the organization', { 'x.json': embed([]), 'o.json': organization() }],
    ['it is in a folder embed', { 'embed/Pg4eV6k.json': embed([]) }],
  ])('of embed belong to an organization if %s', (_title, files) => {
    const { records, problems } = read(files)
    expect(problems).toEqual([])
    expect(records.has('embeds Pg4eV6k')).toBe(true)
  })

  test('with a record on two pages result in the first record, with a notice', () => {
    const { records, notices } = read({ '1.json': [article()], '2.json': [article({ name: 'Again' })] })
    expect(records.get('articles AbC12dE')).toEqual(article())
    expect(notices).toEqual(['2.json: [0]: AbC12dE occurs twice; dropped'])
  })

  test('beside the files of a content folder do not replace the records of these files', () => {
    const more = [organization({ reference: 'AcmE01', name: 'Other' }), article({ reference: 'AbC12dE-2' })]
    const { records, problems } = read({ ...makeFiles(), 'more.json': more }, {})
    expect(problems).toEqual([])
    expect(records.get('organizations AcmE01')).toBeTypeOf('function')
    expect(records.get('articles AbC12dE-2')).toEqual(article({ reference: 'AbC12dE-2' }))
  })

  test('of embed are imported without the jobs that have no reference, with a notice', () => {
    const { notices, problems } = read({
      'embed/a.json': embed([embedJob(), { name: 'x' }, { reference: 7 }]),
    })
    expect(problems).toEqual([])
    expect(notices).toEqual([
      'embed/a.json: jobs[1]: has no valid reference; dropped',
      'embed/a.json: jobs[2]: has no valid reference; dropped',
    ])
  })
})

describe('an invalid response', () => {
  test.each<[string, Files, string]>([
    [
      'with a job without an organization',
      { 'j.json': job({ organization_reference: null }) },
      'j.json: organization_reference: expected string, got null',
    ],
    [
      'without a time of publication',
      { 'a.json': { data: [article({ published_at: null })] } },
      'a.json: data[0].published_at: expected a timestamp, got null',
    ],
    [
      'with an invalid time of publication',
      { 'a.json': article({ published_at: 'soon' }) },
      'a.json: published_at: expected a timestamp, got "soon"',
    ],
    ['without a name', { 'a.json': article({ name: undefined }) }, 'a.json: name: is missing'],
    [
      'of embed without a known organization',
      { 'x.json': embed([embedJob()], { name: 'Unknown' }) },
      'x.json: the organization of this embed response is unknown; name the file {organization reference}.json',
    ],
    [
      'that is an error response',
      { 'x.json': { error: 'not_found', error_description: 'x' } },
      'x.json: is an error response of the API (not_found)',
    ],
    [
      'with an organization that has the slug of another one',
      { 'a.json': organization(), 'b.json': [organization({ reference: 'other1' })] },
      'b.json: [0].slug: acme is already in use in a.json',
    ],
    [
      'of no known operation',
      { 'x.json': [{ foo: 1 }] },
      'x.json: [0]: expected an organization, a job, an embed response or an article',
    ],
    ['that is a number', { 'x.json': [[7]] }, 'x.json: [0][0]: expected an object or an array of objects'],
    [
      'in a file that is not JSON',
      { 'sites.yaml': '- {}' },
      'sites.yaml: expected a name that ends in .json',
    ],
    [
      'that is nested too deeply',
      { 'x.json': '['.repeat(100_000) },
      'x.json: is nested more than 50 levels deep',
    ],
    [
      'with a key that occurs twice',
      { 'x.json': '{"a":1,"a":2}' },
      'x.json: the key "a" occurs twice in one object',
    ],
    ['that is cut off', { 'x.json': '[{"reference":' }, 'x.json: is not JSON: Unexpected end of JSON input'],
  ])('%s is refused with file, path and expectation', (_title, files, line) => {
    expect(read(files).problems).toContain(line)
  })

  const values = isFull
    ? [null, 0, 'x', true, {}, [], [null], { a: { b: [1] } }, 1e308, '\u0000', ' ']
    : [null, [{}], '\u0000']
  test.each(values.map((value) => ({ value })))(
    'never causes another error than ContentRejected, with $value in any field',
    ({ value }) => {
      const more = [
        'websites',
        'media_website_url',
        'categories',
        'cms_collections',
        'organizations',
        'indexed',
        'url',
      ]
      for (const make of [organization, job, article]) {
        for (const key of [...Object.keys(make()), ...more]) read({ 'x.json': [make({ [key]: value })] })
      }
      for (const key of Object.keys(embed([])))
        read({ 'embed/a.json': { ...embed([embedJob()]), [key]: value } })
    },
  )
})
