import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import getPort from 'get-port'
import { stringify } from 'yaml'
import { writeContentFolder } from '@/e2e/records/content-folder'
import { ownMessages, ownPages } from '@/e2e/records/site-folder'
import { locales, siteName, siteReference } from '@/e2e/records/sites'
import { previewSecret } from '@/e2e/support/preview'
import { writeFiles } from '@/lib/settings/testing/site-folder'
import { assignPort, type Environment, run, type Server, startServer } from '../run'
import { copyProject } from './project-copy'

/** A build of the project with the records of e2e/records, and a database that has them. */
export type TestSite = {
  /** The origin of its pages. */
  url: string
  /** The folder of the build: a copy of the project without the demo content. */
  project: string
  /** The content folder of the records. A test that changes records writes to it and imports it. */
  content: string
  /** The settings of the build and of each process that serves it. */
  settings: Environment
}

/**
 * Copies the project to `folder`, replaces the demo content by the records of the tests, imports them and builds. `path` is that of
 * SITE_URL.
 */
export async function buildTestSite(folder: string, path = ''): Promise<TestSite> {
  const { url, environment } = await assignPort(await settingsOf(folder))
  const site: TestSite = {
    url,
    project: join(folder, 'project'),
    content: join(folder, 'content'),
    settings: { ...environment, SITE_URL: url + path },
  }
  await writeSite(join(folder, 'site'))
  await copyProject(site.project, ['content', 'site'])
  await writeContentFolder(site.content, new Date())
  await run('tsx', ['packages/read-api/commands/content-import.ts', site.content], {
    ...site.settings,
    // The import would send a webhook to a site that does not run yet.
    REVALIDATE_SECRET: '',
  })
  await run('next', ['build'], site.settings, site.project)
  return site
}

/** Serves the build at the origin of its pages. */
export function startTestSite({ url, settings, project }: TestSite): Promise<Server> {
  return startServer('site', [], url, settings, project)
}

/** What a test of the site reads from its environment. */
export function testEnvironment({ url, settings, content, project }: TestSite): Environment {
  return { ...settings, BASE_URL: url, CONTENT_FOLDER: content, PROJECT_FOLDER: project }
}

/** The site folder, with pages and words of its own, the form of a service that a test starts at its port, and former paths. */
async function writeSite(folder: string): Promise<void> {
  const alerts = {
    ...{ url: `http://127.0.0.1:${await getPort()}/subscribe?list=1`, email: 'EMAIL' },
    fields: { PAGE: '{page}', FEED: '{feed}', tag: 'jobs' },
  }
  const applications = {
    hosts_without: ['wind-power.example'],
    feeds: { indeed: { utm_source: 'indeed' } },
  }
  writeFiles(folder, {
    'site.yaml': stringify({ name: siteName, alert_form: alerts, applications }),
    'redirects.csv': 'from,to,status\n/careers/*,/en/jobs,301\n/en/companies/former,/en/companies,\n',
    ...Object.fromEntries(Object.values(ownPages).map(({ file, text }) => [`pages/${file}`, text])),
    'messages/fr.json': JSON.stringify(ownMessages.fr),
  })
}

async function settingsOf(folder: string): Promise<Environment> {
  return {
    DATABASE_URL: `file:${join(folder, 'content.db')}`,
    CACHE_DIRECTORY: join(folder, 'cache'),
    SITE_REFERENCE: siteReference,
    SITE_FOLDER: join(folder, 'site'),
    TAG_AUTHORITY: 'board.example,2026-01-01',
    SITE_LOCALES: locales.join(),
    NEWS_INDEXES: 'news',
    // Each request of a test is one of another client: e2e/support/clients.ts.
    TRUSTED_PROXIES: '1',
    // A change must be shown because of the webhook or the publish scheduler, and not because a page became stale meanwhile.
    REVALIDATE_SECONDS: '3600',
    LOG_LEVEL: 'error',
    INDEXNOW_KEY: randomUUID(),
    REVALIDATE_SECRET: webhookSecret(),
    PREVIEW_SECRET: previewSecret,
    // A test starts a server at this origin, which shows the preview in a frame. `localhost` is another site than it.
    PREVIEW_FRAME_ANCESTORS: `http://127.0.0.1:${await getPort()}`,
  }
}

export function webhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}
