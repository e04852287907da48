import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFull } from '@vitrine/api-contract/testing/full'
import pg from 'pg'
import { inject } from 'vitest'

/** @internal */
export type Engine = 'sqlite' | 'postgres'

/** In `npm test` only same-responses.test.ts and postgres.test.ts of the Read API use Postgres. @internal */
export const engines: readonly Engine[] = isFull ? ['sqlite', 'postgres'] : ['sqlite']

/** @internal */
export type TestDatabase = { url: string; remove: () => Promise<void> }

/** A new empty database; its `url` is a value of DATABASE_URL. @internal */
export async function createDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'postgres') return createPostgresDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-api-'))
  return { url: join(folder, 'test.db'), remove: async () => rmSync(folder, { recursive: true }) }
}

/** Returns a function that creates copies of `database`. No process may have `database` open, or write it afterwards. @internal */
export async function createTemplate(
  engine: Engine,
  database: TestDatabase,
): Promise<() => Promise<TestDatabase>> {
  if (engine === 'postgres')
    return () => createPostgresDatabase(`template ${new URL(database.url).pathname.slice(1)}`)
  const content = readFileSync(database.url)
  await database.remove()
  return async () => {
    const copy = await createDatabase('sqlite')
    writeFileSync(copy.url, content)
    return copy
  }
}

async function createPostgresDatabase(options = ''): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const response = await fetch(inject('postgresStarter'))
  const server = await response.text()
  if (!response.ok) throw new Error(server)
  await runOnServer(server, `create database ${name} ${options}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, remove: () => runOnServer(server, `drop database ${name} with (force)`) }
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
