import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  type Files,
  makeArticle,
  makeFiles,
  makeJob,
  makeOrganization,
  writeFolder,
} from '#testing/content-folder'
import { makeRecords } from '#testing/made-records'
import { loadContent } from './load-content'
import { ContentRejected, formatProblem } from './problem'

const now = new Date('2026-11-20T12:00:00Z')

function folderOf(files: Files): string {
  const folder = writeFolder(files)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function recordsOf(folder: string): Record<string, unknown>[] {
  return makeRecords(loadContent(folder, now))
}

/** The printed problems, with paths relative to the folder. */
function problemsOf(folder: string): string[] {
  try {
    recordsOf(folder)
    return []
  } catch (error) {
    if (!(error instanceof ContentRejected)) throw error
    return error.problems.map((problem) => formatProblem(problem).replaceAll(`${folder}/`, ''))
  }
}

function problemsWith(files: Files): string[] {
  return problemsOf(folderOf({ ...makeFiles(), ...files }))
}

describe('a content folder', () => {
  test('without errors has no problem', () => {
    expect(problemsWith({})).toEqual([])
  })

  test('that does not exist is refused', () => {
    expect(problemsOf('/nowhere/content')).toEqual(['/nowhere/content: the folder does not exist'])
  })

  test('without content is refused', () => {
    const folder = folderOf({ 'README.md': '', 'sites.yaml': '' })
    expect(problemsOf(folder)).toEqual([`${folder}: contains no content`])
  })

  test.each([
    ['\u200b', 'expected text that can be seen'],
    ['\u00ad\u2060', 'expected text that can be seen'],
    ['\u3164', 'expected text that can be seen'],
    ['\u2800 \u2800', 'expected text that can be seen'],
    ['\ufe0f', 'expected text that can be seen'],
    ['\u200e\u200f', 'expected text that can be seen'],
  ])('with the name %j, which nobody sees, is refused', (name, message) => {
    const [problem] = problemsWith({ 'articles/en/a.md': makeArticle({ reference: 'a', name }) })
    expect(problem).toContain(`articles/en/a.md: name: ${message}`)
  })

  test.each(['fr-CA', 'zh-Hans-CN', 'de-CH-1996', 'pt'])('has articles in the language %s', (language) => {
    expect(problemsWith({ [`articles/${language}/a.md`]: makeArticle({ reference: 'a' }) })).toEqual([])
  })

  test.each(['xx', 'FR', 'fr_CA', 'jp', 'english'])('with the language %s is refused', (language) => {
    const [problem] = problemsWith({ [`articles/${language}/a.md`]: makeArticle({ reference: 'a' }) })
    expect(problem).toContain('expected the code of a language, such as en or fr-CA')
  })

  test('with several errors is refused with all of them', () => {
    const problems = problemsWith({
      'articles/en/a.md': makeArticle({ reference: 'a', published_at: 'tomorrow', nmae: 1 }),
      'jobs/acme/b.yaml': makeJob({ reference: 'b', name: undefined }),
    })
    expect(problems).toEqual([
      'articles/en/a.md: published_at: expected an ISO date-time with an offset, got "tomorrow"',
      'articles/en/a.md: nmae: unknown key',
      'jobs/acme/b.yaml: name: is missing',
    ])
  })
})

describe('a record', () => {
  test.each<[string, Files, string]>([
    [
      'with an unquoted number',
      { 'organizations/o.yaml': makeOrganization({ reference: 'o', slug: 'o', media_linkedin: 1234567 }) },
      'organizations/o.yaml: media_linkedin: expected string, got 1234567 (put it in quotes)',
    ],
    [
      'with a problem inside a list',
      {
        'organizations/o.yaml': makeOrganization({
          reference: 'o',
          slug: 'o',
          offices: [{ id: 1, name: 'x', city: 'y' }],
        }),
      },
      'organizations/o.yaml: offices[0].country_code: is missing',
    ],
    [
      'in a file that contains a list',
      { 'categories.yaml': [...categories(), { reference: 'c', name: 'C', published_at: '2026-01-01' }] },
      'categories.yaml: [2].published_at: expected an ISO date-time with an offset, got "2026-01-01"',
    ],
    [
      'with a complete URL as a handle',
      {
        'organizations/o.yaml': makeOrganization({
          reference: 'o',
          slug: 'o',
          media_twitter: 'https://x.example/o',
        }),
      },
      'organizations/o.yaml: media_twitter: expected a handle, a path or an id, not a complete URL, got "https://x.example/o"',
    ],
    [
      'with markup in its name',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', name: '<b>Job</b>' }) },
      'jobs/acme/j.yaml: name: expected one line of text without < and >, got "<b>Job</b>"',
    ],
    [
      'with an image that is no URL',
      { 'articles/en/a.md': makeArticle({ reference: 'a', image: '//evil.example/x.png' }) },
      'articles/en/a.md: image: expected a URL that starts with / or http, got "//evil.example/x.png"',
    ],
    [
      'that is published without a time of publication',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', published_at: undefined }) },
      'jobs/acme/j.yaml: published_at: expected a time of publication, because the status is published',
    ],
    [
      'that is an article without a time of publication and not a draft',
      { 'articles/en/a.md': makeArticle({ reference: 'a', published_at: undefined }) },
      'articles/en/a.md: published_at: is missing',
    ],
    [
      'with a status that articles do not have',
      { 'articles/en/a.md': makeArticle({ reference: 'a', status: 'archived' }) },
      'articles/en/a.md: status: expected draft or published, got "archived"',
    ],
    [
      'that is a draft with the reference of an article',
      { 'articles/fr/a.md': makeArticle({ status: 'draft' }) },
      'articles/fr/a.md: reference: AbC12dE is already in use in articles/en/night-shift.md',
    ],
    [
      'that is a draft of an unknown author',
      { 'articles/en/a.md': makeArticle({ reference: 'a', status: 'draft', authors: ['nobody'] }) },
      'articles/en/a.md: authors: there is no author nobody',
    ],
    [
      'with a maximum salary that is less than the minimum',
      {
        'jobs/acme/j.yaml': makeJob({
          reference: 'j',
          salary: { min: 2, max: 1, currency: 'EUR', period: 'yearly' },
        }),
      },
      'jobs/acme/j.yaml: salary.max: expected an amount that is not less than min, got 1',
    ],
    [
      'whose description is longer than the API allows',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', description: 'x'.repeat(10_001) }) },
      `jobs/acme/j.yaml: description: Too big: expected string to have <=10000 characters, got "${'x'.repeat(76)}...`,
    ],
    [
      'with a key whose value comes from the path',
      { 'articles/en/a.md': makeArticle({ reference: 'a', language: 'en' }) },
      'articles/en/a.md: language: unknown key, the value comes from the path of the file',
    ],
    [
      'with a slug other than the file name',
      { 'organizations/o.yaml': makeOrganization({ reference: 'o', slug: 'other' }) },
      'organizations/o.yaml: slug: expected o, the name of the file',
    ],
    [
      'with an unknown category',
      { 'articles/en/a.md': makeArticle({ reference: 'a', categories: ['cat-culture', 'none'] }) },
      'articles/en/a.md: categories: there is no category none',
    ],
    [
      'with an unknown collection',
      { 'articles/en/a.md': makeArticle({ reference: 'a', collections: ['none'] }) },
      'articles/en/a.md: collections: there is no collection none',
    ],
    [
      'with an unknown author',
      { 'articles/en/a.md': makeArticle({ reference: 'a', authors: ['none'] }) },
      'articles/en/a.md: authors: there is no author none',
    ],
    [
      'with an unknown organization',
      { 'articles/en/a.md': makeArticle({ reference: 'a', organizations: ['AcmE01'] }) },
      'articles/en/a.md: organizations: there is no organization AcmE01',
    ],
    [
      'with a category that occurs twice',
      { 'articles/en/a.md': makeArticle({ reference: 'a', categories: ['cat-craft', 'cat-craft'] }) },
      'articles/en/a.md: categories: cat-craft occurs twice',
    ],
    [
      'in the folder of an unknown organization',
      { 'jobs/none/j.yaml': makeJob({ reference: 'j' }) },
      'jobs/none/j.yaml: organization: there is no organization none',
    ],
    [
      'with an office that its organization does not have',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', offices: [101, 7] }) },
      'jobs/acme/j.yaml: offices: acme has no office 7',
    ],
    [
      'with a department that its organization does not have',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', department: 7 }) },
      'jobs/acme/j.yaml: department: acme has no department 7',
    ],
    [
      'with an unknown site',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', sites: ['none'] }) },
      'jobs/acme/j.yaml: sites: there is no site none',
    ],
    [
      'of an organization on an unknown site',
      {
        'organizations/o.yaml': makeOrganization({ reference: 'o', slug: 'o', websites: [{ site: 'none' }] }),
      },
      'organizations/o.yaml: websites: there is no site none',
    ],
    [
      'with the reference of another record',
      { 'jobs/lower/j.yaml': makeJob({ department: undefined, offices: [] }) },
      'jobs/lower/j.yaml: reference: WTTJ_gld0A7L is already in use in jobs/acme/engineer_Lyon_ACME_ab12Cd.yaml',
    ],
  ])('%s is refused', (_title, files, expected) => {
    expect(problemsWith(files)).toEqual([expected])
  })

  test('with an error causes no further problems in the records that refer to it', () => {
    const problems = problemsWith({ 'organizations/acme.yaml': makeOrganization({ nmae: 'x' }) })
    expect(problems).toEqual(['organizations/acme.yaml: nmae: unknown key'])
  })
})

describe('a file', () => {
  test.each<[string, string, string, string]>([
    [
      'is not one of a content folder',
      'article/en/a.md',
      'x',
      'is not a file of a content folder; content/README.md lists the files',
    ],
    [
      'has another extension',
      'jobs/acme/a.yml',
      'x',
      'is not a file of a content folder; content/README.md lists the files',
    ],
    ['has no front matter', 'articles/en/a.md', 'Text', 'expected front matter between two lines of ---'],
    ['has front matter without keys', 'articles/en/a.md', '---\n---\nText', 'expected a map of keys'],
    ['contains no list', 'sites.yaml', 'reference: a', 'expected a list of records'],
    ['has a key twice', 'jobs/acme/a.yaml', 'a: 1\na: 2', 'Map keys must be unique at line 2, column 1'],
    [
      'has a YAML tag that creates objects',
      'jobs/acme/a.yaml',
      'a: !!js/function x',
      'Unresolved tag: tag:yaml.org,2002:js/function at line 1, column 4',
    ],
  ])('that %s is refused', (_title, path, text, message) => {
    const problems = problemsWith({ [path]: text })
    expect(problems).toEqual([`${path}: ${message}`])
  })

  test('whose aliases expand without limit is refused', () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level},`.repeat(9)}]`,
    )
    const bomb = ['a0: &a0 [x,x,x,x,x,x,x,x,x]', ...levels].join('\n')
    expect(problemsWith({ 'jobs/acme/a.yaml': bomb })).toEqual([
      'jobs/acme/a.yaml: Excessive alias count indicates a resource exhaustion attack',
    ])
  })

  test('that is nested too deeply is refused', () => {
    const [problem] = problemsWith({ 'jobs/acme/a.yaml': '['.repeat(100_000) })
    expect(problem).toMatch(/^jobs\/acme\/a\.yaml: /)
  })

  test('that is larger than a megabyte is refused', () => {
    const problems = problemsWith({ 'articles/en/a.md': makeArticle({ content: 'x'.repeat(1_000_001) }) })
    expect(problems).toEqual(['articles/en/a.md: is larger than 1 MB'])
  })

  test('that is not UTF-8 is refused', () => {
    const folder = folderOf(makeFiles())
    writeFileSync(join(folder, 'articles/en/latin.md'), Buffer.from('---\nname: caf\xe9\n---\n', 'latin1'))
    expect(problemsOf(folder)).toEqual(['articles/en/latin.md: is not UTF-8 text'])
  })

  test.each(['/etc/hostname', '/etc', '/nowhere'])('that is a link to %s is refused', (target) => {
    const folder = folderOf(makeFiles())
    symlinkSync(target, join(folder, 'articles/en/link.md'))
    expect(problemsOf(folder)).toEqual([
      'articles/en/link.md: expected a file, or a link to a file inside the folder',
    ])
  })

  test('that is hidden is ignored', () => {
    expect(problemsWith({ '.DS_Store': 'x', 'jobs/.gitkeep': '', '.git/config': 'x' })).toEqual([])
  })

  test('with the line ends of Windows has the same content', () => {
    const [unix, windows] = [makeArticle(), makeArticle().replaceAll('\n', '\r\n')].map((text) => {
      return recordsOf(folderOf({ ...makeFiles(), 'articles/en/night-shift.md': text }))
    })
    expect(windows).toEqual(unix)
  })
})

function categories(): unknown[] {
  return [
    { reference: 'cat-culture', name: 'Culture' },
    { reference: 'cat-craft', name: 'Craft' },
  ]
}
