import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { type Scope, scopes } from '@vitrine/api-contract/scope'
import { openDatabase, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { createApp } from '#app'
import type { RawRecord } from '#import/content'
import { checkRecords } from '#import/load-content'
import { writeContent } from '#import/write-content'
import { createToken } from '#tokens'

type TestRecord = Pick<RawRecord, 'kind' | 'data'>

/**
 * Serves an API with these records over HTTP on a free port, with a token of every scope. `rewrite` changes the URL of a
 * request that the API gets: `takeRequests` has the URL that was sent. @internal
 */
export async function startApiServer(
  records: Iterable<TestRecord>,
  siteUrl: string,
  rewrite: (url: URL) => URL = (url) => url,
) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-api-'))
  const path = join(folder, 'content.db')
  await createDatabase(path)
  const url = `file:${path}`
  const writing = openDatabaseForWriting(url)
  await writeContent(writing, checkRecords(withOrigin(records), 'the test', new Date()), new Date())
  const token = await createToken(writing, { name: 'test', scopes, now: new Date() })
  await writing.destroy()

  const db = openDatabase(url)
  const app = createApp({ db, siteUrl })
  const requests: string[] = []
  const responses = new Map<string, Promise<{ body: ArrayBuffer; status: number; headers: Headers }>>()
  let failing: RegExp | null = null
  const fetch = async (request: Request) => {
    requests.push(new URL(request.url).pathname + new URL(request.url).search)
    if (failing?.test(request.url)) return Response.json({ error: 'broken' }, { status: 500 })
    // The records do not change, and `'use cache'` has no effect in tests: most requests are sent several times.
    const key = [request.method, request.url, request.headers.get('Authorization')].join(' ')
    const stored = responses.get(key) ?? respond(request)
    responses.set(key, stored)
    const { body, ...init } = await stored
    return new Response(body, init)
  }
  const respond = async (request: Request) => {
    const response = await app.fetch(new Request(rewrite(new URL(request.url)), request))
    const { status, headers } = response
    return { body: await response.arrayBuffer(), status, headers }
  }
  const { server, port } = await new Promise<{ server: ServerType; port: number }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve({ server, port }))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: url,
    token,
    /** A new token with these scopes. */
    tokenFor: async (some: readonly Scope[]) => {
      const db = openDatabaseForWriting(url)
      try {
        return await createToken(db, { name: 'test', scopes: some, now: new Date() })
      } finally {
        await db.destroy()
      }
    },
    /** The paths requested so far, oldest first; the list is empty afterwards. */
    takeRequests: () => requests.splice(0),
    /** Requests whose URL matches respond with 500 from now on; null ends that. */
    fail: (urls: RegExp | null) => {
      failing = urls
    },
    stop: async () => {
      await new Promise((resolve) => server.close(resolve))
      await db.destroy()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A database file without records, which each server copies: the migrations take most of the time of its start. */
let emptyDatabase: Buffer | undefined

async function createDatabase(path: string): Promise<void> {
  if (emptyDatabase) return writeFileSync(path, emptyDatabase)
  const db = openDatabaseForWriting(path)
  await migrate(db)
  await db.destroy()
  emptyDatabase = readFileSync(path)
}

function* withOrigin(records: Iterable<TestRecord>): Generator<{ record: RawRecord }> {
  let index = 0
  for (const { kind, data } of records) {
    yield { record: { kind, data, file: 'the test', at: [kind, index] } }
    index += 1
  }
}
