import { join } from 'node:path'
import type { RevalidationChange } from '@vitrine/api-contract/revalidation'
import { openDatabase } from '@vitrine/content-store/db/connect'
import { lastChange, listChanges } from '@vitrine/content-store/queries/changes'
import { type ReadApiServer, startReadApi } from '@/scripts/read-api'
import type { Environment } from '@/scripts/run'
import { importContent } from '../../other-site'
import { writeContentFolder } from '../../records/content-folder'
import { siteReference } from '../../records/sites'

/** An API with the records of the tests in a content folder, for a site that copies it. */
export type HostedApi = ReadApiServer & {
  content: string
  /** Imports the content folder again. Gives all records that have changed: a record can name another one. */
  publish: () => Promise<RevalidationChange[]>
  /** The settings of a site of this API but for its database. */
  settings: Environment
}

/** `folder` is for the content and its database. */
export async function startHostedApi(folder: string): Promise<HostedApi> {
  const content = join(folder, 'content')
  const database = { DATABASE_URL: `file:${join(folder, 'content.db')}` }
  const publish = async () => {
    const db = openDatabase(database.DATABASE_URL)
    try {
      const after = await lastChange(db)
      await importContent(content, database)
      const changes = await listChanges(db, { after, limit: 10_000 })
      return changes.map(({ kind, reference, action }) => ({
        ...{ type: kind, reference },
        action: action === 'delete' ? action : ('update' as const),
      }))
    } finally {
      await db.destroy()
    }
  }
  await writeContentFolder(content, new Date())
  await importContent(content, database)
  const api = await startReadApi(database)
  const settings = {
    API_BASE_URL: api.url,
    API_TOKEN: api.token,
    API_REQUESTS_PER_MINUTE: '1000000',
    QUARANTINE_MINUTES: '0',
    REVALIDATE_SECONDS: '3600',
    SITE_REFERENCE: siteReference,
  }
  return { ...api, content, publish, settings }
}
