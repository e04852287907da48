import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { recordsOf, siteReference, type World } from '@/e2e/support/fields/worlds'
import { startRecordApi } from '@/e2e/support/record-api'
import { assignPort, copyApi, startServer } from './run'

/**
 * Starts the built site of the folder `project` with an API that has these worlds, and stops both after `use`. `folder` is
 * for temporary files.
 */
export async function withFieldsSite(
  worlds: readonly World[],
  project: string,
  folder: string,
  use: (baseUrl: string) => Promise<void>,
): Promise<void> {
  const api = await startRecordApi(recordsOf(worlds))
  const site = await assignPort({
    API_BASE_URL: api.url,
    API_TOKEN: randomUUID(),
    API_REQUESTS_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: '1',
    CACHE_DIRECTORY: join(folder, 'cache-fields'),
    DATABASE_URL: `file:${join(folder, 'fields.db')}`,
    IMAGE_HOSTS: 'cdn.example,i.example',
    QUARANTINE_MINUTES: '0',
    REVALIDATE_SECONDS: '3600',
    SITE_REFERENCE: siteReference,
  })
  try {
    await copyApi({ ...site.environment, SITE_URL: site.url })
    const server = await startServer('site', [], site.url, site.environment, project)
    try {
      await use(site.url)
    } finally {
      await server.stop()
    }
  } finally {
    await api.stop()
  }
}
