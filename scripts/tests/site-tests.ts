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
  filters: readonly string[] = [],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  try {
    const site = await runStage('build of the site', () => buildTestSite(folder))
    if (site) await testSite(site, reports, chromium, filters)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function testSite(
  site: TestSite,
  reports: string,
  chromium: Promise<string>,
  filters: readonly string[],
): Promise<void> {
  const server = await startTestSite(site)
  const environment = testEnvironment(site)
  const runRequests = (project: string) => runRequestTests(project, environment, reports, filters)
  const runBrowser = async (project: string) =>
    runBrowserTests(project, { ...environment, CHROMIUM_PATH: await chromium }, reports, filters)
  try {
    await runStage('requests', () => runRequests('http'))
    await runStage('browser', () => runBrowser('browser'))
    // They change the records.
    await runStage('changes', () => runRequests('changes'))
    if (process.env.TEST_FULL) {
      await runStage('more changes', () => runBrowser('more-changes'))
      await runStage('copies of an API', () => runRequests('copies'))
      await runStage('generated records, about 12 minutes', () => runRequests('generated'))
    }
  } finally {
    await server.stop()
  }
}

/** The tests of one project of e2e/vitest.config.ts. */
export function runRequestTests(
  project: string,
  environment: Environment,
  reports: string,
  filters: readonly string[] = [],
): Promise<void> {
  const report = `--outputFile.json=${join(reports, `${project}.json`)}`
  return run(
    'vitest',
    [
      ...['run', '--config=e2e/vitest.config.ts', `--project=${project}`, '--passWithNoTests'],
      ...['--reporter=default', '--reporter=json', report, ...filters],
    ],
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
  return run(
    'playwright',
    ['test', `--project=${project}`, `--output=test-results/${project}`, '--pass-with-no-tests', ...filters],
    { ...environment, REPORT: join(reports, `${project}.json`) },
  )
}
