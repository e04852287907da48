import { randomBytes, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { parseTable, unseenFields } from '@/e2e/support/fields/table'
import { createWorlds } from '@/e2e/support/fields/worlds'
import { previewSecret } from '@/e2e/support/preview'
import { startUpstream } from '@/e2e/support/upstream'
import { findChromium } from './chromium'
import { withFieldsSite } from './fields-site'
import { type ReadApiServer, startReadApi } from './read-api'
import { assignPort, type Environment, type RunSpecs, root, run, startServer } from './run'
import { copyWithoutReadApi } from './without-read-api/copy'

/**
 * Builds two sites, starts them and tests both at the same time with Playwright: one with the embedded API, and one without
 * packages/read-api whose API the tests can make fail. Writes Playwright's JSON reports to the folder `reports`.
 */
export async function runBrowserTests(reports: string): Promise<void> {
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
    const copy = join(folder, 'without-read-api')
    await copyWithoutReadApi(copy)
    const api = await startReadApi(database)
    try {
      // The tests of the second site mostly wait until caches are stale.
      const hosted = testHosted(folder, copy, api, runSpecs).then(() => testFields(folder, copy, runSpecs))
      const outcomes = await Promise.allSettled([
        testEmbedded(
          database,
          (project, environment) =>
            runSpecs(project, { ...environment, ...database, CONTENT_FOLDER: content }),
          hosted,
        ),
        hosted,
      ])
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    } finally {
      await api.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The project `revalidate` changes the records that the tests of `hosted` read too: it runs after them, alone on the machine. */
async function testEmbedded(database: Environment, runSpecs: RunSpecs, hosted: Promise<void>): Promise<void> {
  const key = { INDEXNOW_KEY: randomUUID() }
  const secret = { REVALIDATE_SECRET: webhookSecret() }
  const preview = await previewSettings()
  const site = await assignPort({
    ...{ ...database, ...key, ...secret, ...preview },
    NEWS_INDEXES: 'news',
    TRUSTED_PROXIES: '1',
    // A change must be shown because of the webhook or the publish scheduler, and not because a page became stale meanwhile.
    REVALIDATE_SECONDS: '3600',
  })
  await run('next', ['build'], site.environment)
  const server = await startServer('next', ['start'], site.url, site.environment)
  try {
    const environment = { BASE_URL: site.url, ...key, ...preview }
    await runSpecs('schedule', environment)
    await runSpecs('embedded', environment)
    await hosted.catch(() => {})
    await runSpecs('revalidate', { ...environment, ...secret })
  } finally {
    await server.stop()
  }
}

function webhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

/** A test starts a server at the origin that may show the preview in a frame. `localhost` is another site than this one. */
async function previewSettings(): Promise<Environment> {
  return {
    PREVIEW_SECRET: previewSecret,
    PREVIEW_FRAME_ANCESTORS: `http://127.0.0.1:${await getPort()}`,
  }
}

/** Builds and starts the site in the folder `copy`: a read of packages/read-api, or of its database, would fail. */
async function testHosted(
  folder: string,
  copy: string,
  api: ReadApiServer,
  runSpecs: RunSpecs,
): Promise<void> {
  const upstream = await startUpstream(api.url)
  const preview = await previewSettings()
  const secret = { REVALIDATE_SECRET: webhookSecret() }
  const site = await assignPort({
    ...preview,
    API_BASE_URL: upstream.url,
    API_TOKEN: api.token,
    CACHE_DIRECTORY: join(folder, 'cache-hosted'),
    REVALIDATE_SECONDS: '3',
    SEARCH_ENGINES: 'deny',
    TRUSTED_PROXIES: '1',
    ...secret,
  })
  try {
    upstream.fail({ kind: 'embed', organization: 'tDw4Lb9' })
    await run('next', ['build'], site.environment, copy)
    // With the declarations of read-api.d.ts in place of the package. The build checks no types.
    await run('tsc', ['--noEmit'], {}, copy)
    const server = await startServer('next', ['start'], site.url, site.environment, copy)
    try {
      const environment = {
        ...{ BASE_URL: site.url, UPSTREAM_URL: upstream.url, API_TOKEN: api.token },
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
