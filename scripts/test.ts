import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ProgramFailed, run } from './run'
import { findChromium } from './tests/chromium'
import { summarizeReports } from './tests/reports'
import { runSiteTests } from './tests/site-tests'
import { formatStages, runStage } from './tests/stages'

/**
 * Runs the static checks, the unit tests and the tests of the built site, in this order. With the argument `e2e` it runs only the
 * tests of the built site, and of these the files whose paths contain one of the further arguments. The output ends with the
 * durations, the failed tests and the test counts.
 */
const [selection, ...filters] = process.argv.slice(2)
if (selection !== undefined && selection !== 'e2e') {
  console.error(`Unknown argument ${selection}: expected e2e or none`)
  process.exit(2)
}

const reports = await mkdtemp(join(tmpdir(), 'vitrine-reports-'))
const chromium = findChromium()
// The error is thrown where the browser is needed.
chromium.catch(() => {})
try {
  if (selection === undefined) {
    await runStage('static checks', runStaticChecks)
    await runStage('unit and API tests', runUnitTests)
  }
  await runSiteTests(reports, chromium, filters)
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof ProgramFailed)) throw error
  console.error(error.message)
} finally {
  console.log([formatStages(), await summarizeReports(reports)].join('\n'))
  await rm(reports, { recursive: true, force: true })
}

async function runStaticChecks(): Promise<void> {
  await run('next', ['typegen'])
  await run('tsc', ['--noEmit'])
  await run('biome', ['lint', '--error-on-warnings'])
  await run('tsx', ['scripts/openapi-lint.ts'])
}

function runUnitTests(): Promise<void> {
  return run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'unit.json')}`,
  ])
}
