import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run'
import { findChromium } from './tests/chromium'
import { runFullTests } from './tests/full'
import { summarizeReports } from './tests/reports'
import { runSiteTests } from './tests/site-tests'
import { formatStages, hasFailedStage, runStage } from './tests/stages'

/**
 * Runs the static checks, the unit tests and the tests of the built site, in this order. With the argument `e2e` it runs only the
 * tests of the built site, and of these the files whose paths contain one of the further arguments. With `full` it runs
 * everything, in all variants. The output ends with the durations, the failed tests and the test counts.
 */
const [selection = 'default', ...filters] = process.argv.slice(2)
if (!['default', 'e2e', 'full'].includes(selection)) {
  console.error(`Unknown argument ${selection}: expected e2e, full or none`)
  process.exit(2)
}
if (selection === 'full') {
  console.log('All tests take about 75 minutes on two cores. Each stage says how long it took.')
  process.env.TEST_FULL = '1'
}

const reports = await mkdtemp(join(tmpdir(), 'vitrine-reports-'))
const chromium = findChromium()
// The error is thrown where the browser is needed.
chromium.catch(() => {})
try {
  if (selection !== 'e2e') {
    await runStage('static checks', runStaticChecks)
    await runStage('unit and API tests', runUnitTests)
  }
  await runSiteTests(reports, chromium, filters)
  if (selection === 'full') await runFullTests(reports, chromium)
} finally {
  console.log([formatStages(), await summarizeReports(reports)].join('\n'))
  await rm(reports, { recursive: true, force: true })
  if (hasFailedStage()) process.exitCode = 1
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
