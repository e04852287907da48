import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testFork } from './fork'
import { runHostedTests } from './hosted-site'
import { testNodeVersions } from './node-versions'
import { runStage } from './stages'
import { testUnderPath } from './under-path'

/** What only `npm run test:full` runs, after the tests of `npm test` in all variants. */
export async function runFullTests(reports: string, chromium: Promise<string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-full-'))
  try {
    await runStage('hosted API', () => runHostedTests(reports, chromium))
    await runStage('site under a path', () => testUnderPath(folder, reports, chromium))
    await runStage('Node.js 22 and 24', () => testNodeVersions(folder))
    await runStage('npm test of a fork', () => testFork(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
