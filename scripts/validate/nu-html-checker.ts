import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { CrawledPage } from '@/e2e/support/crawl'
import type { PageProblem } from '@/e2e/support/html-lint'
import { findJava } from './java'

const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'
const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-info-messages']

type Message = { type: string; subType?: string; url?: string; lastLine?: number; message: string }

/** The errors and warnings of the W3C's Nu Html Checker. Throws if the checker itself fails. */
export async function checkWithNu(pages: readonly CrawledPage[]): Promise<PageProblem[]> {
  const java = findJava()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pages-'))
  try {
    await Promise.all(pages.map(({ body }, index) => writeFile(join(folder, `${index}.html`), body)))
    const { stdout } = await promisify(execFile)(java, ['-jar', jar, ...options, folder], {
      maxBuffer: 1_000_000_000,
    })
    const { messages }: { messages: Message[] } = JSON.parse(stdout)
    return messages.map(({ type, subType, url = '', lastLine = 0, message }) => {
      const page = pages[Number.parseInt(basename(url), 10)]
      if (!page) throw new Error(`The Nu Html Checker failed: ${message}`)
      return { path: page.path, line: lastLine, rule: subType ?? type, message }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
