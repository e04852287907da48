import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startUpstream } from '@/e2e/support/upstream'
import { findChromium } from './chromium'
import { type ReadApiServer, startReadApi } from './read-api'
import { assignPort, type Environment, type RunSpecs, run, startServer } from './run'
import { testWithoutReadApi } from './without-read-api'

export type Suite = 'embedded' | 'hosted' | 'without-read-api'

/**
 * Builds the site, starts it and tests it with Playwright: with the embedded API, with an API over HTTP that the tests
 * can make fail, and without packages/read-api. Writes Playwright's JSON reports to the folder `reports`.
 */
export async function runBrowserTests(reports: string, suites: readonly Suite[]): Promise<void> {
  const chromiumPath = findChromium()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  const runSpecs: RunSpecs = (project, environment) =>
    run('playwright', ['test', `--project=${project}`, `--output=test-results/${project}`], {
      ...environment,
      CHROMIUM_PATH: chromiumPath,
      REPORT: join(reports, `${project}.json`),
    })
  try {
    const database = {
      DATABASE_URL: `file:${join(folder, 'content.db')}`,
      CACHE_DIRECTORY: join(folder, 'cache-embedded'),
    }
    const content = join(folder, 'content')
    await cp('content', content, { recursive: true })
    await run('tsx', ['packages/read-api/commands/content-import.ts', content], database)
    if (suites.includes('embedded'))
      await testEmbedded(database, (project, environment) =>
        runSpecs(project, { ...environment, ...database, CONTENT_FOLDER: content }),
      )
    if (suites.includes('hosted') || suites.includes('without-read-api')) {
      const api = await startReadApi(database)
      try {
        const withoutReadApi = () =>
          suites.includes('without-read-api') ? testWithoutReadApi(api, runSpecs) : Promise.resolve()
        if (suites.includes('hosted')) await testHosted(folder, api, runSpecs, withoutReadApi)
        else await withoutReadApi()
      } finally {
        await api.stop()
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function testEmbedded(database: Environment, runSpecs: RunSpecs): Promise<void> {
  const key = { INDEXNOW_KEY: randomUUID() }
  const site = await assignPort({ ...database, ...key, NEWS_INDEXES: 'news' })
  await run('next', ['build'], site.environment)
  const server = await startServer('next', ['start'], site.url, site.environment)
  try {
    const environment = { BASE_URL: site.url, ...key }
    await runSpecs('schedule', environment)
    await runSpecs('embedded', environment)
  } finally {
    await server.stop()
  }
}

/** Runs `meanwhile` beside the specs, which mostly wait for caches to become stale. */
async function testHosted(
  folder: string,
  api: ReadApiServer,
  runSpecs: RunSpecs,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const upstream = await startUpstream(api.url)
  const site = await assignPort({
    API_BASE_URL: upstream.url,
    API_TOKEN: api.token,
    // A file that does not exist: a read from the embedded database would fail.
    DATABASE_URL: `file:${join(folder, `absent-${randomUUID()}.db`)}`,
    CACHE_DIRECTORY: join(folder, 'cache-hosted'),
    REVALIDATE_SECONDS: '3',
    SEARCH_ENGINES: 'deny',
  })
  try {
    upstream.fail({ kind: 'embed', organization: 'tDw4Lb9' })
    await run('next', ['build'], site.environment)
    const server = await startServer('next', ['start'], site.url, site.environment)
    try {
      const environment = { BASE_URL: site.url, UPSTREAM_URL: upstream.url, API_TOKEN: api.token }
      const outcomes = await Promise.allSettled([runSpecs('hosted', environment), meanwhile()])
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    } finally {
      await server.stop()
    }
  } finally {
    await upstream.stop()
  }
}
