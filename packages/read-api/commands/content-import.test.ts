import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDatabase } from '@vitrine/content-store/db/connect'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Files, makeFiles, writeFolder } from '#testing/content-folder'
import { runCommand } from '#testing/run-command'

/** Imports the files into a new database, whose folder does not exist either. */
async function runImport(files: Files, ...options: string[]) {
  const content = writeFolder(files)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-command-'))
  onTestFinished(() => {
    for (const path of [content, folder]) rmSync(path, { recursive: true })
  })
  const path = join(folder, 'new', 'content.db')
  const settings = { SITE_REFERENCE: 'board' }
  const ended = await runCommand('content-import', [content, ...options], `file:${path}`, settings)
  const err = ended.err.replace(/^(checking|importing) .*\n/gm, '').replaceAll(`${content}/`, '')
  return { ...ended, path, err }
}

const pictures = `authors.yaml: [0].avatar: there is no file media/mara.webp: pages show a placeholder
organizations/acme.yaml: logo: there is no file media/acme.webp: pages show a placeholder (and 2 more like it)
organizations/acme.yaml: covers.fr: there is no file media/cover.webp: pages show a placeholder (and 2 more like it)
organizations/acme.yaml: websites[0].cover: there is no file media/board.webp: pages show a placeholder
organizations/acme.yaml: images[0].file: there is no file media/workshop.webp: pages show a placeholder (and 2 more like it)
articles/en/night-shift.md: there is no file media/in-text.webp: pages show a placeholder
articles/en/night-shift.md: image: there is no file media/night.webp: pages show a placeholder
`
const organizations =
  'Organizations without the website SITE_REFERENCE (board), which the site does not show: lower; add "site: board" to their "websites".\n'
const warnings = pictures + organizations

// A process can take long to start beside other tests.
describe('content:import', { timeout: 60_000 }, () => {
  test('imports the folder, prints the number of records, and names missing pictures and organizations that the site does not show', async () => {
    const { path, code, out, err } = await runImport(makeFiles())
    expect({ code, out, err }).toEqual({
      code: 0,
      err: warnings,
      out: expect.stringMatching(/^Imported into .*\n(.*\n)* {2}jobs: 4 added/),
    })
    const db = openDatabase(path)
    onTestFinished(() => db.destroy())
    expect(await db.selectFrom('jobs').select('reference').execute()).toHaveLength(4)
  })

  test('with --dry-run creates no database, and has the same warnings', async () => {
    const { path, code, out, err } = await runImport(makeFiles(), '--dry-run')
    expect({ code, err }).toEqual({ code: 0, err: warnings })
    expect(out).toMatch(
      /^Dry run: nothing was written\. .*\n(?:.*\n)* {2}jobs: 4 added, 0 changed, 0 unchanged, 0 removed\n/,
    )
    expect(existsSync(dirname(path))).toBe(false)
  })

  test('reports invalid content by file', async () => {
    const { code, err } = await runImport({ ...makeFiles(), 'articles/en/x.md': 'no front matter' })
    expect(code).toBe(1)
    expect(err).toMatch(/x\.md: expected front matter.*\n1 problem in the content; nothing was written\.\n$/)
  })
})
