import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportReport } from './import-report'
import { terminalLines } from './terminal-lines'
import { watchContent } from './watch-content'

const article = 'articles/en/the-desk-in-ghent.md'

/** Watches a copy of the demo content with a database of its own. */
function watchCopy(options: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-dev-content-'))
  const content = join(folder, 'content')
  cpSync('content', content, { recursive: true })
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
    /** Replaces the file, as editors do. */
    save: async (name: string, text: string) => {
      const path = join(content, name)
      await mkdir(dirname(path), { recursive: true })
      writeFileSync(join(dirname(path), '.saving'), text)
      renameSync(join(dirname(path), '.saving'), path)
    },
    stop: async () => {
      await watch.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

describe.each([
  ['reported by the system', []],
  ['found by polling', ['--poll']],
])('changes of the content folder that are %s', (_, options) => {
  let copy: ReturnType<typeof watchCopy>
  beforeAll(() => {
    copy = watchCopy([...options, '--prune'])
  })
  afterAll(() => copy.stop())
  const summaryOf = async () => {
    const report = await copy.nextReport()
    return report.kind === 'imported' ? report.summary : report
  }

  it('are imported, in new folders too', async () => {
    expect(await summaryOf()).toContain('  articles: 72 added, 0 changed, 0 unchanged, 0 removed')
    await copy.save(article, copy.read(article).replace('a year at', 'two years at'))
    expect(await summaryOf()).toContain('  articles: 0 added, 1 changed, 71 unchanged, 0 removed')
    await copy.save('articles/pt/ola.md', '---\nreference: NewPt1\nstatus: draft\nname: Olá\n---\nTexto\n')
    expect(await summaryOf()).toContain('  article drafts: 1 added, 0 changed, 2 unchanged, 0 removed')
    rmSync(copy.path('articles/pt'), { recursive: true })
    expect(await summaryOf()).toContain('  article drafts: 0 added, 0 changed, 2 unchanged, 1 removed')
  }, 60_000)

  it('are refused with file, line and advice if a file is wrong, until it is corrected', async () => {
    const before = copy.read(article)
    await copy.save(article, before.replace('authors: [ada-fictive]', 'authors: [nobody]'))
    const report = await copy.nextReport()
    expect(report).toEqual({
      kind: 'refused',
      total: 1,
      problems: [
        {
          file: copy.path(article),
          line: 8,
          path: 'authors',
          message: 'there is no author nobody',
          advice: 'Add the author to authors.yaml, or correct the key.',
        },
      ],
    })
    const lines = terminalLines(report, '12:00:00')
    expect(lines).toContain(`  ${copy.path(article)}:8`)
    expect(lines.at(-1)).toContain('Nothing was imported')
    await copy.save(article, before.replace('two years at', 'three years at'))
    expect(await summaryOf()).toContain('  articles: 0 added, 1 changed, 71 unchanged, 0 removed')
  }, 60_000)
})
