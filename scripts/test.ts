import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBrowserTests } from './browser-tests'
import { ProgramFailed, run } from './run'
import { summarizeReports } from './test-reports'

/**
 * Runs the static checks, the unit tests and the tests of built sites, in this order. With the argument `e2e` it runs
 * only the browser tests. The output ends with the failed tests and the test counts.
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
  console.log(await summarizeReports(reports))
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
