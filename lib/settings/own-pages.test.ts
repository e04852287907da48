import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readOwnPages } from './own-pages'
import { writeSiteFolder } from './testing/site-folder'

const page = (head: string, text = 'Text') => `---\n${head}\n---\n${text}`

/** The pages of a folder with these files. */
function read(files: Readonly<Record<string, string>>) {
  return readOwnPages(writeSiteFolder({}, files), ['en', 'fr'])
}

/** The line of the error of such a folder, without the path of the folder. */
function problemOf(files: Readonly<Record<string, string>>): string {
  const folder = writeSiteFolder({}, files)
  try {
    readOwnPages(folder, ['en', 'fr'])
    return ''
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(`${folder}/`, '') : ''
  }
}

describe('the pages of a site folder', () => {
  it('are none without files', () => {
    expect(read({})).toEqual([])
    expect(read({ 'pages/en/.hidden': '' })).toEqual([])
  })

  it('have the path of their file, and what is above their text', () => {
    const head = 'title: Imprint\ndescription: Who we are.\nkey: imprint\nnoindex: true\nupdated: 2026-02-03'
    const pages = read({
      'pages/fr/legal/mentions.md': page(head, '# A\n---\nB'),
      'pages/en/about.md': '\uFEFF---\r\ntitle: About\r\n---\r\nOne\r\nTwo',
    })
    expect(pages).toMatchObject([
      { locale: 'en', name: 'about', key: 'about', description: null, updated: null, text: 'One\nTwo' },
      { locale: 'fr', name: 'legal/mentions', key: 'imprint', noindex: true, updated: '2026-02-03' },
    ])
    expect(pages[1]?.text).toBe('# A\n---\nB')
  })

  it.each([
    ['pages/en/a.md', 'Text', 'pages/en/a.md:1: expected the title between two lines of ---'],
    [
      'pages/en/a.md',
      page('key: a'),
      expect.stringMatching(/^pages\/en\/a\.md:\d+: title: expected a title/),
    ],
    ['pages/en/a.md', page('title: A\ntitel: B'), 'pages/en/a.md:3: titel: there is no such key'],
    [
      'pages/en/a.md',
      page('title: A\nupdated: May'),
      'pages/en/a.md:3: updated: expected a day such as 2027-01-31',
    ],
    ['pages/en/a.md', page('title: "A'), expect.stringMatching(/^pages\/en\/a\.md:\d+: Missing closing/)],
    ['pages/en/A b.md', page('title: A'), expect.stringContaining('pages/en/A b.md: expected names of a-z')],
    ['pages/en/a.txt', page('title: A'), expect.stringContaining('pages/en/a.txt: expected a Markdown file')],
    ['pages/es/a.md', page('title: A'), 'pages/es/a.md: expected a file in the folder of a language: en, fr'],
    ['pages/a.md', page('title: A'), 'pages/a.md: expected a file in the folder of a language: en, fr'],
    ['pages/en/a/b/c/d/e/f/g.md', page('title: A'), 'pages/en/a/b/c/d/e/f: expected at most 6 folders'],
    [
      'pages/en/a.md',
      page('title: A', 'x'.repeat(200_001)),
      'pages/en/a.md: expected at most 200000 characters',
    ],
  ])('%s is an error with file and line', (file, text, problem) => {
    expect(problemOf({ [file]: text })).toEqual(problem)
  })

  it('have keys that no other page of the language has', () => {
    expect(problemOf({ 'pages/en/a.md': page('title: A'), 'pages/en/b.md': page('title: B\nkey: a') })).toBe(
      'pages/en/b.md: expected another key than a, which pages/en/a.md has too',
    )
  })

  it('can be links inside the folder, and not to another place', () => {
    const folder = writeSiteFolder({}, { 'pages/..data/a.md': page('title: A') })
    mkdirSync(join(folder, 'pages/en'))
    symlinkSync('../..data/a.md', join(folder, 'pages/en/a.md'))
    expect(readOwnPages(folder, ['en'])).toHaveLength(1)
    const other = writeSiteFolder({}, { 'secret.md': page('title: A') })
    symlinkSync(join(other, 'secret.md'), join(folder, 'pages/en/b.md'))
    expect(() => readOwnPages(folder, ['en'])).toThrow('not a link to another place')
  })
})
