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
import { loadContent } from './load-content'
import { ContentRejected, formatProblem } from './problem'
import type { Row } from './rows'

const now = new Date('2026-11-20T12:00:00Z')

function folderOf(files: Files): string {
  const folder = writeFolder(files)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function rowsOf(folder: string): Row[] {
  return [...loadContent(folder, now)].flatMap((batch) => batch.rows)
}

/** The lines that a person would read, with paths from inside the folder. */
function problemsOf(folder: string): string[] {
  try {
    rowsOf(folder)
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
  test('of the fields of content/README.md has no problem', () => {
    expect(problemsWith({})).toEqual([])
  })

  test('that does not exist is a problem', () => {
    expect(problemsOf('/nowhere/content')).toEqual(['/nowhere/content: there is no such folder'])
  })

  test('without content is a problem, because it is hardly meant', () => {
    const folder = folderOf({ 'README.md': '', 'sites.yaml': '' })
    expect(problemsOf(folder)).toEqual([`${folder}: holds no content`])
  })

  test('tells every problem at once', () => {
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
      'of a file that holds a list',
      { 'categories.yaml': [...categories(), { reference: 'c', name: 'C', published_at: '2026-01-01' }] },
      'categories.yaml: [2].published_at: expected an ISO date-time with an offset, got "2026-01-01"',
    ],
    [
      'with a whole address as a handle',
      {
        'organizations/o.yaml': makeOrganization({
          reference: 'o',
          slug: 'o',
          media_twitter: 'https://x.example/o',
        }),
      },
      'organizations/o.yaml: media_twitter: expected a handle, a path or an id, not a whole address, got "https://x.example/o"',
    ],
    [
      'with markup in its name',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', name: '<b>Job</b>' }) },
      'jobs/acme/j.yaml: name: expected one line of text without < and >, got "<b>Job</b>"',
    ],
    [
      'with an image that is no address',
      { 'articles/en/a.md': makeArticle({ reference: 'a', image: '//evil.example/x.png' }) },
      'articles/en/a.md: image: expected an address that starts with / or http, got "//evil.example/x.png"',
    ],
    [
      'that is published without a moment',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', published_at: undefined }) },
      'jobs/acme/j.yaml: published_at: expected the moment of publication of a published job',
    ],
    [
      'with a salary upside down',
      {
        'jobs/acme/j.yaml': makeJob({
          reference: 'j',
          salary: { min: 2, max: 1, currency: 'EUR', period: 'yearly' },
        }),
      },
      'jobs/acme/j.yaml: salary.max: expected an amount that is not below min, got 1',
    ],
    [
      'whose description is longer than the API allows',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', description: 'x'.repeat(10_001) }) },
      `jobs/acme/j.yaml: description: Too big: expected string to have <=10000 characters, got "${'x'.repeat(76)}...`,
    ],
    [
      'that repeats what its path says',
      { 'articles/en/a.md': makeArticle({ reference: 'a', language: 'en' }) },
      'articles/en/a.md: language: unknown key, the path of the file says it',
    ],
    [
      'whose slug is not the name of its file',
      { 'organizations/o.yaml': makeOrganization({ reference: 'o', slug: 'other' }) },
      'organizations/o.yaml: slug: expected o, the name of the file',
    ],
    [
      'that names an unknown category',
      { 'articles/en/a.md': makeArticle({ reference: 'a', categories: ['cat-culture', 'none'] }) },
      'articles/en/a.md: categories: there is no none',
    ],
    [
      'that names an unknown collection',
      { 'articles/en/a.md': makeArticle({ reference: 'a', collections: ['none'] }) },
      'articles/en/a.md: collections: there is no none',
    ],
    [
      'that names an unknown author',
      { 'articles/en/a.md': makeArticle({ reference: 'a', authors: ['none'] }) },
      'articles/en/a.md: authors: there is no none',
    ],
    [
      'that names an unknown organization',
      { 'articles/en/a.md': makeArticle({ reference: 'a', organizations: ['AcmE01'] }) },
      'articles/en/a.md: organizations: there is no AcmE01',
    ],
    [
      'that names a category twice',
      { 'articles/en/a.md': makeArticle({ reference: 'a', categories: ['cat-craft', 'cat-craft'] }) },
      'articles/en/a.md: categories: cat-craft is named twice',
    ],
    [
      'in the folder of an unknown organization',
      { 'jobs/none/j.yaml': makeJob({ reference: 'j' }) },
      'jobs/none/j.yaml: organization: there is no none',
    ],
    [
      'that names an office of nobody',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', offices: [101, 7] }) },
      'jobs/acme/j.yaml: offices: acme has no office 7',
    ],
    [
      'that names a department of nobody',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', department: 7 }) },
      'jobs/acme/j.yaml: department: acme has no department 7',
    ],
    [
      'that names an unknown site',
      { 'jobs/acme/j.yaml': makeJob({ reference: 'j', sites: ['none'] }) },
      'jobs/acme/j.yaml: sites: there is no none',
    ],
    [
      'on an unknown site',
      {
        'organizations/o.yaml': makeOrganization({ reference: 'o', slug: 'o', websites: [{ site: 'none' }] }),
      },
      'organizations/o.yaml: websites: there is no none',
    ],
    [
      'with the reference of another',
      { 'jobs/lower/j.yaml': makeJob({ department: undefined, offices: [] }) },
      'jobs/lower/j.yaml: reference: WTTJ_gld0A7L is used before, in jobs/acme/engineer_Lyon_ACME_ab12Cd.yaml',
    ],
  ])('%s is a problem', (_title, files, expected) => {
    expect(problemsWith(files)).toEqual([expected])
  })

  test('that is wrong is not said to be missing by those who name it', () => {
    const problems = problemsWith({ 'organizations/acme.yaml': makeOrganization({ nmae: 'x' }) })
    expect(problems).toEqual(['organizations/acme.yaml: nmae: unknown key'])
  })
})

describe('a file', () => {
  test.each<[string, string, string, string]>([
    [
      'is none of the known',
      'article/en/a.md',
      'x',
      'is not a file of the content folder; content/README.md lists them',
    ],
    [
      'has another ending',
      'jobs/acme/a.yml',
      'x',
      'is not a file of the content folder; content/README.md lists them',
    ],
    ['has no front matter', 'articles/en/a.md', 'Text', 'expected front matter between two lines of ---'],
    ['has front matter without keys', 'articles/en/a.md', '---\n---\nText', 'expected a map of keys'],
    ['holds no list', 'sites.yaml', 'reference: a', 'expected a list of records'],
    ['names a key twice', 'jobs/acme/a.yaml', 'a: 1\na: 2', 'Map keys must be unique at line 2, column 1'],
    [
      'makes objects of a language',
      'jobs/acme/a.yaml',
      'a: !!js/function x',
      'Unresolved tag: tag:yaml.org,2002:js/function at line 1, column 4',
    ],
  ])('that %s is a problem', (_title, path, text, message) => {
    const problems = problemsWith({ [path]: text })
    expect(problems).toEqual([`${path}: ${message}`])
  })

  test('whose aliases grow without bound is a problem', () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level},`.repeat(9)}]`,
    )
    const bomb = ['a0: &a0 [x,x,x,x,x,x,x,x,x]', ...levels].join('\n')
    expect(problemsWith({ 'jobs/acme/a.yaml': bomb })).toEqual([
      'jobs/acme/a.yaml: Excessive alias count indicates a resource exhaustion attack',
    ])
  })

  test('that is nested without end is a problem', () => {
    const [problem] = problemsWith({ 'jobs/acme/a.yaml': '['.repeat(100_000) })
    expect(problem).toMatch(/^jobs\/acme\/a\.yaml: /)
  })

  test('that is larger than a megabyte is a problem', () => {
    const problems = problemsWith({ 'articles/en/a.md': makeArticle({ content: 'x'.repeat(1_000_001) }) })
    expect(problems).toEqual(['articles/en/a.md: is larger than 1 MB'])
  })

  test('that is not UTF-8 is a problem', () => {
    const folder = folderOf(makeFiles())
    writeFileSync(join(folder, 'articles/en/latin.md'), Buffer.from('---\nname: caf\xe9\n---\n', 'latin1'))
    expect(problemsOf(folder)).toEqual(['articles/en/latin.md: is not UTF-8 text'])
  })

  test.each(['/etc/hostname', '/etc', '/nowhere'])('that is a link to %s is a problem', (target) => {
    const folder = folderOf(makeFiles())
    symlinkSync(target, join(folder, 'articles/en/link.md'))
    expect(problemsOf(folder)).toEqual([
      'articles/en/link.md: expected a file, or a link to a file inside the folder',
    ])
  })

  test('that is hidden is passed over', () => {
    expect(problemsWith({ '.DS_Store': 'x', 'jobs/.gitkeep': '', '.git/config': 'x' })).toEqual([])
  })

  test('with the line ends of Windows says the same', () => {
    const [unix, windows] = [makeArticle(), makeArticle().replaceAll('\n', '\r\n')].map((text) => {
      return rowsOf(folderOf({ ...makeFiles(), 'articles/en/night-shift.md': text }))
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
