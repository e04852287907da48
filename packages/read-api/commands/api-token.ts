import './load-env'
import { type Db, openDatabaseForWriting } from '#db/connect'
import { migrate } from '#db/migrations'
import { env } from '#env'
import { createToken, type ListedToken, listTokens, revokeToken } from '#tokens'
import { isArgumentError } from './argument-error'
import { readCommand, type TokenCommand, usage } from './token-arguments'

try {
  const now = new Date()
  const command = readCommand(process.argv.slice(2), now)
  if (command.verb === 'help') console.log(usage)
  else await runInDatabase(command, now)
} catch (error) {
  if (isArgumentError(error)) console.error(`${error.message}\n${usage}`)
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

type DatabaseCommand = Exclude<TokenCommand, { verb: 'help' }>

async function runInDatabase(command: DatabaseCommand, now: Date): Promise<void> {
  const db = openDatabaseForWriting(env.DATABASE_URL)
  try {
    await migrate(db)
    await run(db, command, now)
  } finally {
    await db.destroy()
  }
}

async function run(db: Db, command: DatabaseCommand, now: Date): Promise<void> {
  switch (command.verb) {
    case 'list':
      console.log(toTable(await listTokens(db, now)))
      return
    case 'revoke': {
      const { id, name } = await revokeToken(db, command.id, now)
      console.log(`Revoked ${id} (${name})`)
      return
    }
    case 'create': {
      const token = await createToken(db, { ...command, now })
      const expiry =
        command.expiresAt === undefined
          ? 'does not expire'
          : `expires ${toMinute(command.expiresAt.getTime())}`
      console.error(
        `Created the token "${command.name}": ${expiry}, scopes ${command.scopes.join(' ')}.\nIt cannot be shown again, because the database contains only its hash:`,
      )
      console.log(token)
      return
    }
    default:
      command satisfies never
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
