import type { Scope } from '@vitrine/api-contract/scope'
import { type ApiOptions, createApp } from './app'
import { databasePath, isPostgresUrl, openDatabase } from './db/connect'
import { isDatabaseUnavailable } from './db/database-unavailable'
import { openSqliteReadOnly } from './db/sqlite-file'
import type { Page } from './paging'
import { type ArticleDraftSummary, getArticleDraft, listArticleDrafts } from './queries/article-drafts'
import { randomToken } from './tokens'
import { type ArticleDraftWire, articleDraftToWire } from './wire/article-draft'
import { defaultSiteLocales } from './wire/article-url'
import { createMedia } from './wire/media'

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

/** The Read API for callers in this process. Throws if its SQLite file has no content of this version. */
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
  const media = createMedia(site.siteUrl)
  const articleSite = { ...(site.siteLocales ?? defaultSiteLocales), url: site.siteUrl }
  return {
    fetch: async (request) => app.fetch(request),
    token,
    listArticleDrafts: (page) => listArticleDrafts(db, page),
    getArticleDraft: async (reference) => {
      const found = await getArticleDraft(db, reference)
      return found && articleDraftToWire(found.draft, found.parts, media, articleSite)
    },
  }
}

function expectContent(path: string): void {
  const database = openSqliteReadOnly(path)
  try {
    // An import writes content_version last, and article_drafts is the newest table: older versions lack it.
    database.prepare('select 1 from content_version, article_drafts limit 1').all([])
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    const message = `The database ${path} has no content of this version. Run "npm run content:import" first.`
    throw new Error(message, { cause: error })
  } finally {
    database.close()
  }
}
