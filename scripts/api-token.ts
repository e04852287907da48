import './load-env'
import { parseArgs } from 'node:util'
import { scopeName, scopes } from '@/lib/contract/scope'
import { env } from '@/lib/env'
import { openDatabaseForWriting } from '@/lib/server/db/connect'
import { migrate } from '@/lib/server/db/migrations'
import { createToken } from '@/lib/server/tokens'

const usage = 'usage: npm run -s api:token -- [--name NAME] --scope SCOPE [--scope SCOPE ...]'

try {
  const { name, wanted } = readArguments()
  const db = openDatabaseForWriting(env.DATABASE_URL)
  try {
    await migrate(db)
    const token = await createToken(db, { name, scopes: wanted, now: new Date() })
    console.error(
      `A token named ${name} for ${wanted.join(', ')}. It is shown once and stored as a digest only:`,
    )
    console.log(token)
  } finally {
    await db.destroy()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      scope: { type: 'string', multiple: true, default: [] },
      name: { type: 'string', default: 'unnamed' },
    },
  })
  if (values.scope.length === 0) throw new Error(`${usage}\nscopes: ${scopes.join(' ')}`)
  const wanted = values.scope.map((scope) => {
    const { data } = scopeName.safeParse(scope)
    if (data === undefined) throw new Error(`unknown scope ${scope}; the scopes are ${scopes.join(' ')}`)
    return data
  })
  return { name: values.name, wanted: [...new Set(wanted)] }
}
