import { rmSync } from 'node:fs'
import { scopes as everyScope, type Scope } from '@vitrine/api-contract/scope'
import { openDatabase, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import {
  createDatabase,
  createTemplate,
  type Engine,
  type TestDatabase,
} from '@vitrine/content-store/testing/engines'
import { createApp } from '#app'
import { loadContent } from '#import/load-content'
import { writeContent } from '#import/write-content'
import { createToken } from '#tokens'
import { type Files, makeFiles, writeFolder } from './content-folder'

export const importedAt = new Date('2026-11-20T12:00:00.000Z')

export type TestApi = Awaited<ReturnType<typeof startApi>>

/** The app with a new database that contains the files. */
export async function startApi(files: Files = makeFiles(), engine: Engine = 'sqlite') {
  const { createCopy, allScopes } = await templateOf(files, engine)
  const { url, remove } = await createCopy()
  const errors: unknown[] = []
  const db = openDatabase(url)
  const app = createApp({
    db,
    siteUrl: 'https://site.example',
    logError: (_message, error) => errors.push(error),
  })

  /** A request with a token of every scope, or with `token`; with `null`, without a token. */
  const get = async (path: string, token: string | null = allScopes) => {
    const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
    return app.request(`/api/v1${path}`, { headers })
  }
  return {
    app,
    /** The path of a SQLite file, or a URL of Postgres. */
    databaseUrl: url,
    /** The logged errors. */
    errors,
    get,
    getJson: async (path: string) => (await get(path)).json(),
    tokenFor: (...scopes: Scope[]) => tokenFor(url, scopes),
    stop: async () => {
      await db.destroy()
      await remove()
    },
  }
}

type Template = { createCopy: () => Promise<TestDatabase>; allScopes: string }

const templates = new Map<string, Promise<Template>>()

/** The files are imported once in each process, because an import takes much longer than a copy of the database. */
function templateOf(files: Files, engine: Engine): Promise<Template> {
  const key = `${engine} ${JSON.stringify(files)}`
  const known = templates.get(key)
  if (known) return known
  const template = makeTemplate(files, engine)
  templates.set(key, template)
  template.catch(() => templates.delete(key))
  return template
}

async function makeTemplate(files: Files, engine: Engine): Promise<Template> {
  const database = await createDatabase(engine)
  await importFiles(database.url, files, importedAt)
  const allScopes = await tokenFor(database.url, everyScope)
  return { createCopy: await createTemplate(engine, database), allScopes }
}

export async function importFiles(url: string, files: Files, now: Date) {
  const folder = writeFolder(files)
  const db = openDatabaseForWriting(url)
  try {
    return await writeContent(db, loadContent(folder, now), now, { prune: true })
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
}

async function tokenFor(url: string, scopes: readonly Scope[]): Promise<string> {
  const db = openDatabaseForWriting(url)
  try {
    return await createToken(db, { name: 'test', scopes, now: importedAt })
  } finally {
    await db.destroy()
  }
}
