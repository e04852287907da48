import type { Scope } from '@vitrine/api-contract/scope'
import { openDatabase } from '@vitrine/content-store/db/connect'
import { DatabaseUnavailable, isDatabaseUnavailable } from '@vitrine/content-store/db/database-unavailable'
import { databasePath, isPostgresUrl } from '@vitrine/content-store/db/location'
import { openSqliteReadOnly } from '@vitrine/content-store/db/sqlite-file'
import type { Page } from '@vitrine/content-store/paging'
import {
  type ArticleDraftSummary,
  getArticleDraft,
  listArticleDrafts,
} from '@vitrine/content-store/queries/drafts'
import { withSiteOrigin } from '@vitrine/content-store/site-origin'
import { type ApiOptions, createApp } from './app'
import { defaultSiteLocales, type Site, withPageUrl } from './article-url'
import type { ArticleDraftWire } from './import/wire/article-draft'
import { randomToken } from './tokens'

type Options = { databaseUrl: string } & Pick<ApiOptions, 'siteUrl' | 'siteLocales'>
type Fetch = (request: Request) => Promise<Response>

/** The Read API for HTTP clients, for mounting in a route. Opens the database at the first request. */
export function createHandler({ databaseUrl, ...site }: Options): Fetch {
  const app = createApp({ ...site, db: openDatabase(databaseUrl) })
  return async (request) => app.fetch(request)
}

/** `token` has the requested scopes and is valid for `fetch` only. No operation of `fetch` sends a draft of an article. */
export type EmbeddedApi = {
  fetch: Fetch
  token: string
  /** The last changed draft first. */
  listArticleDrafts: (page: { limit: number; offset: number }) => Promise<Page<ArticleDraftSummary>>
  /** Null if there is no draft with this reference; a published article is none. */
  getArticleDraft: (reference: string) => Promise<ArticleDraftWire | null>
}

/** The Read API for callers in this process. Throws `DatabaseUnavailable` if its SQLite file has no content of this version. */
export function createEmbeddedApi({
  databaseUrl,
  scopes,
  ...site
}: Options & { scopes: readonly Scope[] }): EmbeddedApi {
  // Postgres cannot be queried synchronously; without content the API responds with 503.
  if (!isPostgresUrl(databaseUrl)) expectContent(databasePath(databaseUrl))
  const token = randomToken()
  const db = openDatabase(databaseUrl)
  const app = createApp({ ...site, db, ephemeralToken: { token, scopes } })
  return {
    fetch: async (request) => app.fetch(request),
    token,
    listArticleDrafts: (page) => listArticleDrafts(db, page),
    getArticleDraft: async (reference) => {
      const json = await getArticleDraft(db, reference)
      return json === null
        ? null
        : toDraft(json, { ...(site.siteLocales ?? defaultSiteLocales), url: site.siteUrl })
    },
  }
}

/** The URL of an article contains the day of its publication, unless the file names the URL. */
function toDraft(json: string, site: Site): ArticleDraftWire {
  const draft: ArticleDraftWire = JSON.parse(withSiteOrigin(json, site.url))
  if (draft.url !== '') return draft
  return draft.published_at === null
    ? { ...draft, url: null }
    : JSON.parse(withPageUrl(JSON.stringify(draft), site))
}

function expectContent(path: string): void {
  const database = openSqliteReadOnly(path)
  try {
    // Migrations of an earlier version leave the table empty: its content has to be imported again.
    if (database.prepare('select 1 from store').all([]).length === 0)
      throw new DatabaseUnavailable('nothing was imported')
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    const advice = 'Run "npm run content:import", or "npm run sync" for a hosted API.'
    throw new DatabaseUnavailable(`The database ${path} has no content of this version. ${advice}`, {
      cause: error,
    })
  } finally {
    database.close()
  }
}
