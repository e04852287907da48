import type { Scope } from '@vitrine/api-contract/scope'
import { type Db, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { env } from '#env'
import { createToken, type ListedToken, listTokens, revokeToken } from '#tokens'

type NewToken = { name: string; scopes: readonly Scope[]; expiresAt: Date | undefined }

/** Prints the new token alone to standard output. */
export function printNewToken({ name, scopes, expiresAt }: NewToken): Promise<void> {
  return withDatabase(async (db) => {
    const token = await createToken(db, { name, scopes, expiresAt, now: new Date() })
    const expiry = expiresAt === undefined ? 'does not expire' : `expires ${toMinute(expiresAt.getTime())}`
    console.error(
      `Created the token "${name}": ${expiry}, scopes ${scopes.join(' ')}.\nIt cannot be shown again, because the database contains only its hash:`,
    )
    console.log(token)
  })
}

export function printTokens(): Promise<void> {
  return withDatabase(async (db) => console.log(toTable(await listTokens(db, new Date()))))
}

export function revoke(id: string): Promise<void> {
  return withDatabase(async (db) => {
    const { name } = await revokeToken(db, id, new Date())
    console.log(`Revoked ${id} (${name})`)
  })
}

/** Prints the message of an error without its stack: the database is not available, or has no such token. */
async function withDatabase(use: (db: Db) => Promise<void>): Promise<void> {
  const db = openDatabaseForWriting(env.DATABASE_URL)
  try {
    await migrate(db)
    await use(db)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await db.destroy()
  }
}

function toTable(tokens: readonly ListedToken[]): string {
  const head = ['ID', 'NAME', 'STATE', 'CREATED', 'EXPIRES', 'LAST USED', 'SCOPES']
  const rows = tokens.map((token) => [
    token.id,
    // A name is free text: control characters could change the output on a terminal.
    token.name.replace(/\p{Cc}/gu, ' '),
    token.state,
    toMinute(token.createdAt),
    token.expiresAt === null ? 'never' : toMinute(token.expiresAt),
    token.lastUsedAt === null ? 'never' : toMinute(token.lastUsedAt),
    token.scopes,
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function toMinute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')}Z`
}
