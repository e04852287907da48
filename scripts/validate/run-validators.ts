import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lintHtml } from '@/e2e/support/html-lint'
import { assignPort, run, startServer } from '../run'
import { checkFeedReaders } from './feed-readers'
import { checkWithNu } from './nu-html-checker'
import { readPages } from './pages'
import { groupByRule } from './report'

type Check = { name: string; findProblems: () => Promise<string[]> }

async function planChecks(siteUrl: string): Promise<Check[]> {
  const pages = await readPages(siteUrl)
  console.log(`\nChecking ${pages.length} pages of ${siteUrl}`)
  return [
    { name: 'Nu Html Checker', findProblems: async () => groupByRule(await checkWithNu(pages)) },
    { name: 'html-validate', findProblems: async () => groupByRule(await lintHtml(pages)) },
    { name: 'feed readers', findProblems: () => checkFeedReaders(siteUrl) },
  ]
}

/** Runs independent validators on the built site with the demo content. The exit code is 1 if one finds a problem. */
export async function runValidators(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-validate-'))
  try {
    const site = await assignPort({
      DATABASE_URL: `file:${join(folder, 'content.db')}`,
      CACHE_DIRECTORY: join(folder, 'cache'),
    })
    await run('tsx', ['packages/read-api/commands/content-import.ts'], site.environment)
    await run('next', ['build'], site.environment)
    const server = await startServer('site', [], site.url, site.environment)
    try {
      await report(await planChecks(site.url))
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function report(checks: readonly Check[]): Promise<void> {
  const counts: string[] = []
  for (const { name, findProblems } of checks) {
    const problems = await findProblems()
    for (const problem of problems) console.log(`${name}: ${problem}`)
    counts.push(`${name} ${problems.length}`)
    if (problems.length > 0) process.exitCode = 1
  }
  console.log(`Problems: ${counts.join(', ')}`)
}
