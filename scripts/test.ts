import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBrowserTests } from './browser-tests'
import { ProgramFailed, run } from './run'

/**
 * Runs the static checks, the unit tests and the tests of built sites, in this order. With the argument `e2e` it runs
 * only the browser tests. The last line of the output has the test counts.
 */
const [selection] = process.argv.slice(2)
if (selection !== undefined && selection !== 'e2e') {
  console.error(`Unknown argument ${selection}: expected e2e or none`)
  process.exit(1)
}

const reports = await mkdtemp(join(tmpdir(), 'vitrine-reports-'))
try {
  if (selection === undefined) await runChecksAndUnitTests()
  await runBrowserTests(reports)
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof ProgramFailed)) throw error
  console.error(error.message)
} finally {
  console.log(await countTests())
  await rm(reports, { recursive: true, force: true })
}

async function runChecksAndUnitTests(): Promise<void> {
  await run('next', ['typegen'])
  await run('tsc', ['--noEmit'])
  await run('biome', ['lint', '--error-on-warnings'])
  await run('tsx', ['scripts/openapi-lint.ts'])
  await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'unit.json')}`,
  ])
}

type Report = {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; flaky: number; unexpected: number }
}

/** Reads the reports of Vitest and of Playwright. A flaky test, which passed only when repeated, counts as failed. */
async function countTests(): Promise<string> {
  let passed = 0
  let failed = 0
  for (const file of await readdir(reports)) {
    const report: Report = JSON.parse(await readFile(join(reports, file), 'utf8'))
    passed += report.numPassedTests ?? report.stats?.expected ?? 0
    failed += report.numFailedTests ?? (report.stats ? report.stats.unexpected + report.stats.flaky : 0)
  }
  return `Tests: ${passed} passed, ${failed} failed`
}
