import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadContent } from '#import/load-content'
import { ContentRejected, formatProblem } from '#import/problem'
import type { newKinds } from './content-templates'
import { writeNewContent } from './new-content'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-new-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })
})

const write = (kind: (typeof newKinds)[number], name: string, options = {}) =>
  writeNewContent(kind, name, { folder, ...options })

function problems(): string[] {
  try {
    for (const _ of loadContent(folder, new Date()));
    return []
  } catch (error) {
    if (!(error instanceof ContentRejected)) throw error
    return error.problems.map(formatProblem)
  }
}

test('files of an empty folder can be imported as they are', () => {
  write('organization', 'Harbour Works')
  write('job', 'Crane "A": inspector')
  write('article', 'Eine Nacht: #1', { language: 'de' })
  expect(problems()).toEqual([])
  expect(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((path) => /\.\w+$/.test(path))
      .sort(),
  ).toEqual([
    'articles/de/eine-nacht-1.md',
    'jobs/harbour-works/crane-a-inspector.yaml',
    'organizations/harbour-works.yaml',
    'sites.yaml',
  ])
})

test('the next commands name the folder', () => {
  write('organization', 'Harbour Works')
  expect(console.log).toHaveBeenLastCalledWith(
    `Edit the file. "npm run dev:content -- ${folder}" shows it while you write; "npm run content:import -- ${folder}" imports it.`,
  )
})

test('two files have different references, and no file is replaced', () => {
  write('article', 'One')
  write('article', 'Two')
  const read = (name: string) => readFileSync(join(folder, 'articles/en', name), 'utf8')
  const [, first] = /^reference: (\w{9}) /m.exec(read('one.md')) ?? []
  expect(first).toMatch(/^[A-Za-z]\w+\d$/)
  expect(read('two.md')).not.toContain(first)
  const before = read('one.md')
  expect(() => write('article', 'One')).toThrow('exists already')
  expect(read('one.md')).toBe(before)
})

test.each([
  ['article', '', {}, 'one line'],
  ['article', 'a\nb', {}, 'one line'],
  ['article', '夜', {}, '--slug'],
  ['article', 'Night', { slug: '../night' }, '--slug'],
  ['article', 'Night', { language: '../en' }, '--language'],
  ['job', 'Crane inspector', {}, 'Write an organization first'],
] as const)('%s "%s" with %j is refused', (kind, name, options, message) => {
  expect(() => write(kind, name, options)).toThrow(message)
  expect(readdirSync(folder)).toEqual([])
})

test('a job names its organization where there are several', () => {
  write('organization', 'One')
  write('organization', 'Two')
  expect(() => write('job', 'Welder')).toThrow('--organization: expected one of one, two')
  write('job', 'Welder', { organization: 'two' })
  expect(problems()).toEqual([])
})

test('an organization has the website of the folder', () => {
  writeFileSync(
    join(folder, 'sites.yaml'),
    '[{ reference: own, name: Own, kind: single, root_url: https://own.example }]',
  )
  write('organization', 'One')
  expect(readFileSync(join(folder, 'organizations/one.yaml'), 'utf8')).toContain('- site: own')
  expect(problems()).toEqual([])
})

const lists = {
  'authors.yaml': '[{ key: mara, name: Mara }]',
  'categories.yaml': '[{ reference: Cat1, name: Trades, published_at: 2026-01-01T08:00:00Z }]',
}

test.each<Readonly<Record<string, string>>>([{}, lists])(
  'the keys in comments of new files can be imported, in a folder with %j',
  (files) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const written = [
      ['organization', 'Harbour Works', 'organizations/harbour-works.yaml'],
      ['job', 'Welder', 'jobs/harbour-works/welder.yaml'],
      ['article', 'Night', 'articles/en/night.md'],
    ] as const
    for (const [kind, name, path] of written) {
      write(kind, name)
      const file = join(folder, path)
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^#(?=[a-z_]+:)/gm, ''))
    }
    expect(problems()).toEqual([])
    const read = (index: number) => readFileSync(join(folder, written[index]?.[2] ?? ''), 'utf8')
    expect(read(1)).toMatch(/^offices: \[101\] .*\ndepartment: 11 /m)
    expect(read(2)).toMatch(
      files === lists ? /^authors: \[mara\] .*\ncategories: \[Cat1\] /m : /^authors: \[\] /m,
    )
    expect(read(2)).toMatch(/^organizations: \[harbour-works\] /m)
  },
)

test('a job of an organization without departments has no key for one', () => {
  write('organization', 'Harbour Works')
  write('job', 'Welder')
  const text = readFileSync(join(folder, 'jobs/harbour-works/welder.yaml'), 'utf8')
  expect(text).toMatch(/^#offices: \[\] .*\n# department: the id/m)
})
