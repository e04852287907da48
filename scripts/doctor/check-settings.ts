import { openDatabase } from '@vitrine/content-store/db/connect'
import { databaseName } from '@vitrine/content-store/db/location'
import { createEmbeddedApi } from '@vitrine/read-api/embedded'
import { fetch } from 'undici'
import { createAgent } from '@/lib/client/api-agent'
import { env, siteOrigin } from '@/lib/env'
import { type CopyState, readCopyState } from '@/lib/sync/copy-state'
import { formatReport } from './format-report'
import { runDoctor, type Upstream } from './run'

/** Prints the report of `npm run doctor`, and sets the exit code. */
export async function checkSettings({ json = false }): Promise<void> {
  const upstream = connect()
  if (upstream === null) {
    process.exitCode = 3
    return
  }
  const report = await runDoctor(process.env, upstream, new Date(), await readCopy())
  console.log(json ? JSON.stringify(report, null, 2) : formatReport(report))
  process.exitCode = report.exitCode
}

/** Null if the site has the content of files. */
async function readCopy(): Promise<CopyState | null> {
  if (env.API_BASE_URL === undefined) return null
  const db = openDatabase(env.DATABASE_URL)
  return readCopyState(db, env.API_BASE_URL).finally(() => db.destroy())
}

/** Null, with a line that says what to do, if content of files was not imported. */
function connect(): Upstream | null {
  if (env.API_BASE_URL === undefined) return connectEmbedded()
  const dispatcher = createAgent(env.API_TIMEOUT_MS, 1)
  return {
    fetch: (url, init) => fetch(url, { ...init, dispatcher }),
    baseUrl: env.API_BASE_URL,
    token: env.API_TOKEN ?? null,
  }
}

/** The scopes that the site would need as a client of the API. */
const siteScopes = [
  ...(['su_organizations_r', 'su_offices_r', 'su_images_r', 'su_videos_r', 'jobs_r', 'offices_r'] as const),
  ...(['cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r'] as const),
]

function connectEmbedded(): Upstream | null {
  try {
    const api = createEmbeddedApi({
      databaseUrl: env.DATABASE_URL,
      siteUrl: env.SITE_URL,
      siteLocales: { locales: env.SITE_LOCALES, defaultLocale: env.DEFAULT_LOCALE },
      scopes: siteScopes,
    })
    return {
      // A request in this process follows no redirect.
      fetch: async (url, init) => api.fetch(new Request(url, { ...init, redirect: 'error' })),
      ...{ baseUrl: siteOrigin, token: api.token },
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : `${databaseName(env.DATABASE_URL)} cannot be read`)
    return null
  }
}
