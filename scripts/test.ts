import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBrowserTests } from './browser-tests'
import { ProgramFailed, run } from './run'

/** Everything there is to test, the fast first; with `e2e` the browser tests alone. Ends with one line of counts. */
const reports = await mkdtemp(join(tmpdir(), 'vitrine-reports-'))
try {
  if (process.argv[2] !== 'e2e') {
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
  await runBrowserTests(reports)
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof ProgramFailed)) throw error
  console.error(error.message)
} finally {
  console.log(await countTests())
  await rm(reports, { recursive: true, force: true })
}

type Report = {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; flaky: number; unexpected: number }
}

/** Vitest and Playwright each count in their own words; a test that only passed at a second try has not passed. */
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
