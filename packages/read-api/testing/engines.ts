import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

export type TestDatabase = { url: string; remove: () => Promise<void> }

/** A new empty database; its `url` is a value of DATABASE_URL. */
export async function createDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'postgres') return createPostgresDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-api-'))
  return { url: join(folder, 'test.db'), remove: async () => rmSync(folder, { recursive: true }) }
}

async function createPostgresDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runOnServer(`create database ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = name
  return { url: url.href, remove: () => runOnServer(`drop database ${name} with (force)`) }
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
