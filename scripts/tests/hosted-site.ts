import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { parseTable, unseenFields } from '@/e2e/support/fields/table'
import { createWorlds } from '@/e2e/support/fields/worlds'
import { previewSecret } from '@/e2e/support/preview'
import { startUpstream } from '@/e2e/support/upstream'
import { withFieldsSite } from '../fields-site'
import { type ReadApiServer, startReadApi } from '../read-api'
import { assignPort, type Environment, root, run, startServer } from '../run'
import { copyProject } from './project-copy'
import { webhookSecret } from './site'
import { runBrowserTests } from './site-tests'

/** Runs the Playwright tests of one project of playwright.config.ts with these environment variables. */
type RunSpecs = (project: string, environment: Environment) => Promise<void>

/**
 * Builds the site, starts it with an API that the tests can make fail, and then with an API that has every field of docs/fields.md. Its records are those of the demo content. Writes Playwright's JSON reports to `reports`.
 */
export async function runHostedTests(reports: string, chromium: Promise<string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  const runSpecs: RunSpecs = async (project, environment) =>
    runBrowserTests(project, { ...environment, CHROMIUM_PATH: await chromium }, reports)
  try {
    const database = { DATABASE_URL: `file:${join(folder, 'content.db')}` }
    await run('tsx', ['packages/read-api/commands/content-import.ts', 'content'], database)
    const copy = join(folder, 'hosted')
    await copyProject(copy)
    const api = await startReadApi(database)
    try {
      await testHosted(folder, copy, api, runSpecs)
      await testFields(folder, copy, runSpecs)
    } finally {
      await api.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Builds and starts the site in the folder `copy`. */
async function testHosted(
  folder: string,
  copy: string,
  api: ReadApiServer,
  runSpecs: RunSpecs,
): Promise<void> {
  const upstream = await startUpstream(api.url)
  const preview = {
    PREVIEW_SECRET: previewSecret,
    PREVIEW_FRAME_ANCESTORS: `http://127.0.0.1:${await getPort()}`,
  }
  const secret = { REVALIDATE_SECRET: webhookSecret() }
  const copyUrl = `file:${join(folder, 'copy.db')}`
  const site = await assignPort({
    ...preview,
    API_BASE_URL: upstream.url,
    API_TOKEN: api.token,
    CACHE_DIRECTORY: join(folder, 'cache-hosted'),
    DATABASE_URL: copyUrl,
    REVALIDATE_SECONDS: '3',
    SEARCH_ENGINES: 'deny',
    TRUSTED_PROXIES: '1',
    ...secret,
  })
  try {
    upstream.fail({ kind: 'embed', organization: 'tDw4Lb9' })
    await run('tsx', ['scripts/build.ts'], site.environment, copy)
    const server = await startServer('site', [], site.url, site.environment, copy)
    try {
      const environment = {
        ...{ BASE_URL: site.url, UPSTREAM_URL: upstream.url, API_TOKEN: api.token },
        COPY_DATABASE_URL: copyUrl,
        ...preview,
        ...secret,
      }
      await runSpecs('hosted', environment)
    } finally {
      await server.stop()
    }
  } finally {
    await upstream.stop()
  }
}

/** Starts the site in the folder `copy` again, with an API that has every field of docs/fields.md. */
async function testFields(folder: string, copy: string, runSpecs: RunSpecs): Promise<void> {
  const seen = parseTable(await readFile(join(root, 'docs/fields.md'), 'utf8'))
  await withFieldsSite(createWorlds(unseenFields(seen)), copy, folder, (baseUrl) =>
    runSpecs('fields', { BASE_URL: baseUrl }),
  )
}
