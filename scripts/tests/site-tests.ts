import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Environment, run } from '../run'
import { buildTestSite, startTestSite, type TestSite, testEnvironment } from './site'
import { runStage } from './stages'

/**
 * Builds the site with the records of e2e/records and runs the tests of e2e against it: those that only send requests with
 * Vitest, those that need a browser with Playwright. Writes their JSON reports to the folder `reports`. With `filters` it runs
 * only the files whose paths contain one of them.
 */
export async function runSiteTests(
  reports: string,
  chromium: Promise<string>,
  filters: readonly string[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  try {
    const site = await runStage('build of the site', () => buildTestSite(folder))
    const server = await startTestSite(site)
    try {
      const environment = testEnvironment(site)
      await runStage('requests', () => runRequestTests(environment, reports, filters))
      await runStage('browser', async () =>
        runBrowserTests('browser', { ...environment, CHROMIUM_PATH: await chromium }, reports, filters),
      )
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The tests of e2e/http. */
function runRequestTests(
  environment: Environment,
  reports: string,
  filters: readonly string[],
): Promise<void> {
  const report = `--outputFile.json=${join(reports, 'http.json')}`
  return run(
    'vitest',
    ['run', '--config=e2e/vitest.config.ts', '--reporter=default', '--reporter=json', report, ...filters],
    environment,
  )
}

/** The tests of one project of playwright.config.ts. */
export function runBrowserTests(
  project: string,
  environment: Environment,
  reports: string,
  filters: readonly string[] = [],
): Promise<void> {
  return run('playwright', ['test', `--project=${project}`, `--output=test-results/${project}`, ...filters], {
    ...environment,
    REPORT: join(reports, `${project}.json`),
  })
}
