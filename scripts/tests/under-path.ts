import { join } from 'node:path'
import { buildTestSite, startTestSite, testEnvironment } from './site'
import { runBrowserTests, runRequestTests } from './site-tests'

/** A path that is also that of a page of the site, so that removing it twice would be seen. */
const path = '/en/jobs'

/** The tests of `npm test` that name no path themselves. */
const specs = [
  'job-board.spec',
  'saved.spec',
  'site-search.spec',
  'preview.spec',
  'theme.spec',
  'elsewhere.spec',
]

/** Builds and serves the site of the tests under a path, crawls it, and runs some tests of the browser. */
export async function testUnderPath(
  folder: string,
  reports: string,
  chromium: Promise<string>,
): Promise<void> {
  const site = await buildTestSite(join(folder, 'path'), path)
  const server = await startTestSite(site)
  const environment = { ...testEnvironment(site), CHROMIUM_PATH: await chromium }
  try {
    await runRequestTests('path', environment, reports)
    await runBrowserTests('path', environment, reports)
    await runBrowserTests('browser', environment, reports, specs)
  } finally {
    await server.stop()
  }
}
