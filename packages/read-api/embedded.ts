import type { Scope } from '@vitrine/api-contract/scope'
import { createApp } from './app'
import { databasePath, isPostgresUrl, openDatabase } from './db/connect'
import { isDatabaseUnavailable } from './db/database-unavailable'
import { readSqliteFile } from './db/sqlite-file'
import { randomToken } from './tokens'

/** The Read API for HTTP callers, as a handler that a route mounts. It opens the database at the first request. */
export function createHandler(options: { databaseUrl: string; siteUrl: string }) {
  const { databaseUrl, siteUrl } = options
  const app = createApp({ db: openDatabase(databaseUrl), siteUrl })
  return async (request: Request): Promise<Response> => app.fetch(request)
}

export type EmbeddedApi = {
  fetch: (request: Request) => Promise<Response>
  /** Good for this process only, with the scopes that were asked for. */
  token: string
}

/** The Read API for callers in this process. Throws when nothing was ever imported into the file it is to read. */
export function createEmbeddedApi(options: {
  databaseUrl: string
  siteUrl: string
  scopes: readonly Scope[]
}): EmbeddedApi {
  const { databaseUrl, siteUrl, scopes } = options
  // A server of databases can only be asked later; without content it answers 503.
  if (!isPostgresUrl(databaseUrl)) expectContent(databasePath(databaseUrl))
  const token = randomToken()
  const app = createApp({ db: openDatabase(databaseUrl), siteUrl, ephemeralToken: { token, scopes } })
  return { fetch: async (request) => app.fetch(request), token }
}

function expectContent(path: string): void {
  const database = readSqliteFile(path)
  try {
    // Of all tables the last that an import writes, and one that files of older versions do not have.
    database.prepare('select 1 from content_version limit 1').all([])
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    throw new Error(`No content found at ${path}. Run "npm run content:import" first.`, { cause: error })
  } finally {
    database.close()
  }
}
