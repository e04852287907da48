import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../run'
import { findChromium } from './chromium'
import { runFullTests } from './full'
import { summarizeReports } from './reports'
import { runSiteTests } from './site-tests'
import { formatStages, hasFailedStage, runStage } from './stages'

/** Runs the static checks, the unit tests and the tests of the built site, in this order. */
export function runAllTests(): Promise<void> {
  return withReports(async (reports, chromium) => {
    await runStage('static checks', runStaticChecks)
    await runStage('unit and API tests', () => runUnitTests(reports))
    await runSiteTests(reports, chromium)
  })
}

/** Runs everything in all variants, and what is too slow for each change. */
export function runFull(): Promise<void> {
  process.env.TEST_FULL = '1'
  return withReports(async (reports, chromium) => {
    await runStage('static checks', runStaticChecks)
    await runStage('unit and API tests', () => runUnitTests(reports))
    await runSiteTests(reports, chromium)
    await runFullTests(reports, chromium)
  })
}

/** Runs the tests of the built site whose paths contain one of the filters; all without filters. */
export function runTestsOfSite(filters: readonly string[]): Promise<void> {
  return withReports((reports, chromium) => runSiteTests(reports, chromium, filters))
}

/** Prints the durations, the failed tests and the counts at the end. The exit code is 1 if a stage failed. */
async function withReports(
  runTests: (reports: string, chromium: Promise<string>) => Promise<void>,
): Promise<void> {
  const reports = await mkdtemp(join(tmpdir(), 'vitrine-reports-'))
  const chromium = findChromium()
  // The error is thrown where the browser is needed.
  chromium.catch(() => {})
  try {
    await runTests(reports, chromium)
  } finally {
    console.log([formatStages(), await summarizeReports(reports)].join('\n'))
    await rm(reports, { recursive: true, force: true })
    if (hasFailedStage()) process.exitCode = 1
  }
}

async function runStaticChecks(): Promise<void> {
  await run('next', ['typegen'])
  await Promise.all([run('tsc', ['--noEmit']), run('biome', ['lint', '--error-on-warnings'])])
  await Promise.all([run('knip', []), run('knip', ['--production'])])
  await run('tsx', ['scripts/openapi-lint.ts'])
}

function runUnitTests(reports: string): Promise<void> {
  const report = `--outputFile.json=${join(reports, 'unit.json')}`
  return run('vitest', ['run', '--reporter=default', '--reporter=json', report])
}
