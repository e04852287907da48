import { rmSync } from 'node:fs'
import { isFull } from '@vitrine/api-contract/testing/full'
import { describe, expect, test } from 'vitest'
import { loadContent } from '#import/load-content'
import { ContentRejected, formatProblem, type Problem } from '#import/problem'
import type { Row } from '#import/rows'
import { makeFiles, writeFolder } from '#testing/content-folder'

const now = new Date('2026-11-20T12:00:00Z')

type Result = {
  rows: Map<string, Row['fields'] & Record<string, unknown>>
  notices: string[]
  problems: string[]
}

/** The result of an import of JSON files: records by kind and reference, printed notices and problems. */
function read(files: Record<string, unknown>): Result {
  const folder = writeFolder(files)
  const result: Result = { rows: new Map(), notices: [], problems: [] }
  const format = (problem: Problem) => formatProblem(problem).replaceAll(`${folder}/`, '')
  try {
    const onNotice = (notice: Problem) => result.notices.push(format(notice))
    for (const { kind, rows } of loadContent(folder, now, { format: 'json', onNotice })) {
      for (const row of rows) result.rows.set(`${kind} ${row.reference}`, { ...row.fields })
    }
  } catch (error) {
    if (!(error instanceof ContentRejected)) throw error
    result.problems = error.problems.map(format)
  } finally {
    rmSync(folder, { recursive: true })
  }
  return result
}

const organization = (fields = {}) => ({
  reference: 'Pg4eV6k',
  name: 'Acme',
  slug: 'acme',
  default_language: 'fr',
  sectors: [],
  websites: [{ reference: 'board', name: 'Board', root_url: 'https://board.example' }],
  ...fields,
})

const job = (fields = {}) => ({
  reference: 'WTTJ_gld0A7L',
  organization_reference: 'Pg4eV6k',
  name: 'Engineer',
  status: 'published',
  description: '<p>Build</p>',
  language: 'fr',
  contract_type: 'FULL_TIME',
  published_at: '2026-10-05T08:30:00.000+02:00',
  ...fields,
})

const embedJob = (fields = {}) => ({
  id: 1,
  reference: 'WTTJ_gld0A7L',
  name: 'Engineer',
  slug: 'engineer_lyon',
  description: '<p>Build</p>',
  created_at: { fr: 'Le 15 Novembre 2021 à 10h30', en: 'The 15 November 2021 at 10h30' },
  contract_type: { fr: 'CDI', en: 'Full-Time' },
  websites_urls: [
    { website_reference: 'board', url: 'https://board.example/companies/acme/jobs/engineer_lyon' },
  ],
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

describe('responses of the API', () => {
  test.each<[string, unknown]>([
    ['an array', [organization()]],
    ['a single object', organization()],
    ['an envelope named data', { data: [organization()] }],
    ['an envelope named results', { results: [organization()], total: 1 }],
  ])('are read from %s', (_title, file) => {
    const { rows, problems } = read({ 'anything.json': file })
    expect(problems).toEqual([])
    expect([...rows.keys()]).toEqual(['sites board', 'organizations Pg4eV6k'])
  })

  test('of the job operation are read from an envelope named jobs, which embed also has', () => {
    const { rows, problems } = read({ 'a.json': [organization()], 'b.json': { jobs: [job()] } })
    expect(problems).toEqual([])
    expect(rows.get('jobs WTTJ_gld0A7L')).toMatchObject({ organization: 'acme', language: 'fr' })
  })

  test.each([
    ['https://jobs.acme.example/apply', 'https://jobs.acme.example/apply'],
    ['mailto:jobs@acme.example', 'mailto:jobs@acme.example'],
    ['tel:+33123456789', 'tel:+33123456789'],
    ['jobs@acme.example', 'mailto:jobs@acme.example'],
    ['www.acme.example/apply now', 'https://www.acme.example/apply%20now'],
  ])('with the apply URL %s have %s', (apply_url, expected) => {
    const { rows, problems } = read({ 'a.json': organization(), 'b.json': job({ apply_url }) })
    expect(problems).toEqual([])
    expect(rows.get('jobs WTTJ_gld0A7L')).toMatchObject({ apply_url: expected })
  })

  test('with null in every optional field of an organization, a job and an article are imported', () => {
    const nothing = (keys: string) => Object.fromEntries(keys.split(' ').map((key) => [key, null]))
    const { rows, problems } = read({
      'o.json': organization(
        nothing(
          'description logo_url media_website_url media_twitter turnover revenue subsidiaries i18n_covers i18n_descriptions websites offices images videos updated_at',
        ),
      ),
      'j.json': job(
        nothing(
          'external_reference office_id department_id start_date profile experience_level education_level company_description apply_url contract_duration_min salary cms_sites_references remote archived_at stages office offices websites application_fields',
        ),
      ),
      'a.json': article(
        nothing(
          'summary url image_url indexed seo_title social_image_url cms_collections cms_authors categories organizations cms_video',
        ),
      ),
    })
    expect(problems).toEqual([])
    expect([...rows.keys()]).toEqual(['organizations Pg4eV6k', 'jobs WTTJ_gld0A7L', 'articles AbC12dE'])
    expect(rows.get('articles AbC12dE')).not.toHaveProperty('summary')
  })

  test('with either field name, and with nested records of an article, are imported', () => {
    const { rows, problems } = read({
      'a.json': article({
        categories: [{ reference: 'c1', title: 'Culture' }],
        cms_collections: [{ id: 7, title: 'First weeks', cover: { url: null, large: { url: null } } }],
        cms_authors: { name: 'Mara', headline: '<p>Writes</p>', avatar: { url: null } },
        organizations: [{ name: 'Unlisted & Sons', slug: 'unlisted' }],
        cms_video: {
          external_reference: 'aqz',
          source: '360player',
          created_at: '2018-01-15T16:51:20.788757+01:00',
        },
      }),
    })
    expect(problems).toEqual([])
    expect(rows.get('categories c1')).toMatchObject({ name: 'Culture' })
    expect(rows.get('collections collection-7')).toMatchObject({ id: 7, slug: 'first-weeks', language: 'en' })
    expect(rows.get('organizations unlisted')).toMatchObject({
      name: 'Unlisted & Sons',
      default_language: 'en',
    })
    expect(rows.get('articles AbC12dE')).toMatchObject({
      organizations: ['unlisted'],
      video: { name: 'aqz' },
    })
  })

  test('of embed alone are imported as published jobs, with Paris time and a guessed contract type', () => {
    const office = {
      id: 5,
      name: 'HQ',
      city: 'Lyon ',
      address: 'Rue X ',
      country: { fr: 'France', en: 'France' },
    }
    const { rows, problems, notices } = read({
      'embed/Pg4eV6k.json': embed(
        [
          embedJob({
            office,
            department: { id: 3, name: 'Tech' },
            salary: { min: null, max: null, currency: 'EUR', period: 'none' },
            start_date: { en: '01 September 2022' },
          }),
        ],
        {
          websites: [
            {
              reference: 'board',
              kind: 'multi',
              root_url: 'https://board.example',
              organization_url: 'https://board.example/companies/acme',
            },
          ],
        },
      ),
    })
    expect(problems).toEqual([])
    expect(rows.get('sites board')).toMatchObject({ kind: 'multi', root_url: 'https://board.example' })
    expect(rows.get('organizations Pg4eV6k')).toMatchObject({
      slug: 'acme',
      departments: [{ id: 3, name: 'Tech' }],
      offices: [{ id: 5, city: 'Lyon', address: 'Rue X', country_code: 'FR' }],
    })
    expect(rows.get('jobs WTTJ_gld0A7L')).toMatchObject({
      status: 'published',
      slug: 'engineer_lyon',
      published_at: '2021-11-15T10:30:00.000+01:00',
      start_date: '2022-09-01',
      contract_type: 'FULL_TIME',
      offices: [5],
      sites: ['board'],
    })
    expect(rows.get('jobs WTTJ_gld0A7L')).not.toHaveProperty('salary')
    expect(notices).toEqual([
      'embed/Pg4eV6k.json: the name of site board is missing: generated board',
      'embed/Pg4eV6k.json: organization Pg4eV6k is in no organizations list, generated from other responses',
      'embed/Pg4eV6k.json: jobs[0].language: is missing: used en',
      'embed/Pg4eV6k.json: jobs[0].published_at: is missing: used created_at',
      'embed/Pg4eV6k.json: jobs[0].updated_at: is missing: used the time of the import',
      'embed/Pg4eV6k.json: jobs[0].contract_type: embed has labels only: guessed FULL_TIME',
    ])
  })

  test('of a job without embed get a slug of name and city, and without office and contract become spontaneous', () => {
    const office = { id: 5, name: 'HQ', city: 'Saint-Étienne', country_code: 'fr' }
    const { rows, notices, problems } = read({
      'o.json': organization({ offices: [office] }),
      'j.json': [
        job({ office_id: 5 }),
        job({ reference: 'GC_Nlj1qz3', office_id: 5 }),
        job({ reference: 'V-1841-0', name: 'Spontaneous application', contract_type: null }),
      ],
    })
    expect(problems).toEqual([])
    expect(rows.get('jobs WTTJ_gld0A7L')).toMatchObject({ slug: 'engineer_saint-etienne' })
    expect(rows.get('jobs GC_Nlj1qz3')).toMatchObject({ slug: 'engineer_saint-etienne_GC_Nlj1qz3' })
    expect(rows.get('jobs V-1841-0')).toMatchObject({ spontaneous: true })
    expect(notices).toContain('j.json: [0].slug: is in no embed response: generated engineer_saint-etienne')
  })

  test('of a job without embed get no slug of another job of the organization', () => {
    const website = { website_reference: 'board', url: 'https://board.example/companies/acme/jobs/nurse' }
    const { rows, problems } = read({
      'a.json': [organization(), job({ reference: 'a' }), job({ reference: 'b', name: 'Nurse' })],
      'b.json': embed([embedJob({ reference: 'c', slug: 'engineer' })]),
      'c.json': job({ reference: 'd', name: 'Carer', websites: [website] }),
    })
    expect(problems).toEqual([])
    const slugs = ['a', 'b', 'c', 'd'].map((reference) => rows.get(`jobs ${reference}`)?.slug)
    expect(slugs).toEqual(['engineer_a', 'nurse_b', 'engineer', 'nurse'])
  })

  test('beside the files of a content folder do not replace the records of these files', () => {
    const folder = writeFolder({
      ...makeFiles(),
      'more.json': [
        article({
          reference: 'AbC12dE-2',
          organizations: [{ name: 'Other', slug: 'acme' }],
          categories: [{ reference: 'cat-craft', name: 'Other' }],
        }),
      ],
    })
    const batches = [...loadContent(folder, now)]
    rmSync(folder, { recursive: true })
    const rows = batches.flatMap((batch) => batch.rows)
    expect(JSON.stringify(rows)).not.toContain('Other')
    expect(rows.find((row) => row.reference === 'AbC12dE-2')?.links).toMatchObject([
      { kind: 'category', target: 'cat-craft', position: 0 },
      { kind: 'organization', target: 'AcmE01', position: 0 },
    ])
  })

  test('with a record on two pages result in one record', () => {
    const { rows, notices } = read({ '1.json': [article()], '2.json': [article({ name: 'Again' })] })
    expect(rows.get('articles AbC12dE')).toMatchObject({ name: 'Night shift' })
    expect(notices).toEqual(['2.json: [0]: AbC12dE occurs twice; dropped'])
  })
})

describe('an invalid response', () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      'with a job of an unknown organization',
      { 'j.json': job({ organization_reference: null }) },
      'j.json: organization_reference: is missing',
    ],
    [
      'with an unknown status',
      { 'o.json': organization(), 'j.json': [job({ status: 'open' })] },
      'j.json: [0].status: expected draft, published or archived, got "open"',
    ],
    [
      'without a time of publication',
      { 'a.json': { data: [article({ published_at: null })] } },
      'a.json: data[0].published_at: is missing',
    ],
    [
      'with an invalid reference',
      { 'a.json': article({ reference: 'a b' }) },
      'a.json: reference: expected letters, digits, - and _, got "a b"',
    ],
    [
      'with an invalid timestamp',
      { 'a.json': JSON.stringify(article({ published_at: '?' })).replace('"?"', '1e999') },
      'a.json: published_at: expected string, got Infinity',
    ],
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
      'with a job that has the slug of another job of its organization',
      {
        'a.json': organization(),
        'b.json': embed([embedJob()]),
        'c.json': embed([embedJob({ reference: 'other1' })]),
      },
      'c.json: jobs[0].slug: acme/engineer_lyon is already in use in b.json',
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

  test('is imported without its invalid optional fields, with a notice for each', () => {
    const { rows, notices, problems } = read({
      'o.json': organization({
        nb_employees: 1e300,
        media_twitter: 'https://x.example/acme',
        i18n_covers: { fr: 'no URL', en: 'https://cdn.example/c.webp' },
        images: [
          { name: 'A', file: { url: 'ftp://x' } },
          { name: 'B', file: 'https://cdn.example/b.webp' },
        ],
        sectors: ['energy', 7],
      }),
    })
    expect(problems).toEqual([])
    expect(rows.get('organizations Pg4eV6k')).toMatchObject({
      covers: { en: 'https://cdn.example/c.webp' },
      images: [{ name: 'B', file: 'https://cdn.example/b.webp' }],
      sectors: ['energy'],
    })
    expect(notices.sort()).toEqual([
      'o.json: i18n_covers.fr: expected a URL that starts with / or http, got "no URL"; dropped',
      'o.json: images[0].file: expected a URL that starts with / or http, got "ftp://x"; dropped',
      'o.json: images[0]: not kept',
      'o.json: images[1].created_at: is missing: the API sends "2026-11-20T12:00:00.000+00:00"',
      'o.json: images[1].updated_at: is missing: the API sends "2026-11-20T12:00:00.000+00:00"',
      'o.json: media_twitter: expected a handle, a path or an id, not a complete URL, got "https://x.example/acme"; dropped',
      'o.json: nb_employees: Too big: expected int to be <=9007199254740991, got 1e+300; dropped',
      'o.json: sectors[1]: expected string, got 7; dropped',
      'o.json: the kind of site board is missing: generated multi',
      'o.json: updated_at: is missing: the API sends "2026-11-20T12:00:00.000+00:00"',
    ])
  })

  const values = isFull
    ? [null, 0, 'x', true, {}, [], [null], { a: { b: [1] } }, 1e308, '\u0000', ' ']
    : [null, [{}], '\u0000']
  test.each(values.map((value) => ({ value })))(
    'never causes another error than ContentRejected, with $value in any field',
    ({ value }) => {
      const all = (record: object) => Object.fromEntries(Object.keys(record).map((key) => [key, value]))
      for (const make of [organization, job, article]) {
        for (const key of [
          ...Object.keys(make()),
          'cms_video',
          'offices',
          'images',
          'videos',
          'salary',
          'stages',
          'categories',
          'cms_collections',
          'cms_authors',
          'organizations',
          'websites',
          'application_fields',
          'indexed',
        ]) {
          read({ 'o.json': [organization({ reference: 'other1', slug: 'other' }), make({ [key]: value })] })
        }
      }
      read({
        'x.json': [all(organization()), all(job()), all(article())],
        'e.json': embed([all(embedJob())]),
      })
    },
  )
})
