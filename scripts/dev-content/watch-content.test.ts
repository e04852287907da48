import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isFull } from '@vitrine/api-contract/testing/full'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportReport } from './import-report'
import { terminalLines } from './terminal-lines'
import { watchContent } from './watch-content'

const article = 'articles/en/a-day-at-the-lock.md'

const frontMatter = [
  ...['---', 'reference: L0ckDay', 'name: A day at the lock', 'published_at: 2026-03-02T09:00:00+01:00'],
  ...['authors: [ada]', '---', ''],
].join('\n')

const files: Record<string, string> = {
  'sites.yaml': '[{ reference: board, name: Board, kind: multi, root_url: https://board.example }]',
  'authors.yaml': '[{ key: ada, name: Ada Example }]',
  [article]: `${frontMatter}She opens it a year after the other one.\n`,
}

async function save(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  // As editors do.
  writeFileSync(join(dirname(path), '.saving'), text)
  renameSync(join(dirname(path), '.saving'), path)
}

/** Watches a new content folder of these files with a database of its own. */
async function watchFolder(options: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-dev-content-'))
  const content = join(folder, 'content')
  for (const [name, text] of Object.entries(files)) await save(join(content, name), text)
  const reports: ImportReport[] = []
  const waiting: ((report: ImportReport) => void)[] = []
  const watch = watchContent(
    [content, ...options],
    (report) => {
      const resolve = waiting.shift()
      if (resolve) resolve(report)
      else reports.push(report)
    },
    { DATABASE_URL: `file:${join(folder, 'content.db')}` },
  )
  const next = async (): Promise<ImportReport> => {
    const report = reports.shift()
    return report ?? new Promise((resolve) => waiting.push(resolve))
  }
  return {
    /** The next report with a change or a problem. */
    nextReport: async (): Promise<ImportReport> => {
      for (;;) {
        const report = await next()
        if (report.kind !== 'imported' || report.isChanged) return report
      }
    },
    path: (name: string) => join(content, name),
    read: (name: string) => readFileSync(join(content, name), 'utf8'),
    save: (name: string, text: string) => save(join(content, name), text),
    stop: async () => {
      await watch.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

const ways: [string, string[]][] = [['reported by the system', []]]
if (isFull) ways.push(['found by polling', ['--poll']])

describe.each(ways)('changes of the content folder that are %s', (_, options) => {
  let watched: Awaited<ReturnType<typeof watchFolder>>
  beforeAll(async () => {
    watched = await watchFolder([...options, '--prune'])
  })
  afterAll(() => watched.stop())
  const summaryOf = async () => {
    const report = await watched.nextReport()
    return report.kind === 'imported' ? report.summary : report
  }

  it('are imported, in new folders too', async () => {
    expect(await summaryOf()).toContain('  articles: 1 added, 0 changed, 0 unchanged, 0 removed')
    await watched.save(article, watched.read(article).replace('a year after', 'two years after'))
    expect(await summaryOf()).toContain('  articles: 0 added, 1 changed, 0 unchanged, 0 removed')
    await watched.save('articles/pt/ola.md', '---\nreference: NewPt1\nstatus: draft\nname: Olá\n---\nTexto\n')
    expect(await summaryOf()).toContain('  article drafts: 1 added, 0 changed, 0 unchanged, 0 removed')
    rmSync(watched.path('articles/pt'), { recursive: true })
    expect(await summaryOf()).toContain('  article drafts: 0 added, 0 changed, 0 unchanged, 1 removed')
  }, 60_000)

  it('are refused with file, line and advice if a file is wrong, until it is corrected', async () => {
    const before = watched.read(article)
    await watched.save(article, before.replace('authors: [ada]', 'authors: [nobody]'))
    const report = await watched.nextReport()
    expect(report).toEqual({
      kind: 'refused',
      total: 1,
      problems: [
        {
          file: watched.path(article),
          line: 5,
          path: 'authors',
          message: 'there is no author nobody',
          advice: 'Add the author to authors.yaml, or correct the key.',
        },
      ],
    })
    const lines = terminalLines(report, '12:00:00')
    expect(lines).toContain(`  ${watched.path(article)}:5`)
    expect(lines.at(-1)).toContain('Nothing was imported')
    await watched.save(article, before.replace('two years after', 'three years after'))
    expect(await summaryOf()).toContain('  articles: 0 added, 1 changed, 0 unchanged, 0 removed')
  }, 60_000)
})
