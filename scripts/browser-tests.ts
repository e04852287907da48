import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startUpstream } from '@/e2e/support/upstream'
import { findChromium } from './chromium'
import { onFreePort, outputOf, run, start } from './run'

/**
 * The browser tests, on the built site twice: with the embedded API, and with another server's that can be made to
 * fail while the embedded database is absent. Reports are written to `reports` as Playwright's JSON.
 */
export async function runBrowserTests(reports: string): Promise<void> {
  const chromiumPath = findChromium()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  const playwright = (project: string, environment: Record<string, string>) =>
    run('playwright', ['test', `--project=${project}`], {
      ...environment,
      CHROMIUM_PATH: chromiumPath,
      REPORT: join(reports, `${project}.json`),
    })
  try {
    const database = { DATABASE_URL: `file:${join(folder, 'content.db')}` }
    const content = join(folder, 'content')
    await cp('content', content, { recursive: true })
    await run('tsx', ['packages/read-api/commands/content-import.ts', content], database)
    await testEmbedded(database, (project, environment) =>
      playwright(project, { ...environment, ...database, CONTENT_FOLDER: content }),
    )
    await testHosted(folder, database, playwright)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Settings = Record<string, string>
type Playwright = (project: string, environment: Settings) => Promise<void>

async function testEmbedded(database: Settings, playwright: Playwright): Promise<void> {
  const key = { INDEXNOW_KEY: randomUUID() }
  const site = await onFreePort({ ...database, ...key, NEWS_INDEXES: 'news' })
  await run('next', ['build'], site.environment)
  const server = await start('next', ['start'], site.url, site.environment)
  try {
    const environment = { BASE_URL: site.url, ...key }
    await playwright('schedule', environment)
    await playwright('embedded', environment)
  } finally {
    await server.stop()
  }
}

async function testHosted(folder: string, database: Settings, playwright: Playwright): Promise<void> {
  const scopes = [
    ...['su_organizations_r', 'su_offices_r', 'su_images_r', 'su_videos_r', 'jobs_r', 'offices_r'],
    ...['cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r'],
  ]
  const made = await outputOf(
    'packages/read-api/commands/api-token.ts',
    scopes.flatMap((scope) => ['--scope', scope]),
    database,
  )
  const token = made.trim().split('\n').at(-1) ?? ''
  const api = await onFreePort({
    ...database,
    // Nobody serves the media here; the site shows its placeholders.
    SITE_URL: 'http://localhost',
    // A build reads more in a minute than a reader may, and its lines would bury those of the tests.
    API_RATE_LIMIT_PER_MINUTE: '0',
    API_RATE_LIMIT_PER_ADDRESS: '0',
    LOG_LEVEL: 'warn',
  })
  const apiServer = await start(
    'tsx',
    ['packages/read-api/commands/api.ts'],
    `${api.url}/api/v1/openapi.json`,
    api.environment,
  )
  const upstream = await startUpstream(api.url)
  const site = await onFreePort({
    API_BASE_URL: upstream.url,
    API_TOKEN: token,
    DATABASE_URL: `file:${join(folder, `absent-${randomUUID()}.db`)}`,
    REVALIDATE_SECONDS: '3',
    SEARCH_ENGINES: 'deny',
  })
  try {
    upstream.fail({ kind: 'embed', organization: 'tDw4Lb9' })
    await run('next', ['build'], site.environment)
    const server = await start('next', ['start'], site.url, site.environment)
    try {
      await playwright('hosted', {
        BASE_URL: site.url,
        UPSTREAM_URL: upstream.url,
        API_TOKEN: token,
      })
    } finally {
      await server.stop()
    }
  } finally {
    await upstream.stop()
    await apiServer.stop()
  }
}
